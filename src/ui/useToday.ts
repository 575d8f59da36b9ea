import { useEffect, useState } from 'react';
import { toIsoDay } from '../lib/dates.ts';

/** When the clock is looked at: as the page comes back into view, and before anything on it is pressed. */
const occasions = ['visibilitychange', 'focus', 'pointerdown', 'keydown'] as const;

/** An instant of the local day that it is, another one only when the day is another: for a page that stays open over midnight. */
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
