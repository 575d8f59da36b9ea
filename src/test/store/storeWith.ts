import { makeStore } from '../../store/app/store.ts';
import { storeExtra } from './storeExtra.ts';

type State = NonNullable<Parameters<typeof makeStore>[0]['preloadedState']>;

/** Creates a store without a browser and without listeners: only dispatched actions change it. */
export function storeWith(preloadedState: State = {}) {
  const { store, clearListeners } = makeStore({ preloadedState, extra: storeExtra });
  clearListeners();
  return store;
}
