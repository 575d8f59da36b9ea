import { asTask } from '../lib/asTask.ts';
import { cartChangedElsewhere } from '../store/cart.ts';
import { followOtherTabs, readPaymentAgain } from '../store/otherTabs.ts';
import { persistedReducer, restore } from '../store/persistence.ts';
import { portalClosed, portalShownAgain, storageLost } from '../store/portal.ts';
import type { RootState } from '../store/rootReducer.ts';
import { makeStore } from '../store/store.ts';
import type { AppStore } from '../store/store.ts';
import type { Surroundings } from '../store/surroundings.ts';

/** What differs between a browser and a test. */
export type PortalOptions = Pick<Surroundings, 'bankReady' | 'leaveFor'>;

/** A running portal: its store, and how to end it. */
export interface Portal {
  store: AppStore;
  /** The state before anything stored came back to it: that of prerendered markup. */
  pristine: RootState;
  /** Resolves once what happens by itself has begun and the bank can be asked. */
  started: Promise<unknown>;
  close: () => Promise<void>;
}

/** Runs a task while no other tab of this browser runs one of the same name; where there are no locks, at once. */
function exclusively<T>(name: string, task: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, task) : task();
}

/**
 * Builds the store on what was stored, then starts what happens by itself (design, "Start").
 * RTK Query, the listeners and their schemas load beside the first screen.
 */
export async function createPortal({ bankReady, leaveFor }: PortalOptions): Promise<Portal> {
  const background = import('../store/background.ts');
  const reducer = persistedReducer({
    onLost: () => open.store.dispatch(storageLost()),
    onMerged: (cart) => open.store.dispatch(cartChangedElsewhere(cart)),
  });
  const open = makeStore({
    reducer,
    surroundings: {
      bankReady: bankReady,
      leaveFor,
      exclusively,
      saveNow: () => saveNow(),
      readAgain: () => readPaymentAgain(open.store),
      renderReceipt: async (receipt) => {
        const { renderReceiptEmail } = await import('../features/checkout/receiptEmail.tsx');
        return renderReceiptEmail(receipt);
      },
    },
  });
  const { store, listening } = open;
  const pristine = store.getState();
  const { saveNow } = await asTask(() => restore(store));
  const unfollow = followOtherTabs(store);
  const showAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) store.dispatch(portalShownAgain());
  };
  window.addEventListener('pageshow', showAgain);
  const started = background.then(async ({ startBackground }) => {
    await startBackground(open);
    // A bank that cannot be woken fails each call, and the screens say so.
    return bankReady.catch(() => undefined);
  });
  return {
    store,
    pristine,
    started,
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
