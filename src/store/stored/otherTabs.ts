import { isNumber, isText, shape } from '../../lib/guards.ts';
import { cartChangedElsewhere } from '../cart.ts';
import { emptyCart } from '../cart/cartRules.ts';
import type { CartState } from '../cart/cartRules.ts';
import { activityElsewhere } from '../idle.ts';
import { noPayments } from '../payment/attempts.ts';
import { clientEmailForgotten, paymentsChangedElsewhere } from '../payment/paymentSlice.ts';
import { readPayments } from '../payment/storedPayments.ts';
import { portalShownAgain } from '../portal.ts';
import { sessionEnded } from '../session.ts';
import type { AppDispatch, AppStore } from '../store.ts';
import { readCart } from './cart.ts';
import { followedTexts, noteTexts } from './followedTexts.ts';
import type { FollowedTexts, TakeNoted } from './followedTexts.ts';
import { lastActivityKey, lastPresenceKey } from './idle.ts';
import { jsonIn, readText } from './storageAreas.ts';

/** Takes over the payments that another tab stored meanwhile, if any. */
export const readPaymentsAgain = () => (dispatch: AppDispatch) => {
  const stored = readPayments(jsonIn('local'));
  if (stored) dispatch(paymentsChangedElsewhere(stored));
};

/** The cart in a storage event, if it holds one. */
function cartOf(text: string | null): CartState | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return readCart((_key, guard) => (guard(value) ? value : undefined));
  } catch {
    return undefined;
  }
}

/** Another tab of the same session noticed activity, or ended the session. */
function followSession(store: AppStore, lastActivity: string | null): void {
  if (store.getState().idle.status === 'stopped') return;
  if (lastActivity !== null) {
    const presence = jsonIn('local')(lastPresenceKey, isNumber);
    store.dispatch(activityElsewhere({ at: Number(lastActivity), presence, now: Date.now() }));
    return;
  }
  store.dispatch(sessionEnded('elsewhere'));
}

/** What was stored under a key, and what is now; null for nothing. */
type StoredChange = Pick<StorageEvent, 'oldValue' | 'newValue'>;

/**
 * Another tab changed the cart. Storage may have moved on since the event, so only removals are
 * taken from it: a cart that was emptied, or filled anew, does not list them itself.
 */
function followCart(store: AppStore, { newValue, oldValue }: StoredChange): void {
  const stored = readCart(jsonIn('local')) ?? emptyCart;
  const before = cartOf(oldValue);
  const after = newValue === null ? emptyCart : cartOf(newValue);
  const left = new Set(after?.items.map(({ debtFrontId }) => debtFrontId));
  const wasThere = (before?.items ?? []).map(({ debtFrontId }) => debtFrontId);
  const removedIds = [
    ...[stored, before, after].flatMap((cart) => cart?.removedIds ?? []),
    ...(after ? wasThere.filter((id) => !left.has(id)) : []),
  ];
  store.dispatch(cartChangedElsewhere({ ...stored, removedIds }));
}

/** Another tab forgot the payer's e-mail, as a logout does (docs/trust.md, T08). */
function followEmail(store: AppStore): void {
  if (readText('local', 'clientEmail') === undefined) store.dispatch(clientEmailForgotten());
}

/** Another tab continued a payment, or forgot them all. */
function followPayment(store: AppStore, { newValue }: StoredChange): void {
  if (newValue === null) {
    store.dispatch(paymentsChangedElsewhere(noPayments));
    // In the same moment, so that the next write does not store it again.
    followEmail(store);
  }
  store.dispatch(readPaymentsAgain());
}

const followers: Record<keyof FollowedTexts, (store: AppStore, change: StoredChange) => void> = {
  cart: followCart,
  payment: followPayment,
  clientEmail: followEmail,
};

const isFollowed = (key: string): key is keyof FollowedTexts => key in followers;

const nothing: FollowedTexts = { cart: null, payment: null, clientEmail: null };

/** Takes over what changed since these texts were stored. */
function catchUp(store: AppStore, known: FollowedTexts): void {
  for (const [key, newValue] of Object.entries(followedTexts())) {
    if (!isFollowed(key) || newValue === known[key]) continue;
    followers[key](store, { oldValue: known[key], newValue });
  }
}

const isOwner = shape({ idu: isText });

/** Whether a payer signed in on a later page of this tab. */
function isSignedInSince(store: AppStore): boolean {
  const stored = jsonIn('session')('userData', isOwner);
  return stored !== undefined && stored.idu !== store.getState().session.userData?.idu;
}

/**
 * Follows what other tabs store: carts are merged, payment and session taken over. Catches up with
 * what they stored since the page was opened (`known`), and when the browser shows a page again
 * that it had kept in its back/forward cache. Returns a function that stops it.
 */
export function followOtherTabs(
  store: AppStore,
  known = followedTexts(),
  reload = () => window.location.reload(),
): () => void {
  let takeWhenLeft: TakeNoted | undefined;
  const follow = ({ storageArea, key, oldValue, newValue }: StorageEvent) => {
    if (storageArea !== window.localStorage) return;
    if (key === null || key === lastActivityKey) followSession(store, newValue);
    if (key !== null && isFollowed(key)) followers[key](store, { oldValue, newValue });
  };
  const leave = () => {
    takeWhenLeft = noteTexts();
  };
  const showAgain = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // Its next write would take the session from the tab.
    if (isSignedInSince(store)) return reload();
    catchUp(store, takeWhenLeft?.() ?? nothing);
    store.dispatch(portalShownAgain());
  };
  window.addEventListener('storage', follow);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', showAgain);
  catchUp(store, known);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', showAgain);
  };
}
