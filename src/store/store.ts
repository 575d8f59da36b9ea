import {
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import type { Reducer, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { devTools } from './devTools.ts';
import { rootReducer } from './rootReducer.ts';
import type { RootState } from './rootReducer.ts';
import type { Surroundings } from './surroundings.ts';

/** What a store is made of; `preloadedState` and a persisting `reducer` are optional. */
interface StoreOptions {
  surroundings: Surroundings;
  preloadedState?: Partial<RootState>;
  reducer?: Reducer<RootState, UnknownAction, Partial<RootState>>;
}

const asRootReducer = rootReducer as Reducer<RootState, UnknownAction, Partial<RootState>>;

/**
 * A store of the portal, with what its listeners (`listeners/start.ts`) and the bank
 * (`connectBank.ts`) need to join it later.
 */
export function makeStore({ surroundings, preloadedState, reducer = asRootReducer }: StoreOptions) {
  const listening = createListenerMiddleware<
    RootState,
    ThunkDispatch<RootState, Surroundings, UnknownAction>,
    Surroundings
  >({ extra: surroundings });
  const { middleware: joined, addMiddleware } = createDynamicMiddleware();

  const store = configureStore({
    reducer,
    // The constant itself, so that a `http` build leaves them out.
    devTools: process.env.PORTAL_BANK === 'sandbox' && devTools,
    ...(preloadedState && { preloadedState }),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: surroundings },
        // Immer freezes the state anyway: a mutation throws at once.
        immutableCheck: false,
        serializableCheck: {
          // A busy machine is no reason for a warning.
          warnAfter: 500,
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      })
        .prepend(listening.middleware)
        .concat(joined),
  });
  return { store, listening, addMiddleware };
}

/** A store, and what joins it later. */
export type OpenStore = ReturnType<typeof makeStore>;

/** The store of the portal. */
export type AppStore = OpenStore['store'];
/** Its dispatch, which also takes thunks. */
export type AppDispatch = AppStore['dispatch'];
