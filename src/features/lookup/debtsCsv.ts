import { toCsv } from '../../lib/csv.ts';
import { plainText } from '../../lib/plainText.ts';
import type { DebtEntry } from './accountAnswers.ts';

const header = ['Cuenta', 'Empresa', 'Servicio', 'Detalle', 'Factura', 'Vencimiento', 'Monto'];

/**
 * The debts found as CSV with a byte order mark, a row for each, in the bank's order; `show` writes
 * an identifier as people read it.
 */
export function debtsCsv(entries: readonly DebtEntry[], show: (value: string) => string): string {
  const rows = entries.map(({ debt, account }) => [
    plainText(show(account.value)),
    plainText(debt.company.name),
    plainText(debt.contract_name),
    plainText(debt.description),
    plainText(debt.invoiceId),
    { day: debt.dueDate },
    debt.amount,
  ]);
  return `\uFEFF${toCsv(header, rows)}`;
}
