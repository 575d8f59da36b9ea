import { isNumber, isRecordOf, isText, listOf, oneOf, optional, shape } from '../../lib/guards.ts';
import type { Guard } from '../../lib/guards.ts';
import type { Attempt, InscribedAttempt, Payments } from '../attempts.ts';
import type { PaymentState } from '../payment.ts';
import { isCartItem } from './cart.ts';
import { toJson } from './storedSlice.ts';
import type { ReadJson, StoredSlice } from './storedSlice.ts';

const isAttemptBase = shape({
  items: listOf(isCartItem),
  startedAt: isNumber,
  email: optional(isText),
  link: optional(isText),
});
const isAsked = shape({ status: oneOf('asked') });
const isInscribed = shape({
  status: oneOf('open', 'pending', 'paid', 'rejected'),
  reference: isText,
  cartCode: isText,
  url: isText,
});
const isInscribedAttempt = (value: unknown): value is InscribedAttempt =>
  isAttemptBase(value) && isInscribed(value);
const isAttempt = (value: unknown): value is Attempt =>
  isInscribedAttempt(value) || (isAttemptBase(value) && isAsked(value));

const isPayments: Guard<Payments> = shape({
  attempt: optional(isAttempt),
  earlier: optional(listOf(isInscribedAttempt)),
  receipts: isRecordOf(oneOf('sending', 'sent', 'failed')),
});

/** The payments that a stored text holds, or undefined. */
export const readPayments = (read: ReadJson) => read('payment', isPayments);

/** This browser's payments, and the e-mail given last. */
export const storedPayment: StoredSlice<PaymentState> = {
  area: 'local',
  write: ({ attempt, earlier = [], receipts, clientEmail }) => {
    const isEmpty = !attempt && earlier.length === 0 && Object.keys(receipts).length === 0;
    return {
      // A tab that knows none leaves another's; a logout clears them all.
      ...(clientEmail !== undefined && { clientEmail }),
      payment: isEmpty ? undefined : toJson({ attempt, earlier, receipts }),
    };
  },
  read: (read, text) => ({
    receipts: {},
    ...readPayments(read),
    clientEmail: text('clientEmail'),
    busy: false,
  }),
};
