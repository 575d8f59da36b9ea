export const identifierKinds = ['CLIENT_ID', 'SERVICE_ID', 'INVOICE_ID', 'COMPANY_ID'] as const;

export type IdentifierKind = (typeof identifierKinds)[number];

/** An identifier of a payer at a company, and its kind. */
export interface IdentifierValue {
  kind: IdentifierKind;
  value: string;
}

export const isIdentifierKind = (text: string): text is IdentifierKind =>
  identifierKinds.some((kind) => kind === text);
