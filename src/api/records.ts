import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import { brokenContract } from './brokenContract.ts';

/** What could be read of a list, and how many of its records could not. */
export interface Records<Item> {
  records: Item[];
  leftOut: number;
}

/** What the base query tells about an answer. */
export interface AnswerMeta {
  endpoint: string;
}

/** Where the records of an answer stand, for the console: 'getPayments: items.'. */
export const placeOf = (meta: AnswerMeta | undefined, list = '') =>
  `${meta?.endpoint}: ${list && `${list}.`}`;

/**
 * One record of a list; undefined for one that breaks its schema, whose field is then named.
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
 * Reads each record of a list by itself: a bad one is left out and named in the console, by its
 * index. `read` translates a record, or returns undefined where that makes no sense; it gets the
 * record's place, for lists within it.
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
