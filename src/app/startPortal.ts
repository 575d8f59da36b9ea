import { inOwnTask } from '../lib/inOwnTask.ts';
import { cartChangedElsewhere } from '../store/cart.ts';
import { openModal } from '../store/modals.ts';
import { noteTexts } from '../store/stored/followedTexts.ts';
import { paymentsChangedElsewhere } from '../store/payment/paymentSlice.ts';
import { persistedReducer, restore } from '../store/persistence.ts';
import { portalClosed, storageLost } from '../store/portal.ts';
import type { RootState } from '../store/rootReducer.ts';
import { selectHasSession, sessionLapsed } from '../store/session.ts';
import type { SessionState } from '../store/sessionState.ts';
import { makeStore } from '../store/store.ts';
import type { AppStore } from '../store/store.ts';
import type { Surroundings } from '../store/surroundings.ts';

/** What differs between a browser and a test. */
type PortalOptions = Pick<Surroundings, 'bankReady' | 'leaveFor'>;

/** A running portal: its store, and how to end it. */
export interface Portal {
  store: AppStore;
  /** The state before the stored one was restored: that of prerendered markup. */
  pristine: RootState;
  /** Resolves once the listeners run and the bank can be asked. */
  started: Promise<unknown>;
  close: () => Promise<void>;
}

/**
 * Runs a task while no other tab of this browser runs one of the same name; at once where there are
 * no locks (old browsers, or site data blocked by the reader).
 */
async function exclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return task();
  };
  try {
    return await navigator.locks.request(name, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return begin();
  }
}

/**
 * Builds the store from what was stored, then starts the listeners (design, "Start"). RTK Query,
 * the listeners and their schemas load beside the first screen.
 */
export async function startPortal({ bankReady, leaveFor }: PortalOptions): Promise<Portal> {
  const background = import('../store/background.ts');
  let lapsed: SessionState | undefined;
  const reducer = persistedReducer({
    onLost: () => open.store.dispatch(storageLost()),
    onMerged({ cart, payment }) {
      if (cart) open.store.dispatch(cartChangedElsewhere(cart));
      if (payment) open.store.dispatch(paymentsChangedElsewhere(payment));
    },
    onLapsed: (session) => {
      lapsed = session;
    },
  });
  const open = makeStore({
    reducer,
    surroundings: {
      bankReady,
      leaveFor,
      exclusively,
      saveNow: () => saveNow(),
      renderReceipt: async (receipt) => {
        const { renderReceiptEmail } = await import('../features/checkout/receiptEmail.tsx');
        return renderReceiptEmail(receipt);
      },
    },
  });
  const { store, listening } = open;
  const pristine = store.getState();
  const takeNoted = noteTexts();
  const { saveNow } = await inOwnTask(() => restore(store));
  // Any script may open the login with this event, from before the first render on (spec 2).
  const openLogin = () => {
    if (!selectHasSession(store.getState())) store.dispatch(openModal({ kind: 'login' }));
  };
  window.addEventListener('portal:login', openLogin);
  const started = background.then(async ({ startBackground }) => {
    const unfollow = await startBackground(open, takeNoted);
    if (lapsed) store.dispatch(sessionLapsed(lapsed));
    // If the bank cannot be woken, each call fails, and the screens say so.
    await bankReady.catch(() => undefined);
    return unfollow;
  });
  return {
    store,
    pristine,
    started,
    async close() {
      const unfollow = await started;
      unfollow();
      window.removeEventListener('portal:login', openLogin);
      store.dispatch(portalClosed());
      await saveNow();
      listening.clearListeners();
    },
  };
}
