import { use, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { tell } from '../lib/telemetry.ts';
import { focusMainHeading } from '../ui/focus/arrival.ts';
import { HasMovedContext } from '../ui/hooks/hasMoved.ts';
import { showTitle } from '../ui/page/pageTitle.ts';

interface ArrivalProps {
  title: string;
  /** Restores the scroll position of a kept screen. */
  comeBack?: () => void;
  children: ReactNode;
}

/**
 * Sets the document's title and, after a change of route, focuses the page's heading and, except on
 * back or forward, scrolls to the top (docs/trust.md, T28). Goes inside the screen's Suspense
 * boundary, so that the heading exists when this runs.
 */
export function Arrival({ title, comeBack, children }: ArrivalProps) {
  const { hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const hasMoved = use(HasMovedContext);
  const arrive = useEffectEvent(() => {
    if (process.env.PORTAL_EVENTS) tell({ kind: 'screen' });
    // On the first page the browser sets the position; for a URL fragment the screen does.
    if (!hasMoved || hash !== '') return;
    if (comeBack) comeBack();
    else if (!isReturn) window.scrollTo(0, 0);
    focusMainHeading({ preventScroll: true });
  });
  useEffect(() => showTitle(title), [title]);
  useEffect(() => arrive(), []);
  return children;
}
