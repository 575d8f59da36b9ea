import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Account } from '../../api/accountSchema.ts';
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

function savedIdOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'savedId' in state
    ? state.savedId
    : undefined;
}

/**
 * Loads further pages until the account just saved appears, as the bank may list it last (ruling
 * 37).
 */
export function useRevealSavedAccount(
  accounts: readonly Account[],
  loadNext: (() => void) | undefined,
) {
  const savedId = savedIdOf(useLocation().state);
  const isMissing = savedId !== undefined && !accounts.some(({ id }) => id === savedId);
  useEffect(() => {
    if (isMissing) loadNext?.();
  });
}
