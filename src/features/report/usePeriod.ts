import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Period } from '../../lib/dates/dates.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { isWholePeriod, lastMonths, reportMonths } from './period.ts';

/**
 * Keeps the report's period in the URL (`desde`, `hasta`). `typed` are the texts of the fields;
 * `period` is the URL's period or, if that is not valid, the last twelve months.
 */
export function usePeriod() {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const usual = lastMonths(today, reportMonths);
  const named = { from: query.get('desde') ?? usual.from, to: query.get('hasta') ?? usual.to };
  const address = `${named.from} ${named.to}`;
  const [typed, setTyped] = useState<Period>(named);
  const [seen, setSeen] = useState(address);
  if (address !== seen) {
    setSeen(address);
    // The fields show the period of a followed link or of the back button, unless a day is half
    // typed.
    if (isWholePeriod(typed, today)) setTyped(named);
  }
  const change = (next: Period) => {
    setTyped(next);
    if (isWholePeriod(next, today)) {
      setQuery({ desde: next.from, hasta: next.to }, { replace: true, preventScrollReset: true });
    }
  };
  return { today, typed, change, period: isWholePeriod(named, today) ? named : usual };
}
