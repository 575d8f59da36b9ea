import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Period } from '../../lib/dates.ts';
import { useToday } from '../../ui/useToday.ts';
import { isWholePeriod, lastMonths, usualMonths } from './period.ts';

/**
 * The period of the report: `typed` is what its fields say, `period` the last one that could be asked for. The URL holds it (`desde`,
 * `hasta`); one that names none, or a wrong one, means the last twelve months.
 */
export function usePeriod() {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const usual = lastMonths(today, usualMonths);
  const named = { from: query.get('desde') ?? usual.from, to: query.get('hasta') ?? usual.to };
  const address = `${named.from} ${named.to}`;
  const [typed, setTyped] = useState<Period>(named);
  const [seen, setSeen] = useState(address);
  if (address !== seen) {
    setSeen(address);
    // A link or the back button; a day that is being typed is left alone.
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
