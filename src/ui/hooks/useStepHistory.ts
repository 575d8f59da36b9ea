import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { number } from 'yup';
import { isOf, part } from '../../lib/schemas.ts';

/** The state of a flow in a history entry: only its step, no data of the payer. */
const entrySchema = part({ step: number().required() });

interface Flow {
  /** The current step; undefined while the flow loads. */
  step: number | undefined;
  /**
   * Identifies whose flow it is, such as the payer's or a guest's. When it changes, the flow starts
   * again, without a history entry for its first step.
   */
  owner?: unknown;
  /**
   * Goes to a step of the history, or to the furthest step that the flow allows; returns the step
   * reached.
   */
  onReturn: (step: number) => number;
}

/**
 * Adds a history entry for every step, so that the browser's back button goes one step back instead
 * of leaving the screen. The step at which another screen or a deep link enters gets no entry of
 * its own: from there, back leads to the previous screen.
 */
export function useStepHistory({ step, owner, onReturn }: Flow): void {
  const { key, state } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const goTo = useEffectEvent(onReturn);
  const shown = useRef<{ key: string; owner: unknown; step: number }>(undefined);
  useEffect(() => {
    if (step === undefined) return;
    const before = shown.current;
    shown.current = { key, owner, step };
    if (before?.key !== key || before.owner !== owner) {
      if (isReturn && isOf(entrySchema, state)) shown.current.step = goTo(state.step);
    } else if (before.step !== step) {
      if (!isOf(entrySchema, state)) {
        void navigate({ search: '' }, { replace: true, state: { step: before.step } });
      }
      void navigate({ search: '' }, { state: { step } });
    }
  }, [key, state, isReturn, step, owner, navigate]);
}
