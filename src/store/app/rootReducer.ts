import { combineSlices } from '@reduxjs/toolkit';
import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { bankApi } from '../../api/bankApi.ts';
import { cart } from '../cart/cartSlice.ts';
import { configuration } from '../device/configurationSlice.ts';
import { connection } from '../device/connectionSlice.ts';
import { drafts } from '../session/draftsSlice.ts';
import { idle } from '../session/idleSlice.ts';
import { lookup } from '../lookup/lookupSlice.ts';
import { modals } from '../session/modalsSlice.ts';
import { payment } from '../payment/paymentSlice.ts';
import { paymentLink } from '../payment/paymentLinkSlice.ts';
import type { StoreExtra } from '../device/extra.ts';
import { rememberedAccounts } from '../device/rememberedAccountsSlice.ts';
import { switches } from '../device/switchesSlice.ts';
import { session } from '../session/sessionSlice.ts';

/** `bankApi` adds RTK Query's cache under the key `bank`. */
export const rootReducer = combineSlices(bankApi, {
  session,
  idle,
  cart,
  lookup,
  modals,
  drafts,
  payment,
  paymentLink,
  rememberedAccounts,
  configuration,
  connection,
  switches,
});

export type RootState = ReturnType<typeof rootReducer>;

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;

/**
 * Not `ReturnType<typeof makeStore>`: importing `store.ts` here would be circular, because its
 * listeners import this file.
 */
export interface AppStore extends Store<RootState> {
  dispatch: AppDispatch;
}
