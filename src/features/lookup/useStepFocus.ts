import { useCallback, useEffect, useRef } from 'react';
import type { StepStart } from './StepHeading.tsx';
import type { LookupFlow } from './useLookupFlow.ts';

/**
 * Moves the focus to where a step begins whenever the payer comes to another one, and the view to the top (trust T28).
 * On the screen's own arrival the page's heading has it, unless a deep link led on. Returns the ref of that place.
 */
export function useStepFocus({ lookup, ready, arrivals }: LookupFlow): StepStart {
  const start = useRef<HTMLElement | null>(null);
  const isChoosing = lookup.step === 0 && lookup.companyId !== undefined;
  const place = `${lookup.step} ${isChoosing} ${arrivals}`;
  const shown = useRef<string>(undefined);
  const isReady = ready !== undefined;
  const isLedOn = arrivals > 0 && lookup.step > 0;
  useEffect(() => {
    if (!isReady || shown.current === place) return;
    const hasArrived = shown.current === undefined && !isLedOn;
    shown.current = place;
    if (hasArrived) return;
    // After every effect of this commit: a change of route moves the focus to the page's heading.
    queueMicrotask(() => {
      window.scrollTo(0, 0);
      start.current?.focus({ preventScroll: true });
    });
  }, [place, isReady, isLedOn]);
  return useCallback((element) => {
    start.current = element;
  }, []);
}
