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

/** The stored text of each followed key; null for absent keys. */
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

/**
 * Takes over the last activity that another tab stored; null means that the other tab ended the
 * session.
 */
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
 * Takes over another tab's change of the cart or queue. The cart is read from the storage, which
 * may have changed again since the event. Only the event shows removals from an emptied cart, which
 * is no longer stored: they are the ids that the old text has and the new one lacks.
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

/** Forgets the payer's e-mail if another tab removed it, as a logout does (docs/trust.md, T08). */
function followEmail(store: AppStore): void {
  if (readText('local', 'clientEmail') === undefined) store.dispatch(clientEmailForgotten());
}

/** Takes over the payments that another tab stored, or forgets them all if it removed the key. */
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
 * Treats all followed keys as removed: another tab cleared the whole storage, and that event has no
 * key.
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

/** Whether another payer signed in on a later page of this tab. */
function isSignedInSince(store: AppStore): boolean {
  const stored = jsonIn('session')('userData', ownerSchema);
  return stored !== undefined && stored.idu !== store.getState().session.userData?.idu;
}

/**
 * Follows what other tabs store: carts are merged, payments and session taken over. When the
 * browser shows this page again from its back/forward cache, the changes made meanwhile are taken
 * over, too. Returns a function that removes the event listeners.
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
