import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { Reducer, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { bankApi } from '../api/bankApi.ts';
import { rootReducer } from './rootReducer.ts';
import type { RootState } from './rootReducer.ts';
import type { Surroundings } from './surroundings.ts';

/** How a store is made: its surroundings, and optionally a state to begin with or a reducer that persists. */
export interface StoreOptions {
  surroundings: Surroundings;
  preloadedState?: Partial<RootState>;
  reducer?: Reducer<RootState, UnknownAction, Partial<RootState>>;
}

/** A store of the portal and the place where its listeners register (`listeners/startListeners.ts`). */
export function makeStore({ surroundings, preloadedState, reducer = rootReducer }: StoreOptions) {
  const listening = createListenerMiddleware<
    RootState,
    ThunkDispatch<RootState, Surroundings, UnknownAction>,
    Surroundings
  >({ extra: surroundings });

  const store = configureStore({
    reducer,
    ...(preloadedState && { preloadedState }),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: surroundings },
        serializableCheck: {
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      })
        .prepend(listening.middleware)
        .concat(bankApi.middleware),
  });
  return { store, listening };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
export type AppDispatch = AppStore['dispatch'];
