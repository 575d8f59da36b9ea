import { startTransition, useEffect, useState } from 'react';

/** False until a transition after the mount makes it true; with `isNow` true from the start. */
export function useHasRendered(isNow = false): boolean {
  const [hasRendered, setHasRendered] = useState(isNow);
  useEffect(() => startTransition(() => setHasRendered(true)), []);
  return hasRendered;
}
