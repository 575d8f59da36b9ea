import { useEffect, useEffectEvent } from 'react';
import { connectedEvent } from '../../lib/connectedEvent.ts';

/** Does the work whenever the connection is back that was lost. */
export function useWhenConnected(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    const follow = () => run();
    window.addEventListener(connectedEvent, follow);
    return () => window.removeEventListener(connectedEvent, follow);
  }, []);
}
