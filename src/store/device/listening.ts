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
 * The slices that code in this folder can access. Folders that depend on this one extend the type
 * with their own slices, so that they need not import the root reducer.
 */
export interface DeviceRoot {
  bank: ReturnType<typeof bankApi.reducer>;
  configuration: ReturnType<typeof configuration>;
  connection: ReturnType<typeof connection>;
  rememberedAccounts: ReturnType<typeof rememberedAccounts>;
}

type Dispatch<Root> = ThunkDispatch<Root, StoreExtra, UnknownAction>;

/** A thunk for any store that has at least the slices of `Root`. */
export type Thunk<Root, Result> = ThunkAction<Result, Root, StoreExtra, UnknownAction>;
/** The middleware's `startListening`, for any store that has at least the slices of `Root`. */
export type StartListening<Root> = TypedStartListening<Root, Dispatch<Root>, StoreExtra>;
/** The second argument of a listener's `effect`. */
export type EffectApi<Root> = ListenerEffectAPI<Root, Dispatch<Root>, StoreExtra>;
/**
 * The properties that `EffectApi` and the arguments of a thunk share, for functions that both call.
 */
export type StoreApi<Root> = Pick<EffectApi<Root>, 'dispatch' | 'getState' | 'extra'>;

/**
 * Dispatches an action and waits until the new state is stored, so that a later crash loses nothing
 * (docs/trust.md, T03).
 */
export async function dispatchAndSave<Root>(
  action: UnknownAction,
  api: StoreApi<Root>,
): Promise<void> {
  api.dispatch(action);
  await api.extra.saveNow();
}

/** Waits for a call's answer. If the listener is cancelled, aborts the call and rejects. */
export function cancellable<Answer, Root>(
  call: Promise<Answer> & { abort: () => void },
  api: EffectApi<Root>,
) {
  api.signal.addEventListener('abort', () => call.abort());
  return api.pause(call);
}
