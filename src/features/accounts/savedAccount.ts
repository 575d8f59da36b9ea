import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Account } from '../../api/accountSchema.ts';
import { isText, shape } from '../../lib/guards.ts';
import { paths } from '../../paths.ts';
import { useHandedOver } from '../../ui/hooks/useHandedOver.ts';

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
 * Loads further pages until the account just saved appears, as the bank may list it last (ruling
 * 37).
 */
export function useRevealSavedAccount(
  accounts: readonly Account[],
  loadNext: (() => void) | undefined,
) {
  const savedId = useHandedOver(isSaved)?.savedId;
  const isMissing = savedId !== undefined && !accounts.some(({ id }) => id === savedId);
  useEffect(() => {
    if (isMissing) loadNext?.();
  });
}
