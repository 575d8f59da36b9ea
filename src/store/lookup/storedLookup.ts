import { isUntouched, lookupSchema } from './lookupSlice.ts';
import type { LookupState } from './lookupSlice.ts';
import { toJson } from '../device/storedSlice.ts';
import type { StoredSlice } from '../device/storedSlice.ts';

/** Where the payer is in the lookup; nothing is stored of an untouched one. */
export const storedLookup: StoredSlice<LookupState> = {
  area: 'session',
  write: (state) => ({ lookup: isUntouched(state) ? undefined : toJson(state) }),
  read: (read) => read('lookup', lookupSchema),
};
