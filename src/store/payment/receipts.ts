import type { PayloadAction } from '@reduxjs/toolkit';

/**
 * How far the receipt of a payment got; a receipt is mailed once per reference (trust T06). `missing`:
 * the payer asked for it before the bank had it, so nothing was sent.
 */
export type ReceiptState = 'missing' | 'sending' | 'sent' | 'failed';

/** The receipts of a browser's payments, by reference. */
export interface Receipts {
  receipts: Record<string, ReceiptState>;
  /** How often the payer asked for each by hand: a later request counts more than an earlier one. */
  receiptRequests?: Record<string, number> | undefined;
}

/** The reducers of the `payment` slice that follow a receipt. */
export const receiptReducers = {
  /** The payer asked for the receipt by e-mail. Ignored while one is being sent. */
  receiptRequested(
    state: Receipts,
    { payload }: PayloadAction<{ reference: string; email: string }>,
  ) {
    const { reference } = payload;
    if (state.receipts[reference] === 'sending') return;
    const { [reference]: before = 0 } = (state.receiptRequests ??= {});
    state.receiptRequests[reference] = before + 1;
    state.receipts[reference] = 'sending';
  },
  /** What became of a receipt; ignored if its payer has logged out meanwhile (trust T09). */
  receiptProgressed(
    state: Receipts,
    { payload }: PayloadAction<{ reference: string; state: ReceiptState }>,
  ) {
    const { reference, state: progress } = payload;
    if (progress !== 'sending' && !(reference in state.receipts)) return;
    state.receipts[reference] = progress;
  },
};

/**
 * Marks as failed what was being sent when the page went away: nobody knows whether it left, so the
 * payer may send it again.
 */
export function failInterrupted({ receipts }: Receipts): void {
  for (const [reference, progress] of Object.entries(receipts)) {
    if (progress === 'sending') receipts[reference] = 'failed';
  }
}
