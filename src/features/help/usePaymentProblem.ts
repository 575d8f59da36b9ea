import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { number, string } from 'yup';
import type { Schema } from 'yup';
import { formatDateTime } from '../../lib/dates/dates.ts';
import { formatPesos } from '../../lib/money.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { referenceGroups } from '../../lib/text/references.ts';
import { isOf, part } from '../../lib/schemas.ts';
import { withoutRefused } from '../../lib/text/texts.ts';
import { paths } from '../../config/paths.ts';
import type { ContactArrival } from '../../config/paths.ts';
import { useAppStore } from '../../store/app/hooks.ts';
import { selectOwnAttempt } from '../../store/payment/ownPayments.ts';
import type { RootState } from '../../store/app/rootReducer.ts';
import { selectIsSignedIn, selectUserData } from '../../store/session/sessionSlice.ts';

const arrivalSchema: Schema<ContactArrival> = part({
  reference: string().defined(),
  date: string().defined(),
  total: number().defined(),
  company: string().defined(),
  idu: string().defined(),
});

/**
 * Whether the payment belongs to the present visitor: the signed-in payer, or this browser's guest.
 */
function isOwn({ reference, idu }: ContactArrival, state: RootState): boolean {
  if (selectIsSignedIn(state)) return selectUserData(state)?.idu === idu;
  return idu === '' && selectOwnAttempt(state, reference) !== undefined;
}

/** Returns the first sentence of the comment; it says which payment the comment is about. */
export function problemComment({ reference, date, total, company }: ContactArrival): string {
  const facts = [
    ['el pago ', referenceGroups(plainText(reference)).join(' ')],
    ['del ', formatDateTime(date)],
    ['por ', formatPesos(total)],
    ['a ', plainText(company)],
  ]
    .map(([word, fact = '']) => [word, withoutRefused(fact)])
    .filter(([, fact]) => fact !== '')
    .map((words) => words.join(''));
  return `Tengo un problema con ${facts.join(', ')}.\n\n`;
}

/**
 * Returns a function that replaces the current history entry by the contact page without a payment.
 */
export function useForgetProblem(): () => void {
  const navigate = useNavigate();
  return () => void navigate(paths.contact, { replace: true, state: null });
}

/**
 * If the history entry contains a payment of the visitor, passes a sentence about that payment to
 * `begin`. Any other payment, as after a logout or once a guest was forgotten, is removed from the
 * entry instead (docs/trust.md, T08).
 */
export function usePaymentProblem(begin: (comment: string) => void): void {
  const { state } = useLocation();
  const store = useAppStore();
  const forget = useForgetProblem();
  const arrival = isOf(arrivalSchema, state) ? state : undefined;
  const arrive = useEffectEvent((told: ContactArrival) => {
    // The state is read from the store: while the prerendered page hydrates, selectors return the
    // state of a new guest.
    if (isOwn(told, store.getState())) begin(problemComment(told));
    else forget();
  });
  useEffect(() => {
    if (arrival) arrive(arrival);
  }, [arrival]);
}
