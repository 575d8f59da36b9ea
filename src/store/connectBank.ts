import { bankApi } from '../api/bankApi.ts';
import { bankConnected } from './portal.ts';
import { rootReducer } from './rootReducer.ts';
import type { OpenStore } from './store.ts';

/** Adds RTK Query to a running store: it loads in parallel with the first screen, not before it. */
export function connectBank({ store, addMiddleware }: OpenStore): void {
  rootReducer.inject({ reducerPath: bankApi.reducerPath, reducer: bankApi.reducer });
  addMiddleware(bankApi.middleware);
  store.dispatch(bankConnected());
}
