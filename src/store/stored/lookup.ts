import { identifierKinds } from '../../lib/identifierKinds.ts';
import {
  isBoolean,
  isNumber,
  isRecordOf,
  isText,
  listOf,
  oneOf,
  optional,
  shape,
} from '../../lib/guards.ts';
import type { Guard } from '../../lib/guards.ts';
import { isUntouched } from '../lookup.ts';
import type { LookupState } from '../lookup.ts';
import { toJson } from './storedSlice.ts';
import type { StoredSlice } from './storedSlice.ts';

const isKind = oneOf(...identifierKinds);

const isLookup: Guard<LookupState> = shape({
  step: oneOf(0, 1, 2),
  categoryId: optional(isText),
  companyId: optional(isText),
  contractId: optional(isText),
  query: optional(
    shape({ kind: isKind, values: listOf(isText), transactionId: isNumber, date: isText }),
  ),
  totalTagSelected: isBoolean,
  fromTotalTagButton: isBoolean,
  lastUsed: isRecordOf(shape({ kind: isKind, value: isText })),
});

/** Where the payer is in the lookup, unless nothing happened there. */
export const storedLookup: StoredSlice<LookupState> = {
  area: 'session',
  write: (state) => ({ lookup: isUntouched(state) ? undefined : toJson(state) }),
  read: (read) => read('lookup', isLookup),
};
