import { readFile } from 'node:fs/promises';
import { ValidationError, object, string } from 'yup';
import type { InferType } from 'yup';
import { CommandError } from '../../mocks/http/commandLine.ts';

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
  /** The origin of the portal of this bank. */
  portal: string().matches(/^https?:\/\/[^/\s]+$/),
  /** A payer who can sign in, with payments if possible. */
  payer: person.optional().default(undefined),
  /** Another payer who can sign in. */
  otherPayer: person.optional().default(undefined),
  /** A person whom the bank does not know, to register and delete. */
  newPayer: person.shape({ rut: string().required() }).noUnknown().optional().default(undefined),
  /**
   * A guest's paid payment: its reference, and the `codigoCarro` in the answer to its inscription.
   */
  guestPayment: object({ reference: string().required(), key: string().required() })
    .noUnknown()
    .optional()
    .default(undefined),
  /** An account with two debts or more. */
  owing: account.optional().default(undefined),
  /** An account that `payer` has not saved and its company knows. */
  unsaved: account.optional().default(undefined),
  /** An account that its company does not know. */
  unknown: account.optional().default(undefined),
  /** The recipient of mails, also of those that the bank must refuse to send. */
  mail: string(),
})
  .noUnknown()
  .strict();

/**
 * The identifiers for testing a bank (docs/check-bank.md); a rule without its identifiers is not
 * tried.
 */
export type TestIdentifiers = InferType<typeof schema>;

/** Reads the test identifiers from a file's JSON; throws a message that names the wrong field. */
export const readIdentifiers = (json: unknown): TestIdentifiers => schema.validateSync(json);

/**
 * Describes the wrong field by its name. yup has the name of an unknown field only in the
 * parameters.
 */
function wrongFieldOf({ path, type, params }: ValidationError): string {
  const named = params?.['unknown'];
  const unknown = type === 'noUnknown' && typeof named === 'string' ? named : '';
  return `the field ${[path, unknown].filter(Boolean).join('.') || 'at its top'} is wrong`;
}

/**
 * Reads the test identifiers of a file. The message of an error names the wrong field without its
 * value, which may be a password.
 */
export async function readIdentifierFile(file: string): Promise<TestIdentifiers> {
  const text = await readFile(file, 'utf8');
  try {
    return readIdentifiers(JSON.parse(text));
  } catch (error) {
    const problem = error instanceof ValidationError ? wrongFieldOf(error) : 'it is no JSON';
    throw new CommandError(`${file} holds no test identifiers (docs/check-bank.md): ${problem}.`);
  }
}
