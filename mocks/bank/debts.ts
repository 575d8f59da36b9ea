import { ledger } from './bank.ts';
import type { Bank } from './bank.ts';
import { findContract } from './catalogue.ts';
import { identifierOf } from './reference.ts';
import { refuseViolation } from './refusal.ts';
import { chileanDay, addDays } from './time.ts';
import type { ContractDebts, Debt, Reference } from './wire.ts';

/**
 * The number of past queries that the bank remembers, to detect a transaction number used twice.
 */
const remembered = 200;

interface DebtQuery {
  idTrxRec: number;
  contracts: { contract: string; reference: Reference }[];
}

/** Returns the ids of all debts that are in a payment with one of these statuses. */
function debtsOf({ state }: Bank, ...statuses: string[]): Set<string> {
  const payments = state.inscriptions.filter(({ estado }) => statuses.includes(estado));
  return new Set(payments.flatMap(({ lines }) => lines.map(({ item }) => item.id)));
}

/**
 * Returns the ids of the debts that no other payment may include, because they are in a paid or
 * pending payment.
 */
export const takenDebts = (bank: Bank): Set<string> => debtsOf(bank, 'PAGADO', 'PENDIENTE');

/**
 * Masks the name of an account's holder, because any guest may query any account: `Ana Rojas` →
 * `A*** R***`.
 */
function masked(name: string): string {
  return name.replace(/(\S)\S*/g, '$1***');
}

function debtsOfContract(bank: Bank, query: DebtQuery['contracts'][number]): ContractDebts {
  const identifier = identifierOf(query.reference);
  if (!identifier) refuseViolation('Cada convenio se consulta con un solo número de cliente.');
  const found = findContract(query.contract);
  if (!found) return { contract: query.contract, status: 'NOT_FOUND', debts: [] };
  const offered = found.contract.identifiers.some(({ kind }) => kind === identifier.kind);
  if (!offered) refuseViolation(`El convenio no se consulta por ${identifier.kind}.`);

  const account = ledger(bank).find(query.contract, identifier.kind, identifier.value);
  if (!account) return { contract: query.contract, status: 'NOT_FOUND', debts: [] };
  const taken = bank.state.scenario.listsPaid ? debtsOf(bank, 'PENDIENTE') : takenDebts(bank);
  const debts: Debt[] = account.debts.filter(({ id }) => !taken.has(id));
  return {
    contract: query.contract,
    status: debts.length > 0 ? 'OK' : 'NO_DEBT',
    holder: masked(account.holder),
    ...found.contract.limits,
    debts,
  };
}

/**
 * Refuses a transaction number that is not a date (yesterday, today or tomorrow) followed by eight
 * digits, or that an earlier query for other accounts has used.
 */
function checkTransaction(bank: Bank, { idTrxRec, contracts }: DebtQuery): void {
  const today = chileanDay(bank.now());
  const days = [-1, 0, 1].map((distance) => addDays(today, distance).replaceAll('-', ''));
  const text = String(idTrxRec);
  if (text.length !== 16 || !days.includes(text.slice(0, 8))) {
    refuseViolation('idTrxRec debe ser la fecha de hoy seguida de ocho dígitos.');
  }
  const query = JSON.stringify(contracts);
  const known = bank.state.queries.find(([transaction]) => transaction === idTrxRec);
  if (known && known[1] !== query) refuseViolation('idTrxRec ya fue usado en otra consulta.');
  if (known) return;
  const used: [transaction: number, query: string] = [idTrxRec, query];
  bank.state.queries = [...bank.state.queries, used].slice(-remembered);
}

/**
 * Returns the debts of each queried account, in the order of the query. Within an account the
 * longest overdue debt comes first.
 */
export function consultDebts(bank: Bank, query: DebtQuery): { contracts: ContractDebts[] } {
  checkTransaction(bank, query);
  return { contracts: query.contracts.map((contract) => debtsOfContract(bank, contract)) };
}
