import { useDeferredValue, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Whether to render what is below the fold: right after the first render, or at once on
 * back/forward, where the scroll position needs it.
 */
export function useWholeSoon(): boolean {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [isWholeAtOnce] = useState(isReturn);
  return useDeferredValue(true, isWholeAtOnce);
}
