import { useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router';
import { paths } from '../paths.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectIsSignedIn } from '../store/session.ts';

function Refused() {
  useEffect(() => {
    // The spec quotes this line (section 2).
    // oxlint-disable-next-line no-console
    console.log('No has iniciado sesión');
  }, []);
  return <Navigate to={paths.home} replace />;
}

/**
 * Routes for signed-in payers only: anybody else is redirected to the root, with a line in the
 * console (spec 2, trust T15).
 */
export function Protected() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // If the session ended on this screen, nobody tried to enter: nothing is logged.
  const [wasSignedIn] = useState(isSignedIn);
  if (isSignedIn) return <Outlet />;
  return wasSignedIn ? <Navigate to={paths.home} replace /> : <Refused />;
}
