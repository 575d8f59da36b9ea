import { useState } from 'react';
import { dueDebts } from './dueDebts.ts';
import type { DueDebt } from './dueDebts.ts';
import type { OwnAccount } from './owed.ts';

/** The accounts that are chosen to be paid together, and what they owe in due order. */
export interface Selection {
  chosen: readonly OwnAccount[];
  debts: readonly DueDebt[];
  has: (id: string) => boolean;
  select: (id: string, isSelected: boolean) => void;
}

/** Which of the listed accounts are chosen; one that owes nothing any more, or has left its list, is chosen no longer. */
export function useSelection(listed: readonly OwnAccount[]): Selection {
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
