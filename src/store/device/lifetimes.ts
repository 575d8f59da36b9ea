const day = 86_400_000;

/**
 * Milliseconds for which a browser keeps what the portal stores of people without a session, from
 * when it was last used or changed, or of a payment from its end (docs/decisions.md, guest-data-ends).
 */
const lifetimes = {
  settledPayment: 7 * day,
  pendingPayment: 30 * day,
  receipt: 7 * day,
  clientEmail: 30 * day,
  cart: 30 * day,
  rememberedAccount: 365 * day,
};

/** Whether something that was last used at an instant (milliseconds) has outlived its time. */
export const isOutdated = (what: keyof typeof lifetimes, usedAt: number, now: number) =>
  now - usedAt >= lifetimes[what];

/**
 * The time of last use of stored data; now if none was stored, or if it lies in the future, as
 * after the clock was set back.
 */
export const usedBy = (stored: number | undefined, now: number) => Math.min(stored ?? now, now);
