import { useEffect, useEffectEvent } from 'react';

/**
 * The name of the window event that reports that the portal's host answers again after a lost
 * connection. The browser's own `online` event comes earlier, or not at all.
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
