import { useCallback, useSyncExternalStore } from 'react';

const nobodyKnows = () => undefined;

/** Whether the window answers a media query, as it changes; undefined in prerendered markup, before the window is known. */
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
