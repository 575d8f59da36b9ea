import { Provider } from 'react-redux';
import { BankReadyContext } from '../store/bankReady.ts';
import { PortalTheme } from '../theme/PortalTheme.tsx';
import { ToastHost } from '../ui/ToastHost.tsx';
import type { Portal } from './createPortal.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { ModalHost } from './ModalHost.tsx';
import { Navbar } from './Navbar.tsx';
import { Screens } from './Screens.tsx';
import { Main, Page, SkipLink } from './shell.ts';

/** The root shell (spec 2): navigation, the routed screen, windows and toasts, footer. Stands inside a router. */
export function App({ store, started }: Pick<Portal, 'store' | 'started'>) {
  return (
    <Provider store={store}>
      <BankReadyContext value={started}>
      <PortalTheme>
        <Page>
          <SkipLink href="#contenido">Saltar al contenido</SkipLink>
          <Navbar />
          <Main id="contenido" tabIndex={-1}>
            <ErrorBoundary>
              <Screens />
            </ErrorBoundary>
          </Main>
          <Footer />
        </Page>
        <ModalHost />
        <ToastHost />
      </PortalTheme>
      </BankReadyContext>
    </Provider>
  );
}
