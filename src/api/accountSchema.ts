import { object } from 'yup';
import type { InferType } from 'yup';
import { asText, optionalFlag, optionalText, wireId } from './fields.ts';
import { readReference, referenceSchema } from './reference.ts';
import { readCompanyRef, readContractRef, wireCompany, wireContractRef } from './wireItem.ts';

export const accountSchema = object({
  id: wireId(),
  alias: optionalText(),
  contract: wireContractRef(),
  contract_name: optionalText(),
  company: wireCompany(),
  reference: referenceSchema,
  suggestedAccount: optionalFlag(),
  totalTagAccount: optionalFlag(),
});

export type WireAccount = InferType<typeof accountSchema>;

/**
 * Converts the bank's account into the portal's. The company's name replaces a missing or empty
 * alias.
 */
export function readAccount(wire: WireAccount) {
  return {
    id: asText(wire.id),
    alias: wire.alias || wire.company.name,
    contract: readContractRef(wire.contract),
    contractName: wire.contract_name ?? '',
    company: readCompanyRef(wire.company),
    ...readReference(wire.reference),
    isSuggested: wire.suggestedAccount ?? false,
    isTotalTag: wire.totalTagAccount ?? false,
  };
}

/**
 * An account that a payer saved or that the bank suggests; `kind` and `value` identify the account
 * at its company.
 */
export type Account = ReturnType<typeof readAccount>;
