import { useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../config/paths.ts';
import { useAppDispatch, useAppSelector } from '../store/app/hooks.ts';
import { createSessionCheck, logNoSession } from '../store/session/sessionCheck.ts';
import type { SessionCheck } from '../store/session/sessionCheck.ts';
import {
  logoutRequested,
  selectIsSignedIn,
  selectUserData,
} from '../store/session/sessionSlice.ts';

function Refused() {
  useEffect(logNoSession, []);
  return <Navigate to={paths.home} replace />;
}

/**
 * Ends the session if its user data was removed from this tab's storage (`here`). Mounted anew at
 * each navigation, so that it checks again.
 */
function StoredUserData({ check }: { check: SessionCheck }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (check() !== 'here') return;
    logNoSession();
    dispatch(logoutRequested('close'));
  }, [check, dispatch]);
  return null;
}

/**
 * Routes for signed-in payers only; guests are redirected to the root, with a line in the console
 * (docs/trust.md, T15).
 */
export function Protected() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // A session that ends while this screen is open is not a refusal, so it logs nothing.
  const [wasSignedIn] = useState(isSignedIn);
  const { key } = useLocation();
  const idu = useAppSelector(selectUserData)?.idu;
  const check = useMemo(() => (idu === undefined ? undefined : createSessionCheck(idu)), [idu]);
  if (isSignedIn) {
    return (
      <>
        {check && <StoredUserData key={key} check={check} />}
        <Outlet />
      </>
    );
  }
  return wasSignedIn ? <Navigate to={paths.home} replace /> : <Refused />;
}
