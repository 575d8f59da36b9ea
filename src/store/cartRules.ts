import type { CartItem } from '../api/fields.ts';

/** What a payer put together to pay; `removedIds` remembers removals so that tabs can agree (see `mergeCarts`). */
export interface CartState {
  items: CartItem[];
  removedIds: string[];
  maxItems: number;
  /** Limits of the total, in pesos; absent when the contract sets none. */
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
}

/** Limits that come with an added debt: `maxItems` absent keeps 10, `null` (empty) means 5 (ruling 7). */
export interface CartLimits {
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
  maxItems?: number | null | undefined;
}

/** The cart's maximum when a contract names none, and when it names an empty one (spec 9). */
export const defaultMaxItems = 10;
export const emptyMaxItems = 5;

export const emptyCart: CartState = { items: [], removedIds: [], maxItems: defaultMaxItems };

/** Why an item may not enter the cart. */
export type CartRefusal = 'FULL' | 'DUPLICATE' | 'OTHER_CONTRACT' | 'IN_PAYMENT';

/** The message of each refusal (spec 5; the last is ours). */
export const refusalMessages: Record<CartRefusal, string> = {
  FULL: 'No es posible agregar más registros al carro de pago.',
  DUPLICATE: 'La cuenta ya se encuentra agregada en el carro de compras.',
  OTHER_CONTRACT: 'Solo puedes agregar cuentas asociadas a un mismo convenio.',
  IN_PAYMENT: 'Esta cuenta tiene un pago en curso. Espera su resultado antes de pagarla de nuevo.',
};

type Candidate = Pick<CartItem, 'invoiceId' | 'contract'>;

/** Why the cart refuses an item, or undefined when it takes it; the rules in the spec's order (spec 5). */
export function refusalOf(
  { items, maxItems }: Pick<CartState, 'items' | 'maxItems'>,
  item: Candidate,
): CartRefusal | undefined {
  if (items.length >= maxItems) return 'FULL';
  if (items.some(({ invoiceId }) => invoiceId === item.invoiceId)) return 'DUPLICATE';
  if (items.some(({ contract }) => contract.id !== item.contract.id)) return 'OTHER_CONTRACT';
  return undefined;
}

/** The cart's maximum after a debt with these limits came in. */
export function maxItemsOf({ maxItems }: CartLimits): number {
  if (maxItems === undefined) return defaultMaxItems;
  return maxItems ?? emptyMaxItems;
}

/** How many removals are remembered: far more than two open tabs can disagree about. */
const rememberedRemovals = 200;

/**
 * The cart that two tabs agree on: everything either added and neither removed, oldest first, by the rules of the cart.
 * It does not matter who merges, in which order or how often, so no tab loses what another did.
 */
export function mergeCarts(own: CartState, other: CartState): CartState {
  const removedIds = [...new Set([...own.removedIds, ...other.removedIds])]
    .sort()
    .slice(-rememberedRemovals);
  const removed = new Set(removedIds);
  const known = new Map([...own.items, ...other.items].map((item) => [item.debtFrontId, item]));
  const maxItems = Math.max(own.maxItems, other.maxItems);
  const items: CartItem[] = [];
  for (const id of [...known.keys()].sort()) {
    const item = known.get(id);
    if (!item || removed.has(id)) continue;
    if (refusalOf({ items, maxItems }, item) === undefined) items.push(item);
  }
  if (items.length === 0) return { ...emptyCart, removedIds };
  return {
    items,
    removedIds,
    maxItems,
    minAmount: own.minAmount ?? other.minAmount,
    maxAmount: own.maxAmount ?? other.maxAmount,
  };
}
