import { boolean, number, object, string } from 'yup';
import type { Schema } from 'yup';
import { identifierKinds } from '../../lib/identifierKinds.ts';
import { listOf, oneOf, part, text } from '../../lib/schemas.ts';
import { isUntouched } from '../lookupSlice.ts';
import type { LookupState } from '../lookupSlice.ts';
import { toJson } from './storedSlice.ts';
import type { StoredSlice } from './storedSlice.ts';

const kind = () => oneOf(...identifierKinds);

const lookupSchema: Schema<LookupState> = part({
  step: oneOf(0, 1, 2),
  categoryId: string(),
  companyId: string(),
  contractId: string(),
  linked: object({ kind: kind(), value: text() }).optional().default(undefined),
  query: object({
    kind: kind(),
    values: listOf(text()).min(1),
    transactionId: number().required(),
    date: text(),
  })
    .optional()
    .default(undefined),
  totalTagSelected: boolean().required(),
  fromTotalTagButton: boolean().required(),
  lastUsed: listOf(part({ contractId: text(), kind: kind(), value: text() })),
});

/** Where the payer is in the lookup; nothing is stored of an untouched one. */
export const storedLookup: StoredSlice<LookupState> = {
  area: 'session',
  write: (state) => ({ lookup: isUntouched(state) ? undefined : toJson(state) }),
  read: (read) => read('lookup', lookupSchema),
};
