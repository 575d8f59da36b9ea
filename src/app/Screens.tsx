import { Suspense, useEffect, useState } from 'react';
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
import * as screens from './lazyScreens.tsx';
import { Protected } from './Protected.tsx';
import { SessionNavigation } from './SessionNavigation.tsx';

const onItsWay = (
  <PageContainer>
    <PageSkeleton />
  </PageContainer>
);

function Screen({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Suspense key={pathname} fallback={onItsWay}>
      <Arrival title={title}>{children}</Arrival>
    </Suspense>
  );
}

/** Home, and every unknown path: for guests only, and with no window open (spec 2, route table). */
function Home() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dispatch = useAppDispatch();
  // A sign-in that begins here has a way of its own to go (`SessionNavigation`).
  const store = useAppStore();
  const [cameIn] = useState(() => selectIsSignedIn(store.getState()));
  useEffect(() => {
    if (!isSignedIn) dispatch(modalsClosed());
  }, [isSignedIn, dispatch]);
  return isSignedIn && cameIn ? <Navigate to={paths.accounts} replace /> : <HomeScreen />;
}

const homeTitle = 'Paga tus cuentas';

const routes: { path: string; title: string; element: ReactNode }[] = [
  { path: paths.payServices, title: 'Pagar servicios', element: <screens.PayServicesScreen /> },
  { path: paths.lookup, title: 'Consultar cuenta', element: <screens.LookupPage /> },
  { path: paths.cart, title: 'Carro de cuentas', element: <screens.CartScreen /> },
  { path: paths.checkout, title: 'Confirmar pago', element: <screens.ConfirmScreen /> },
  { path: paths.result, title: 'Resultado del pago', element: <screens.ResultScreen /> },
  { path: paths.emailPayment, title: 'Pago por correo', element: <screens.EmailPaymentScreen /> },
  { path: paths.questions, title: 'Preguntas frecuentes', element: <screens.QuestionsScreen /> },
  { path: paths.terms, title: 'Términos y Condiciones', element: <screens.TermsScreen /> },
  { path: paths.legal, title: 'Bases legales', element: <screens.LegalScreen /> },
  { path: paths.contact, title: 'Contacto', element: <screens.ContactScreen /> },
  { path: paths.sandbox, title: 'Pruebas locales', element: <screens.SandboxScreen /> },
  { path: paths.user, title: 'Tu cuenta', element: <screens.UserScreen /> },
  {
    path: paths.resetPassword,
    title: 'Restablecer contraseña',
    element: <screens.ResetPasswordScreen />,
  },
];

/** Those that only a payer sees; first the ones with the side menu. */
const ownRoutes: typeof routes = [
  { path: paths.accounts, title: 'Mis cuentas', element: <screens.AccountsScreen /> },
  { path: paths.addAccount, title: 'Agregar cuenta', element: <screens.AddAccountScreen /> },
  { path: paths.payments, title: 'Mis pagos', element: <screens.PaymentsScreen /> },
  { path: paths.report, title: 'Reporte de pagos', element: <screens.ReportScreen /> },
  { path: paths.profile, title: 'Mi perfil', element: <screens.ProfileScreen /> },
];
const payerRoutes: typeof routes = [
  {
    path: paths.changePassword,
    title: 'Cambiar contraseña',
    element: <screens.ChangePasswordScreen />,
  },
];

const routeOf = ({ path, title, element }: (typeof routes)[number]) => (
  <Route key={path} path={path} element={<Screen title={title}>{element}</Screen>} />
);

/** The title of a public page, as its document shows it. */
export function publicTitle(pathname: string): string {
  return documentTitle(routes.find(({ path }) => path === pathname)?.title ?? homeTitle);
}

/** Registration, kept over other screens; forgotten when somebody signs in or out. */
function Registration() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <KeptAlive key={isSignedIn ? 'payer' : 'guest'} path={paths.register} title="Crea tu cuenta">
      <screens.RegisterScreen />
    </KeptAlive>
  );
}

/** The route table (spec 2). Reads no state: what it holds is hydrated piece by piece, and a render from above would cut in. */
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
              <Suspense fallback={onItsWay}>
                <screens.OwnArea />
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
      {/* After the routes: the first heading in the page is that of the screen that shows. */}
      <Registration />
    </HasMovedContext>
  );
}
