import { createContext, useState } from 'react';
import { useLocation } from 'react-router';

export const HasNavigatedContext = createContext(false);

/**
 * Whether the user has navigated since the page loaded. It is state, because a return to the
 * first history entry restores that entry's key.
 */
export function useHasNavigated(): boolean {
  const { key } = useLocation();
  const [first] = useState(key);
  const [hasNavigated, setHasNavigated] = useState(false);
  if (key !== first && !hasNavigated) setHasNavigated(true);
  return hasNavigated;
}
