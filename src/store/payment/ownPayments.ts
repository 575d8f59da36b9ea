import { weakMapMemoize } from '@reduxjs/toolkit';
import type { PaymentQuery } from '../../api/paymentsApi.ts';
import { sharesBill } from '../cart/bills.ts';
import type { Bill } from '../cart/bills.ts';
import type { SessionState } from '../session/sessionState.ts';
import { coveredItems, isPending, isRegistered, paidBills, pendingBills } from './attempt.ts';
import type { Attempt, ListedAttempt } from './attempt.ts';
import { byStart, findAttempt } from './attempts.ts';
import type { PaymentState } from './paymentSlice.ts';

interface OwnerState {
  payment: PaymentState;
  session: Pick<SessionState, 'userData'>;
}

// Memoized by the payer's data object instead of the string `idu`, because the cache references
// only objects weakly. An `idu` cached for the initial empty list of payments would outlive a
// logout, because that list is never garbage-collected.
const attemptsOf = weakMapMemoize(
  (attempts: readonly Attempt[], payer: SessionState['userData']) => {
    const owner = payer?.idu ?? '';
    return attempts
      .filter((each) => each.owner === owner && each.status !== 'refused')
      .sort((one, other) => byStart(other, one));
  },
);

/** The payments of the current payer or guest, latest first, without refused ones. */
export const selectOwnAttempts = ({ payment: { attempts }, session }: OwnerState) =>
  attemptsOf(attempts, session.userData);

/** The payment with this reference, if the current payer or guest made it. */
export const selectOwnAttempt = (state: OwnerState, reference: string) =>
  findAttempt({ attempts: selectOwnAttempts(state) }, reference);

const none: ListedAttempt[] = [];
const elsewhereOf = weakMapMemoize(
  (
    listed: readonly ListedAttempt[],
    attempts: readonly Attempt[],
    payer: SessionState['userData'],
  ) =>
    listed.filter(
      ({ owner, reference }) => owner === payer?.idu && !findAttempt({ attempts }, reference),
    ),
);

/** The payer's payments that are pending, or paid since yesterday, and not from this browser. */
export const selectElsewhere = ({ payment: { elsewhere = none, attempts }, session }: OwnerState) =>
  elsewhereOf(elsewhere, attempts, session.userData);

/** Bills of pending payments; they must not be paid again. */
export const selectPendingBills = (state: OwnerState) =>
  pendingBills(state.payment.attempts, selectElsewhere(state));

/** Bills that the payer has paid in another browser since yesterday. */
export const selectPaidElsewhere = (state: OwnerState) => paidBills(selectElsewhere(state));

/** The pending payment that includes one of the bills, if the current payer or guest may see it. */
export const selectPendingPayment = (state: OwnerState, bills: readonly Bill[]) =>
  [...selectOwnAttempts(state), ...selectElsewhere(state)]
    .filter(isRegistered)
    .find((attempt) => isPending(attempt) && sharesBill(coveredItems(attempt), bills));

/**
 * Returns the arguments of a payment's query. `paymentKey` is set only for the payer or guest who
 * made the payment in this browser.
 */
export const paymentQueryOf = (state: OwnerState, reference: string): PaymentQuery => ({
  reference,
  paymentKey: selectOwnAttempt(state, reference)?.paymentKey,
  payer: state.session.userData?.idu,
});
