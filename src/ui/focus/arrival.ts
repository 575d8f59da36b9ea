import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

// Functions that focus new content (a screen, a step of a flow, a modal) or scroll to it.

export function focusMainHeading(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('main h1')?.focus(options);
}

/**
 * Returns a ref for the element that gets the focus when its component mounts. For an element of a
 * modal, call this hook in a child of the modal: in the modal's parent, the effect would run before
 * MUI has rendered the element. `autoFocus` would fail in strict mode, where a modal opens twice
 * and the focus returns to the opener in between.
 */
export function useInitialFocus<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}

/** The ref of the element that gets the focus when its step begins. */
export type StepStart = (element: HTMLElement | null) => void;

export interface StepPlace {
  /** A different text for each step; undefined while no step is shown. */
  place: string | undefined;
  /**
   * The number of deep links followed. `place` is undefined while a link is followed; afterwards
   * the focus moves even if the link leads to the same step.
   */
  links?: RefObject<number>;
}

/**
 * Focuses the start of a step and scrolls to the top whenever the step changes or a deep link leads
 * to it (docs/trust.md, T28). When the screen opens, the page's heading keeps the focus. Returns
 * the ref of the element to focus.
 */
export function useStepFocus({ place, links }: StepPlace): StepStart {
  const start = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const here = `${place} ${links?.current ?? 0}`;
    if (place === undefined || shown.current === here) return;
    const isOpening = shown.current === undefined;
    shown.current = here;
    if (isOpening) return;
    // Runs after all effects of this commit, because after a change of route one of them focuses
    // the page's heading.
    queueMicrotask(() => {
      window.scrollTo(0, 0);
      start.current?.focus({ preventScroll: true });
    });
  }, [place, links]);
  return useCallback((element) => {
    start.current = element;
  }, []);
}

/**
 * Scrolls the top of a region into view, unless the top is in the upper half of the window already:
 * scrolling would then only hide the content above the region.
 */
export function bringIntoView(region: HTMLElement | null): void {
  const top = region?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) region?.scrollIntoView({ block: 'start' });
}
