import type { Payment } from '../../api/paymentsApi.ts';
import type { ReceiptLine } from '../../api/receiptsApi.ts';
import { foldText, strongWords, wordsOf } from '../../lib/text/searchWords.ts';
import { coveredItems } from './attempt.ts';
import type { Attempt } from './attempt.ts';

/** A number of a document in one form: banks add zeros before it, spaces and hyphens in it. */
const numberOf = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ''));

/** A company's name in one form: without what not every report writes of it, as its legal form. */
const nameOf = (text: string) => strongWords(wordsOf(text)).join(' ');

/**
 * Whether a receipt lists the bills of its payment, and not others that cost as much: each bill has a
 * line of its company and amount, and of its number where the line has one. Where the bank lists no
 * bills of the payment, those that this browser sent count; with neither, the total is all that there
 * is to compare (docs/decisions.md, receipt-of-its-bills).
 */
export function isReceiptOf(
  lines: readonly ReceiptLine[],
  { items, itemsLeftOut }: Payment,
  own?: Attempt,
): boolean {
  const isListed = items.length > 0 || own === undefined;
  const bills = (isListed ? items : coveredItems(own)).map(({ company, invoiceId, amount }) => ({
    amount,
    name: nameOf(company.name),
    number: numberOf(invoiceId),
  }));
  if (bills.length === 0) return true;
  const named = lines.map((line) => ({
    amount: line.amount,
    name: nameOf(line.company),
    number: numberOf(line.invoiceId),
  }));
  let others = 0;
  // Lines without a number take what the others leave.
  for (const line of [...named].sort((one, other) => Number(!one.number) - Number(!other.number))) {
    const at = bills.findIndex(
      ({ amount, name, number }) =>
        amount === line.amount && name === line.name && (!line.number || number === line.number),
    );
    if (at < 0) others += 1;
    else bills.splice(at, 1);
  }
  return bills.length === 0 && others === (isListed ? itemsLeftOut : 0);
}
