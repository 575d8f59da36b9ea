import type { Payment } from '../../api/paymentsApi.ts';
import type { ReceiptLine } from '../../api/receiptsApi.ts';
import { environment } from '../../config/environment.ts';
import { formatDateTime } from '../../lib/dates/dates.ts';
import { formatPesos, formatReceiptPesos, sumAmounts } from '../../lib/money.ts';
import { formatIdentifier } from '../../lib/identifiers/identifierText.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { range } from '../../lib/arrays.ts';

/** A fact of a payment in words; the amount is shown large, and the reference in groups. */
export interface ReceiptFact {
  term: string;
  fact: string;
  kind?: 'amount' | 'reference';
}

export function receiptFacts({ total, reference, date }: Payment): [ReceiptFact, ...ReceiptFact[]] {
  return [
    { term: 'Monto pagado', fact: formatReceiptPesos(total), kind: 'amount' },
    { term: 'Comisión', fact: formatPesos(0) },
    { term: 'Estado', fact: 'PAGADO' },
    { term: 'Referencia', fact: plainText(reference), kind: 'reference' },
    { term: 'Fecha', fact: formatDateTime(date) },
    { term: 'Emitido por', fact: environment.entityName },
  ];
}

/** The sentence about checking a receipt; the address follows. */
export const checkAdvice =
  'Quien tenga este comprobante puede confirmar con el banco si el pago se hizo, cuándo y por cuánto. Escanea el código o abre:';
/** The accessible name of the QR code with the address. */
export const checkLabel = 'Código QR para verificar este pago';

/** Invoice numbers up to this length do not break at their hyphens. */
export const longestUnbrokenId = 20;

const maxIdentifierColumns = 3;

export interface ReceiptRow {
  company: string;
  /** The invoice number, if the company appears on several lines and no identifier equals it. */
  invoiceId?: string;
  /** An entry per identifier column; '' in the last ones if the account has fewer identifiers. */
  identifiers: string[];
  alias: string;
  /** In pesos. */
  amount: number;
}

/** A receipt as a table; `headers` go from 'Empresa' to 'Monto', `total` is in pesos. */
interface ReceiptTable {
  headers: string[];
  rows: ReceiptRow[];
  total: number;
}

function identifiersOf({ identifiers }: ReceiptLine): string[] {
  return identifiers
    .filter(({ kind }) => kind !== 'COMPANY_ID')
    .map((identifier) => plainText(formatIdentifier(identifier)))
    .slice(0, maxIdentifierColumns);
}

function readRow(line: ReceiptLine, columns: number): ReceiptRow {
  const own = identifiersOf(line);
  const invoiceId = plainText(line.invoiceId);
  const isShown = line.duplicateCompanyId && invoiceId !== '' && !own.includes(invoiceId);
  return {
    company: plainText(line.company),
    ...(isShown && { invoiceId }),
    identifiers: range(columns).map((index) => own[index] ?? ''),
    alias: plainText(line.alias),
    amount: line.amount,
  };
}

/**
 * The lines of a receipt as a table, with as many identifier columns as the line with the most
 * identifiers needs, at most 3; COMPANY_ID, the company's own code, gets no column.
 */
export function receiptTable(lines: readonly ReceiptLine[]): ReceiptTable {
  const columns = Math.max(0, ...lines.map((line) => identifiersOf(line).length));
  const identifiers = range(columns).map((index) => `Identificador ${index + 1}`);
  return {
    headers: ['Empresa', ...identifiers, 'Alias', 'Monto'],
    rows: lines.map((line) => readRow(line, columns)),
    total: sumAmounts(lines),
  };
}
