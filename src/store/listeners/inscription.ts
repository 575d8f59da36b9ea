import { untracked } from '../../api/bankApi.ts';
import { inscribe } from '../../api/checkout.ts';
import type { Inscription } from '../../api/checkout.ts';
import { errorMessage, isOutcomeUnknown } from '../../api/errors.ts';
import { toIsoWithOffset } from '../../lib/dates.ts';
import { isPaidOrPending, isSameContent, sharesBill } from '../payment/attempts.ts';
import { billsSettled } from '../cart.ts';
import {
  attemptResumed,
  inscriptionAsked,
  inscriptionRefused,
  paymentInscribed,
  selectAttempts,
} from '../payment.ts';
import type { RootState } from '../rootReducer.ts';
import { record } from './listening.ts';
import type { EffectApi } from './listening.ts';
import { askOutcome } from './outcome.ts';

/** The open attempt for the present cart, which must not be inscribed again. */
export function openAttempt({ cart, payment: { attempt } }: Pick<RootState, 'cart' | 'payment'>) {
  const isOpen = attempt?.status === 'open' && isSameContent(attempt.items, cart.items);
  return isOpen ? attempt : undefined;
}

/** Inscribes the present cart. */
export function askToInscribe(now: Date, api: EffectApi) {
  const { cart, session } = api.getState();
  return api.dispatch(
    inscribe.initiate(
      {
        userId: session.userData?.idu ?? '',
        date: toIsoWithOffset(now),
        items: cart.items,
      },
      untracked,
    ),
  );
}

/**
 * Takes out of the cart what earlier attempts paid, or are paying: it cannot be paid again, and must
 * not keep the rest from being paid.
 */
export function settleTaken(api: EffectApi): void {
  const taken = selectAttempts(api.getState()).filter(isPaidOrPending);
  api.dispatch(billsSettled(taken.flatMap(({ items }) => items)));
}

/**
 * Whether an earlier attempt with some of the same invoices turns out to be paid or pending. The
 * open attempt for this very cart is asked about only with `asksOpen`: a payer is sent to its
 * payment page, which knows.
 */
export async function isAlreadyPaidOrPending(
  api: EffectApi,
  { asksOpen = false } = {},
): Promise<boolean> {
  const { cart } = api.getState();
  const related = () =>
    selectAttempts(api.getState()).filter(({ items }) => sharesBill(items, cart.items));
  for (const attempt of related()) {
    if (attempt.status !== 'open') continue;
    if (asksOpen || attempt !== openAttempt(api.getState()))
      await askOutcome(attempt.reference, api);
  }
  const isTaken = related().some(isPaidOrPending);
  settleTaken(api);
  return isTaken;
}

/**
 * The inscription of the present cart: that of the open attempt for the same content, else a new
 * one. Undefined when the bank refused, or when no answer says whether it inscribed (trust T01,
 * T03). Only one tab at a time may call it.
 */
export async function inscribeCart(
  email: string,
  api: EffectApi,
): Promise<Inscription | undefined> {
  const attempt = openAttempt(api.getState());
  if (attempt) {
    await record(attemptResumed({ email }), api);
    return attempt;
  }

  const { items } = api.getState().cart;
  const now = new Date();
  const begun = { items, email, startedAt: now.getTime() };
  await record(inscriptionAsked(begun), api);
  const { data, error } = await askToInscribe(now, api);
  if (data) {
    await record(paymentInscribed({ ...data, ...begun }), api);
    return data;
  }
  if (!isOutcomeUnknown(error)) {
    const { startedAt } = begun;
    await record(inscriptionRefused({ startedAt, message: errorMessage(error) }), api);
  }
  return undefined;
}
