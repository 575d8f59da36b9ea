import { findCompany, findContract, imageOf } from './catalogue.ts';
import type { CompanyRecord, ContractRecord } from './companies.ts';
import { createRandom, hash } from './random.ts';
import type { Random } from './random.ts';
import { canonicalRut } from './rut.ts';
import { sampleIdentifiers } from './samples.ts';
import type { SampleIdentifier } from './samples.ts';
import { addDays, monthOf } from './time.ts';
import type { Debt, IdentifierKind } from './wire.ts';

interface LedgerAccount {
  id: string;
  contractId: string;
  holder: string;
  identifiers: { id: IdentifierKind; value: string }[];
  debts: Debt[];
}

/**
 * All accounts and bills, without the payments. They depend only on the seed and the opening day.
 */
export interface Ledger {
  find: (contractId: string, kind: IdentifierKind, value: string) => LedgerAccount | undefined;
  /** Returns the account to which a debt was billed. */
  accountOf: (debtId: string) => LedgerAccount | undefined;
  debt: (debtId: string) => Debt | undefined;
}

/**
 * Returns an identifier in the form in which accounts are looked up: a RUT (Chilean tax ID) in
 * canonical form, others trimmed and in capitals.
 */
function filed(contract: ContractRecord, kind: IdentifierKind, value: string): string {
  const identifier = contract.identifiers.find((candidate) => candidate.kind === kind);
  return identifier?.label === 'RUT' ? canonicalRut(value) : value.trim().toUpperCase();
}

/**
 * Returns an amount as on a real bill: plans end in 990, other monthly bills in a zero, tolls in
 * any digit.
 */
function amountOf({ billing }: ContractRecord, random: Random): number {
  const amount = random.integer(billing.min, billing.max);
  if (billing.concept === 'Plan') return Math.floor(amount / 1000) * 1000 + 990;
  return billing.every === 'pass' ? amount : Math.round(amount / 10) * 10;
}

/**
 * Returns the due day of the bill at `index`; the first `overdue` bills are due before `today`.
 * Monthly bills are thirty days apart; of toll passes, thirty are due on the same day.
 */
function dueDay(billed: SampleIdentifier, index: number, every: 'month' | 'pass', today: string) {
  const place = index - billed.overdue;
  if (every === 'pass') return addDays(today, Math.floor(place / 30) + (place < 0 ? 0 : 2));
  return addDays(today, 3 + (hash(billed.account) % 12) + 30 * place);
}

function biller(company: CompanyRecord, { motorways }: ContractRecord, index: number) {
  const motorway = motorways && findCompany(motorways[index % motorways.length] ?? '');
  const { id, name } = motorway ?? company;
  const secondId = motorway && `0${(index % (motorways?.length ?? 1)) + 1}`;
  return { company: { id, name, image: imageOf(id) }, secondId };
}

function bill(billed: SampleIdentifier, seed: number, today: string): Debt[] {
  const found = findContract(billed.contractId);
  if (!found) throw new Error(`Sample of an unknown contract: ${billed.contractId}`);
  const { company, contract } = found;
  const random = createRandom(`${seed}/${billed.account}`);
  const firstInvoice = random.integer(100_000, 900_000);
  return Array.from({ length: billed.debts ?? 0 }, (_, index) => {
    const dueDate = dueDay(billed, index, contract.billing.every, today);
    const { company: owner, secondId } = biller(company, contract, index);
    const detail =
      contract.billing.every === 'pass' ? `${dueDate} pórtico ${random.integer(1, 18)}` : '';
    return {
      id: `d-${billed.account}-${index + 1}`,
      invoiceId: `F-${firstInvoice + index * 3}`,
      amount: amountOf(contract, random),
      dueDate,
      description: `${contract.billing.concept} ${detail || monthOf(addDays(dueDate, -20))}`,
      contract: { id: contract.id, secondId: secondId ?? contract.secondId },
      contract_name: contract.name,
      company: owner,
    };
  });
}

function openLedger(seed: number, today: string): Ledger {
  const accounts = new Map<string, LedgerAccount>();
  const byIdentifier = new Map<string, LedgerAccount>();
  const byDebt = new Map<string, { account: LedgerAccount; debt: Debt }>();
  const key = (...parts: string[]) => parts.join(' ');

  for (const sample of sampleIdentifiers) {
    if (sample.debts === undefined) continue;
    const account = accounts.get(sample.account) ?? {
      id: sample.account,
      contractId: sample.contractId,
      holder: sample.holder,
      identifiers: [],
      debts: bill(sample, seed, today),
    };
    account.identifiers.push({ id: sample.kind, value: sample.value });
    accounts.set(account.id, account);
    byIdentifier.set(key(sample.contractId, sample.kind, sample.value), account);
    for (const debt of account.debts) byDebt.set(debt.id, { account, debt });
  }
  return {
    find(contractId, kind, value) {
      const contract = findContract(contractId)?.contract;
      return contract && byIdentifier.get(key(contractId, kind, filed(contract, kind, value)));
    },
    accountOf: (debtId) => byDebt.get(debtId)?.account,
    debt: (debtId) => byDebt.get(debtId)?.debt,
  };
}

let latest: { name: string; ledger: Ledger } | undefined;

/**
 * Returns the ledger of a seed and an opening day. The latest result is cached, because nearly
 * every request needs the ledger.
 */
export function ledgerOf(seed: number, today: string): Ledger {
  const name = `${seed}/${today}`;
  if (latest?.name !== name) latest = { name, ledger: openLedger(seed, today) };
  return latest.ledger;
}
