import type { Account } from '../api/accountSchema.ts';
import type { AccountDebts, Debt } from '../api/debtsApi.ts';

/** An account named after its id. */
export function sampleAccount(id: string, changes: Partial<Account> = {}): Account {
  return {
    id,
    alias: `Cuenta ${id}`,
    contract: { id: 'c-1', secondId: '01' },
    contractName: 'Hogar',
    company: { id: 'e-1', name: 'Aguas del Lleuque', image: '/m.svg' },
    kind: 'SERVICE_ID',
    value: `n-${id}`,
    isSuggested: false,
    isTotalTag: false,
    ...changes,
  };
}

/** A debt; `number` is part of its id and of its invoice's id. */
export function accountDebt(number: number | string, changes: Partial<Debt> = {}): Debt {
  return {
    id: `d-${number}`,
    invoiceId: `F-${number}`,
    amount: 10_000,
    dueDate: '2026-11-28',
    description: 'Noviembre 2026',
    contract: { id: 'c-1', secondId: '01' },
    contract_name: 'Hogar',
    company: { id: 'e-1', name: 'Aguas del Lleuque', image: '/m.svg' },
    ...changes,
  };
}

/** The bank's answer for an account with these debts, by default without any. */
export function debtAnswer(debts: Debt[] = [], changes: Partial<AccountDebts> = {}): AccountDebts {
  const status = debts.length > 0 ? 'OK' : 'NO_DEBT';
  return { contract: 'c-1', status, debts, leftOut: 0, ...changes };
}
