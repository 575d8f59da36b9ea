import type { PayloadAction } from '@reduxjs/toolkit';

/**
 * How far the receipt of a payment got; it is mailed once per reference. `missing`: the payer asked
 * for it before the bank had it, so nothing was sent.
 */
export type ReceiptState = 'missing' | 'sending' | 'sent' | 'failed';

/** The state of mailing a payment's receipt. */
export interface ReceiptDelivery {
  reference: string;
  state: ReceiptState;
  /** How often the payer has requested it; a merge keeps the state with more requests. */
  requests: number;
  /** When it reached this state, in milliseconds. */
  at: number;
}

/**
 * The receipts of a browser's payments: a list, not an object by reference, because a reference may
 * be any text, such as `__proto__`.
 */
export interface ReceiptDeliveries {
  receipts: ReceiptDelivery[];
}

export const findReceipt = ({ receipts }: ReceiptDeliveries, reference: string) =>
  receipts.find((receipt) => receipt.reference === reference);

/** Whether a receipt may still be mailed automatically. */
export const isNeverSent = (receipt: ReceiptDelivery | undefined) =>
  receipt === undefined || receipt.state === 'missing';

function put(state: ReceiptDeliveries, receipt: ReceiptDelivery): void {
  const others = state.receipts.filter(({ reference }) => reference !== receipt.reference);
  state.receipts = [...others, receipt];
}

const withTime = <Payload extends object>(payload: Payload) => ({
  payload: { ...payload, at: Date.now() },
});

/** The reducers of the `payment` slice for receipts. */
export const receiptReducers = {
  /** The payer asked for the receipt by e-mail. Ignored while one is being sent. */
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
  /** Mailing a receipt began or ended; the end is ignored if the payer has logged out meanwhile. */
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
 * Whether `one` replaces `other` in a merge: the one with more requests does; if these are equal,
 * the sent one; if both or neither were sent, the later one.
 */
function isLater(one: ReceiptDelivery, other: ReceiptDelivery): boolean {
  const newer = one.requests - other.requests || isSent(one) - isSent(other) || one.at - other.at;
  return newer > 0;
}

/** The receipts of two tabs, each in its latest state. */
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
