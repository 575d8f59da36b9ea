const day = 86_400_000;

/**
 * Lifetimes in milliseconds of data that a browser stores without a session. They count from the
 * last use or change, for a payment from its end (docs/decisions.md, guest-data-ends).
 */
const lifetimes = {
  settledPayment: 7 * day,
  pendingPayment: 30 * day,
  receipt: 7 * day,
  clientEmail: 30 * day,
  cart: 30 * day,
  rememberedAccount: 365 * day,
};

/**
 * Whether data that were last used at an instant (`usedAt`, milliseconds) have outlived their time.
 * An instant in the future, as after the clock was set back, counts by its distance from now.
 */
export const isOutdated = (kind: keyof typeof lifetimes, usedAt: number, now: number) =>
  Math.abs(now - usedAt) >= lifetimes[kind];

/**
 * When stored data was last used: now if no time was stored, or if the time lies in the future, as
 * after the clock was set back.
 */
export const usedBy = (stored: number | undefined, now: number) => Math.min(stored ?? now, now);
