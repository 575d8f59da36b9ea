import { ledgerOf } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { seedState } from './seed.ts';
import type { BankState } from './state.ts';
import { chileanDay, chileanTime } from './time.ts';

/**
 * The simulated bank: its clock and its state. The functions in mocks/bank are its rules; they
 * change only `state`.
 */
export interface Bank {
  now: () => Date;
  state: BankState;
}

/**
 * `seed` determines the generated bills and payments of a new bank; `state`, if given, is that of a
 * stored bank to continue.
 */
interface BankOptions {
  now: () => Date;
  seed?: number;
  state?: BankState;
}

/** Opens a bank: the stored one if there is a state, else a new one with the demo payers. */
export function createBank({ now, seed = 1, state }: BankOptions): Bank {
  return { now, state: state ?? seedState(seed, chileanDay(now())) };
}

/** Resets the state to that of a bank that opens today. */
export function resetBank(bank: Bank): void {
  bank.state = seedState(bank.state.seed, chileanDay(bank.now()));
}

/** Returns all accounts with all of their bills, whether paid or not. */
export function ledger({ state }: Bank): Ledger {
  return ledgerOf(state.seed, state.openedOn);
}

/** Returns the next number of the sequence that keeps the bank's ids unique. */
export function nextNumber({ state }: Bank): number {
  state.sequence += 1;
  return state.sequence;
}

/** Returns the bank's present time as text (ISO 8601, Chilean offset). */
export function timestamp(bank: Bank): string {
  return chileanTime(bank.now());
}
