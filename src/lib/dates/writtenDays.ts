import { dayOfTime } from './dates.ts';
import { isDay } from './days.ts';

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const monthName =
  'ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|' +
  'sept?(?:iembre)?|set(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?';

/** The source of a pattern for a time of day behind the day, which `findDay` ignores. */
const time = String.raw`(?:[,T]?\s*(?:a las? )?\d{1,2}:\d{2}(?::\d{2})?(?:\s*(?:h(?:rs?)?\.?|[ap]\.?\s?m\.?))?)?`;
/** Month and day must have two digits, because '2026-02-3' may be half typed. */
const yearFirst = /^(\d{4})([-/.])(\d{2})\2(\d{2})$/;
const dayFirst = new RegExp(String.raw`^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{4})${time}$`);
const inWords = new RegExp(
  String.raw`^(?:\p{L}+,?\s+)?(\d{1,2})(?:°|er|ero)?[-/.\s]*(?:de\s+)?(${monthName})\.?[-/.,\s]*(?:del?\s+)?(\d{4})${time}$`,
  'iu',
);

/**
 * Matches the signs around a day and the words before it, which `findDay` removes: '(3/10/2026)',
 * 'Vence: 3/10/2026'.
 */
const edges =
  /^[\s"'«“(<[]*(?:(?:fecha|vence|vencimiento|el|al|del?|desde|hasta|hoy)\b:?\s*)*|[\s"'»”)>\].,;]+$/giu;

/** Joins the parts of a day; undefined if the calendar has no such day. */
function dayOf(year: string, month: string | number, date: string): string | undefined {
  const day = [year, String(month).padStart(2, '0'), date.padStart(2, '0')].join('-');
  return isDay(day) ? day : undefined;
}

/**
 * Reads a day as people write it: '3/10/2026' (day before month), '2026-10-03', '3 de octubre de
 * 2026', the portal's own '3 oct 2026', or a timestamp by Chile's clock. Returns undefined for any
 * other text, for example with a year of two digits. dayjs is not used, because it would need its
 * Spanish locale, a plugin and a format for each spelling.
 */
export function findDay(text: string): string | undefined {
  const written = text.replace(edges, '');
  const [, year = '', , month = '', date = ''] = yearFirst.exec(written) ?? [];
  if (year !== '') return dayOf(year, month, date);
  const numbers = dayFirst.exec(written);
  if (numbers) return dayOf(numbers[4] ?? '', numbers[3] ?? '', numbers[1] ?? '');
  const words = inWords.exec(written);
  if (!words) return dayOfTime(written) || undefined;
  const name = (words[2] ?? '').toLowerCase().replace(/^set/, 'sep').slice(0, 3);
  return dayOf(words[3] ?? '', months.indexOf(name) + 1, words[1] ?? '');
}
