import type { ReceiptLine } from '../../api/receiptsApi.ts';
import { sumAmounts } from '../../lib/money.ts';
import { showIdentifier } from '../../lib/identifiers/identifierText.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { range } from '../../lib/arrays.ts';

/** The most identifier columns of a receipt. */
const maxIdentifierColumns = 3;

/**
 * One account on a receipt; `identifiers` has an entry per column, '' where the account has none.
 */
export interface ReceiptRow {
  company: string;
  /** The invoice, where the company appears on several lines. */
  invoiceId?: string;
  identifiers: string[];
  alias: string;
  /** Pesos. */
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
    .map((identifier) => plainText(showIdentifier(identifier)))
    .slice(0, maxIdentifierColumns);
}

function readRow(line: ReceiptLine, columns: number): ReceiptRow {
  const own = identifiersOf(line);
  const invoiceId = plainText(line.invoiceId);
  const tells = line.duplicateCompanyId && invoiceId !== '' && !own.includes(invoiceId);
  return {
    company: plainText(line.company),
    ...(tells && { invoiceId }),
    identifiers: range(columns).map((index) => own[index] ?? ''),
    alias: plainText(line.alias),
    amount: line.amount,
  };
}

/**
 * The lines of a receipt as a table: as many identifier columns as the longest line needs, at most
 * 3, without COMPANY_ID. A company on several lines (`duplicateCompanyId`) shows the invoice.
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
