import { combineSlices } from '@reduxjs/toolkit';
import type { bankApi } from '../api/bankApi.ts';
import { cart } from './cart.ts';
import { configuration } from './configuration.ts';
import { idle } from './idle.ts';
import { lookup } from './lookup.ts';
import { modals } from './modals.ts';
import { payment } from './payment/paymentSlice.ts';
import { paymentLink } from './paymentLink.ts';
import { session } from './session.ts';

interface BankState {
  bank: ReturnType<typeof bankApi.reducer>;
}

/** The state tree: what the app remembers, and the bank's answers (`bank`, see `connectBank`). */
export const rootReducer = combineSlices({
  session,
  idle,
  cart,
  lookup,
  modals,
  payment,
  paymentLink,
  configuration,
}).withLazyLoadedSlices<BankState>();

/** The state once the bank is connected, as listeners and screens see it. */
export type RootState = ReturnType<typeof rootReducer> & BankState;
