import type { Dispatch } from '@reduxjs/toolkit';
import { number, string } from 'yup';
import { cartItemSchema } from '../../api/cartItem.ts';
import { warnInDevelopment } from '../../lib/development.ts';
import { instant, isOf, isRecord, listOf, oneOf, part, record, webUrl } from '../../lib/schemas.ts';
import { jsonIn } from '../device/storageAreas.ts';
import { toJson } from '../device/storedSlice.ts';
import type { ReadJson, StoredSlice } from '../device/storedSlice.ts';
import type { Attempt } from './attempt.ts';
import { isBlank, mergePayments, noPayments, remembered } from './attempts.ts';
import type { RememberedPayments } from './attempts.ts';
import { paymentsChangedElsewhere } from './paymentSlice.ts';
import type { PaymentState } from './paymentSlice.ts';
import type { ReceiptDelivery } from './receipts.ts';

/**
 * The version of the JSON stored under `payment`. Version 1 had no `version`, and `attempt` and
 * `earlier` instead of `attempts`. Version 2 had neither `idempotencyKey` nor `paymentKey`, and an
 * e-mail instead of `isPaidHere`.
 */
const version = 3;

/** Drops an idempotency or payment key that is no valid value of an HTTP header. */
const asKey = (value: unknown) =>
  typeof value === 'string' && /^[!-~]+$/.test(value) ? value : undefined;

const baseFields = {
  items: listOf(cartItemSchema),
  startedAt: instant().required(),
  owner: string(),
  link: webUrl(),
};
const unregisteredSchema = part({ ...baseFields, status: oneOf('asked', 'refused') });
const registeredSchema = part({
  ...baseFields,
  status: oneOf('open', 'pending', 'paid', 'rejected', 'other'),
  reference: string().defined(),
  statusWord: string(),
  settledAt: instant(),
  toldAt: instant(),
  coveredIds: listOf(string().defined()).optional(),
});
const deliverySchema = part({
  reference: string().defined(),
  state: oneOf('missing', 'sending', 'sent', 'failed'),
  requests: number().required(),
  at: instant().required(),
});

/**
 * Drops unknown fields and puts the others into a fixed order, so that equal attempts have equal
 * JSON.
 */
function knownFields(attempt: Attempt): Attempt {
  const { items, startedAt, owner, isPaidHere, idempotencyKey, link } = attempt;
  const base = { items, startedAt, owner, isPaidHere, idempotencyKey, link };
  if (!('reference' in attempt)) return { ...base, status: attempt.status };
  const { status, reference, paymentKey, statusWord, settledAt, toldAt, coveredIds } = attempt;
  return { ...base, status, reference, paymentKey, statusWord, settledAt, toldAt, coveredIds };
}

/** Reads a stored attempt of any version; undefined if it is invalid. */
function readAttempt(value: unknown): Attempt | undefined {
  if (!isOf(registeredSchema, value) && !isOf(unregisteredSchema, value)) return undefined;
  const { isPaidHere, email, idempotencyKey, paymentKey } = value as Record<string, unknown>;
  const read = {
    owner: value.owner ?? '',
    isPaidHere: isPaidHere === true || typeof email === 'string' || value.link !== undefined,
    idempotencyKey: asKey(idempotencyKey),
    paymentKey: asKey(paymentKey),
  };
  return knownFields({ ...value, ...read });
}

const deliveryFields = ({ reference, state, requests, at }: ReceiptDelivery): ReceiptDelivery => ({
  reference,
  state,
  requests,
  at,
});

const readReceipt = (value: unknown): ReceiptDelivery | undefined =>
  isOf(deliverySchema, value) ? deliveryFields(value) : undefined;

/** Drops unreadable entries, and logs their number in development. */
function readEntries<Entry>(values: unknown, read: (value: unknown) => Entry | undefined): Entry[] {
  const list = Array.isArray(values) ? values : [];
  const entries = list.map(read).filter((entry) => entry !== undefined);
  if (entries.length < list.length) {
    warnInDevelopment(`Se descartaron ${list.length - entries.length} de «payment».`);
  }
  return entries;
}

/**
 * Converts the receipts of version 1 into a list: that version stored states and request counts in
 * two objects keyed by reference.
 */
function firstReceipts(states: unknown, requests: unknown, now: number): unknown[] {
  const counts = isRecord(requests) ? requests : {};
  return Object.entries(isRecord(states) ? states : {}).map(([reference, state]) => ({
    reference,
    state,
    requests: Object.hasOwn(counts, reference) ? counts[reference] : 0,
    at: now,
  }));
}

/**
 * Reads the payments and receipts that are valid and not outdated; undefined if nothing is stored.
 */
export function readStoredPayments(
  read: ReadJson,
  now = Date.now(),
): RememberedPayments | undefined {
  const stored = read('payment', record());
  if (!stored) return undefined;
  const { attempt, earlier, attempts, receipts, receiptRequests, emailUsedAt } = stored;
  const isFirst = stored['version'] === undefined;
  const first = [
    ...(Array.isArray(earlier) ? earlier : []),
    ...(attempt === undefined ? [] : [attempt]),
  ];
  return {
    ...remembered(
      {
        attempts: readEntries(isFirst ? first : attempts, readAttempt),
        receipts: readEntries(
          isFirst ? firstReceipts(receipts, receiptRequests, now) : receipts,
          readReceipt,
        ),
      },
      now,
    ),
    emailUsedAt: isOf(instant().required(), emailUsedAt) ? emailUsedAt : undefined,
  };
}

const toText = ({ attempts, receipts, emailUsedAt }: RememberedPayments) =>
  toJson({
    version,
    attempts: attempts.map(knownFields),
    receipts: receipts.map(deliveryFields),
    emailUsedAt,
  });

/** The payments are stored under `payment`, the payer's last e-mail under `clientEmail`. */
export const storedPayment: StoredSlice<PaymentState> = {
  area: 'local',
  // Merged, so that a write does not lose another tab's payments. A blank slice leaves stored
  // payments unchanged; when they must be removed, `forgetListener.ts` removes the key.
  merge(own, read) {
    const stored = readStoredPayments(read);
    if (!stored) return own;
    const isKnownElsewhere = stored.attempts.length + stored.receipts.length > 0;
    if (isBlank(own)) return isKnownElsewhere ? undefined : own;
    const merged = { ...own, ...mergePayments(own, stored) };
    return toText(merged) === toText(own) ? own : merged;
  },
  write: ({ clientEmail, ...payments }) => ({
    // Without an e-mail in this tab the key is left unchanged, because another tab may have stored
    // one; a logout removes the key.
    ...(clientEmail !== undefined && { clientEmail }),
    payment: isBlank(payments) ? undefined : toText(payments),
  }),
  read: (read, text) => {
    const clientEmail = text('clientEmail');
    const payments = readStoredPayments(read) ?? noPayments;
    return {
      ...payments,
      clientEmail,
      // Older versions stored the e-mail without a time; its lifetime begins now.
      emailUsedAt: payments.emailUsedAt ?? (clientEmail === undefined ? undefined : Date.now()),
      busy: false,
    };
  },
};

/** Merges this tab's payments with the stored ones, which another tab may have changed. */
export const readPaymentsAgain = () => (dispatch: Dispatch) => {
  const stored = readStoredPayments(jsonIn('local'));
  if (stored) dispatch(paymentsChangedElsewhere(stored));
};
