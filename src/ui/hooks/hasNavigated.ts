import { createContext, useState } from 'react';
import { useLocation } from 'react-router';

export const HasNavigatedContext = createContext(false);

/**
 * Whether the user has navigated since the page loaded. The result is kept in state, because after
 * a return to the first history entry `key` equals `first` again.
 */
export function useHasNavigated(): boolean {
  const { key } = useLocation();
  const [first] = useState(key);
  const [hasNavigated, setHasNavigated] = useState(false);
  if (key !== first && !hasNavigated) setHasNavigated(true);
  return hasNavigated;
}
