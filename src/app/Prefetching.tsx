import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../config/paths.ts';
import { isRecord } from '../lib/schemas.ts';
import { isScreenPath, screens } from './lazyScreens.tsx';
import type { ScreenPath } from './lazyScreens.tsx';
import { Layout } from './shell.tsx';
import { needsPageLoad } from './pageLoad.ts';

/** The path of a portal link, or of a button with `data-to`; undefined for any other element. */
function pathBehind(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('a');
  if (link) return link.origin === window.location.origin ? link.pathname : undefined;
  return target.closest<HTMLElement>('[data-to]')?.dataset['to'];
}

/**
 * The path of the lazy screen behind a link or button; undefined if the path is the current one,
 * has no lazy screen or needs a page load.
 */
function screenBehind(target: EventTarget): ScreenPath | undefined {
  const path = pathBehind(target);
  const here = window.location.pathname;
  if (path === undefined || path === here || needsPageLoad(here, path)) return undefined;
  return isScreenPath(path) ? path : undefined;
}

/** Whether the visitor asked the browser to save data; then hover and focus fetch nothing. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const isAsked = isRecord(connection) && connection['saveData'] === true;
  return isAsked || (window.matchMedia?.('(prefers-reduced-data: reduce)').matches ?? false);
}

/** The screens from which a payment is sent. */
const payingPaths = new Set<string>([paths.checkout, paths.emailPayment]);

/**
 * The page's layout. Hovering or focusing a link or button fetches the code of the screen that it
 * opens, so that the click shows the screen without delay.
 */
export function Prefetching({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // Fetches the result's screen early: the outcome must show even if the network is lost after the
  // press of "Pagar" (docs/trust.md, T03).
  useEffect(() => {
    if (payingPaths.has(pathname)) screens[paths.result].Screen.preload().catch(() => undefined);
  }, [pathname]);
  const prefetch = ({ target }: { target: EventTarget }) => {
    if (savesData()) return;
    const path = screenBehind(target);
    // A failed prefetch is ignored: the click tries again and reports the error.
    if (path) screens[path].Screen.preload().catch(() => undefined);
  };
  return (
    <Layout onPointerOver={prefetch} onFocus={prefetch}>
      {children}
    </Layout>
  );
}
