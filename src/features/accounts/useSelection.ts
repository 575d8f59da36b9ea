import { useState } from 'react';
import { dueDebts } from '../../components/accounts/dueDebts.ts';
import type { DueDebt } from '../../components/accounts/dueDebts.ts';
import type { OwedAccount } from '../../components/accounts/owed.ts';

/** The accounts selected to be paid together, and their debts, soonest due first. */
interface Selection {
  chosen: readonly OwedAccount[];
  debts: readonly DueDebt[];
  has: (id: string) => boolean;
  select: (id: string, isSelected: boolean) => void;
}

/**
 * The selection among the listed accounts. An account without debts, or one that has left its list,
 * does not count until it is back.
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
