import type { CartItem } from '../../api/cartItem.ts';
import { groupBy } from '../../lib/arrays.ts';

/** What a debt or an item of the cart says of its bill; `amount` in pesos. */
export type Bill = Pick<CartItem, 'id' | 'invoiceId' | 'amount' | 'contract'> &
  Partial<Pick<CartItem, 'dueDate' | 'description'>>;

/** The number of a bill in its contract, which names one bill there at a time. */
export const billNumber = ({ contract, invoiceId }: Pick<Bill, 'contract' | 'invoiceId'>) =>
  JSON.stringify([contract.id, contract.secondId, invoiceId]);

/** Whether two texts of the bank are equal, as far as both were given. */
const agree = (one = '', other = '') => one === '' || other === '' || one === other;

/**
 * Whether two bills with one number are the same bill. A company may use its number again, next
 * month or at once: the debt's id, its due day and its period tell the two apart.
 */
const isSame = (one: Bill, other: Bill) =>
  agree(one.id, other.id) &&
  agree(one.dueDate, other.dueDate) &&
  agree(one.description, other.description);

/** All that the bank says of a bill in one text, for lists that show each once. */
export const billKey = (bill: Bill) =>
  JSON.stringify([billNumber(bill), bill.id, bill.dueDate, bill.description, bill.amount]);

/** Bills to look others up in. */
export interface BillSet {
  /** Whether the bill is among them, whatever it costs there. */
  has: (bill: Bill) => boolean;
  /** Whether the bill is among them for the same amount. */
  hasCharge: (bill: Bill) => boolean;
}

/** The set of some bills; a look-up takes the same time however many there are. */
export function billSet(bills: readonly Bill[]): BillSet {
  const byNumber = groupBy(bills, billNumber);
  const matches = (bill: Bill) =>
    (byNumber.get(billNumber(bill)) ?? []).filter((each) => isSame(each, bill));
  return {
    has: (bill) => matches(bill).length > 0,
    hasCharge: (bill) => matches(bill).some(({ amount }) => amount === bill.amount),
  };
}

/** Each of some bills once, as it is listed first. */
export function distinctBills<B extends Bill>(bills: readonly B[]): B[] {
  const byNumber = groupBy(bills, billNumber);
  return bills.filter(
    (bill) => byNumber.get(billNumber(bill))?.find((each) => isSame(each, bill)) === bill,
  );
}

/** Whether two carts hold the same bills for the same amounts: one payment serves both. */
export function isSameContent(one: readonly Bill[], other: readonly Bill[]): boolean {
  const bills = billSet(one);
  return one.length === other.length && other.every(bills.hasCharge);
}

/** Whether two carts have a bill in common. */
export function sharesBill(one: readonly Bill[], other: readonly Bill[]): boolean {
  return other.some(billSet(one).has);
}
