import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { DevToolsEnhancerOptions, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { bankApi } from '../../api/bankApi.ts';
import type { StoreExtra } from '../device/extra.ts';
import { startListeners } from './startListeners.ts';
import { rootReducer } from './rootReducer.ts';
import type { AppDispatch, RootState } from './rootReducer.ts';

/** A reducer of the whole state, which may begin with a part of it. */
type RootReducer = Reducer<RootState, UnknownAction, Partial<RootState>>;

/** The parts of a store; all but `extra` are optional. */
interface StoreOptions {
  extra: StoreExtra;
  preloadedState?: Partial<RootState>;
  reducer?: RootReducer;
  devTools?: DevToolsEnhancerOptions | false;
}

/**
 * A store of the portal: slices, the bank's answers and all listeners. These wait for `portalOpened`;
 * `clearListeners` ends them.
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
        // Immer freezes the state, so a mutation throws anyway.
        immutableCheck: false,
        serializableCheck: {
          // Avoids warnings on busy machines.
          warnAfter: 500,
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      })
        .prepend(middleware)
        .concat(bankApi.middleware),
  });
  return { store, clearListeners };
}
