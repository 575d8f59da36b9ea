import { useEffect, useState } from 'react';

/** Does `work` now, every `ms` milliseconds and on coming back, but never while the page is hidden. `work` must keep its identity. */
export function useWhileVisible(work: () => void, ms: number): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') work();
    };
    look();
    const timer = setInterval(look, ms);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [work, ms]);
}

/** The clock in milliseconds since 1970, looked at every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  const [look] = useState(() => () => setNow(Date.now()));
  useWhileVisible(look, 1000);
  return now;
}
