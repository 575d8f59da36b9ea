import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { DevToolsEnhancerOptions, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { bankApi } from '../../api/bankApi.ts';
import type { StoreExtra } from '../device/extra.ts';
import { startListeners } from './startListeners.ts';
import { rootReducer } from './rootReducer.ts';
import type { AppDispatch, RootState } from './rootReducer.ts';

/** A root reducer that accepts a partial preloaded state. */
type RootReducer = Reducer<RootState, UnknownAction, Partial<RootState>>;

interface StoreOptions {
  extra: StoreExtra;
  preloadedState?: Partial<RootState>;
  reducer?: RootReducer;
  devTools?: DevToolsEnhancerOptions | false;
}

/** Creates a store; the returned `clearListeners` cancels and removes its listeners. */
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
        // Unnecessary: Immer freezes the state, so a mutation throws anyway.
        immutableCheck: false,
        serializableCheck: {
          // Milliseconds; RTK's default of 32 would print warnings on busy machines.
          warnAfter: 500,
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      })
        .prepend(middleware)
        .concat(bankApi.middleware),
  });
  return { store, clearListeners };
}
