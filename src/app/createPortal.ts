import {
  followOtherTabs,
  persistedReducer,
  readPaymentAgain,
  restore,
} from '../store/persistence.ts';
import { portalClosed, portalOpened, portalShownAgain, storageLost } from '../store/portal.ts';
import { makeStore } from '../store/store.ts';
import type { AppStore } from '../store/store.ts';
import type { Surroundings } from '../store/surroundings.ts';

/** What differs between a browser and a test. */
export type PortalOptions = Pick<Surroundings, 'bankReady' | 'leaveFor'>;

/** A running portal: its store, and how to end it. */
export interface Portal {
  store: AppStore;
  close: () => Promise<void>;
}

/** Runs a task while no other tab of this browser runs one of the same name; where there are no locks, at once. */
function exclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, task) : task();
}

/**
 * Builds the store on what was stored, then starts what happens by itself (design, "Start").
 * The listeners and their schemas load beside the first screen; no bank call leaves before they stand.
 */
export async function createPortal({ bankReady, leaveFor }: PortalOptions): Promise<Portal> {
  const listeners = import('../store/listeners/start.ts');
  const reducer = persistedReducer(() => store.dispatch(storageLost()));
  const { store, listening } = makeStore({
    reducer,
    surroundings: {
      bankReady: Promise.all([bankReady, listeners]),
      leaveFor,
      exclusively,
      saveNow: () => saveNow(),
      readAgain: () => readPaymentAgain(store),
      renderReceipt: async (receipt) => {
        const { renderReceiptEmail } = await import('../features/checkout/receiptEmail.tsx');
        return renderReceiptEmail(receipt);
      },
    },
  });
  const { saveNow } = await restore(store);
  const unfollow = followOtherTabs(store);
  const showAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) store.dispatch(portalShownAgain());
  };
  window.addEventListener('pageshow', showAgain);
  const started = listeners.then(({ startListeners }) => {
    startListeners(listening.startListening);
    store.dispatch(portalOpened());
  });
  return {
    store,
    async close() {
      await started;
      unfollow();
      window.removeEventListener('pageshow', showAgain);
      store.dispatch(portalClosed());
      await saveNow();
      listening.clearListeners();
    },
  };
}
