import { isOneOf } from './guards.ts';

/** The identifier kinds. */
export const identifierKinds = ['CLIENT_ID', 'SERVICE_ID', 'INVOICE_ID', 'COMPANY_ID'] as const;

/** An identifier kind. */
export type IdentifierKind = (typeof identifierKinds)[number];

/** Whether a value from outside is an identifier kind. */
export const isIdentifierKind = isOneOf(...identifierKinds);
