import type { RootState } from '../rootReducer.ts';
import { storedCart } from './cart.ts';
import { storedConfiguration } from './configuration.ts';
import { storedIdle } from './idle.ts';
import { storedPayment } from '../payment/storedPayments.ts';
import { storedLookup } from './lookup.ts';

import { storedSession } from './session.ts';
import type { StoredSlice } from './storedSlice.ts';

/** The slices that outlive a page. */
export type StoredState = Pick<
  RootState,
  'session' | 'idle' | 'cart' | 'lookup' | 'payment' | 'configuration'
>;

/** Where each stored slice lives: under plain keys, without a prefix (docs/product.md). */
export const storedSlices: { [Name in keyof StoredState]: StoredSlice<StoredState[Name]> } = {
  session: storedSession,
  idle: storedIdle,
  cart: storedCart,
  lookup: storedLookup,
  payment: storedPayment,
  configuration: storedConfiguration,
};
