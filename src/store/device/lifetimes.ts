const day = 86_400_000;

/**
 * How long a browser keeps data, in milliseconds: a pending payment from its start, any other
 * payment from its outcome (from its start if it has none), other data from their last use or
 * change (docs/decisions.md, guest-data-ends).
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
 * Whether data has outlived its lifetime; times in milliseconds. If `usedAt` is in the future,
 * because the clock was set back, its distance from `now` counts: otherwise the data would be kept
 * far beyond its lifetime.
 */
export const isOutdated = (kind: keyof typeof lifetimes, usedAt: number, now: number) =>
  Math.abs(now - usedAt) >= lifetimes[kind];

/**
 * Returns when stored data was last used: `now` if no time is stored, or if the stored time is in
 * the future because the clock was set back.
 */
export const usedBy = (stored: number | undefined, now: number) => Math.min(stored ?? now, now);
