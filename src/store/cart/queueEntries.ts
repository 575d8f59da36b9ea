import type { CartItem } from '../../api/cartItem.ts';
import { groupBy } from '../../lib/arrays.ts';
import { sumAmounts } from '../../lib/money.ts';

/** What one payment after the present one would pay: the waiting bills of one contract. */
export interface QueueEntry {
  contractId: string;
  /** The company; of the bills of several (a Total TAG) the contract. */
  name: string;
  image: string;
  contractName: string;
  bills: CartItem[];
  /** In pesos; see `sumPesos`. */
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

/** What waits, a payment each, in the order in which it came. */
export const queueEntries = (queue: readonly CartItem[]): QueueEntry[] =>
  [...groupBy(queue, ({ contract }) => contract.id)].flatMap(([id, bills]) => entryOf(id, bills));
