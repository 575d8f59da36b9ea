import type { Payment } from '../../api/payments.ts';
import { toCsv } from '../../lib/csv.ts';
import { firstOfMonths, parseDay, stampDay } from '../../lib/dates.ts';
import type { Period } from '../../lib/dates.ts';
import { plainText } from '../../lib/plainText.ts';
import { statusWords } from './statusWords.ts';

/** Months of a statement whose beginning nobody chose, the last one included. */
const usualMonths = 12;

/** The period that is downloaded: the chosen days; without an end up to today, without a beginning the twelve months up to the end. */
export function statementPeriod({ from, to }: Period, today: string): Period {
  const end = to || today;
  const last = parseDay(end);
  return { from: from || (last ? firstOfMonths(usualMonths, last) : end), to: end };
}

/** What a statement's file is called. */
export function statementFile({ from, to }: Period, format: 'csv' | 'pdf'): string {
  return `cartola-${from}-${to}.${format}`;
}

const header = ['Fecha', 'Referencia', 'Empresa', 'Servicio', 'Factura', 'Estado', 'Monto'];

/** The statement as CSV, marked as UTF-8: a row for each account of each payment, days by the bank's clock, whole pesos (ruling 34). */
export function statementCsv(payments: readonly Payment[]): string {
  const rows = payments.flatMap(({ date, reference, status, items }) =>
    items.map(({ company, contract_name, invoiceId, amount }) => [
      stampDay(date),
      plainText(reference),
      plainText(company.name),
      plainText(contract_name),
      plainText(invoiceId),
      statusWords[status],
      amount,
    ]),
  );
  return `\uFEFF${toCsv(header, rows)}`;
}
