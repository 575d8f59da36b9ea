import { useSyncExternalStore } from 'react';

/**
 * Firefox hides a page that it keeps for "back" when messages no longer arrive in it, and React,
 * which sends itself one for each update, would wait for that one for good. So that a page is hidden
 * is told a moment later: a kept page has no such moment until it is shown again.
 */
function subscribe(onChange: () => void) {
  const follow = () => {
    if (document.visibilityState === 'visible') onChange();
    else setTimeout(onChange);
  };
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}

/** Whether the page is visible: its tab in front, its window not minimised. */
export function useIsPageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}
