import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { DevToolsEnhancerOptions, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { bankApi } from '../../api/bankApi.ts';
import type { StoreExtra } from '../device/extra.ts';
import { startListeners } from './startListeners.ts';
import { rootReducer } from './rootReducer.ts';
import type { AppDispatch, RootState } from './rootReducer.ts';

/** The root reducer; the store may start with a part of its state. */
type RootReducer = Reducer<RootState, UnknownAction, Partial<RootState>>;

interface StoreOptions {
  extra: StoreExtra;
  preloadedState?: Partial<RootState>;
  reducer?: RootReducer;
  devTools?: DevToolsEnhancerOptions | false;
}

/**
 * Creates a store with the slices, RTK Query's cache and all listeners, which `clearListeners`
 * removes.
 */
export function makeStore({
  extra,
  preloadedState,
  reducer = rootReducer,
  devTools = false,
}: StoreOptions) {
  const { middleware, startListening, clearListeners } = createListenerMiddleware<
    RootState,
    AppDispatch,
    StoreExtra
  >({ extra });
  startListeners(startListening);
  const store = configureStore({
    reducer,
    devTools,
    ...(preloadedState && { preloadedState }),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        // Immer freezes the state, so a mutation throws without this check.
        immutableCheck: false,
        serializableCheck: {
          // Milliseconds; a short limit would print warnings on busy machines.
          warnAfter: 500,
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      })
        .prepend(middleware)
        .concat(bankApi.middleware),
  });
  return { store, clearListeners };
}
