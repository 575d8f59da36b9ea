import { isBlank, rememberedAttempts } from './attempts.ts';
import type { Attempt, InscribedAttempt, RememberedPayments } from './attempts.ts';
import type { ReceiptState } from './receipts.ts';

const progress = ['asked', 'open', 'pending', 'rejected', 'paid'] as const;

const isFurther = (own: Attempt, stored: Attempt) =>
  progress.indexOf(own.status) > progress.indexOf(stored.status);

/** The later of two attempts; of the same one, the state that got further: outcomes stay. */
function latestAttempt(own?: Attempt, stored?: Attempt): Attempt | undefined {
  if (!own || !stored) return stored;
  if (own.startedAt !== stored.startedAt) return own.startedAt > stored.startedAt ? own : stored;
  return isFurther(own, stored) ? own : stored;
}

/** The earlier payments of both tabs, each in the state that got further. */
function mergeEarlier(
  own: readonly InscribedAttempt[] = [],
  stored: readonly InscribedAttempt[] = [],
): InscribedAttempt[] {
  const merged = new Map(own.map((attempt) => [attempt.reference, attempt]));
  for (const attempt of stored) {
    const known = merged.get(attempt.reference);
    if (!known || !isFurther(known, attempt)) merged.set(attempt.reference, attempt);
  }
  return [...merged.values()]
    .sort((one, other) => one.startedAt - other.startedAt)
    .slice(-rememberedAttempts);
}

const receiptProgress = ['missing', 'sending', 'failed', 'sent'] as const;

/** Of two states of one receipt, the one that got further. */
function latestReceipt(own: ReceiptState | undefined, stored: ReceiptState): ReceiptState {
  if (own === undefined) return stored;
  return receiptProgress.indexOf(own) > receiptProgress.indexOf(stored) ? own : stored;
}

/**
 * What this tab knows of the browser's payments, merged with what another tab stored; nothing
 * stored means that the other tab has forgotten them all.
 */
export function mergePayments(
  own: RememberedPayments,
  stored: RememberedPayments,
): RememberedPayments {
  if (isBlank(stored)) return { attempt: undefined, earlier: undefined, receipts: {} };
  const receipts = Object.entries(stored.receipts).map(
    ([reference, receipt]) => [reference, latestReceipt(own.receipts[reference], receipt)] as const,
  );
  return {
    attempt: latestAttempt(own.attempt, stored.attempt),
    earlier: mergeEarlier(own.earlier, stored.earlier),
    receipts: { ...own.receipts, ...Object.fromEntries(receipts) },
  };
}
