import { isBlank, otherThan, remembered, setAside } from './attempts.ts';
import type { Attempt, InscribedAttempt } from './attempt.ts';
import type { RememberedPayments } from './attempts.ts';
import type { Receipts } from './receipts.ts';

const progress = ['asked', 'open', 'pending', 'other', 'rejected', 'paid'] as const;

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
  return [...merged.values()].sort((one, other) => one.startedAt - other.startedAt);
}

const receiptProgress = ['missing', 'sending', 'failed', 'sent'] as const;

const requestsOf = ({ receiptRequests }: Receipts, reference: string) =>
  receiptRequests?.[reference] ?? 0;

/** Whether one tab's state of a receipt is later: a newer request, or of the same one further. */
function isReceiptLater(one: Receipts, other: Receipts, reference: string): boolean {
  const rank = ({ receipts: { [reference]: state } }: Receipts) =>
    state === undefined ? -1 : receiptProgress.indexOf(state);
  const newer = requestsOf(one, reference) - requestsOf(other, reference);
  return newer === 0 ? rank(one) > rank(other) : newer > 0;
}

/** The receipts of both tabs, each in its latest state. */
function mergeReceipts(own: Receipts, stored: Receipts): Receipts {
  const merged = { receipts: { ...own.receipts }, receiptRequests: own.receiptRequests };
  for (const [reference, state] of Object.entries(stored.receipts)) {
    if (isReceiptLater(own, stored, reference)) continue;
    merged.receipts[reference] = state;
    const requests = requestsOf(stored, reference);
    if (requests > 0) merged.receiptRequests = { ...merged.receiptRequests, [reference]: requests };
  }
  return merged;
}

/**
 * What this tab knows of the browser's payments, merged with what another tab stored; nothing
 * stored means that the other tab has forgotten them all.
 */
export function mergePayments(
  own: RememberedPayments,
  stored: RememberedPayments,
): RememberedPayments {
  if (isBlank(stored)) {
    return { attempt: undefined, earlier: undefined, receipts: {}, receiptRequests: undefined };
  }
  const attempt = latestAttempt(own.attempt, stored.attempt);
  const other = attempt === own.attempt ? stored.attempt : own.attempt;
  const receipts = mergeReceipts(own, stored);
  // Two attempts may have begun in two tabs at once: neither is forgotten (trust T04).
  const overtaken = setAside({ attempt: other, ...receipts }, attempt);
  const earlier = mergeEarlier(own.earlier, [...(stored.earlier ?? []), ...overtaken]);
  return { attempt, earlier: remembered(earlier.filter(otherThan(attempt))), ...receipts };
}
