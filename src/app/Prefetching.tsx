import { Activity, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { isScreenPath, screens } from './lazyScreens.tsx';
import type { ScreenPath } from './lazyScreens.tsx';
import { Page } from './shell.ts';

/** The further screen that the link around an element leads to, if its code comes by itself. */
function screenBehind(target: EventTarget): ScreenPath | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const { origin, pathname } = window.location;
  if (link?.origin !== origin || link.pathname === pathname) return undefined;
  return isScreenPath(link.pathname) ? link.pathname : undefined;
}

/**
 * Renders a screen out of the page and of everybody's sight, when the browser has nothing better to do: its code has then run once and
 * its styles are in the page. None of its effects runs, so it asks the bank for nothing.
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
 * The page. When the pointer or the focus reaches a link, the screen behind it is fetched and, once in the life of the page, rehearsed:
 * the click then shows it without delay.
 */
export function Prefetching({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [next, setNext] = useState<{ path: ScreenPath; from: string }>();
  const rehearsed = useRef(new Set<ScreenPath>());
  const prefetch = async ({ target }: { target: EventTarget }) => {
    const path = screenBehind(target);
    if (!path) return;
    await screens[path].fetch();
    if (rehearsed.current.has(path) || !('requestIdleCallback' in window)) return;
    rehearsed.current.add(path);
    requestIdleCallback(() => setNext({ path, from: key }));
  };
  // A failed prefetch is no failure: the click tries again and then says so.
  const tryPrefetch = (event: { target: EventTarget }) =>
    void prefetch(event).catch(() => undefined);
  return (
    <Page onPointerOver={tryPrefetch} onFocus={tryPrefetch}>
      {children}
      {next?.from === key && <Rehearsal key={next.path} path={next.path} />}
    </Page>
  );
}
