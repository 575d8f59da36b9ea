import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { PortalTheme } from '../theme/PortalTheme.tsx';
import { ToastHost } from '../ui/ToastHost.tsx';
import { ReadyContext } from '../ui/whenReady.tsx';
import type { Portal } from './createPortal.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { ModalHost } from './ModalHost.tsx';
import { Navbar } from './Navbar.tsx';
import { Prefetching } from './Prefetching.tsx';
import { Screens } from './Screens.tsx';
import { Main, SkipLink } from './shell.ts';
import { StoreProvider } from './StoreProvider.tsx';

/**
 * The root shell (spec 2): navigation, the routed screen, windows and toasts, footer. Stands inside a router. Over prerendered markup it
 * first shows the pristine state, as the markup does, and right after that what was stored.
 */
export function App({ store, pristine, started }: Omit<Portal, 'close'>) {
  const { pathname } = useLocation();
  return (
    <StoreProvider {...{ store, pristine }}>
      <ReadyContext value={started}>
        <PortalTheme>
          {/* Taken over from prerendered markup in slices, so that the page answers meanwhile. Nothing in it waits at this level. */}
          <Suspense>
            <Prefetching>
              <SkipLink href="#contenido">Saltar al contenido</SkipLink>
              <Navbar />
              <Main id="contenido" tabIndex={-1}>
                <ErrorBoundary place={pathname}>
                  <Screens />
                </ErrorBoundary>
              </Main>
              <Footer />
            </Prefetching>
            <ModalHost />
            <ToastHost />
          </Suspense>
        </PortalTheme>
      </ReadyContext>
    </StoreProvider>
  );
}
