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

/** The localStorage keys that `followers` handles; `followSession` handles the last activity. */
const followedKeys = [
  'cart',
  'paymentQueue',
  'payment',
  'clientEmail',
  'rememberedAccounts',
] as const;
type FollowedKey = (typeof followedKeys)[number];

/** Stored texts; null for a key that is not stored. */
type FollowedTexts = Record<FollowedKey, string | null>;

function followedTexts(): FollowedTexts {
  const texts = followedKeys.map((key) => [key, readText('local', key) ?? null]);
  return Object.fromEntries(texts) as FollowedTexts;
}

/**
 * Parses the cart or queue in a storage event's text; undefined if the text is no cart or queue.
 */
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
 * Applies the last activity that another tab stored; null means that the other tab ended the
 * session. Does nothing in a tab without a session.
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

/** A key's texts before and after the change; null for an absent key. */
type StoredChange = Pick<StorageEvent, 'oldValue' | 'newValue'>;

const idsOf = ({ items, queue }: CartState) =>
  [...items, ...queue].map(({ debtFrontId }) => debtFrontId);

/**
 * Merges another tab's change of the cart or queue into this tab's state. The items come from the
 * storage, which may be newer than the event. An emptied cart is no longer stored, nor are its
 * `removedIds`; so ids in the event's old text but not in its new one count as removed.
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

/**
 * Removes the payer's e-mail from the state if another tab removed it from the storage, as a logout
 * does (docs/trust.md, T08).
 */
function followEmail(store: AppStore): void {
  if (readText('local', 'clientEmail') === undefined) store.dispatch(clientEmailForgotten());
}

/**
 * Merges the stored payments into this tab's. If another tab removed the key, forgets this tab's
 * payments first.
 */
function followPayment(store: AppStore, { newValue }: StoredChange): void {
  if (newValue === null) {
    store.dispatch(paymentsForgottenElsewhere());
    // An e-mail left in the state would be stored again by this tab's next write.
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

// `key in followers` would also accept names of inherited properties, such as `toString`.
const isFollowed = (key: string): key is FollowedKey => Object.hasOwn(followers, key);

/**
 * Treats every followed key as removed, because another tab has cleared the whole storage. The
 * event names no key and has no old texts, so the texts of this tab's cart and queue serve as old
 * ones.
 */
function followClearing(store: AppStore): void {
  const { cart = null, paymentQueue = null } = storedCart.write(store.getState().cart);
  const known: Partial<FollowedTexts> = { cart, paymentQueue };
  for (const key of followedKeys)
    followers[key](store, { oldValue: known[key] ?? null, newValue: null });
}

/**
 * Applies the changes that other tabs and later pages of this tab made while this page was in the
 * back/forward cache. `known` holds the texts stored when the page was left.
 */
function catchUp(store: AppStore, known: FollowedTexts): void {
  const stored = followedTexts();
  for (const key of followedKeys) {
    const change = { oldValue: known[key], newValue: stored[key] };
    if (change.newValue !== change.oldValue) followers[key](store, change);
  }
}

const ownerSchema = part({ idu: string().defined() });

/**
 * Whether a later page of this tab stored the session of a payer who is not signed in on this page.
 */
function isSignedInSince(store: AppStore): boolean {
  const stored = jsonIn('session')('userData', ownerSchema);
  return stored !== undefined && stored.idu !== store.getState().session.userData?.idu;
}

/**
 * Applies other tabs' changes of localStorage to this tab's state, including those made while the
 * page was in the back/forward cache. Returns a function that removes the event listeners.
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
    // Without a reload, this page's next write would replace the other payer's session.
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
