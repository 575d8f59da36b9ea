import type { ListenerEffectAPI, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../app/rootReducer.ts';
import type { AppDispatch } from '../app/storeTypes.ts';
import type { StoreExtra } from './extra.ts';

/** Registers a listener of this store. */
export type StartListening = TypedStartListening<RootState, AppDispatch, StoreExtra>;
/** What an effect gets beside its action. */
export type EffectApi = ListenerEffectAPI<RootState, AppDispatch, StoreExtra>;
/** What of it a thunk gets, too. */
export type StoreApi = Pick<EffectApi, 'dispatch' | 'getState' | 'extra'>;

/** Dispatches and waits until it is stored, so that a crash afterwards loses nothing (docs/trust.md, T03). */
export async function record(action: UnknownAction, api: StoreApi): Promise<void> {
  api.dispatch(action);
  await api.extra.saveNow();
}

/** Waits for an answer; the call ends with the listener, so that nothing of it is sent again. */
export function cancellable<Answer>(call: Promise<Answer> & { abort: () => void }, api: EffectApi) {
  api.signal.addEventListener('abort', () => call.abort());
  return api.pause(call);
}
