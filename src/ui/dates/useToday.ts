import { useEffect, useState } from 'react';
import { toIsoDay } from '../../lib/dates.ts';

/** When the clock is read: when the page becomes visible again, and before anything is pressed. */
const occasions = ['visibilitychange', 'focus', 'pointerdown', 'keydown'] as const;

/**
 * An instant of the current local day, which changes only when the day does: for pages that stay
 * open past midnight.
 */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const look = () => {
      const now = new Date();
      setToday((known) => (toIsoDay(known) === toIsoDay(now) ? known : now));
    };
    for (const occasion of occasions) window.addEventListener(occasion, look, true);
    return () => {
      for (const occasion of occasions) window.removeEventListener(occasion, look, true);
    };
  }, []);
  return today;
}
