import { useEffect, useRef } from 'react';

/**
 * A ref for the element that has the focus when its component appears; call it inside a modal, not
 * beside it. Unlike `autoFocus` it also works in development, where strict mode opens a modal twice
 * and the focus returns to the opener in between.
 */
export function useInitialFocus<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
