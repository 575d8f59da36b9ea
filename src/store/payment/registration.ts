import { toWireItem, withoutAccount } from '../../api/cartItem.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { inscribe } from '../../api/checkoutApi.ts';
import type { Inscription } from '../../api/checkoutApi.ts';
import { errorMessage, isOutcomeUnknown } from '../../api/errors.ts';
import { toIsoWithOffset } from '../../lib/dates/isoDates.ts';
import { billsSettled } from '../cart/cartSlice.ts';
import { isSameContent, sharesBill } from '../cart/bills.ts';
import { record } from '../listeners/listening.ts';
import type { StoreApi } from '../listeners/listening.ts';
import { selectUserData } from '../sessionSlice.ts';
import { hasEnded, isRegistered, takenBills } from './attempt.ts';
import type { Attempt, RegisteredAttempt } from './attempt.ts';
import { fetchOutcome } from './fetchOutcome.ts';
import {
  paymentRegistered,
  registrationRefused,
  registrationRequested,
  selectAllAttempts,
  selectAttempt,
} from './paymentSlice.ts';

/**
 * What earlier payments of some of the same bills mean for the cart: it may be paid; some of it is
 * paid or pending, and has left the cart; or the bank does not say.
 */
type CartCheck = 'free' | 'taken' | 'unknown';

/** Takes out of the cart those of some items that cannot be paid again; whether there were any. */
export function settleTaken(items: readonly CartItem[], api: StoreApi): boolean {
  const { isPending, isPaid } = takenBills(selectAllAttempts(api.getState()), Date.now());
  const taken = items.filter((item) => isPending(item) || isPaid(item));
  if (taken.length > 0) api.dispatch(billsSettled(taken));
  return taken.length > 0;
}

/**
 * Whether the bank must be asked once more how a payment stands before its bills are paid again: a
 * rejected one may have been tried again on the bank's page.
 */
const isUndecided = (attempt: Attempt): attempt is RegisteredAttempt =>
  isRegistered(attempt) && ['open', 'other', 'rejected'].includes(attempt.status);

/**
 * Asks the bank about earlier payments of some of the same bills. The answer may be missing for one
 * that it rejected, and for an open one of this very cart, as it registers that under the same
 * reference, or refuses.
 */
export async function checkCart(api: StoreApi): Promise<CartCheck> {
  const { cart } = api.getState();
  let isUnknown = false;
  for (const attempt of selectAllAttempts(api.getState()).filter(isUndecided)) {
    if (!sharesBill(attempt.items, cart.items)) continue;
    const answer = await fetchOutcome(attempt.reference, api);
    const isNeeded = attempt.status !== 'rejected' && !isSameContent(attempt.items, cart.items);
    if (answer === undefined && isNeeded) isUnknown = true;
  }
  // The answers may have emptied the cart by now.
  if (settleTaken(cart.items, api)) return 'taken';
  return isUnknown ? 'unknown' : 'free';
}

const foreignReference =
  'El banco respondió con la referencia de otro pago. Tu carro sigue aquí: revisa tus pagos y vuelve a intentarlo en unos minutos.';

/**
 * A reference belongs to the bills that it was given for: whether the bank answered with that of
 * other bills, or of a payment that is over.
 */
function isForeign({ reference }: Inscription, items: Attempt['items'], api: StoreApi): boolean {
  const known = selectAttempt(api.getState(), reference);
  if (!known) return false;
  // As far as the bank was told: it tells bills apart by their debts alone.
  const isSame = isSameContent(known.items.map(toWireItem), items.map(toWireItem));
  return hasEnded(known) || !isSame;
}

/** What a registration came to: the payment, or what the payer reads; no text if nobody knows. */
type Registration = { data: Inscription } | { problem?: string };

/**
 * Registers the present cart with the bank, with the e-mail of whoever pays it here. While nobody
 * paid it, the bank answers the same cart with the same payment, so it may be repeated; a stored
 * payment button is never used again. Only one tab at a time may call it.
 */
export async function registerCart(
  email: string | undefined,
  api: StoreApi,
): Promise<Registration> {
  const { cart, session } = api.getState();
  const now = new Date();
  const owner = session.userData?.idu ?? '';
  // What was asked before and not answered is the same attempt.
  const asked = selectAllAttempts(api.getState()).find(
    (each) => each.status === 'asked' && isSameContent(each.items, cart.items),
  );
  const startedAt = asked?.startedAt ?? now.getTime();
  const begun = { items: cart.items.map(withoutAccount), startedAt, owner, email };
  const isPaidHere = email !== undefined;
  if (isPaidHere) await record(registrationRequested(begun), api);
  const { data, error } = await api.dispatch(
    inscribe.initiate(
      { userId: owner, date: toIsoWithOffset(now), items: cart.items },
      { track: false },
    ),
  );
  // A session that ended meanwhile has taken its payment with it.
  if ((selectUserData(api.getState())?.idu ?? '') !== owner) return {};
  const refuse = async (message: string) => {
    if (isPaidHere) {
      await record(registrationRefused({ startedAt, message }), api);
    }
    return { problem: message };
  };
  if (!data) return isOutcomeUnknown(error) && isPaidHere ? {} : refuse(errorMessage(error));
  if (isForeign(data, cart.items, api)) return refuse(foreignReference);
  await record(paymentRegistered({ ...begun, reference: data.reference }), api);
  return { data };
}
