import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

function followVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Calls `onEnd` once `duration` milliseconds have passed in which it was not held and the page could be seen; `null` never ends.
 */
export function useCountdown(duration: number | null, isHeld: boolean, onEnd: () => void): void {
  const isHidden = useSyncExternalStore(followVisibility, () => document.hidden);
  const left = useRef(duration ?? Infinity);
  const end = useEffectEvent(onEnd);
  const rests = isHeld || isHidden || duration === null;
  useEffect(() => {
    if (rests) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [rests]);
}
