import { isBoolean, isListOf, isNumber, isText, optional, shape } from '../../lib/guards.ts';
import type { Guard } from '../../lib/guards.ts';
import { isIdentifierKind } from '../../lib/identifierKinds.ts';
import { isLookupStep, isUntouched } from '../lookupSlice.ts';
import type { LookupState } from '../lookupSlice.ts';
import { toJson } from './storedSlice.ts';
import type { StoredSlice } from './storedSlice.ts';

const isLookup: Guard<LookupState> = shape({
  step: isLookupStep,
  categoryId: optional(isText),
  companyId: optional(isText),
  contractId: optional(isText),
  query: optional(
    shape({
      kind: isIdentifierKind,
      values: isListOf(isText),
      transactionId: isNumber,
      date: isText,
    }),
  ),
  totalTagSelected: isBoolean,
  fromTotalTagButton: isBoolean,
  lastUsed: isListOf(shape({ contractId: isText, kind: isIdentifierKind, value: isText })),
});

/** Where the payer is in the lookup; nothing is stored of an untouched one. */
export const storedLookup: StoredSlice<LookupState> = {
  area: 'session',
  write: (state) => ({ lookup: isUntouched(state) ? undefined : toJson(state) }),
  read: (read) => read('lookup', isLookup),
};
