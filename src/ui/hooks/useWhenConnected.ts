import { useEffect, useEffectEvent } from 'react';

/**
 * A window event: the portal's host answers again after the connection was lost. A browser that is
 * online again may take a while until then.
 */
export const connectedEvent = 'portal:connected';

/** Calls `work` whenever a lost connection is back. */
export function useWhenConnected(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => {
    const follow = () => run();
    window.addEventListener(connectedEvent, follow);
    return () => window.removeEventListener(connectedEvent, follow);
  }, []);
}
