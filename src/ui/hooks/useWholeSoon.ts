import { use, useDeferredValue, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { HasMovedContext } from './hasMoved.ts';

/**
 * Whether to render what is below the fold: right after the first render, or at once on
 * back/forward, where the scroll position needs it.
 */
export function useWholeSoon(): boolean {
  const hasMoved = use(HasMovedContext);
  // The page that was loaded counts as "back" too.
  const isReturn = useNavigationType() === NavigationType.Pop && hasMoved;
  const [isWholeAtOnce] = useState(isReturn);
  return useDeferredValue(true, isWholeAtOnce);
}
