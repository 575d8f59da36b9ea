import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Account } from '../../api/accountSchema.ts';
import { isText, shape } from '../../lib/guards.ts';
import { paths } from '../../paths.ts';

/**
 * Goes to the payer's accounts, or stays there, to show the account just saved, if its id is known.
 */
export function useGoToSaved(): (id: string | undefined) => void {
  const navigate = useNavigate();
  return (id) => {
    const replace = window.location.pathname === paths.accounts;
    void navigate(paths.accounts, { replace, state: { savedId: id } });
  };
}

const isSaved = shape({ savedId: isText });

/**
 * The id of the account just saved, if any. Taken out of the history entry, so that coming back to
 * it later does not search for an account which may be gone by then.
 */
function useSavedId(): string | undefined {
  const navigate = useNavigate();
  const { state } = useLocation();
  const arrived = isSaved(state) ? state.savedId : undefined;
  const [savedId, setSavedId] = useState(arrived);
  useEffect(() => {
    if (arrived === undefined) return;
    setSavedId(arrived);
    void navigate(paths.accounts, { replace: true, state: null });
  }, [arrived, navigate]);
  return savedId;
}

/**
 * Loads further pages until the account just saved appears, as the bank may list it last (ruling
 * 37).
 */
export function useRevealSavedAccount(
  accounts: readonly Account[],
  loadNext: (() => void) | undefined,
) {
  const savedId = useSavedId();
  const isMissing = savedId !== undefined && !accounts.some(({ id }) => id === savedId);
  useEffect(() => {
    if (isMissing) loadNext?.();
  });
}
