import { use, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { reportFinding } from '../lib/telemetry.ts';
import { focusMainHeading } from '../ui/focus/arrival.ts';
import { HasNavigatedContext } from '../ui/hooks/hasNavigated.ts';
import { showTitle } from '../ui/page/pageTitle.ts';
import { ScreenSkeleton } from './shell.tsx';

/**
 * Whether to set the scroll position and the focus: after a change of route, to a URL without a
 * fragment.
 */
function useHasArrived(): boolean {
  const { hash } = useLocation();
  // On the first page the browser sets the scroll position; for a URL fragment the screen does.
  return use(HasNavigatedContext) && hash === '';
}

/**
 * Scrolls before the new screen is painted: to the top, or by `comeBack` to the last position of a
 * screen in `KeptAlive`. On back or forward, the browser restores the position of other screens.
 */
function useScrollOnArrival(comeBack?: () => void): void {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const hasArrived = useHasArrived();
  const scroll = useEffectEvent(() => {
    if (!hasArrived) return;
    if (comeBack) comeBack();
    else if (!isReturn) window.scrollTo(0, 0);
  });
  useLayoutEffect(() => scroll(), []);
}

/** A screen while its code loads, with its title if that is already known. */
export function ArrivingScreen({ title }: { title?: string | undefined }) {
  useScrollOnArrival();
  return <ScreenSkeleton title={title} />;
}

interface ArrivalProps {
  title: string;
  /** Restores the scroll position of a screen in `KeptAlive`. */
  comeBack?: () => void;
  children: ReactNode;
}

/**
 * Sets the document's title and, after a change of route, the scroll position and the focus, which
 * goes to the page's heading (docs/trust.md, T28). In a build that sends events, also reports that
 * the screen was opened. Belongs inside the screen's Suspense boundary, so that the heading exists
 * when the effects run.
 */
export function Arrival({ title, comeBack, children }: ArrivalProps) {
  useScrollOnArrival(comeBack);
  const hasArrived = useHasArrived();
  const arrive = useEffectEvent(() => {
    if (process.env.PORTAL_EVENTS) reportFinding({ kind: 'screen' });
    if (hasArrived) focusMainHeading({ preventScroll: true });
  });
  useEffect(() => showTitle(title), [title]);
  useEffect(() => arrive(), []);
  return children;
}
