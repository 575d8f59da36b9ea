import { useCallback, useEffect, useRef } from 'react';
import type { StepStart } from './StepHeading.tsx';
import type { LookupFlow } from './useLookupFlow.ts';

/**
 * Moves the focus to where a step begins whenever the payer comes to another one, and the view to the top (trust T28).
 * When the screen opens, the page's heading has it, unless a deep link led on to the field. Answers the ref of that place.
 */
export function useStepFocus({ lookup, ready, links }: LookupFlow): StepStart {
  const start = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  const { step, companyId } = lookup;
  const isChoosingContract = step === 0 && companyId !== undefined;
  const isReady = ready !== undefined;
  useEffect(() => {
    const place = `${step} ${isChoosingContract} ${links.current}`;
    if (!isReady || shown.current === place) return;
    const isOpening = shown.current === undefined;
    shown.current = place;
    if (isOpening && (links.current === 0 || step === 0)) return;
    // After every effect of this commit: a change of route moves the focus to the page's heading.
    queueMicrotask(() => {
      window.scrollTo(0, 0);
      start.current?.focus({ preventScroll: true });
    });
  }, [isReady, step, isChoosingContract, links]);
  return useCallback((element) => {
    start.current = element;
  }, []);
}
