import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../config/paths.ts';
import { useAppSelector, useAppStore } from '../store/app/hooks.ts';
import type { RootState } from '../store/app/rootReducer.ts';
import {
  selectHasSession,
  selectIsPasswordExpired,
  selectIsSignedIn,
} from '../store/session/sessionSlice.ts';

/** The phase of a session: `choosing` while the payer must decide about another open session. */
function phaseOf(state: RootState): 'none' | 'choosing' | 'signedIn' {
  if (selectIsSignedIn(state)) return 'signedIn';
  return selectHasSession(state) ? 'choosing' : 'none';
}

/**
 * Redirects when a session begins or ends, from any screen and in every tab: to the payer's
 * accounts, to the change of an expired password, or to the root.
 */
export function SessionNavigation() {
  const phase = useAppSelector(phaseOf);
  const isPasswordExpired = useAppSelector(selectIsPasswordExpired);
  const navigate = useNavigate();
  const store = useAppStore();
  const known = useRef<typeof phase>(undefined);
  useEffect(() => {
    const before = known.current;
    // While a prerendered page hydrates, `phase` is that of a new guest, so the store is read.
    known.current = before === undefined ? phaseOf(store.getState()) : phase;
    // Redirects only when the phase changes: not for a session that existed before this page, and
    // not before the payer has decided about another session.
    if (before === undefined || before === phase || phase === 'choosing') return;
    const landing = isPasswordExpired ? paths.changePassword : paths.accounts;
    void navigate(phase === 'signedIn' ? landing : paths.home, { replace: true });
  }, [store, phase, isPasswordExpired, navigate]);
  return null;
}
