import { ledger, nextNumber } from './bank.ts';
import type { Bank } from './bank.ts';
import { findContract } from './catalogue.ts';
import { hasLongLists, pageOf } from './payments.ts';
import { identifierOf, referenceOf } from './reference.ts';
import { refuse, refuseViolation } from './refusal.ts';
import { sampleIdentifiers } from './samples.ts';
import { accountOf } from './seed.ts';
import type { Account, ContractId, Reference } from './wire.ts';

/** The number of accounts that the demo payer has while the scenario's `longLists` is on. */
const longList = 200;

interface NewAccount {
  alias: string;
  contract: ContractId;
  reference: Reference;
}

/**
 * Returns accounts that extend the payer's list to `longList` entries; they can be renamed and
 * deleted like any other account.
 */
function fillingOf(own: readonly Account[]): Account[] {
  const known = sampleIdentifiers.filter(({ debts }) => debts !== undefined);
  return Array.from({ length: longList - own.length }, (_, index) => {
    const sample = known[index % known.length];
    if (!sample) throw new Error('There are no samples');
    const reference = referenceOf(sample.kind, sample.value);
    return accountOf(`l-${index + 1}`, `Cuenta ${index + 1}`, sample.contractId, reference);
  });
}

function accountsOf(bank: Bank, idu: string): Account[] {
  const { state } = bank;
  const own = state.accounts[idu] ?? [];
  if (!hasLongLists(bank, idu)) return own;
  state.filling ??= fillingOf(own);
  return [...own, ...state.filling];
}

/**
 * Returns one page of a payer's accounts: suggested ones, then Total TAG (one account for several
 * motorways), then saved ones; the accounts that `longLists` adds come last.
 */
export function listAccounts(bank: Bank, idu: string, page: number, size: number) {
  const { items, total } = pageOf(accountsOf(bank, idu), page, size);
  return { cuentas: items, total };
}

function ledgerAccount(bank: Bank, contractId: string, reference: Reference) {
  const identifier = identifierOf(reference);
  if (!identifier) refuseViolation('Una cuenta se guarda con un solo número de cliente.');
  return ledger(bank).find(contractId, identifier.kind, identifier.value);
}

/**
 * Saves an account as the first of the payer's saved ones; if the bank suggested the account,
 * removes the suggestion. Refuses an account that the company does not have, or that the payer has
 * already saved.
 */
export function addAccount(
  bank: Bank,
  idu: string,
  { alias, contract, reference }: NewAccount,
): Account {
  const found = findContract(contract.id);
  if (found?.contract.secondId !== contract.secondId) refuseViolation('Ese convenio no existe.');
  const wanted = ledgerAccount(bank, contract.id, reference);
  if (!wanted) refuse('notFound', 'No encontramos esa cuenta.');

  const own = bank.state.accounts[idu] ?? [];
  const same = own.find(
    (saved) =>
      saved.contract.id === contract.id &&
      ledgerAccount(bank, contract.id, saved.reference) === wanted,
  );
  if (same && !same.suggestedAccount) refuse('conflict', 'Ya tienes guardada esa cuenta.');
  const account = accountOf(`a-${nextNumber(bank)}`, alias, contract.id, reference);
  const others = own.filter((other) => other !== same);
  const saved = others.findIndex((other) => !other.suggestedAccount && !other.totalTagAccount);
  others.splice(saved < 0 ? others.length : saved, 0, account);
  bank.state.accounts[idu] = others;
  return account;
}

function findAccount(bank: Bank, idu: string, id: string): Account {
  const found = accountsOf(bank, idu).find((account) => account.id === id);
  return found ?? refuse('notFound', 'Esa cuenta ya no está guardada.');
}

export function renameAccount(bank: Bank, idu: string, id: string, alias: string): Account {
  const account = findAccount(bank, idu, id);
  account.alias = alias;
  return account;
}

export function deleteAccount(bank: Bank, idu: string, id: string): void {
  const account = findAccount(bank, idu, id);
  const without = (list: Account[] = []) => list.filter((other) => other !== account);
  bank.state.accounts[idu] = without(bank.state.accounts[idu]);
  bank.state.filling &&= without(bank.state.filling);
}
