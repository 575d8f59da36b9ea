import { Activity, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { isScreenPath, screens } from './lazyScreens.tsx';
import type { ScreenPath } from './lazyScreens.tsx';
import { Page } from './shell.ts';
import { takesPageLoad } from './wholePages.ts';

/** The path that a link of the portal leads to, or a button that says so (`data-to`). */
function pathBehind(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('a');
  if (link) return link.origin === window.location.origin ? link.pathname : undefined;
  return target.closest<HTMLElement>('[data-to]')?.dataset['to'];
}

/** The path of the lazy screen behind a link or button, unless it is the current one. */
function screenBehind(target: EventTarget): ScreenPath | undefined {
  const path = pathBehind(target);
  const here = window.location.pathname;
  if (path === undefined || path === here || takesPageLoad(here, path)) return undefined;
  return isScreenPath(path) ? path : undefined;
}

/** Where a payment starts. */
const payingPaths = new Set<string>([paths.checkout, paths.emailPayment]);

/**
 * Fetches the outcome's screen ahead: it must show even when the network is lost at the press of
 * "Pagar" (docs/trust.md, T03).
 */
function usePrefetchedOutcome(pathname: string): void {
  useEffect(() => {
    if (payingPaths.has(pathname)) screens[paths.result].preload().catch(() => undefined);
  }, [pathname]);
}

/** Waits until the next frame is painted. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Renders a screen outside the page while the browser is idle: its code has then run once and its
 * styles are in the page. No effect of it runs, so it sends nothing to the bank.
 */
function Rehearsal({ path }: { path: ScreenPath }) {
  const [stage] = useState(() => document.createElement('div'));
  const { Screen } = screens[path];
  return (
    <Activity mode="hidden">
      {createPortal(
        <ErrorBoundary place={path}>
          <Suspense>
            <Screen />
          </Suspense>
        </ErrorBoundary>,
        stage,
      )}
    </Activity>
  );
}

/**
 * The page. When a link is hovered or focused, the screen behind it is fetched and, once per page
 * load, rendered ahead: the click then shows it without delay.
 */
export function Prefetching({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation();
  usePrefetchedOutcome(pathname);
  const [next, setNext] = useState<{ path: ScreenPath; from: string }>();
  const rehearsed = useRef(new Set<ScreenPath>());
  const prefetch = async ({ target }: { target: EventTarget }) => {
    const path = screenBehind(target);
    if (!path) return;
    // A new page under a resting pointer is painted first.
    await nextFrame();
    await screens[path].preload();
    if (rehearsed.current.has(path) || !('requestIdleCallback' in window)) return;
    rehearsed.current.add(path);
    requestIdleCallback(() => setNext({ path, from: key }));
  };
  // A failed prefetch is no error: the click tries again and reports it.
  const tryPrefetch = (event: { target: EventTarget }) =>
    void prefetch(event).catch(() => undefined);
  return (
    <Page onPointerOver={tryPrefetch} onFocus={tryPrefetch}>
      {children}
      {next?.from === key && <Rehearsal key={next.path} path={next.path} />}
    </Page>
  );
}
