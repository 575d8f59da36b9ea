import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsPageVisible } from './useIsPageVisible.ts';

/**
 * Calls `onEnd` after `duration` milliseconds, not counting the time for which it was held or the
 * page hidden; never for `null`.
 */
export function useCountdown(duration: number | null, isHeld: boolean, onEnd: () => void): void {
  const isVisible = useIsPageVisible();
  const left = useRef(duration ?? Infinity);
  const end = useEffectEvent(onEnd);
  const isPaused = isHeld || !isVisible || duration === null;
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}
