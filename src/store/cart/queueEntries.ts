import type { CartItem } from '../../api/cartItem.ts';
import { groupBy } from '../../lib/arrays.ts';
import { sumAmounts } from '../../lib/money.ts';
import { maxItemsOf, refusalOf } from './cartRules.ts';

/** The queued bills of one contract (a company's service). */
export interface QueueEntry {
  contractId: string;
  /**
   * The company's name. If several companies share the contract (Total TAG, one toll tag for
   * several motorways): the contract's name, or the first company's if the contract has none.
   */
  name: string;
  image: string;
  contractName: string;
  bills: CartItem[];
  /** In pesos. */
  total: number;
}

function entryOf(contractId: string, bills: CartItem[]): QueueEntry[] {
  const [first] = bills;
  if (!first) return [];
  const { company, contract_name: contractName } = first;
  const isOne = bills.every((bill) => bill.company.name === company.name);
  return [
    {
      contractId,
      name: isOne ? company.name : contractName || company.name,
      image: isOne ? company.image : '',
      contractName,
      bills,
      total: sumAmounts(bills),
    },
  ];
}

/** Groups the queue by contract, in the order of each contract's first bill in the queue. */
export const queueEntries = (queue: readonly CartItem[]): QueueEntry[] =>
  [...groupBy(queue, ({ contract }) => contract.id)].flatMap(([id, bills]) => entryOf(id, bills));

/** The fields by which the cart's rules decide which bills can be paid together. */
type PayableBill = Pick<CartItem, 'invoiceId' | 'contract' | 'maxItems'>;

/**
 * Splits bills of one contract into payments that the cart's rules allow. The first payment
 * includes `held`, the items already in the cart.
 */
export function splitPayments<Bill extends PayableBill>(
  bills: readonly Bill[],
  held: readonly Bill[] = [],
): Bill[][] {
  const payments: Bill[][] = [];
  let items = [...held];
  let rest = bills;
  while (rest.length > 0) {
    const refused: Bill[] = [];
    for (const bill of rest) {
      const isTaken = refusalOf({ items, maxItems: maxItemsOf(bill) }, bill) === undefined;
      (isTaken ? items : refused).push(bill);
    }
    payments.push(items);
    items = [];
    rest = refused;
  }
  return payments;
}

/**
 * Splits the bills of an entry into payments. The first payment includes the `held` cart items of
 * the same contract.
 */
export const paymentsOf = (entry: QueueEntry, held: readonly CartItem[] = []): CartItem[][] =>
  splitPayments(
    entry.bills,
    held.filter(({ contract }) => contract.id === entry.contractId),
  );
