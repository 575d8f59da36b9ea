import { object, string } from 'yup';
import type { InferType } from 'yup';

const person = object({ email: string().required(), password: string().required() }).noUnknown();

const account = object({
  contract: string().required(),
  reference: object({
    clientId: string(),
    serviceId: string(),
    invoiceId: string(),
    companyId: string(),
  })
    .noUnknown()
    .required(),
}).noUnknown();

const schema = object({
  /** The origin of the portal that the bank is for. */
  portal: string().matches(/^https?:\/\/[^/\s]+$/),
  /** Somebody who may sign in, with payments if possible. */
  payer: person.optional().default(undefined),
  /** Somebody else who may sign in. */
  otherPayer: person.optional().default(undefined),
  /** A guest's paid payment: its reference, and the `codigoCarro` that its inscription answered. */
  guestPayment: object({ reference: string().required(), key: string().required() })
    .noUnknown()
    .optional()
    .default(undefined),
  /** An account with two debts or more, and one that its company does not know. */
  owing: account.optional().default(undefined),
  unknown: account.optional().default(undefined),
  /** The recipient of mails that the bank should refuse to send. */
  mail: string(),
})
  .noUnknown()
  .strict();

/** The identifiers for testing a bank (docs/check-bank.md); rules without theirs are not tried. */
export type TestIdentifiers = InferType<typeof schema>;

/** The test identifiers of a file's JSON; throws a message that names the wrong field. */
export const readIdentifiers = (json: unknown): TestIdentifiers => schema.validateSync(json);
