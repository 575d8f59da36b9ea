import { createIdempotencyKey } from '../../src/lib/dates/ids.ts';
import { itemOf } from './make.ts';
import { createBank, ledger } from '../bank/bank.ts';
import type { Bank } from '../bank/bank.ts';
import { inscribe } from '../bank/inscriptions.ts';
import { decide } from '../bank/paymentPage.ts';
import type { Choice } from '../bank/paymentPage.ts';
import type { Inscription } from '../bank/state.ts';
import type { Debt, IdentifierKind } from '../bank/wire.ts';

/** A bank with a clock that tests can move. */
interface ClockedBank extends Bank {
  /** Moves the clock forward by some seconds. */
  pass: (seconds: number) => void;
}

/** Creates a bank that opened in the morning of 2026-11-20 in Santiago. */
export function openBank(seed = 1): ClockedBank {
  let instant = Date.parse('2026-11-20T10:00:00-03:00');
  const pass = (seconds: number) => {
    instant += seconds * 1000;
  };
  return Object.assign(createBank({ now: () => new Date(instant), seed }), { pass });
}

/** Returns the bills of an account, paid or not. */
export function billed(
  bank: Bank,
  contractId: string,
  kind: IdentifierKind,
  value: string,
): Debt[] {
  return ledger(bank).find(contractId, kind, value)?.debts ?? [];
}

/** Returns the three bills of the demo payer's water account, paid or not. */
export function waterDebts(bank: Bank): Debt[] {
  return billed(bank, 'aguas-lleuque-hogar', 'SERVICE_ID', '10203040');
}

/**
 * Registers debts for payment (inscription): for a guest, or for the payer with the id `userId`.
 * Without `key`, a new `Idempotency-Key` is used, as for a new attempt (try to pay).
 */
export function inscribeDebts(
  bank: Bank,
  debts: readonly Debt[],
  userId = '',
  key = createIdempotencyKey(),
): Inscription {
  return inscribe(bank, { userId, debts: debts.map(itemOf), portal: 'https://portal.cl', key });
}

/** Registers debts for payment by a guest, and makes the choice on the payment page. */
export function pay(bank: Bank, debts: readonly Debt[], choice: Choice = 'approve'): Inscription {
  const inscription = inscribeDebts(bank, debts);
  decide(bank, inscription.sessionid, choice);
  return inscription;
}
