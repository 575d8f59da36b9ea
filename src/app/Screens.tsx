import { Suspense, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { paths } from '../config/paths.ts';
import { keysOf } from '../lib/arrays.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/app/hooks.ts';
import { modalsClosed } from '../store/session/modalsSlice.ts';
import { selectIsSignedIn } from '../store/session/sessionSlice.ts';
import { HasNavigatedContext, useHasNavigated } from '../ui/hooks/hasNavigated.ts';
import { documentTitle } from '../ui/page/pageTitle.ts';
import { Arrival, ArrivingScreen } from './Arrival.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { KeptAlive } from './KeptAlive.tsx';
import { isScreenPath, ownScreens, publicScreens, screens } from './lazyScreens.tsx';
import type { ScreenPath } from './lazyScreens.tsx';
import { Protected } from './Protected.tsx';
import { ScreenSkeleton } from './shell.tsx';
import { SessionNavigation } from './SessionNavigation.tsx';
import { needsPageLoad, useLoadedPath } from './pageLoad.ts';

interface ScreenProps {
  title: string;
  /** The heading to show while the screen's code loads, if it is known by then. */
  heading?: string | undefined;
  children: ReactNode;
}

function Screen({ title, heading, children }: ScreenProps) {
  const { pathname } = useLocation();
  return (
    <Suspense key={pathname} fallback={<ArrivingScreen title={heading} />}>
      <Arrival title={title}>{children}</Arrival>
    </Suspense>
  );
}

/**
 * Shows guests the home page, also for unknown paths, and closes the modals that another screen has
 * left open. Redirects payers to their accounts.
 */
function Home() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dispatch = useAppDispatch();
  // After a sign-in on this page, `SessionNavigation` redirects instead. The initial state is read
  // from the store, because during hydration `isSignedIn` is that of a new guest.
  const store = useAppStore();
  const [wasSignedIn] = useState(() => selectIsSignedIn(store.getState()));
  // Closes modals only after a navigation: right after a page load there are none of another
  // screen, and a modal opened during hydration must stay open.
  const hasNavigated = use(HasNavigatedContext);
  useEffect(() => {
    if (!isSignedIn && hasNavigated) dispatch(modalsClosed());
  }, [isSignedIn, hasNavigated, dispatch]);
  return isSignedIn && wasSignedIn ? <Navigate to={paths.accounts} replace /> : <HomeScreen />;
}

const homeTitle = 'Paga tus cuentas';

function ScreenAt({ path }: { path: ScreenPath }) {
  const { title, Screen: Content } = screens[path];
  return (
    // The result screen sets its heading from the outcome.
    <Screen title={title} heading={path === paths.result ? undefined : title}>
      <Content />
    </Screen>
  );
}

const routeOf = (path: ScreenPath) => (
  <Route key={path} path={path} element={<ScreenAt path={path} />} />
);

/**
 * Redirects other spellings of the contact page's path, such as "/Contacto", to the exact one. The
 * router accepts all spellings, but the host's content security policy allows the captcha for the
 * exact path only.
 */
function Contact() {
  const { pathname, ...rest } = useLocation();
  if (pathname === paths.contact) return <ScreenAt path={paths.contact} />;
  return <Navigate to={{ ...rest, pathname: paths.contact }} replace />;
}

export function publicTitle(pathname: string): string {
  return documentTitle(isScreenPath(pathname) ? screens[pathname].title : homeTitle);
}

const OwnArea = screens[paths.own].Screen;
const { title: registerTitle, Screen: RegisterScreen } = screens[paths.register];

/** Registration, kept mounted across other screens and discarded on a sign-in or logout. */
function Registration() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <KeptAlive key={isSignedIn ? 'payer' : 'guest'} path={paths.register} title={registerTitle}>
      <RegisterScreen />
    </KeptAlive>
  );
}

/**
 * The route table. It reads nothing from the store, because a re-render from here would interrupt
 * the piecewise hydration below. `reload` reloads the page at its current URL.
 */
export function Screens({ reload }: { reload: () => void }) {
  const hasNavigated = useHasNavigated();
  const { pathname } = useLocation();
  const mustReload = needsPageLoad(useLoadedPath(), pathname);
  useEffect(() => {
    if (mustReload) reload();
  }, [mustReload, reload]);
  if (mustReload) return <ScreenSkeleton />;
  return (
    <HasNavigatedContext value={hasNavigated}>
      {/* Around the routes only: a failing screen must not unmount the registration below. */}
      <ErrorBoundary resetKey={pathname}>
        <Routes>
          {keysOf(publicScreens).map(routeOf)}
          <Route path={paths.contact} element={<Contact />} />
          <Route path={paths.register} element={null} />
          <Route element={<Protected />}>
            <Route path={`${paths.own}/*`} element={<Navigate to={paths.accounts} replace />} />
            <Route
              element={
                <Suspense fallback={<ScreenSkeleton />}>
                  <OwnArea />
                </Suspense>
              }
            >
              {keysOf(ownScreens).map(routeOf)}
            </Route>
            <Route path={paths.changePassword} element={<ScreenAt path={paths.changePassword} />} />
          </Route>
          <Route
            path="*"
            element={
              <Screen title={homeTitle}>
                <Home />
              </Screen>
            }
          />
        </Routes>
      </ErrorBoundary>
      <SessionNavigation />
      {/* After the routes, so that the first heading in the page is that of the visible screen. */}
      <ErrorBoundary resetKey={pathname}>
        <Registration />
      </ErrorBoundary>
    </HasNavigatedContext>
  );
}
