import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { useAppSelector, useAppStore } from '../store/hooks.ts';
import { selectIsPasswordExpired, selectIsSignedIn } from '../store/session.ts';

/**
 * Goes where a sign-in or the end of a session leads, from whichever screen, in this tab or another (spec 4): to the payer's accounts,
 * to a new password when theirs ran out, or to the root.
 */
export function SessionNavigation() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isPasswordExpired = useAppSelector(selectIsPasswordExpired);
  const navigate = useNavigate();
  const store = useAppStore();
  const wasSignedIn = useRef<boolean>(undefined);
  useEffect(() => {
    // Whoever was signed in before this page has nowhere to go; over prerendered markup that is known to the store first.
    const before = wasSignedIn.current ?? selectIsSignedIn(store.getState());
    wasSignedIn.current = isSignedIn;
    if (before === isSignedIn) return;
    const landing = isPasswordExpired ? paths.changePassword : paths.accounts;
    void navigate(isSignedIn ? landing : paths.home, { replace: true });
  }, [store, isSignedIn, isPasswordExpired, navigate]);
  return null;
}
