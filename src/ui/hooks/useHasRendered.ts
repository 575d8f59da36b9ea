import { startTransition, useEffect, useState } from 'react';

/** False in the first render, true in the next one; `isNow` makes it true at once. */
export function useHasRendered(isNow = false): boolean {
  const [hasRendered, setHasRendered] = useState(isNow);
  useEffect(() => startTransition(() => setHasRendered(true)), []);
  return hasRendered;
}
