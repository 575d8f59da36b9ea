import { portalClosed, portalOpened, storageLost } from '../store/device/appEvents.ts';
import { cartChangedElsewhere } from '../store/cart/cartSlice.ts';
import type { StoreExtra } from '../store/device/extra.ts';
import { openModal } from '../store/session/modalsSlice.ts';
import { paymentsChangedElsewhere } from '../store/payment/paymentSlice.ts';
import { persistedReducer, restore } from '../store/app/persistence.ts';
import type { AppStore, RootState } from '../store/app/rootReducer.ts';
import { selectHasSession, sessionLapsed } from '../store/session/sessionSlice.ts';
import type { SessionState } from '../store/session/sessionState.ts';
import { makeStore } from '../store/app/store.ts';
import { followOtherTabs } from '../store/app/otherTabs.ts';

/** The parts of the portal that differ in tests. */
interface PortalOptions extends Pick<StoreExtra, 'bankReady' | 'reachHost' | 'leaveFor'> {
  /**
   * Milliseconds after which another tab's write to local storage is readable here; none in tests,
   * whose tabs share one storage.
   */
  storageLag?: number;
}

export interface Portal {
  store: AppStore;
  /** The initial state, before the stored state is restored; prerendered pages show this state. */
  pristine: RootState;
  close: () => Promise<void>;
}

/**
 * Creates a function that runs a task while it holds a lock, so that no other tab of this browser
 * runs a task with the same lock. The task begins `storageLag` milliseconds after the lock is
 * granted, when other tabs' writes can be read. Without locks (old browsers, blocked site data) the
 * task begins at once.
 */
const lockedAfter =
  (storageLag: number): StoreExtra['exclusively'] =>
  async (name, task) => {
    let begun: ReturnType<typeof task> | undefined;
    const begin = () => (begun = task());
    try {
      return await navigator.locks.request(name, async () => {
        if (storageLag > 0) await new Promise((resolve) => setTimeout(resolve, storageLag));
        return begin();
      });
    } catch (error) {
      if (begun) throw error;
      return begin();
    }
  };

/** The receipt as an e-mail; its code loads when a receipt is first mailed. */
async function renderReceipt(receipt: Parameters<StoreExtra['renderReceipt']>[0]) {
  const { renderReceiptEmail } = await import('../components/receipt/receiptEmail.tsx');
  return renderReceiptEmail(receipt);
}

/**
 * Loads Redux DevTools with masked texts (docs/trust.md, T12); false if the browser lacks the
 * extension or the code does not load. The first condition is a constant of the build, so the
 * bundler drops the import from every build but the sandbox's.
 */
async function loadDevTools() {
  if (process.env.PORTAL_BANK !== 'sandbox') return false;
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return false;
  return import('../store/app/devTools.ts').then(
    ({ devTools }) => devTools,
    () => false as const,
  );
}

/** Builds the store, restores the stored state, and starts the listeners. */
export async function startPortal({ storageLag = 0, ...options }: PortalOptions): Promise<Portal> {
  let lapsed: SessionState | undefined;
  const reducer = persistedReducer({
    onLost: () => store.dispatch(storageLost()),
    onMerged({ cart, payment }) {
      if (cart) store.dispatch(cartChangedElsewhere(cart));
      if (payment) store.dispatch(paymentsChangedElsewhere(payment));
    },
    onLapsed: (session) => {
      lapsed = session;
    },
  });
  const saveNow = () => restored.saveNow();
  const devTools = await loadDevTools();
  const { store, clearListeners } = makeStore({
    reducer,
    devTools,
    extra: { ...options, exclusively: lockedAfter(storageLag), saveNow, renderReceipt },
  });
  const pristine = store.getState();
  const restored = await restore(store);
  const unfollow = followOtherTabs(store);
  // Scripts outside the portal open the login by this event, as `ModalHost` does.
  const openLogin = () => {
    if (!selectHasSession(store.getState())) store.dispatch(openModal({ kind: 'login' }));
  };
  window.addEventListener('portal:login', openLogin);
  // The resource timings contain URLs with the payer's id, and would outlive the session.
  performance.setResourceTimingBufferSize?.(0);
  store.dispatch(portalOpened());
  if (lapsed) store.dispatch(sessionLapsed(lapsed));
  return {
    store,
    pristine,
    async close() {
      unfollow();
      window.removeEventListener('portal:login', openLogin);
      store.dispatch(portalClosed());
      await saveNow();
      clearListeners();
    },
  };
}
