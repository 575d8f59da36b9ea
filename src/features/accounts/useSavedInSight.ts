import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Account } from '../../api/accounts.ts';
import { paths } from '../../paths.ts';

/** Goes to the payer's accounts, or stays there, where the one that was just saved is to be seen, if its id is known. */
export function useShowSaved(): (id: string | undefined) => void {
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

/** Asks for further pages until the account that was just saved is among them: the bank may list it last (ruling 37). */
export function useSavedInSight(accounts: readonly Account[], loadNext: (() => void) | undefined) {
  const savedId = savedIdOf(useLocation().state);
  const isMissing = savedId !== undefined && !accounts.some(({ id }) => id === savedId);
  useEffect(() => {
    if (isMissing) loadNext?.();
  });
}
