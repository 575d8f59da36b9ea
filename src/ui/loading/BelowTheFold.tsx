import { use } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { HasMovedContext } from '../hooks/hasMoved.ts';
import { useWholeSoon } from '../hooks/useWholeSoon.ts';

/**
 * What a phone has below the fold: after a pressed link it is drawn in the next render. On the page
 * that was loaded, which is prerendered, and where the URL names a part of it, it is there at once.
 * For much text only: a short one costs more in a render of its own.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const hasMoved = use(HasMovedContext);
  const { hash } = useLocation();
  const isWhole = useWholeSoon();
  return (isWhole || !hasMoved || hash !== '') && children;
}
