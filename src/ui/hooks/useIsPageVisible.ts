import { useSyncExternalStore } from 'react';

/**
 * Reports hiding in a timeout: a page in the back/forward cache runs it only when it is restored.
 * Firefox hides a page for that cache after message events have stopped, and React would wait
 * forever for the message that schedules its update.
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
