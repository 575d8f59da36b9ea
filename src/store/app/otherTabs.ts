import { number, string } from 'yup';
import { isOf, part } from '../../lib/schemas.ts';
import { cartChangedElsewhere } from '../cart/cartSlice.ts';
import { emptyCart } from '../cart/cartRules.ts';
import type { CartState } from '../cart/cartRules.ts';
import { activityElsewhere } from '../session/idleSlice.ts';
import { clientEmailForgotten, paymentsForgottenElsewhere } from '../payment/paymentSlice.ts';
import { readPaymentsAgain } from '../payment/storedPayments.ts';
import { portalShownAgain } from '../device/appEvents.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import type { AppStore } from './rootReducer.ts';
import { readCart, storedCart } from '../cart/storedCart.ts';
import { lastActivityKey, lastPresenceKey } from '../session/storedIdle.ts';
import { readRememberedAgain } from '../device/storedRememberedAccounts.ts';
import { jsonIn, readText } from '../device/storageAreas.ts';

/**
 * The localStorage keys whose changes in other tabs are taken over here; `followSession` handles
 * the keys of the session.
 */
const followedKeys = [
  'cart',
  'paymentQueue',
  'payment',
  'clientEmail',
  'rememberedAccounts',
] as const;
type FollowedKey = (typeof followedKeys)[number];

/** The text under each of these keys; null for absent keys. */
type FollowedTexts = Record<FollowedKey, string | null>;

function followedTexts(): FollowedTexts {
  const texts = followedKeys.map((key) => [key, readText('local', key) ?? null]);
  return Object.fromEntries(texts) as FollowedTexts;
}

/** The cart or queue in the text of a storage event; undefined if there is none. */
function cartOf(text: string | null): CartState | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return readCart((_key, schema) => (isOf(schema, value) ? value : undefined));
  } catch {
    return undefined;
  }
}

/** Another tab of the same session noticed activity, or ended the session. */
function followSession(store: AppStore, lastActivity: string | null): void {
  if (store.getState().idle.status === 'stopped') return;
  if (lastActivity !== null) {
    const presence = jsonIn('local')(lastPresenceKey, number().required());
    store.dispatch(activityElsewhere({ at: Number(lastActivity), presence, now: Date.now() }));
    return;
  }
  store.dispatch(sessionEnded('elsewhere'));
}

/** The old and the new text of a key; null if absent. */
type StoredChange = Pick<StorageEvent, 'oldValue' | 'newValue'>;

const idsOf = ({ items, queue }: CartState) =>
  [...items, ...queue].map(({ debtFrontId }) => debtFrontId);

/**
 * Another tab changed the cart or its queue. The cart is read from the storage, which may have
 * changed again since the event. The event is needed for removals: an emptied cart is no longer
 * stored with its removed ids, so they are the ids that the old text has and the new one lacks.
 */
function followCart(store: AppStore, { newValue, oldValue }: StoredChange): void {
  const stored = readCart(jsonIn('local')) ?? emptyCart;
  const before = cartOf(oldValue);
  const after = newValue === null ? emptyCart : cartOf(newValue);
  const left = new Set(after && idsOf(after));
  const wasThere = before ? idsOf(before) : [];
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
    store.dispatch(paymentsForgottenElsewhere());
    // The e-mail leaves the state now, because the next write of this tab would store it again.
    followEmail(store);
  }
  store.dispatch(readPaymentsAgain());
}

const followers: Record<FollowedKey, (store: AppStore, change: StoredChange) => void> = {
  cart: followCart,
  paymentQueue: followCart,
  payment: followPayment,
  clientEmail: followEmail,
  rememberedAccounts: (store) => store.dispatch(readRememberedAgain()),
};

// Object.hasOwn, because a storage key may have the name of an inherited property.
const isFollowed = (key: string): key is FollowedKey => Object.hasOwn(followers, key);

/**
 * Another tab cleared the whole storage. The event has no key, so all followed keys count as
 * removed.
 */
function followClearing(store: AppStore): void {
  const { cart = null, paymentQueue = null } = storedCart.write(store.getState().cart);
  const known: Partial<FollowedTexts> = { cart, paymentQueue };
  for (const key of followedKeys)
    followers[key](store, { oldValue: known[key] ?? null, newValue: null });
}

/**
 * Takes over what other tabs changed while this page was in the back/forward cache; `known` are the
 * texts from before.
 */
function catchUp(store: AppStore, known: FollowedTexts): void {
  const stored = followedTexts();
  for (const key of followedKeys) {
    const change = { oldValue: known[key], newValue: stored[key] };
    if (change.newValue !== change.oldValue) followers[key](store, change);
  }
}

const ownerSchema = part({ idu: string().defined() });

/** Whether a payer signed in on a later page of this tab. */
function isSignedInSince(store: AppStore): boolean {
  const stored = jsonIn('session')('userData', ownerSchema);
  return stored !== undefined && stored.idu !== store.getState().session.userData?.idu;
}

/**
 * Follows what other tabs store: carts are merged, payment and session taken over. When the browser
 * shows a page again that it had kept in its back/forward cache, it catches up with what they stored
 * meanwhile. Returns a function that stops it.
 */
export function followOtherTabs(
  store: AppStore,
  reload = () => window.location.reload(),
): () => void {
  let whenLeft = followedTexts();
  const follow = ({ storageArea, key, oldValue, newValue }: StorageEvent) => {
    if (storageArea !== window.localStorage) return;
    if (key === null || key === lastActivityKey) followSession(store, newValue);
    if (key === null) followClearing(store);
    else if (isFollowed(key)) followers[key](store, { oldValue, newValue });
  };
  const leave = () => {
    whenLeft = followedTexts();
  };
  const showAgain = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // Without a reload, the next write of this page would replace the new session.
    if (isSignedInSince(store)) return reload();
    catchUp(store, whenLeft);
    store.dispatch(portalShownAgain());
  };
  window.addEventListener('storage', follow);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', showAgain);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', showAgain);
  };
}
