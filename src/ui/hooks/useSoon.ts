import { startTransition, useEffect, useState } from 'react';

/**
 * False in the first render, true in one of its own after it; `isNow` makes it true at once. A file
 * of its own, as lists, pages and the app share it.
 */
export function useSoon(isNow = false): boolean {
  const [isSoon, setIsSoon] = useState(isNow);
  useEffect(() => startTransition(() => setIsSoon(true)), []);
  return isSoon;
}
