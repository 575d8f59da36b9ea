import type { RootState } from './rootReducer.ts';
import { storedDrafts } from '../session/draftsSlice.ts';
import { storedCart } from '../cart/storedCart.ts';
import { storedConfiguration } from '../device/configurationSlice.ts';
import { storedIdle } from '../session/storedIdle.ts';
import { storedPayment } from '../payment/storedPayments.ts';
import { storedLookup } from '../lookup/lookupSlice.ts';
import { storedRememberedAccounts } from '../device/storedRememberedAccounts.ts';
import { storedSession } from '../session/storedSession.ts';
import type { StoredSlice } from '../device/storedSlice.ts';

/** The slices that survive a page load. */
export type StoredState = Pick<
  RootState,
  | 'session'
  | 'idle'
  | 'drafts'
  | 'cart'
  | 'lookup'
  | 'payment'
  | 'rememberedAccounts'
  | 'configuration'
>;

/** How each slice is stored. The keys have no prefix, because docs/product.md prescribes them. */
export const storedSlices: { [Name in keyof StoredState]: StoredSlice<StoredState[Name]> } = {
  session: storedSession,
  idle: storedIdle,
  drafts: storedDrafts,
  cart: storedCart,
  lookup: storedLookup,
  payment: storedPayment,
  rememberedAccounts: storedRememberedAccounts,
  configuration: storedConfiguration,
};
