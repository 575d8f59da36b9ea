import type { PayloadAction } from '@reduxjs/toolkit';

/**
 * How far mailing a receipt got. `missing`: the payer requested the receipt before the bank had it,
 * so nothing was sent.
 */
export type ReceiptState = 'missing' | 'sending' | 'sent' | 'failed';

export interface ReceiptDelivery {
  reference: string;
  state: ReceiptState;
  /** How often the payer requested the mail; a merge keeps the state with more requests. */
  requests: number;
  /** When the state was reached, in milliseconds. */
  at: number;
}

/**
 * `receipts` is a list, not an object keyed by reference: a reference may be any text, even
 * `__proto__`.
 */
export interface ReceiptDeliveries {
  receipts: ReceiptDelivery[];
}

export const findReceipt = ({ receipts }: ReceiptDeliveries, reference: string) =>
  receipts.find((receipt) => receipt.reference === reference);

/** A receipt that was never sent can be mailed automatically. */
export const isNeverSent = (receipt: ReceiptDelivery | undefined) =>
  receipt === undefined || receipt.state === 'missing';

function put(state: ReceiptDeliveries, receipt: ReceiptDelivery): void {
  const others = state.receipts.filter(({ reference }) => reference !== receipt.reference);
  state.receipts = [...others, receipt];
}

const withTime = <Payload extends object>(payload: Payload) => ({
  payload: { ...payload, at: Date.now() },
});

export const receiptReducers = {
  /** The payer requested the receipt by e-mail. Ignored while it is being sent. */
  receiptRequested: {
    prepare: withTime<{ reference: string; email: string }>,
    reducer(
      state: ReceiptDeliveries,
      {
        payload: { reference, at },
      }: PayloadAction<{ reference: string; email: string; at: number }>,
    ) {
      const known = findReceipt(state, reference);
      if (known?.state === 'sending') return;
      put(state, { reference, state: 'sending', requests: (known?.requests ?? 0) + 1, at });
    },
  },
  /** Mailing a receipt began or ended. The end is ignored if the payer has logged out meanwhile. */
  receiptProgressed: {
    prepare: withTime<{ reference: string; state: ReceiptState }>,
    reducer(
      state: ReceiptDeliveries,
      { payload }: PayloadAction<{ reference: string; state: ReceiptState; at: number }>,
    ) {
      const known = findReceipt(state, payload.reference);
      if (payload.state !== 'sending' && !known) return;
      put(state, { ...payload, requests: known?.requests ?? 0 });
    },
  },
};

const isSent = ({ state }: ReceiptDelivery) => Number(state === 'sent');

/**
 * Whether `one` has more requests than `other`; if equally many, whether only `one` was sent; if
 * both or neither were sent, whether `one` is more recent.
 */
function isLater(one: ReceiptDelivery, other: ReceiptDelivery): boolean {
  const newer = one.requests - other.requests || isSent(one) - isSent(other) || one.at - other.at;
  return newer > 0;
}

/** Merges the receipts of two tabs, each in the state that `isLater` prefers. */
export function mergeReceipts(
  own: readonly ReceiptDelivery[],
  stored: readonly ReceiptDelivery[],
): ReceiptDelivery[] {
  const merged = new Map(own.map((receipt) => [receipt.reference, receipt]));
  for (const receipt of stored) {
    const known = merged.get(receipt.reference);
    if (!known || !isLater(known, receipt)) merged.set(receipt.reference, receipt);
  }
  return [...merged.values()];
}
