import { useEffect, useRef } from 'react';
import { lowWindow } from '../../theme/windows.ts';
import { scrollPaddingBottom } from '../../theme/scrollPadding.ts';
import { toastPlace } from './toastPlace.ts';

/**
 * Keeps the toasts above the bar that it stands in, which sticks to the bottom of the window and
 * rises with the end of its page, so that they do not cover its buttons. In a low window nothing
 * sticks.
 */
export function ToastsAbove() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const bar = place.current?.parentElement;
    if (!bar) return undefined;
    const page = document.documentElement.style;
    const toasts = toastPlace().style;
    let known = -1;
    const measure = () => {
      const { top, height } = bar.getBoundingClientRect();
      const isLow = window.matchMedia?.(lowWindow).matches;
      // In the upper half of the window, the bar leaves the toasts room below it.
      const isAbove = height > 0 && !isLow && top > window.innerHeight / 2;
      const room = isAbove ? Math.max(0, Math.ceil(window.innerHeight - top)) : 0;
      if (room === known) return;
      known = room;
      // No variable of the whole page: its change would restyle every element.
      page.scrollPaddingBottom = scrollPaddingBottom(room);
      toasts.setProperty('--bar-height', `${room}px`);
    };
    measure();
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
    for (const element of [bar, document.body]) sizes?.observe(element);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      sizes?.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      page.removeProperty('scroll-padding-bottom');
      toasts.removeProperty('--bar-height');
    };
  }, []);
  return <span ref={place} hidden />;
}
