import { ledger, nextNumber } from './bank.ts';
import type { Bank } from './bank.ts';
import { findContract } from './catalogue.ts';
import { hasLongLists, pageOf } from './payments.ts';
import { identifierOf, referenceOf } from './reference.ts';
import { refuse, refuseViolation } from './refusal.ts';
import { sampleIdentifiers } from './samples.ts';
import { accountOf } from './seed.ts';
import type { SavedAccount } from './state.ts';
import type { Account, ContractId, Reference } from './wire.ts';

/** Accounts of the scenario's long list. */
const longList = 200;

/** What a payer gives to save an account. */
export interface NewAccount {
  alias: string;
  contract: ContractId;
  reference: Reference;
}

const withoutOwner = ({ idu: _, ...account }: SavedAccount): Account => account;

function longListOf(idu: string): SavedAccount[] {
  const known = sampleIdentifiers.filter(({ debts }) => debts !== undefined);
  return Array.from({ length: longList }, (_, index) => {
    const sample = known[index % known.length];
    if (!sample) throw new Error('There are no samples');
    return accountOf(`l-${index + 1}`, idu, `Cuenta ${index + 1}`, sample);
  });
}

function accountsOf(bank: Bank, idu: string): SavedAccount[] {
  const own = bank.state.accounts.filter((account) => account.idu === idu);
  return hasLongLists(bank, idu) ? [...own, ...longListOf(idu)].slice(0, longList) : own;
}

/** One page of a payer's accounts: suggested, Total TAG, saved (spec 7; page 1 of 5 first, ruling 37). */
export function listAccounts(bank: Bank, idu: string, page: number, size: number) {
  const { items, total } = pageOf(accountsOf(bank, idu), page, size);
  return { cuentas: items.map(withoutOwner), total };
}

/** Saves an account that exists; refuses one that the payer has saved already. A suggestion that is saved stops being one. */
export function addAccount(
  bank: Bank,
  idu: string,
  { alias, contract, reference }: NewAccount,
): Account {
  const found = findContract(contract.id);
  if (found?.contract.secondId !== contract.secondId) refuseViolation('Ese convenio no existe.');
  const identifier = identifierOf(reference);
  if (!identifier) refuseViolation('Una cuenta se guarda con un solo identificador.');
  const { kind, value } = identifier;
  const account = ledger(bank).find(contract.id, kind, value);
  if (!account) refuse('notFound', 'No encontramos esa cuenta.');

  const sameAccount = accountsOf(bank, idu).find((saved) => {
    const known = identifierOf(saved.reference);
    return (
      saved.contract.id === contract.id &&
      known &&
      ledger(bank).find(contract.id, known.kind, known.value) === account
    );
  });
  if (sameAccount && !sameAccount.suggestedAccount)
    refuse('conflict', 'Ya tienes guardada esa cuenta.');
  const saved = accountOf(`a-${nextNumber(bank)}`, idu, alias, {
    contractId: contract.id,
    kind,
    value,
  });
  saved.reference = referenceOf(kind, value);
  bank.state.accounts = [...bank.state.accounts.filter((other) => other !== sameAccount), saved];
  return withoutOwner(saved);
}

function findAccount({ state }: Bank, idu: string, id: string): SavedAccount {
  const found = state.accounts.find((account) => account.idu === idu && account.id === id);
  return found ?? refuse('notFound', 'Esa cuenta ya no está guardada.');
}

/** Gives an account another alias. */
export function renameAccount(bank: Bank, idu: string, id: string, alias: string): Account {
  const account = findAccount(bank, idu, id);
  account.alias = alias;
  return withoutOwner(account);
}

/** Removes an account from the payer's list. */
export function removeAccount(bank: Bank, idu: string, id: string): void {
  const account = findAccount(bank, idu, id);
  bank.state.accounts = bank.state.accounts.filter((other) => other !== account);
}
