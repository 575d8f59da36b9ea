import { useEffect, useSyncExternalStore } from 'react';
import { strongWords, wordsOf } from '../../lib/text/searchWords.ts';

/** A company's name, to compare names: without capitals, accents, punctuation and legal form. */
export const comparedName = (name: string) => strongWords(wordsOf(name)).join(' ');

const counts = new Map<string, number>();
const listeners = new Set<() => void>();
let names: ReadonlySet<string> = new Set();

function count(name: string, change: 1 | -1): void {
  const before = counts.get(name) ?? 0;
  counts.set(name, before + change);
  if (before > 0 === before + change > 0) return;
  names = new Set([...counts].filter(([, times]) => times > 0).map(([each]) => each));
  for (const listener of listeners) listener();
}

/**
 * Registers a company as shown on the page while the component is mounted: the operator's notices
 * about companies appear on pages that show one of them.
 */
export function useShownCompany(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    const compared = comparedName(name);
    count(compared, 1);
    return () => count(compared, -1);
  }, [name]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the names of the companies that the page shows, in the form of `comparedName`. */
export const useShownCompanies = () => useSyncExternalStore(subscribe, () => names);
