import { useSyncExternalStore } from 'react';
import { inChile } from '../../lib/dates/days.ts';

/**
 * Events on which the clock is read: the page is shown or hidden, the window or an element gets the
 * focus, a pointer or a key is pressed. Hiding is ignored below.
 */
const occasions = ['visibilitychange', 'focus', 'pointerdown', 'keydown'] as const;

function subscribe(onChange: () => void) {
  // No state may change while the page is being hidden (`useIsPageVisible`).
  const look = () => {
    if (document.visibilityState === 'visible') onChange();
  };
  for (const occasion of occasions) window.addEventListener(occasion, look, true);
  return () => {
    for (const occasion of occasions) window.removeEventListener(occasion, look, true);
  };
}

const readDay = () => inChile(new Date()).day;

/**
 * The current day in Chile, 'YYYY-MM-DD', wherever the browser is. After midnight it changes with
 * the next of `occasions`.
 */
export const useToday = (): string => useSyncExternalStore(subscribe, readDay);
