import { keysOf } from '../../src/lib/arrays.ts';
import type { IdentifierKind, Reference } from './wire.ts';

const keys = {
  CLIENT_ID: 'clientId',
  SERVICE_ID: 'serviceId',
  INVOICE_ID: 'invoiceId',
  COMPANY_ID: 'companyId',
} as const satisfies Record<IdentifierKind, keyof Reference>;

const kinds = keysOf(keys);

/** Returns one identifier as a `Reference`: `{ serviceId: value }` for the kind `SERVICE_ID`. */
export function referenceOf(kind: IdentifierKind, value: string): Reference {
  return { [keys[kind]]: value };
}

/** Returns the identifier in a reference; undefined unless there is exactly one. */
export function identifierOf(
  reference: Reference,
): { kind: IdentifierKind; value: string } | undefined {
  const given = kinds.flatMap((kind) => {
    const value = reference[keys[kind]];
    return value ? [{ kind, value }] : [];
  });
  return given.length === 1 ? given[0] : undefined;
}
