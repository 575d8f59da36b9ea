import { useEffect, useEffectEvent, useState } from 'react';
import { useIsPageVisible } from './useIsPageVisible.ts';

/** While the page is visible, calls `work` at once and then every `ms` milliseconds. */
export function useWhileVisible(work: () => void, ms: number): void {
  const isVisible = useIsPageVisible();
  const run = useEffectEvent(work);
  useEffect(() => {
    if (!isVisible) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      run();
      timer = setTimeout(tick, ms);
    };
    tick();
    return () => clearTimeout(timer);
  }, [isVisible, ms]);
}

/** The wall clock in milliseconds since 1970, read every second while the page is visible. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useWhileVisible(() => setNow(Date.now()), 1000);
  return now;
}
