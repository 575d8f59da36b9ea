import { untracked } from '../../api/bankApi.ts';
import { inscribe } from '../../api/checkout.ts';
import type { Inscription } from '../../api/checkout.ts';
import { errorMessage, isOutcomeUnknown } from '../../api/errors.ts';
import { toIsoWithOffset } from '../../lib/isoDates.ts';
import { selectUserData } from '../session.ts';
import { isPaidOrPending, isSameContent, sharesBill } from '../payment/attempt.ts';
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
 * What earlier attempts with some of the same invoices mean for the cart: it may be paid, one of
 * them is paid or pending, or the bank does not say.
 */
type Standing = 'free' | 'taken' | 'unknown';

/**
 * Asks the bank about earlier attempts with some of the same invoices. The open one for this very
 * cart is asked about only with `asksOpen`, and does no harm: a payer is sent to its payment page,
 * which knows.
 */
export async function askStanding(api: EffectApi, { asksOpen = false } = {}): Promise<Standing> {
  const { cart } = api.getState();
  const related = () =>
    selectAttempts(api.getState()).filter(({ items }) => sharesBill(items, cart.items));
  let isUnknown = false;
  for (const attempt of related()) {
    const isThis = attempt === openAttempt(api.getState());
    if (attempt.status !== 'open' || (isThis && !asksOpen)) continue;
    const answer = await askOutcome(attempt.reference, api);
    if (answer === undefined && !isThis) isUnknown = true;
  }
  const isTaken = related().some(isPaidOrPending);
  settleTaken(api);
  if (isTaken) return 'taken';
  return isUnknown ? 'unknown' : 'free';
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
  const payer = selectUserData(api.getState())?.idu;
  const { data, error } = await askToInscribe(now, api);
  // A session that ended meanwhile has taken its payment with it (trust T09).
  if (payer !== undefined && selectUserData(api.getState())?.idu !== payer) return undefined;
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
