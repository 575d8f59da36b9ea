import { combineReducers } from '@reduxjs/toolkit';
import { bankApi } from '../api/bankApi.ts';
import { cart } from './cart.ts';
import { configuration } from './configuration.ts';
import { lookup } from './lookup.ts';
import { modals } from './modals.ts';
import { payment } from './payment.ts';
import { session } from './session.ts';

/** The state tree: what the app remembers, and what the bank said (`bank`). */
export const rootReducer = combineReducers({
  session,
  cart,
  lookup,
  modals,
  payment,
  configuration,
  [bankApi.reducerPath]: bankApi.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
