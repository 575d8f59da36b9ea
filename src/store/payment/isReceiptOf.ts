import type { Payment } from '../../api/paymentsApi.ts';
import type { ReceiptLine } from '../../api/receiptsApi.ts';
import { foldText, strongWords, wordsOf } from '../../lib/text/searchWords.ts';
import { coveredItems } from './attempt.ts';
import type { Attempt } from './attempt.ts';

/**
 * Normalizes a document number: a receipt may write it in other case, or with other leading zeros,
 * spaces and signs, than the bill.
 */
const numberOf = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ''));

/** Removes the parts of a company's name that some reports omit, such as its legal form. */
const nameOf = (text: string) => strongWords(wordsOf(text)).join(' ');

/**
 * Whether a receipt lists the bills of its payment, and not others with the same total. Each bill
 * needs a line with its company and amount, and with its number if the line has one; each
 * unreadable bill in the bank's answer needs one further line. The bills are those in the answer
 * or, if it lists none, those that this browser sent; without either, any receipt is accepted
 * (docs/decisions.md, receipt-of-its-bills).
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
  // Lines without a number come last: they match any bill of their company and amount, and could
  // take a bill that a line with a number needs.
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
