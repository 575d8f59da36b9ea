import { useEffect, useRef } from 'react';
import { lowWindow } from '../../theme/windows.ts';
import { scrollPaddingBottom } from '../../theme/pageFrame.ts';

function createPlace(): HTMLElement {
  const place = document.createElement('section');
  place.setAttribute('aria-label', 'Mensajes');
  return place;
}

let place: HTMLElement | undefined;

/**
 * The toasts' element, at the end of the page: an open modal hides everything beside it from screen
 * readers, but messages must still be heard.
 */
export function toastPlace(): HTMLElement {
  place ??= createPlace();
  return place;
}

const bars = new Set<Element>();
let known = 0;

/** Px that a bar takes from its top to the bottom of the window; none where it does not stick. */
function roomOf(bar: Element): number {
  const { top, height } = bar.getBoundingClientRect();
  const isLow = window.matchMedia?.(lowWindow).matches;
  // In the upper half of the window, the bar leaves the toasts room below it.
  const isAbove = height > 0 && !isLow && top > window.innerHeight / 2;
  return isAbove ? Math.max(0, Math.ceil(window.innerHeight - top)) : 0;
}

/** Tells the page and the toasts how much room the highest bar takes. */
function measure(): void {
  const room = Math.max(0, ...[...bars].map(roomOf));
  if (room === known) return;
  known = room;
  // No variable of the whole page: its change would restyle every element.
  document.documentElement.style.scrollPaddingBottom = scrollPaddingBottom(room);
  toastPlace().style.setProperty('--bar-height', `${room}px`);
}

/**
 * Keeps the toasts above the bar that it stands in, which sticks to the bottom of the window and
 * rises with the end of its page, so that they do not cover its buttons. In a low window nothing
 * sticks.
 */
export function ToastsAbove() {
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
