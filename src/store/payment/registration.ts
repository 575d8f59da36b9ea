import { toWireItem } from '../../api/cartItem.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { inscribe } from '../../api/checkoutApi.ts';
import type { Inscription } from '../../api/checkoutApi.ts';
import { errorMessage, isOutcomeUnknown, isUnsent } from '../../api/errors.ts';
import { pauseOf } from '../../api/switches.ts';
import { countOf } from '../../lib/counts.ts';
import { createIdempotencyKey } from '../../lib/dates/ids.ts';
import { toIsoWithOffset } from '../../lib/dates/isoDates.ts';
import { formatPesos } from '../../lib/money.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { isSameContent, sharesBill } from '../cart/bills.ts';
import { dispatchAndSave } from '../device/listening.ts';
import { selectUserData } from '../session/sessionSlice.ts';
import { hasEnded, isRegistered } from './attempt.ts';
import type { Attempt, RegisteredAttempt } from './attempt.ts';
import { fetchOutcome, settleTaken } from './outcomeListener.ts';
import { selectPaidElsewhere } from './ownPayments.ts';
import {
  paymentRegistered,
  paymentWithheld,
  registrationRefused,
  registrationRequested,
  selectAllAttempts,
  selectAttempt,
} from './paymentSlice.ts';
import { fetchTakenSoon } from './takenElsewhere.ts';
import type { StoreApi } from '../device/listening.ts';
import type { PaymentRoot } from './paymentSlice.ts';

/**
 * The result of checking for earlier payments of the cart's bills. `free`: the cart can be paid.
 * `taken`: these bills must not be paid again and have left the cart. `paidElsewhere`: some bills
 * were just paid on another device. `unknown`: the bank did not answer about an earlier payment.
 */
type CartCheck = 'free' | 'unknown' | 'paidElsewhere' | { taken: readonly CartItem[] };

/**
 * The operators' message if they have paused a contract (a company's service) of the cart;
 * otherwise undefined.
 */
export const selectCartPause = (state: PaymentRoot) =>
  pauseOf(
    state,
    state.cart.items.map(({ contract }) => contract.id),
  );

/** The maximum number of bills that a message names; further ones are counted. */
const namedBills = 3;

/** Returns the message about bills that left the cart because they must not be paid again. */
export function takenText(taken: readonly CartItem[]): string {
  const names = taken
    .slice(0, namedBills)
    .map(
      ({ company, invoiceId, amount }) =>
        `${plainText(company.name, 60)}, ${plainText(invoiceId, 40)}, ${formatPesos(amount)}`,
    );
  const rest = taken.length - names.length;
  const what =
    taken.length === 1
      ? 'Esta deuda ya está pagada o tiene un pago en curso'
      : 'Estas deudas ya están pagadas o tienen un pago en curso';
  return `${what}: ${[...names, ...(rest > 0 ? [`y ${countOf(rest, 'deuda')} más`] : [])].join('; ')}.`;
}

/**
 * Whether the payment must be queried before its bills are paid again. Even a rejected one may have
 * been tried again on the bank's page.
 */
const isUndecided = (attempt: Attempt): attempt is RegisteredAttempt =>
  isRegistered(attempt) && ['open', 'other', 'rejected'].includes(attempt.status);

/**
 * Queries earlier payments of the cart's bills, also a payer's on other devices. Without the bank's
 * answer, the cart can still be paid if the earlier payment was rejected or has exactly the same
 * bills. In the second case the new registration repeats that payment's idempotency key, so that
 * the bank charges once.
 */
export async function checkCart(api: StoreApi<PaymentRoot>): Promise<CartCheck> {
  const { cart } = api.getState();
  const known = selectPaidElsewhere(api.getState());
  await api.dispatch(fetchTakenSoon());
  let isUnknown = false;
  for (const attempt of selectAllAttempts(api.getState()).filter(isUndecided)) {
    if (!sharesBill(attempt.items, cart.items)) continue;
    const answer = await fetchOutcome(attempt.reference, api);
    const isNeeded = attempt.status !== 'rejected' && !isSameContent(attempt.items, cart.items);
    if (answer === undefined && isNeeded) isUnknown = true;
  }
  // The answers may have removed items from the cart already, so the earlier cart is checked.
  const taken = settleTaken(cart.items, api);
  if (taken.length > 0) return { taken };
  if (isUnknown) return 'unknown';
  const paid = selectPaidElsewhere(api.getState());
  const isNews = cart.items.some((item) => paid.hasCharge(item) && !known.hasCharge(item));
  return isNews ? 'paidElsewhere' : 'free';
}

