import { useState } from 'react';
import { useWhileVisible } from './useWhileVisible.ts';

/** The wall clock in milliseconds since 1970, read every second while the page is visible. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useWhileVisible(() => setNow(Date.now()), 1000);
  return now;
}
