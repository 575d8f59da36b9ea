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
  /** The origin of the portal that uses the bank. */
  portal: string().matches(/^https?:\/\/[^/\s]+$/),
  /** A payer who can sign in, preferably one with payments. */
  payer: person.optional().default(undefined),
  /** Another payer who can sign in. */
  otherPayer: person.optional().default(undefined),
  /**
   * A person whom the bank does not know; only `npm run probe` uses these data: it registers the
   * person, and deletes the registration again.
   */
  newPayer: person.shape({ rut: string().required() }).noUnknown().optional().default(undefined),
  /**
   * A guest's paid payment: its reference, and its key, which is the `codigoCarro` that the call
   * `inscripcion` returned.
   */
  guestPayment: object({ reference: string().required(), key: string().required() })
    .noUnknown()
    .optional()
    .default(undefined),
  /** An account with at least two debts. */
  owing: account.optional().default(undefined),
  /**
   * An account that exists at its company and that `payer` has not saved; only `npm run probe` uses
   * it.
   */
  unsaved: account.optional().default(undefined),
  /** An account that does not exist at its company. */
  unknown: account.optional().default(undefined),
  /** The recipient of all mails, including those that the bank must refuse to send. */
  mail: string(),
})
  .noUnknown()
  .strict();

/**
 * The identifiers for checking a bank (docs/check-bank.md). A rule whose identifiers are missing is
 * not tried.
 */
export type TestIdentifiers = InferType<typeof schema>;

/**
 * Validates the JSON of a file with test identifiers; throws an error that names the wrong field.
 */
export const readIdentifiers = (json: unknown): TestIdentifiers => schema.validateSync(json);

/** Names the wrong field. For an unknown field, yup has the name only in `params`. */
function wrongFieldOf({ path, type, params }: ValidationError): string {
  const named = params?.['unknown'];
  const unknown = type === 'noUnknown' && typeof named === 'string' ? named : '';
  return `the field ${[path, unknown].filter(Boolean).join('.') || 'at its top'} is wrong`;
}

/**
 * Reads a file with test identifiers. An error names the wrong field but not its value, which may
 * be a password.
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
