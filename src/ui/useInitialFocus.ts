import { useEffect, useRef } from 'react';

/**
 * A ref for the element that has the focus when a window opens; call it in a component inside the
 * window. Unlike `autoFocus` it also works in development, where strict mode opens the window twice
 * and the focus returns to the opener in between.
 */
export function useInitialFocus<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
