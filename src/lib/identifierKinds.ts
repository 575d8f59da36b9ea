/** The kinds of identifiers (spec 3). */
export const identifierKinds = ['CLIENT_ID', 'SERVICE_ID', 'INVOICE_ID', 'COMPANY_ID'] as const;

/** One of the kinds of identifiers. */
export type IdentifierKind = (typeof identifierKinds)[number];
