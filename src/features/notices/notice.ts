import { array, mixed, object, string } from 'yup';
import type { InferType } from 'yup';
import { readRecords } from '../../api/records.ts';
import { comparedName } from '../../components/companies/shownCompanies.ts';
import { instantOf } from '../../lib/dates/dates.ts';
import { addDays, isDay } from '../../lib/dates/days.ts';
import { plainText, visible } from '../../lib/text/plainText.ts';
import { key, list } from '../../lib/schemas.ts';

/** A notice with more characters is refused; of a file, only the first `mostNotices` are read. */
const longestText = 300;
export const mostNotices = 20;

/**
 * Matches a text with a visible character and without U+FFFD, which replaces bytes of another
 * encoding.
 */
export const readable = new RegExp(String.raw`^(?=.*${visible})[^\uFFFD]+$`, 'su');

const levels = ['info', 'warning', 'error'] as const;
type Level = (typeof levels)[number];

// A notice with unknown fields is refused: a misspelt `to`, for example, would never end it.
export const noticeSchema = object({
  text: key().max(longestText).matches(readable),
  level: mixed<Level>((value): value is Level => levels.some((level) => level === value))
    .nullable()
    .optional(),
  from: string().nullable().optional(),
  to: string().nullable().optional(),
  companies: array(key().matches(readable)).nullable().optional(),
})
  .noUnknown()
  .strict();

export interface OperatorNotice {
  text: string;
  level: Level;
  /**
   * The beginning and end of the display, in milliseconds since 1970; infinite if the file lacks
   * them.
   */
  from: number;
  to: number;
  /**
   * The names of the companies concerned, as `comparedName` returns them; if empty, all pages show
   * the notice.
   */
  companies: readonly string[];
}

/** The instant at which a notice ends; if its end is given as a day, the whole day is included. */
const endOf = (stamp: string) => instantOf(isDay(stamp) ? addDays(stamp, 1) : stamp);

function read(wire: InferType<typeof noticeSchema>): OperatorNotice | undefined {
  const text = plainText(wire.text, longestText);
  const from = wire.from ? instantOf(wire.from) : -Infinity;
  const to = wire.to ? endOf(wire.to) : Infinity;
  if (from === undefined || to === undefined || from >= to) return undefined;
  const companies = (wire.companies ?? []).map(comparedName);
  return { text, level: wire.level ?? 'info', from, to, companies };
}

/** Returns the valid notices among the first `mostNotices` of a file (docs/hosting.md). */
export function readNotices(file: unknown): OperatorNotice[] {
  const records = list().isValidSync(file, { strict: true }) ? file : [];
  return readRecords(records.slice(0, mostNotices), 'avisos.json: ', noticeSchema, read).records;
}

export const isCurrent = ({ from, to }: OperatorNotice, now: number) => from <= now && now < to;
