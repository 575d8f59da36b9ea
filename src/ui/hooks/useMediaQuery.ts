import { useCallback, useSyncExternalStore } from 'react';

const nobodyKnows = () => undefined;

/**
 * Whether the window matches a media query, now and as it changes; undefined while prerendering,
 * when there is no window yet.
 */
export function useMediaQuery(query: string): boolean | undefined {
  const follow = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => window.matchMedia?.(query).matches ?? false,
    nobodyKnows,
  );
}
