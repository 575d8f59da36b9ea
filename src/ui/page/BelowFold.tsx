import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useSoon } from '../hooks/useSoon.ts';

/** As high as the window, to keep the footer below it in the first frame. */
const windowful = <Box sx={{ minHeight: '100vh' }} />;

interface BelowFoldProps {
  children: ReactNode;
  /** Rendered in its place for that one frame. */
  placeholder?: ReactNode;
}

/**
 * The part of a screen that is rendered right after its heading, so that a press shows the new
 * screen in the next frame (`npm run bench`). With all else on the page that was loaded, on
 * back and forward, where the scroll position needs it, and where the URL names a place in it.
 */
export function BelowFold({ children, placeholder = windowful }: BelowFoldProps) {
  const { hash } = useLocation();
  const isAwaited = useNavigationType() === NavigationType.Pop || hash !== '';
  return useSoon(isAwaited) ? children : placeholder;
}
