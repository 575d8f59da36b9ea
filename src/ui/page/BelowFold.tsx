import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useHasRendered } from '../hooks/useHasRendered.ts';

/** A box as high as the window, so that the footer is not in the first frame. */
const windowful = <Box sx={{ minHeight: '100vh' }} />;

interface BelowFoldProps {
  children: ReactNode;
  /** Rendered instead of the children in the first frame. */
  placeholder?: ReactNode;
}

/**
 * Renders the lower part of a screen one frame after its heading, so that a press on a link shows
 * the heading in the next frame (measured by `npm run bench`). The part renders at once after a
 * page load and on back and forward, because the scroll position is restored then, and for a URL
 * with a fragment, which may name an element of the part. `Suspense` lets React hydrate the fields
 * of a prerendered page before this part.
 */
export function BelowFold({ children, placeholder = windowful }: BelowFoldProps) {
  const { hash } = useLocation();
  const isAwaited = useNavigationType() === NavigationType.Pop || hash !== '';
  const isShown = useHasRendered(isAwaited);
  return <Suspense>{isShown ? children : placeholder}</Suspense>;
}
