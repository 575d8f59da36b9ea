import type { CartItem } from '../../api/cartItem.ts';
import { groupBy } from '../../lib/arrays.ts';

/** The fields of a debt or cart item that identify its bill, and its amount in pesos. */
export type Bill = Pick<CartItem, 'id' | 'invoiceId' | 'amount' | 'contract'> &
  Partial<Pick<CartItem, 'dueDate' | 'description'>>;

/**
 * Returns a key of a bill's contract (a company's service) and number. Equal keys do not prove the
 * same bill: a company may reuse the number for a later one.
 */
export const billNumber = ({ contract, invoiceId }: Pick<Bill, 'contract' | 'invoiceId'>) =>
  JSON.stringify([contract.id, contract.secondId, invoiceId]);

/** Whether a field does not tell two bills apart: it is equal, or one of the bills lacks it. */
const agree = (one = '', other = '') => one === '' || other === '' || one === other;

/**
 * Compares two bills with the same number. If a company has reused the number, the bills differ in
 * id, due day or period (`description`).
 */
const isSame = (one: Bill, other: Bill) =>
  agree(one.id, other.id) &&
  agree(one.dueDate, other.dueDate) &&
  agree(one.description, other.description);

/** Returns a key that is equal only for bills with the same fields, including the amount. */
export const billKey = (bill: Bill) =>
  JSON.stringify([billNumber(bill), bill.id, bill.dueDate, bill.description, bill.amount]);

export interface BillSet {
  /** Whether the bill is in the set, with any amount. */
  has: (bill: Bill) => boolean;
  /** Whether the bill is in the set with the same amount. */
  hasCharge: (bill: Bill) => boolean;
}

/** Indexes bills by number, so that a look-up takes constant time. */
export function billSet(bills: readonly Bill[]): BillSet {
  const byNumber = groupBy(bills, billNumber);
  const matches = (bill: Bill) =>
    (byNumber.get(billNumber(bill)) ?? []).filter((each) => isSame(each, bill));
  return {
    has: (bill) => matches(bill).length > 0,
    hasCharge: (bill) => matches(bill).some(({ amount }) => amount === bill.amount),
  };
}

/** Keeps the first occurrence of each bill and drops later ones, even with another amount. */
export function distinctBills<B extends Bill>(bills: readonly B[]): B[] {
  const byNumber = groupBy(bills, billNumber);
  return bills.filter(
    (bill) => byNumber.get(billNumber(bill))?.find((each) => isSame(each, bill)) === bill,
  );
}

/**
 * Whether two carts hold the same bills with the same amounts, so that one payment covers either.
 */
export function isSameContent(one: readonly Bill[], other: readonly Bill[]): boolean {
  const bills = billSet(one);
  return one.length === other.length && other.every(bills.hasCharge);
}

/** Whether two carts have a bill in common, even with another amount. */
export function sharesBill(one: readonly Bill[], other: readonly Bill[]): boolean {
  return other.some(billSet(one).has);
}
