import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { useAppSelector, useAppStore } from '../store/hooks.ts';
import { selectIsPasswordExpired, selectIsSignedIn } from '../store/session.ts';

/**
 * Redirects after a sign-in or the end of a session, from any screen, in this tab or another (spec
 * 4): to the payer's accounts, to a new password if theirs has expired, or to the root.
 */
export function SessionNavigation() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isPasswordExpired = useAppSelector(selectIsPasswordExpired);
  const navigate = useNavigate();
  const store = useAppStore();
  const wasSignedIn = useRef<boolean>(undefined);
  useEffect(() => {
    // No redirect for a session that existed before this page; over prerendered markup only the
    // store knows of it at first.
    const before = wasSignedIn.current ?? selectIsSignedIn(store.getState());
    wasSignedIn.current = isSignedIn;
    if (before === isSignedIn) return;
    const landing = isPasswordExpired ? paths.changePassword : paths.accounts;
    void navigate(isSignedIn ? landing : paths.home, { replace: true });
  }, [store, isSignedIn, isPasswordExpired, navigate]);
  return null;
}
