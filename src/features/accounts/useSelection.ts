import { useState } from 'react';
import { dueDebts } from '../../components/accounts/dueDebts.ts';
import type { DueDebt } from '../../components/accounts/dueDebts.ts';
import type { OwedAccount } from '../../components/accounts/owed.ts';

/** `debts` are the debts of the chosen accounts, soonest due first. */
interface Selection {
  chosen: readonly OwedAccount[];
  debts: readonly DueDebt[];
  has: (id: string) => boolean;
  select: (id: string, isSelected: boolean) => void;
}

/**
 * The selection among the listed accounts. A selected account that has no debts, or is not listed
 * at present, is left out until it has debts and is listed again.
 */
export function useSelection(listed: readonly OwedAccount[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = listed.filter(
    ({ account, owed }) => ids.has(account.id) && owed.status === 'owing',
  );
  return {
    chosen,
    debts: dueDebts(chosen),
    has: (id) => chosen.some(({ account }) => account.id === id),
    select: (id, isSelected) =>
      setIds((known) => {
        const others = [...known].filter((other) => other !== id);
        return new Set(isSelected ? [...others, id] : others);
      }),
  };
}
