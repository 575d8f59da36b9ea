import { useEffect, useEffectEvent } from 'react';

/**
 * The window event that says that the portal's host answers again after the connection was lost: a
 * browser that is online again may still take a while to reach anything.
 */
export const connectedEvent = 'portal:connected';

/** Does the work whenever the connection is back that was lost. */
export function useWhenConnected(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    const follow = () => run();
    window.addEventListener(connectedEvent, follow);
    return () => window.removeEventListener(connectedEvent, follow);
  }, []);
}
