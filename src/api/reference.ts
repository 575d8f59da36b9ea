import { object } from 'yup';
import type { InferType } from 'yup';
import { identifierKinds } from '../lib/identifiers/identifierKinds.ts';
import type { IdentifierKind, IdentifierValue } from '../lib/identifiers/identifierKinds.ts';
import { canonical } from '../lib/identifiers/rutTexts.ts';
import { asText, optionalCode } from './fields.ts';

const referenceKeys = {
  CLIENT_ID: 'clientId',
  SERVICE_ID: 'serviceId',
  INVOICE_ID: 'invoiceId',
  COMPANY_ID: 'companyId',
} as const satisfies Record<IdentifierKind, string>;

const wireReference = object({
  clientId: optionalCode(),
  serviceId: optionalCode(),
  invoiceId: optionalCode(),
  companyId: optionalCode(),
});

type WireReference = InferType<typeof wireReference>;

/** Returns the identifiers in a reference to an account; a valid reference has exactly one. */
function identifiersOf(reference: WireReference): IdentifierValue[] {
  return identifierKinds.flatMap((kind) => {
    const value = asText(reference[referenceKeys[kind]]);
    return value ? [{ kind, value }] : [];
  });
}

/**
 * An account to look up: a contract (a company's service that bills) and the payer's identifier at
 * the company.
 */
export interface AccountReference extends IdentifierValue {
  contractId: string;
}

/**
 * The bank's reference to an account: an object with one key, named after the identifier's kind.
 */
export const referenceSchema = wireReference
  .required()
  .test('one', (reference) => identifiersOf(reference).length === 1);

/** Returns an identifier in the bank's form, for example `{ clientId: … }`. */
export function toReference(identifier: IdentifierValue): Record<string, string> {
  const { kind, value } = canonical(identifier);
  return { [referenceKeys[kind]]: value };
}

/** Returns the identifier of a valid reference (`referenceSchema`) in canonical form. */
export function readReference(reference: WireReference): IdentifierValue {
  const [identifier] = identifiersOf(reference);
  if (!identifier) throw new Error('A reference without an identifier');
  return canonical(identifier);
}
