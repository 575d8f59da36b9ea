import { useEffect, useState } from 'react';

/** When the clock is read: when the page becomes visible again, and before anything is pressed. */
const occasions = ['visibilitychange', 'focus', 'pointerdown', 'keydown'] as const;

/** A quarter of an hour in milliseconds: wherever a day begins, it is with one of them. */
const quarterHour = 900_000;

const quarterOf = (instant: Date) => Math.floor(instant.getTime() / quarterHour);

/**
 * An instant of the current day, the reader's and the bank's, which changes at most every quarter of
 * an hour: for pages that stay open past midnight.
 */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const look = () => {
      const now = new Date();
      setToday((known) => (quarterOf(known) === quarterOf(now) ? known : now));
    };
    for (const occasion of occasions) window.addEventListener(occasion, look, true);
    return () => {
      for (const occasion of occasions) window.removeEventListener(occasion, look, true);
    };
  }, []);
  return today;
}
