import { createContext, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether the reader has navigated since the page loaded. */
export const HasMovedContext = createContext(false);

/**
 * Whether the reader has navigated since the page loaded. It is state, because a return to the
 * first entry restores that entry's key.
 */
export function useHasMoved(): boolean {
  const { key } = useLocation();
  const [first] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  if (key !== first && !hasMoved) setHasMoved(true);
  return hasMoved;
}
