import { cartChangedElsewhere } from '../cart.ts';
import { emptyCart } from '../cart/cartRules.ts';
import type { CartState } from '../cart/cartRules.ts';
import { activityElsewhere } from '../idle.ts';
import { paymentChangedElsewhere } from '../payment.ts';
import { sessionEnded } from '../session.ts';
import { jsonIn } from './storageAreas.ts';
import type { AppStore } from '../store.ts';
import { readCart } from './cart.ts';
import { lastActivityKey } from './idle.ts';
import { readPayments } from './payment.ts';

/** Takes over the payments that another tab stored meanwhile, if any. */
export function readPaymentsAgain(store: AppStore): void {
  const stored = readPayments(jsonIn('local'));
  if (stored) store.dispatch(paymentChangedElsewhere(stored));
}

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

/** Another tab of the same session noticed activity, or ended the session (ruling 14). */
function followSession(store: AppStore, lastActivity: string | null): void {
  if (store.getState().idle.status === 'stopped') return;
  if (lastActivity !== null) {
    store.dispatch(activityElsewhere({ at: Number(lastActivity), now: Date.now() }));
    return;
  }
  store.dispatch(sessionEnded('elsewhere'));
}

/**
 * Another tab changed the cart. Storage may have moved on since the event, so only removals are
 * taken from it: an emptied cart cannot list them itself.
 */
function followCart(store: AppStore, { newValue, oldValue }: StorageEvent): void {
  const stored = readCart(jsonIn('local')) ?? emptyCart;
  const [before, after] = [cartOf(oldValue), cartOf(newValue)];
  const emptied = newValue === null ? (before?.items ?? []) : [];
  const removedIds = [
    ...[stored, before, after].flatMap((cart) => cart?.removedIds ?? []),
    ...emptied.map(({ debtFrontId }) => debtFrontId),
  ];
  store.dispatch(cartChangedElsewhere({ ...stored, removedIds }));
}

/** Another tab continued a payment, or forgot them all. */
function followPayment(store: AppStore, { newValue }: StorageEvent): void {
  if (newValue === null) store.dispatch(paymentChangedElsewhere({ receipts: {} }));
  readPaymentsAgain(store);
}

/**
 * Follows what other tabs store: carts are merged, payment and session taken over (design,
 * "Store"). Returns a function that stops it.
 */
export function followOtherTabs(store: AppStore): () => void {
  const follow = (event: StorageEvent) => {
    if (event.storageArea !== window.localStorage) return;
    if (event.key === null || event.key === lastActivityKey) followSession(store, event.newValue);
    if (event.key === 'payment') followPayment(store, event);
    if (event.key === 'cart') followCart(store, event);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
