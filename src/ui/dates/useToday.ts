import { useSyncExternalStore } from 'react';
import { inChile } from '../../lib/dates/days.ts';

/**
 * The events on which the clock is read: when the page becomes visible again, and before each
 * press.
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
 * The current day in Chile, 'YYYY-MM-DD', wherever the browser is. It also changes on a page that
 * stays open past midnight.
 */
export const useToday = (): string => useSyncExternalStore(subscribe, readDay);
