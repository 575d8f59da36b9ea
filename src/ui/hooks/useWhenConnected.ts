import { useEffect, useEffectEvent } from 'react';

/**
 * The name of a window event: the portal's host answers again after a lost connection. It is later
 * than the browser's `online` event.
 */
export const connectedEvent = 'portal:connected';

/** Calls `work` each time a lost connection has come back. */
export function useWhenConnected(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    const follow = () => run();
    window.addEventListener(connectedEvent, follow);
    return () => window.removeEventListener(connectedEvent, follow);
  }, []);
}
