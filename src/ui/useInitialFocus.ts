import { useEffect, useRef } from 'react';

/**
 * A ref for what has the focus when a window opens; for a component inside the window. Unlike `autoFocus` it holds in development too,
 * where React's strict mode opens the window twice and the focus goes back to what opened it in between.
 */
export function useInitialFocus<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
