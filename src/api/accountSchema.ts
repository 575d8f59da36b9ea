import { boolean, object } from 'yup';
import type { InferType } from 'yup';
import { isCompany, isContractRef } from './cartItem.ts';
import { guarded, key, text } from './fields.ts';
import { readReference, referenceSchema } from './reference.ts';
import type { IdentifierValue } from './reference.ts';

/** An account as the bank sends it. */
export const accountSchema = object({
  id: key(),
  alias: text(),
  contract: guarded(isContractRef),
  contract_name: text(),
  company: guarded(isCompany),
  reference: referenceSchema,
  suggestedAccount: boolean().optional(),
  totalTagAccount: boolean().optional(),
});

/** The account in the bank's words. */
export type WireAccount = InferType<typeof accountSchema>;

/**
 * An account that a payer saved, or that the bank suggests; `kind` and `value` are how its company
 * knows the payer.
 */
export interface Account extends IdentifierValue {
  id: string;
  alias: string;
  contract: { id: string; secondId: string };
  contractName: string;
  company: { id: string; name: string; image: string };
  isSuggested: boolean;
  isTotalTag: boolean;
}

/** Translates an account into the portal's own names. */
export function readAccount(wire: WireAccount): Account {
  return {
    id: wire.id,
    alias: wire.alias,
    contract: wire.contract,
    contractName: wire.contract_name,
    company: wire.company,
    ...readReference(wire.reference),
    isSuggested: wire.suggestedAccount ?? false,
    isTotalTag: wire.totalTagAccount ?? false,
  };
}
