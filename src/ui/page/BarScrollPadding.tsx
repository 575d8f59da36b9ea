import { useEffect, useRef } from 'react';
import { lowWindow } from '../../theme/windows.ts';
import { scrollPaddingAbove } from '../../theme/pageFrame.ts';

const bars = new Set<Element>();
let largest = 0;

/** The mounted bars that stick to the bottom of the window, except in a low window. */
export const bottomBars = (): Iterable<Element> => bars;

/** How many px at the window's bottom a bar covers; 0 if the bar does not stick. */
function coveredBy(bar: Element): number {
  const { top, height } = bar.getBoundingClientRect();
  const isLow = window.matchMedia?.(lowWindow).matches;
  // A bar covers nothing if it is hidden (no height), if the window is low (bars do not stick), or
  // in the upper half, where the bar has scrolled up with the end of the page.
  const isAbove = height > 0 && !isLow && top > window.innerHeight / 2;
  return isAbove ? Math.max(0, Math.ceil(window.innerHeight - top)) : 0;
}

/**
 * Sets the scroll padding at the bottom of the page to the most that a bar covers, so that focused
 * elements scroll clear of all bars.
 */
function measure(): void {
  const covered = Math.max(0, ...[...bars].map(coveredBy));
  if (covered === largest) return;
  largest = covered;
  // The property is set directly, because a changed custom property would restyle every element of
  // the page.
  document.documentElement.style.scrollPaddingBottom =
    covered > 0 ? scrollPaddingAbove(`${covered}px`) : '';
}

/**
 * Makes focused elements scroll clear of the parent of this component: a bar that sticks to the
 * bottom of the window until the end of its container is in view. In a low window no bar sticks.
 */
export function BarScrollPadding() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const bar = mark.current?.parentElement;
    if (!bar) return undefined;
    bars.add(bar);
    measure();
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
    for (const element of [bar, document.body]) sizes?.observe(element);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      sizes?.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      bars.delete(bar);
      measure();
    };
  }, []);
  return <span ref={mark} hidden />;
}
