import { startTransition, use, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { HasMovedContext } from './hasMoved.ts';

/**
 * Whether to render what can wait for the next render, such as what is below the fold; at once on
 * back/forward, where the scroll position needs it. Parts that wait can have parts that wait in turn.
 */
export function useWholeSoon(): boolean {
  const hasMoved = use(HasMovedContext);
  // The page that was loaded counts as "back" too.
  const isReturn = useNavigationType() === NavigationType.Pop && hasMoved;
  const [isWhole, setIsWhole] = useState(isReturn);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole;
}
