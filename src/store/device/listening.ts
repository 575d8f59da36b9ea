import type {
  ListenerEffectAPI,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { bankApi } from '../../api/bankApi.ts';
import type { configuration } from './configurationSlice.ts';
import type { connection } from './connectionSlice.ts';
import type { StoreExtra } from './extra.ts';
import type { rememberedAccounts } from './rememberedAccountsSlice.ts';

/**
 * The part of the state that the code of this folder may read. The folders that depend on this one
 * extend it by their own slices, so that none depends on the root reducer.
 */
export interface DeviceRoot {
  bank: ReturnType<typeof bankApi.reducer>;
  configuration: ReturnType<typeof configuration>;
  connection: ReturnType<typeof connection>;
  rememberedAccounts: ReturnType<typeof rememberedAccounts>;
}

type Dispatch<Root> = ThunkDispatch<Root, StoreExtra, UnknownAction>;

/** A thunk of a store with at least the slices of `Root`. */
export type Thunk<Root, Result> = ThunkAction<Result, Root, StoreExtra, UnknownAction>;
/** Registers a listener in a store with at least the slices of `Root`. */
export type StartListening<Root> = TypedStartListening<Root, Dispatch<Root>, StoreExtra>;
/** The second argument of a listener's effect. */
export type EffectApi<Root> = ListenerEffectAPI<Root, Dispatch<Root>, StoreExtra>;
/** The members that a listener's second argument shares with a thunk's. */
export type StoreApi<Root> = Pick<EffectApi<Root>, 'dispatch' | 'getState' | 'extra'>;

/**
 * Dispatches an action and waits until the new state is stored, so that a crash afterwards loses
 * nothing (docs/trust.md, T03).
 */
export async function dispatchAndSave<Root>(
  action: UnknownAction,
  api: StoreApi<Root>,
): Promise<void> {
  api.dispatch(action);
  await api.extra.saveNow();
}

/** Waits for a call, which is aborted if the listener is cancelled. */
export function cancellable<Answer, Root>(
  call: Promise<Answer> & { abort: () => void },
  api: EffectApi<Root>,
) {
  api.signal.addEventListener('abort', () => call.abort());
  return api.pause(call);
}
