import type { PayloadAction } from '@reduxjs/toolkit';
import type { Inscription } from '../../api/checkout.ts';
import type { CartItem } from '../../api/cartItem.ts';
import type { Payment } from '../../api/payments.ts';
import { findAttempt, setAside } from './attempts.ts';
import type { Attempt } from './attempt.ts';
import type { RememberedPayments } from './attempts.ts';

/** When an attempt began, in milliseconds, which tells it from others. */
export interface Started {
  startedAt: number;
}

/** What was inscribed, and when. */
export interface Begun extends Started {
  items: CartItem[];
}

/** Whether something happened to this attempt. */
export const isSameAttempt = ({ startedAt }: Started, attempt: Attempt) =>
  attempt.startedAt === startedAt;

/** Begins an attempt; another that has no outcome yet is remembered beside it (trust T04). */
export function beginAttempt(state: RememberedPayments, attempt: Attempt): void {
  state.earlier = setAside(state, attempt);
  state.attempt = attempt;
}

/** The reducers of the `payment` slice that change nothing but the attempts. */
export const attemptReducers = {
  /** The bank is being asked to inscribe these items. */
  inscriptionAsked(
    state: RememberedPayments,
    { payload }: PayloadAction<Begun & { email: string }>,
  ) {
    beginAttempt(state, { ...payload, status: 'asked' });
  },
  /**
   * The bank inscribed the payment: it is open until the bank says otherwise. Another tab may have
   * begun a link's payment meanwhile, which stays the one under way.
   */
  paymentInscribed(
    state: RememberedPayments,
    { payload }: PayloadAction<Inscription & Begun & { email: string }>,
  ) {
    if (!state.attempt) return;
    const inscribed = { ...payload, status: 'open' } as const;
    if (isSameAttempt(payload, state.attempt)) beginAttempt(state, inscribed);
    else state.earlier = setAside({ ...state, attempt: inscribed }, state.attempt);
  },
  /** The bank inscribed a cart for a payment link: it can also be paid here (ruling 3). */
  linkInscribed(state: RememberedPayments, { payload }: PayloadAction<Inscription & Begun>) {
    beginAttempt(state, { ...payload, status: 'open' });
  },
  /** The payer continues the open payment, perhaps with another e-mail. */
  attemptResumed(state: RememberedPayments, { payload }: PayloadAction<{ email: string }>) {
    if (!state.attempt) return;
    state.attempt.email = payload.email;
    state.attempt.link = undefined;
  },
  /** The bank said how a reference stands: the only source of an outcome (trust T02). */
  paymentAnswered(
    state: RememberedPayments,
    { payload }: PayloadAction<Pick<Payment, 'reference' | 'status'>>,
  ) {
    const attempt = findAttempt(state, payload.reference);
    if (attempt) attempt.status = payload.status;
  },
};
