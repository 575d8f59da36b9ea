import type { Payment } from '../../api/paymentsApi.ts';
import { toCsv } from '../../lib/files/csv.ts';
import { firstOfMonths, dayOfTime } from '../../lib/dates/dates.ts';
import type { Period } from '../../lib/dates/dates.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { statusText } from '../../components/payment/statusWords.ts';

export type StatementFormat = 'csv' | 'pdf';

/** How many months a statement covers if no beginning is chosen, including the month of its end. */
export const statementMonths = 12;

/**
 * The period to download: the chosen days. Without an end it ends today; without a beginning it
 * covers the `statementMonths` months up to the end.
 */
export function statementPeriod({ from, to }: Period, today: string): Period {
  const end = to || today;
  return { from: from || firstOfMonths(statementMonths, end), to: end };
}

export function statementFile({ from, to }: Period, format: StatementFormat): string {
  return `cartola-${from}-${to}.${format}`;
}

const header = ['Fecha', 'Referencia', 'Empresa', 'Servicio', 'Factura', 'Estado', 'Monto'];

/**
 * The lines of a payment: one per bill. If a bill cannot be read, the whole payment is one line, so
 * that the file's amounts add up.
 */
function linesOf({
  items,
  itemsLeftOut,
  companyName,
  total,
}: Pick<Payment, 'items' | 'itemsLeftOut' | 'companyName' | 'total'>) {
  const unnamed = { company: { name: companyName }, contract_name: '', invoiceId: '' };
  return items.length > 0 && itemsLeftOut === 0 ? items : [{ ...unnamed, amount: total }];
}

/**
 * The statement as CSV, marked as UTF-8 by a byte order mark: a row per line of each payment
 * (`linesOf`), with the day in Chile and the amount in whole pesos.
 */
export function statementCsv(payments: readonly Payment[]): string {
  const rows = payments.flatMap(({ date, reference, ...payment }) =>
    linesOf(payment).map(({ company, contract_name, invoiceId, amount }) => [
      { day: dayOfTime(date) },
      plainText(reference),
      plainText(company.name),
      plainText(contract_name),
      plainText(invoiceId),
      plainText(statusText(payment)),
      amount,
    ]),
  );
  return `\uFEFF${toCsv(header, rows)}`;
}