const foreignReference =
  'El banco respondió con la referencia de otro pago. Tu carro sigue aquí: revisa tus pagos e inténtalo de nuevo en unos minutos.';

/**
 * Whether this browser knows the reference in the bank's answer as that of other bills or of a
 * payment that has ended.
 */
function isForeign(
  { reference }: Inscription,
  items: Attempt['items'],
  api: StoreApi<PaymentRoot>,
): boolean {
  const known = selectAttempt(api.getState(), reference);
  if (!known) return false;
  // Only the fields sent to the bank are compared: the bank cannot tell carts apart that differ in
  // other fields, such as the due date, so it may return the same reference for them.
  const isSame = isSameContent(known.items.map(toWireItem), items.map(toWireItem));
  return hasEnded(known) || !isSame;
}

/** `problem` is the message for the payer, if there is one to show. */
type RegistrationResult = { data: Inscription } | { problem?: string };

/** Returns the owner's unfinished attempt to pay the same bills, preferably an unanswered one. */
function findBegun(attempts: readonly Attempt[], items: readonly CartItem[], owner: string) {
  const begun = attempts.filter(
    (each) =>
      (each.status === 'asked' || each.status === 'open') &&
      each.owner === owner &&
      isSameContent(each.items, items),
  );
  return begun.find(({ status }) => status === 'asked') ?? begun[0];
}

/**
 * Whether the key belongs to a refused or ended payment. The bank would then return that payment
 * again instead of registering a new one.
 */
const isSpent = (key: string, attempts: readonly Attempt[]) =>
  attempts.some(
    (each) => each.idempotencyKey === key && (each.status === 'refused' || hasEnded(each)),
  );

/**
 * Registers the cart with the bank, to be paid here or through a link. The attempt and its key are
 * stored before the call, and the bank answers a repeated key with the same payment; so the call
 * can be repeated after a lost answer or a reload. The caller must hold the Web Lock `payment`, so
 * that no other tab registers the same bills meanwhile.
 */
export async function registerCart(
  isPaidHere: boolean,
  api: StoreApi<PaymentRoot>,
): Promise<RegistrationResult> {
  const { cart, session } = api.getState();
  const now = new Date();
  const owner = session.userData?.idu ?? '';
  const attempts = selectAllAttempts(api.getState());
  const known = findBegun(attempts, cart.items, owner);
  const knownKey = known?.idempotencyKey;
  const repeats = known && (knownKey === undefined || !isSpent(knownKey, attempts));
  const idempotencyKey = (repeats && knownKey) || createIdempotencyKey();
  const begun = {
    // A repeated key requires exactly the same items.
    items: repeats ? known.items : cart.items,
    startedAt: known?.status === 'asked' ? known.startedAt : now.getTime(),
    owner,
    isPaidHere,
    idempotencyKey,
  };
  await dispatchAndSave(registrationRequested(begun), api);
  const { data, error } = await api.dispatch(
    inscribe.initiate(
      { idempotencyKey, userId: owner, date: toIsoWithOffset(now), items: begun.items },
      { track: false },
    ),
  );
  // The session ended during the call, and with it the payment.
  if ((selectUserData(api.getState())?.idu ?? '') !== owner) return {};
  const refuse = async (message: string) => {
    await dispatchAndSave(registrationRefused({ startedAt: begun.startedAt, message }), api);
    return { problem: message };
  };
  // This call was not sent, but an earlier call with the same key may have reached the bank, so the
  // attempt stays `asked`.
  if (!data && known?.status === 'asked' && isUnsent(error)) {
    const problem = errorMessage(error);
    if (isPaidHere) api.dispatch(paymentWithheld(problem));
    return { problem };
  }
  if (!data && isOutcomeUnknown(error)) return isPaidHere ? {} : { problem: errorMessage(error) };
  if (!data) return refuse(errorMessage(error));
  const { reference, paymentKey } = data;
  if (isForeign(data, begun.items, api)) return refuse(foreignReference);
  await dispatchAndSave(paymentRegistered({ ...begun, reference, paymentKey }), api);
  return { data };
}
