import { Suspense, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { paths } from '../paths.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks.ts';
import { modalsClosed } from '../store/modals.ts';
import { selectIsSignedIn } from '../store/session.ts';
import { PageContainer } from '../ui/PageContainer.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { Arrival, HasMovedContext, documentTitle, useHasMoved } from './Arrival.tsx';
import { KeptAlive } from './KeptAlive.tsx';
import { screens } from './lazyScreens.tsx';
import type { ScreenPath } from './lazyScreens.tsx';
import { Protected } from './Protected.tsx';
import { SessionNavigation } from './SessionNavigation.tsx';

const screenSkeleton = (
  <PageContainer>
    <PageSkeleton />
  </PageContainer>
);

function Screen({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Suspense key={pathname} fallback={screenSkeleton}>
      <Arrival title={title}>{children}</Arrival>
    </Suspense>
  );
}

/**
 * The home page, also for every unknown path: for guests only, and without open windows (spec 2,
 * route table).
 */
function Home() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dispatch = useAppDispatch();
  // After a sign-in on this page, `SessionNavigation` redirects.
  const store = useAppStore();
  const [wasSignedIn] = useState(() => selectIsSignedIn(store.getState()));
  // On the first page nothing was open before: a window opened while it hydrates stays.
  const hasMoved = use(HasMovedContext);
  useEffect(() => {
    if (!isSignedIn && hasMoved) dispatch(modalsClosed());
  }, [isSignedIn, hasMoved, dispatch]);
  return isSignedIn && wasSignedIn ? <Navigate to={paths.accounts} replace /> : <HomeScreen />;
}

const homeTitle = 'Paga tus cuentas';

interface ScreenRoute {
  path: ScreenPath;
  title: string;
}

const routes: ScreenRoute[] = [
  { path: paths.payServices, title: 'Pagar servicios' },
  { path: paths.lookup, title: 'Consultar cuenta' },
  { path: paths.cart, title: 'Carro de cuentas' },
  { path: paths.checkout, title: 'Confirmar pago' },
  { path: paths.result, title: 'Resultado del pago' },
  { path: paths.emailPayment, title: 'Pago por correo' },
  { path: paths.questions, title: 'Preguntas frecuentes' },
  { path: paths.terms, title: 'Términos y Condiciones' },
  { path: paths.legal, title: 'Bases legales' },
  { path: paths.contact, title: 'Contacto' },
  { path: paths.sandbox, title: 'Pruebas locales' },
  { path: paths.user, title: 'Tu cuenta' },
  { path: paths.resetPassword, title: 'Restablecer contraseña' },
];

/** The payers' routes; first the ones with the side menu. */
const ownRoutes: ScreenRoute[] = [
  { path: paths.accounts, title: 'Mis cuentas' },
  { path: paths.addAccount, title: 'Agregar cuenta' },
  { path: paths.payments, title: 'Mis pagos' },
  { path: paths.report, title: 'Reporte de pagos' },
  { path: paths.profile, title: 'Mi perfil' },
];
const payerRoutes: ScreenRoute[] = [{ path: paths.changePassword, title: 'Cambiar contraseña' }];

function routeOf({ path, title }: ScreenRoute) {
  const { Screen: Content } = screens[path];
  const element = (
    <Screen title={title}>
      <Content />
    </Screen>
  );
  return <Route key={path} path={path} element={element} />;
}

/** The document title of a public page. */
export function publicTitle(pathname: string): string {
  return documentTitle(routes.find(({ path }) => path === pathname)?.title ?? homeTitle);
}

const OwnArea = screens[paths.own].Screen;
const RegisterScreen = screens[paths.register].Screen;

/** Registration, kept mounted across other screens and discarded when somebody signs in or out. */
function Registration() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <KeptAlive key={isSignedIn ? 'payer' : 'guest'} path={paths.register} title="Crea tu cuenta">
      <RegisterScreen />
    </KeptAlive>
  );
}

/**
 * The route table (spec 2). Reads no state on purpose: a re-render from here would interrupt the
 * piecewise hydration below.
 */
export function Screens() {
  const hasMoved = useHasMoved();
  return (
    <HasMovedContext value={hasMoved}>
      <Routes>
        {routes.map(routeOf)}
        <Route path={paths.register} element={null} />
        <Route element={<Protected />}>
          <Route path={`${paths.own}/*`} element={<Navigate to={paths.accounts} replace />} />
          <Route
            element={
              <Suspense fallback={screenSkeleton}>
                <OwnArea />
              </Suspense>
            }
          >
            {ownRoutes.map(routeOf)}
          </Route>
          {payerRoutes.map(routeOf)}
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
      <SessionNavigation />
      {/* After the routes, so that the first heading in the page is that of the visible screen. */}
      <Registration />
    </HasMovedContext>
  );
}
