import type { Identifier } from './wire.ts';

// The kinds of identifier that the sandbox's companies use for their accounts.

/** A Chilean tax ID. */
export const rut: Identifier = {
  kind: 'CLIENT_ID',
  label: 'RUT',
  help: 'El RUT del titular con su dígito verificador. Aparece junto a su nombre en la cuenta.',
  maxLength: 12,
};

/** A customer number of eight digits, as on water, electricity and gas bills. */
export const customerNumber: Identifier = {
  kind: 'SERVICE_ID',
  label: 'Identificador de servicio',
  help: 'El número de cliente: ocho dígitos en la esquina superior derecha de tu boleta.',
  pattern: String.raw`\d{8}`,
  maxLength: 8,
};

/** An account number of nine digits, as on phone and shop bills. */
export const accountNumber: Identifier = {
  kind: 'CLIENT_ID',
  label: 'Identificador de cuenta',
  help: 'El número de cuenta: nueve dígitos bajo el código de barras.',
  pattern: String.raw`\d{9}`,
  maxLength: 9,
};

export const invoiceNumber: Identifier = {
  kind: 'INVOICE_ID',
  label: 'Identificador de factura',
  help: 'El folio de la boleta o factura: una F y siete dígitos.',
  pattern: String.raw`[Ff]\d{7}`,
  maxLength: 8,
};

/** The code that an insurer gives to a company that is its client. */
export const companyCode: Identifier = {
  kind: 'COMPANY_ID',
  label: 'Identificador de compañía',
  help: 'El código de tu empresa: tres letras y cuatro dígitos en la carátula de la póliza.',
  pattern: String.raw`[A-Za-z]{3}\d{4}`,
  maxLength: 7,
};

/** A licence plate: two letters and four or five digits. */
export const licencePlate: Identifier = {
  kind: 'SERVICE_ID',
  label: 'Identificador de servicio',
  help: 'La patente del vehículo: dos letras y cuatro o cinco dígitos, sin guion.',
  pattern: String.raw`[A-Za-z]{2}\d{4,5}`,
  maxLength: 7,
};
