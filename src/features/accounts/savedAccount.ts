import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Account } from '../../api/accountSchema.ts';
import { part, text } from '../../lib/schemas.ts';
import { isOn } from '../../lib/isOn.ts';
import { paths } from '../../config/paths.ts';
import { useLocationState } from '../../ui/hooks/useLocationState.ts';

/**
 * Returns a function that navigates to the account list and passes it the id, if known, of the
 * account just saved; `useRevealSavedAccount` reads that id.
 */
export function useGoToSaved(): (id: string | undefined) => void {
  const navigate = useNavigate();
  return (id) => {
    void navigate(paths.accounts, { replace: isOn(paths.accounts), state: { savedId: id } });
  };
}

const savedSchema = part({ savedId: text() });

/**
 * Loads further pages until the account just saved is among the loaded ones, because the bank may
 * list it last.
 */
export function useRevealSavedAccount(
  accounts: readonly Account[],
  loadNext: (() => void) | undefined,
) {
  const savedId = useLocationState(savedSchema)?.savedId;
  const isListed = accounts.some(({ id }) => id === savedId);
  // If the account was listed before and is missing now, it was removed: no page is loaded for it.
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (isListed) seen.current = savedId;
    else if (savedId !== seen.current) loadNext?.();
  });
}
