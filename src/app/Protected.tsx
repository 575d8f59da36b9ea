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

/** The routes inside are the payer's: without one they lead to the root and say so in the console (spec 2, trust T15). */
export function Protected() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // A session that ends here is no attempt to come in.
  const [cameIn] = useState(isSignedIn);
  if (isSignedIn) return <Outlet />;
  return cameIn ? <Navigate to={paths.home} replace /> : <Refused />;
}
