import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import { warnInDevelopment } from '../lib/development.ts';
import { reportFinding } from '../lib/telemetry.ts';

/** `leftOut` counts the unreadable records of a list. */
export interface Records<Item> {
  records: Item[];
  leftOut: number;
}

export interface AnswerMeta {
  endpoint: string;
}

/**
 * Returns the place of a list in an answer ('getPayments: items.'), or of the answer itself if
 * `list` is '', for warnings in the console.
 */
export const placeOf = (meta: AnswerMeta | undefined, list = '') =>
  `${meta?.endpoint}: ${list && `${list}.`}`;

/**
 * Reports which fields of an answer break the contract (docs/bank-api.yaml), in the console in
 * development, and to the operators if the build has an events URL. `place` is the place in the
 * answer ('getPayments: items.3'); `fields` are the paths from there ('' for the whole). Never
 * reports values, which may be personal (docs/trust.md, T12).
 */
export function brokenContract(place: string, ...fields: readonly string[]): void {
  const named = fields.join(', ');
  warnInDevelopment(`${place} no cumple el contrato${named && ` en ${named}`}`);
  if (process.env.PORTAL_EVENTS)
    for (const field of fields) reportFinding({ kind: 'contract', place, field });
}

/**
 * Validates a record and converts it with `read`. If the record breaks its schema, reports the
 * wrong field (`brokenContract`) and returns undefined.
 */
export function readRecord<Wire, Item>(
  value: unknown,
  place: string,
  schema: Schema<Wire>,
  read: (wire: Wire, place: string) => Item | undefined,
): Item | undefined {
  try {
    return read(schema.validateSync(value, { strict: true }), place);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    brokenContract(place, error.path ?? '');
    return undefined;
  }
}

/**
 * Reads each record of a list separately; unreadable ones are logged by their index and left out.
 * `read` converts a valid record, or returns undefined to leave it out. Its second argument is the
 * record's path in the answer ('getPayments: items.3'), for logging errors in nested lists.
 */
export function readRecords<Wire, Item extends object>(
  list: readonly unknown[],
  place: string,
  schema: Schema<Wire>,
  read: (wire: Wire, place: string) => Item | undefined,
): Records<Item> {
  const records = list.flatMap(
    (value, index) => readRecord(value, `${place}${index}`, schema, read) ?? [],
  );
  return { records, leftOut: list.length - records.length };
}

/** The maximum number of pages to fetch of a list, even if the bank announces more. */
export const mostPages = 1000;

/**
 * Returns the first record of a page as text, by which repeated pages are recognised; undefined for
 * an empty page.
 */
export const beginningOf = (page: readonly unknown[]): string | undefined =>
  JSON.stringify(page[0]);

/** Whether a page occurs twice, as with a bank that ignores the number of the page. */
export function areRepeated(beginnings: readonly (string | undefined)[]): boolean {
  const known = beginnings.filter((each) => each !== undefined);
  return new Set(known).size < known.length;
}
