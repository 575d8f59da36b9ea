import { groupThousands } from './digits.ts';

/** Whether the value is an amount the portal handles: whole pesos, not negative, exact in a number (T05). */
export function isPesos(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/**
 * Pesos as the screens show them, '$ 25.990' (spec 9: es-CO, COP, no decimals), with a plain space. Written here because `Intl` takes its
 * time to learn a locale before the first page can be used, and separates with U+00A0, which nobody can type who searches the page.
 */
export function formatPesos(amount: number): string {
  return `$ ${groupThousands(String(amount), '.')}`;
}

/** Pesos as a receipt shows them, '$25.990' (spec 9: CLP). The amount must be one that isPesos accepts. */
export function formatReceiptPesos(amount: number): string {
  return `$${groupThousands(String(amount), '.')}`;
}

/** The sum in pesos, 0 for none. It may leave the exact range: whoever charges it asks isPesos first. */
export function sumPesos(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
