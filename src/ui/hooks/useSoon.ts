import { startTransition, useEffect, useState } from 'react';

/** False in the first render, then true in a second one; `isNow` makes it true at once. */
export function useSoon(isNow = false): boolean {
  const [isSoon, setIsSoon] = useState(isNow);
  useEffect(() => startTransition(() => setIsSoon(true)), []);
  return isSoon;
}
