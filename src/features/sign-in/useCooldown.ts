import { useState } from 'react';
import { useNow } from '../../ui/hooks/useNow.ts';

/**
 * A pause by the wall clock that begins with the component and again with `restart`. `left` is how
 * many seconds remain, 0 when it is over.
 */
export function useCooldown(seconds: number): { left: number; restart: () => void } {
  const now = useNow();
  const [until, setUntil] = useState(now + seconds * 1000);
  const left = Math.ceil((until - now) / 1000);
  return {
    // `now` is up to a second old when the pause is restarted.
    left: Math.min(seconds, Math.max(0, left)),
    restart: () => setUntil(Date.now() + seconds * 1000),
  };
}
