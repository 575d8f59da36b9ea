import { combineSlices } from '@reduxjs/toolkit';
import { bankApi } from '../api/bankApi.ts';
import { cart } from './cart/cartSlice.ts';
import { configuration } from './configurationSlice.ts';
import { connection } from './connectionSlice.ts';
import { drafts } from './draftsSlice.ts';
import { idle } from './idleSlice.ts';
import { lookup } from './lookupSlice.ts';
import { modals } from './modalsSlice.ts';
import { payment } from './payment/paymentSlice.ts';
import { paymentLink } from './payment/paymentLinkSlice.ts';
import { rememberedAccounts } from './rememberedAccountsSlice.ts';
import { session } from './sessionSlice.ts';

/** The state tree: what the app remembers, and the bank's answers (`bank`). */
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
});

/** The whole state. */
export type RootState = ReturnType<typeof rootReducer>;
