import { groupThousands } from './counts.ts';

/** Whether the value is a valid amount: whole pesos, not negative, a safe integer. */
export function isPesos(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/**
 * Returns pesos as screens show them, '$ 25.990', with a plain space. `Intl` is not used: it is
 * slow to load a locale during startup, and its U+00A0 would not match a typed space when a payer
 * searches the page for an amount.
 */
export function formatPesos(amount: number): string {
  return `$ ${groupThousands(String(amount), '.')}`;
}

/** Returns pesos as receipts show them, '$25.990'. */
export function formatReceiptPesos(amount: number): string {
  return `$${groupThousands(String(amount), '.')}`;
}

/**
 * Returns the sum in pesos. It may exceed the safe integers: check it with `isPesos` before
 * charging it.
 */
export function sumPesos(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

export function sumAmounts(bills: readonly { amount: number }[]): number {
  return sumPesos(bills.map(({ amount }) => amount));
}
