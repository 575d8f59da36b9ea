import { useEffect, useState } from 'react';
import { stampDay, toIsoDay } from '../../lib/dates.ts';

/** When the clock is read: when the page becomes visible again, and before anything is pressed. */
const occasions = ['visibilitychange', 'focus', 'pointerdown', 'keydown'] as const;

const isSameDay = (one: Date, other: Date) =>
  toIsoDay(one) === toIsoDay(other) &&
  stampDay(one.toISOString()) === stampDay(other.toISOString());

/**
 * An instant of the current day, which changes only when the day does, here or at the bank: for
 * pages that stay open past midnight.
 */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const look = () => {
      const now = new Date();
      setToday((known) => (isSameDay(known, now) ? known : now));
    };
    for (const occasion of occasions) window.addEventListener(occasion, look, true);
    return () => {
      for (const occasion of occasions) window.removeEventListener(occasion, look, true);
    };
  }, []);
  return today;
}
