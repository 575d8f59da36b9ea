import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import { warnInDevelopment } from '../lib/development.ts';
import { reportFinding } from '../lib/telemetry.ts';

/** The readable records of a list, and how many were unreadable. */
export interface Records<Item> {
  records: Item[];
  leftOut: number;
}

export interface AnswerMeta {
  endpoint: string;
}

/** The place of a list in an answer, for the console: 'getPayments: items.'. */
export const placeOf = (meta: AnswerMeta | undefined, list = '') =>
  `${meta?.endpoint}: ${list && `${list}.`}`;

/**
 * Logs which fields of an answer break the contract, by its place ('getPayments: items.3') and
 * their paths there ('' for the whole); never the values, which may be personal (docs/trust.md,
 * T12).
 */
export function brokenContract(place: string, ...fields: readonly string[]): void {
  const named = fields.join(', ');
  warnInDevelopment(`${place} no cumple el contrato${named && ` en ${named}`}`);
  if (process.env.PORTAL_EVENTS)
    for (const field of fields) reportFinding({ kind: 'contract', place, field });
}

/** Reads one record of a list; undefined, with the wrong field logged, if it breaks its schema. */
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
 * Reads each record of a list separately: an invalid one is left out and logged by its index.
 * `read` translates a record, or returns undefined to leave it out; it gets the record's place, for
 * lists within the record.
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

/** The most pages of one list that are fetched, even if the bank announces more. */
export const mostPages = 1000;

/** The first record of a page, which identifies it; undefined for an empty page. */
export const beginningOf = (page: readonly unknown[]): string | undefined =>
  JSON.stringify(page[0]);

/** Whether a page came twice: a bank that repeats pages would never end the list. */
export function areRepeated(beginnings: readonly (string | undefined)[]): boolean {
  const known = beginnings.filter((each) => each !== undefined);
  return new Set(known).size < known.length;
}
