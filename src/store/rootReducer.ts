import { combineSlices } from '@reduxjs/toolkit';
import { bankApi } from '../api/bankApi.ts';
import { cart } from './cart.ts';
import { configuration } from './configuration.ts';
import { idle } from './idle.ts';
import { lookup } from './lookup.ts';
import { modals } from './modals.ts';
import { payment } from './payment/paymentSlice.ts';
import { paymentLink } from './paymentLink.ts';
import { session } from './session.ts';

/** The state tree: what the app remembers, and the bank's answers (`bank`). */
export const rootReducer = combineSlices(bankApi, {
  session,
  idle,
  cart,
  lookup,
  modals,
  payment,
  paymentLink,
  configuration,
});

/** The whole state. */
export type RootState = ReturnType<typeof rootReducer>;
