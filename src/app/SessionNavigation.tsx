import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectIsPasswordExpired, selectIsSignedIn } from '../store/session.ts';

/**
 * Goes where a sign-in or the end of a session leads, from whichever screen, in this tab or another (spec 4): to the payer's accounts,
 * to a new password when theirs ran out, or to the root.
 */
export function SessionNavigation() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isPasswordExpired = useAppSelector(selectIsPasswordExpired);
  const navigate = useNavigate();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current === isSignedIn) return;
    wasSignedIn.current = isSignedIn;
    const landing = isPasswordExpired ? paths.changePassword : paths.accounts;
    void navigate(isSignedIn ? landing : paths.home, { replace: true });
  }, [isSignedIn, isPasswordExpired, navigate]);
  return null;
}
