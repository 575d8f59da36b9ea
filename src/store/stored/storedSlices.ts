import type { RootState } from '../rootReducer.ts';
import { storedCart } from './storedCart.ts';
import { storedConfiguration } from './storedConfiguration.ts';
import { storedIdle } from './storedIdle.ts';
import { storedPayment } from '../payment/storedPayments.ts';
import { storedLookup } from './storedLookup.ts';
import { storedRememberedAccounts } from './storedRememberedAccounts.ts';
import { storedSession } from './storedSession.ts';
import type { StoredSlice } from './storedSlice.ts';

/** The slices that outlive a page. */
export type StoredState = Pick<
  RootState,
  'session' | 'idle' | 'cart' | 'lookup' | 'payment' | 'rememberedAccounts' | 'configuration'
>;

/** Where each stored slice lives: under plain keys, without a prefix (docs/product.md). */
export const storedSlices: { [Name in keyof StoredState]: StoredSlice<StoredState[Name]> } = {
  session: storedSession,
  idle: storedIdle,
  cart: storedCart,
  lookup: storedLookup,
  payment: storedPayment,
  rememberedAccounts: storedRememberedAccounts,
  configuration: storedConfiguration,
};
