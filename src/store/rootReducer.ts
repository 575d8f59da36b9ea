import { combineSlices } from '@reduxjs/toolkit';
import type { bankApi } from '../api/bankApi.ts';
import { cart } from './cart.ts';
import { configuration } from './configuration.ts';
import { idle } from './idle.ts';
import { lookup } from './lookup.ts';
import { modals } from './modals.ts';
import { outcome } from './outcome.ts';
import { payment } from './payment.ts';
import { paymentLink } from './paymentLink.ts';
import { session } from './session.ts';

interface BankState {
  bank: ReturnType<typeof bankApi.reducer>;
}

/** The state tree: what the app remembers, and what the bank said (`bank`, which `connectBank` adds). */
export const rootReducer = combineSlices({
  session,
  idle,
  cart,
  lookup,
  modals,
  payment,
  outcome,
  paymentLink,
  configuration,
}).withLazyLoadedSlices<BankState>();

/** The state as everything meets it that runs once the bank is connected: listeners and screens. */
export type RootState = ReturnType<typeof rootReducer> & BankState;
