import { Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { PortalTheme } from '../theme/PortalTheme.tsx';
import { followPresses } from '../ui/buttons/presses.ts';
import { catchLostFocus } from '../ui/focus/removal.ts';
import { focusPressedButtons, ignoreHiddenBlur } from '../ui/focus/return.ts';
import { ToastHost } from '../ui/toasts/ToastHost.tsx';
import type { Portal } from './startPortal.ts';
import { portalStarted } from './early.ts';
import { Footer } from './Footer.tsx';
import { ModalHost } from './ModalHost.tsx';
import { Navbar } from './Navbar.tsx';
import { Prefetching } from './Prefetching.tsx';
import { Screens } from './Screens.tsx';
import { Main, SkipLink, TestEnvironment } from './shell.tsx';
import { useHasRendered } from '../ui/hooks/useHasRendered.ts';
import { lazyPart, nothing } from '../ui/loading/lazyPart.tsx';

const Dock = lazyPart(async () => (await import('./Dock.tsx')).Dock, nothing);

/**
 * Loads the dock (notices at the window's bottom) after the first render, so that its code does not
 * delay that render.
 */
function BottomDock() {
  const hasRendered = useHasRendered();
  return <Suspense>{hasRendered && <Dock />}</Suspense>;
}

interface AppProps extends Omit<Portal, 'close'> {
  /** Reloads the page at its current URL. */
  reload: () => void;
}

/**
 * The whole portal; needs a router around it. React hydrates prerendered markup with `pristine`,
 * the state from which the markup was rendered, and then renders the state of `store`, which
 * includes the visitor's stored data.
 */
export function App({ store, pristine, reload }: AppProps) {
  useEffect(portalStarted, []);
  useEffect(followPresses, []);
  useEffect(ignoreHiddenBlur, []);
  useEffect(focusPressedButtons, []);
  useEffect(catchLostFocus, []);
  return (
    <Provider store={store} serverState={pristine}>
      <PortalTheme>
        {/* React hydrates a Suspense boundary in slices, so the page stays responsive. The bar's
            content and the footer have boundaries of their own, so that the screen's fields can
            hydrate before them (`hydrateEarlyFields`). None of these boundaries needs a fallback,
            because a lazy part suspends only a boundary of its own. */}
        <Suspense>
          <Prefetching>
            <SkipLink />
            {process.env.PORTAL_BANK === 'sandbox' && <TestEnvironment />}
            <Navbar />
            <Main>
              <Screens reload={reload} />
            </Main>
            <Suspense>
              <Footer />
            </Suspense>
            <BottomDock />
          </Prefetching>
          <ModalHost />
          <ToastHost />
        </Suspense>
      </PortalTheme>
    </Provider>
  );
}
