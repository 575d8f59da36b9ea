import { groupThousands } from './digits.ts';

const DISPLAY = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  maximumFractionDigits: 0,
});

/** Whether the value is an amount the portal handles: whole pesos, not negative, exact in a number (T05). */
export function isPesos(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Pesos as the screens show them, '$ 25.990' (spec 9: es-CO, COP, no decimals), with a plain space. */
export function formatPesos(amount: number): string {
  // Intl separates with U+00A0, which neither a test nor a payer who searches the page can type.
  return DISPLAY.format(amount).replace(/\u00A0/g, ' ');
}

/** Pesos as a receipt shows them, '$25.990' (spec 9: CLP). The amount must be one that isPesos accepts. */
export function formatReceiptPesos(amount: number): string {
  return `$${groupThousands(String(amount), '.')}`;
}

/** The sum in pesos, 0 for none. It may leave the exact range: whoever charges it asks isPesos first. */
export function sumPesos(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
