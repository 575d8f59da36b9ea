import { nanoid } from '@reduxjs/toolkit';
import type { CartItem } from '../api/cartItem.ts';

let count = 0;

/**
 * A cart item. By default its ids are unique, and its `debtFrontId` sorts after those of earlier
 * items.
 */
export function sampleItem(changes: Partial<CartItem> = {}): CartItem {
  const invoiceId = changes.invoiceId ?? `F-${nanoid(5)}`;
  return {
    id: `d-${invoiceId}`,
    invoiceId,
    amount: 25_990,
    debtFrontId: `${String(Date.now() + (count += 1)).padStart(14, '0')}-${nanoid(8)}`,
    contract: { id: 'c-1', secondId: '01' },
    contract_name: 'Hogar',
    company: { name: 'Aguas del Lleuque', image: '/m.svg' },
    companies: [],
    suggestedAccount: false,
    totalTagAccount: false,
    ...changes,
  };
}
