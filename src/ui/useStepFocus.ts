import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { StepStart } from './StepHeading.tsx';

/** Where in its steps a flow stands. */
export interface StepPlace {
  /** Another text for every step; undefined until there is one to show. */
  place: string | undefined;
  /** Counts the deep links that were taken: each is an arrival, even at the place where the flow already was. */
  links?: RefObject<number>;
  /** A deep link that opens the screen leads on to the step, past the page's heading. */
  leadsOn?: boolean;
}

/**
 * Moves the focus to where a step begins whenever somebody comes to another one, and the view to the top (trust T28).
 * When the screen opens, the page's heading has it, unless a deep link led on. Answers the ref of that place.
 */
export function useStepFocus({ place, links, leadsOn = false }: StepPlace): StepStart {
  const start = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const taken = links?.current ?? 0;
    const here = `${place} ${taken}`;
    if (place === undefined || shown.current === here) return;
    const isOpening = shown.current === undefined;
    shown.current = here;
    if (isOpening && !(leadsOn && taken > 0)) return;
    // After every effect of this commit: a change of route moves the focus to the page's heading.
    queueMicrotask(() => {
      window.scrollTo(0, 0);
      start.current?.focus({ preventScroll: true });
    });
  }, [place, links, leadsOn]);
  return useCallback((element) => {
    start.current = element;
  }, []);
}
