import { use } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { HasMovedContext } from './hasMoved.ts';
import { useSoon } from './useSoon.ts';

/**
 * Whether to render what can wait for the next render, such as what is below the fold; at once on
 * back/forward, where the scroll position needs it. Parts that wait can have parts that wait in turn.
 */
export function useWholeSoon(): boolean {
  const hasMoved = use(HasMovedContext);
  // The page that was loaded counts as "back" too.
  const isReturn = useNavigationType() === NavigationType.Pop && hasMoved;
  return useSoon(isReturn);
}
