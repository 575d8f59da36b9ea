import type { CartItem } from '../../api/cartItem.ts';
import { formatPesos, isPesos, sumAmounts } from '../../lib/money.ts';

/**
 * `items` are paid together; the bills in `queue` are paid afterwards. `removedIds` are the ids of
 * removed items, so that a merge with another tab does not restore them (`mergeCarts.ts`).
 */
export interface CartState {
  items: CartItem[];
  queue: CartItem[];
  removedIds: string[];
  maxItems: number;
  /** Limits of the total, in pesos; absent if the contract sets no such limit. */
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
  /** When items or queue last changed, in milliseconds. */
  changedAt?: number | undefined;
}

/**
 * The limits of a debt's contract (a company's service); amounts are in pesos. An absent `maxItems`
 * means 10; `null` or 0 means 5.
 */
export interface CartLimits {
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
  maxItems?: number | null | undefined;
}

/** The maximum for a contract without `maxItems`. */
export const defaultMaxItems = 10;
/** The maximum for a contract whose `maxItems` is `null` or 0; 0 would allow no item. */
const emptyMaxItems = 5;

export const emptyCart: CartState = {
  items: [],
  queue: [],
  removedIds: [],
  maxItems: defaultMaxItems,
};

export type CartRefusal =
  'FULL' | 'DUPLICATE' | 'OTHER_CONTRACT' | 'IN_PAYMENT' | 'PAID' | 'NOTHING_DUE';

/** docs/product.md prescribes the first three messages. */
export const refusalMessages: Record<CartRefusal, string> = {
  FULL: 'No es posible agregar más registros al carro de pago.',
  DUPLICATE: 'La cuenta ya se encuentra agregada en el carro de compras.',
  OTHER_CONTRACT: 'Solo puedes agregar cuentas asociadas a un mismo convenio.',
  IN_PAYMENT: 'Esta deuda tiene un pago en curso. Espera su resultado antes de pagarla de nuevo.',
  PAID: 'Ya pagaste esta deuda. El banco puede tardar un día en quitarla de la lista.',
  NOTHING_DUE: 'Esta deuda no tiene un monto por pagar.',
};

type Candidate = Pick<CartItem, 'invoiceId' | 'contract'>;

/** Returns the first rule that an item would break; undefined if it can be added. */
export function refusalOf(
  { items, maxItems }: { items: readonly Candidate[]; maxItems: number },
  item: Candidate,
): CartRefusal | undefined {
  if (items.length >= maxItems) return 'FULL';
  if (items.some(({ invoiceId }) => invoiceId === item.invoiceId)) return 'DUPLICATE';
  if (items.some(({ contract }) => contract.id !== item.contract.id)) return 'OTHER_CONTRACT';
  return undefined;
}

/** Returns the cart's maximum number of items once a debt with these limits is added. */
export function maxItemsOf({ maxItems }: CartLimits): number {
  if (maxItems === undefined) return defaultMaxItems;
  return maxItems || emptyMaxItems;
}

/**
 * Returns why a cart refuses a debt; undefined if it does not. The debt's `maxItems` applies to an
 * empty cart and to a cart of its contract; a cart of another contract keeps its own.
 */
export function refusalOfDebt(
  { items, maxItems }: Pick<CartState, 'items' | 'maxItems'>,
  debt: Candidate,
  limits: CartLimits,
): CartRefusal | undefined {
  const isOther = items.some(({ contract }) => contract.id !== debt.contract.id);
  return refusalOf({ items, maxItems: isOther ? maxItems : maxItemsOf(limits) }, debt);
}

/**
 * Why a total cannot be paid; limits are in pesos. `contradiction`: the minimum exceeds the
 * maximum. `inexact`: the total exceeds the safe integers.
 */
type BrokenLimit =
  | { kind: 'min' | 'max'; amount: number }
  | { kind: 'contradiction'; min: number; max: number }
  | { kind: 'inexact' };

/** Returns the limit that the total breaks; undefined if it can be paid. */
export function brokenLimitOf({ items, minAmount, maxAmount }: CartState): BrokenLimit | undefined {
  const total = sumAmounts(items);
  if (!isPesos(total)) return { kind: 'inexact' };
  if (minAmount !== undefined && maxAmount !== undefined && minAmount > maxAmount) {
    return { kind: 'contradiction', min: minAmount, max: maxAmount };
  }
  if (minAmount !== undefined && total < minAmount) return { kind: 'min', amount: minAmount };
  if (maxAmount !== undefined && total > maxAmount) return { kind: 'max', amount: maxAmount };
  return undefined;
}

export function limitMessage(limit: BrokenLimit): string {
  if (limit.kind === 'inexact') {
    return 'El total es demasiado grande para pagarlo de una vez. Quita deudas del carro para continuar.';
  }
  if (limit.kind === 'contradiction') {
    const { min, max } = limit;
    return `El banco entregó límites que se contradicen: un mínimo de ${formatPesos(min)} y un máximo de ${formatPesos(max)}. Por ahora no se puede pagar este convenio aquí: inténtalo de nuevo más tarde.`;
  }
  const amount = formatPesos(limit.amount);
  return limit.kind === 'min'
    ? `El pago mínimo de este convenio es de ${amount}. Agrega otra deuda para alcanzarlo.`
    : `El pago máximo de este convenio es de ${amount}. Quita deudas del carro para no superarlo.`;
}
