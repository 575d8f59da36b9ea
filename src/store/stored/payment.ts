import { isCartItem } from '../../api/cartItem.ts';
import {
  isListOf,
  isNumber,
  isOneOf,
  isRecordOf,
  isText,
  isWebUrl,
  optional,
  shape,
} from '../../lib/guards.ts';
import type { Guard } from '../../lib/guards.ts';
import { isBlank } from '../payment/attempts.ts';
import type { Attempt, InscribedAttempt } from '../payment/attempt.ts';
import type { RememberedPayments } from '../payment/attempts.ts';
import type { PaymentState } from '../payment.ts';
import { toJson } from './storedSlice.ts';
import type { ReadJson, StoredSlice } from './storedSlice.ts';

const isAttemptBase = shape({
  items: isListOf(isCartItem),
  startedAt: isNumber,
  email: optional(isText),
  link: optional(isWebUrl),
});
const isAsked = shape({ status: isOneOf('asked') });
const isInscribed = shape({
  status: isOneOf('open', 'pending', 'paid', 'rejected', 'other'),
  reference: isText,
  cartCode: isText,
  url: isWebUrl,
});
const isInscribedAttempt = (value: unknown): value is InscribedAttempt =>
  isAttemptBase(value) && isInscribed(value);
const isAttempt = (value: unknown): value is Attempt =>
  isInscribedAttempt(value) || (isAttemptBase(value) && isAsked(value));

const isPayments: Guard<RememberedPayments> = shape({
  attempt: optional(isAttempt),
  earlier: optional(isListOf(isInscribedAttempt)),
  receipts: isRecordOf(isOneOf('missing', 'sending', 'sent', 'failed')),
  receiptRequests: optional(isRecordOf(isNumber)),
});

/** The payments that a stored text holds, or undefined. */
export const readPayments = (read: ReadJson) => read('payment', isPayments);

/** This browser's payments, and the last e-mail given. */
export const storedPayment: StoredSlice<PaymentState> = {
  area: 'local',
  write: ({ attempt, earlier, receipts, receiptRequests, clientEmail }) => {
    const payments: RememberedPayments = { attempt, earlier, receipts, receiptRequests };
    return {
      // A tab without an e-mail keeps another tab's; a logout clears them all.
      ...(clientEmail !== undefined && { clientEmail }),
      payment: isBlank(payments) ? undefined : toJson(payments),
    };
  },
  read: (read, text) => ({
    receipts: {},
    ...readPayments(read),
    clientEmail: text('clientEmail'),
    busy: false,
  }),
};
