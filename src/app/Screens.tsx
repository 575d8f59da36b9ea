import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { paths } from '../paths.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectIsSignedIn } from '../store/session.ts';
import { PageContainer } from '../ui/PageContainer.tsx';
import { PageSkeleton } from '../ui/Skeletons.tsx';
import { Arrival } from './Arrival.tsx';
import { KeptAlive } from './KeptAlive.tsx';
import * as screens from './lazyScreens.tsx';

function Screen({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Suspense
      key={pathname}
      fallback={
        <PageContainer>
          <PageSkeleton />
        </PageContainer>
      }
    >
      <Arrival title={title}>{children}</Arrival>
    </Suspense>
  );
}

/** Home, and every unknown path: for guests only (spec 2, route table). */
function Home() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return isSignedIn ? <Navigate to={paths.accounts} replace /> : <HomeScreen />;
}

const routes: { path: string; title: string; element: ReactNode }[] = [
  { path: paths.payServices, title: 'Pagar servicios', element: <screens.PayServicesScreen /> },
  { path: paths.lookup, title: 'Consultar cuenta', element: <screens.LookupPage /> },
  { path: paths.cart, title: 'Carro de cuentas', element: <screens.CartScreen /> },
  { path: paths.checkout, title: 'Confirmar pago', element: <screens.ConfirmScreen /> },
  { path: paths.result, title: 'Resultado del pago', element: <screens.ResultScreen /> },
  { path: paths.questions, title: 'Preguntas frecuentes', element: <screens.QuestionsScreen /> },
  { path: paths.terms, title: 'Términos y Condiciones', element: <screens.TermsScreen /> },
  { path: paths.legal, title: 'Bases legales', element: <screens.LegalScreen /> },
  { path: paths.contact, title: 'Contacto', element: <screens.ContactScreen /> },
  { path: paths.user, title: 'Tu cuenta', element: <screens.UserScreen /> },
  {
    path: paths.resetPassword,
    title: 'Restablecer contraseña',
    element: <screens.ResetPasswordScreen />,
  },
];

/** The route table (spec 2). */
export function Screens() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <>
      <Routes>
        {routes.map(({ path, title, element }) => (
          <Route key={path} path={path} element={<Screen title={title}>{element}</Screen>} />
        ))}
        <Route path={paths.register} element={null} />
        <Route
          path="*"
          element={
            <Screen title="Paga tus cuentas">
              <Home />
            </Screen>
          }
        />
      </Routes>
      {/* After the routes: the first heading in the page is that of the screen that shows. Forgotten when somebody signs in or out. */}
      <KeptAlive key={isSignedIn ? 'payer' : 'guest'} path={paths.register} title="Crea tu cuenta">
        <screens.RegisterScreen />
      </KeptAlive>
    </>
  );
}
