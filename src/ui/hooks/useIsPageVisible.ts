import { useSyncExternalStore } from 'react';

/**
 * Reports hiding in a timeout, because no state may change while a page enters the back/forward
 * cache: React schedules updates by message events, and Firefox no longer delivers them then. The
 * timeout of a cached page runs when the page is restored.
 */
function subscribe(onChange: () => void) {
  const follow = () => {
    if (document.visibilityState === 'visible') onChange();
    else setTimeout(onChange);
  };
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}

/** Whether the page is visible: its tab is in front, and its window is not minimised. */
export function useIsPageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}
