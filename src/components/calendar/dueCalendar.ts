import hash from '@emotion/hash';
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
} from 'ical-generator';
import type { Debt } from '../../api/debtsApi.ts';
import { brand } from '../../config/brand.ts';
import { instantOf } from '../../lib/dates/dates.ts';
import { addDays, firstOfMonth, inChile, isDay } from '../../lib/dates/days.ts';
import { formatPesos } from '../../lib/money.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { withoutRut } from '../../lib/identifiers/rutTexts.ts';

/** A bill for the calendar, and the URL that opens the portal at the account of the bill. */
export interface DueBill {
  debt: Debt;
  link: string;
}

/** The bills with a readable due day; the others cannot be in a calendar. */
export const withDueDay = (bills: readonly DueBill[]): DueBill[] =>
  bills.filter(({ debt }) => isDay(debt.dueDate));

/** 9 in the morning of the day before, in seconds before the event's midnight. */
const morningBefore = { triggerBefore: 15 * 3_600 };

/** Whether 9 in the morning of the day before is past. Calendars drop past alarms. */
const isTooLate = (day: string, now: Date) =>
  (instantOf(`${addDays(day, -1)}T09:00`) ?? 0) <= now.getTime();

const inAnHour = (now: Date) => ({ trigger: new Date(now.getTime() + 3_600_000) });

/**
 * A text for the calendar: on one line, without RUTs (Chilean id numbers), and without backslashes,
 * because calendar apps differ in how they read escapes.
 */
const shown = (text: string) => withoutRut(plainText(text)).replaceAll('\\', '/');

/** A UID of 64 bits, from two hashes of 32. It contains no data of the bill or account. */
const uidOf = (name: string, salt: string) =>
  `${hash(name)}-${hash(`${salt} ${name}`)}@${window.location.hostname}`;

/**
 * The UIDs of the bills' events. A UID stays the same when day and amount change, so that a later
 * file updates the event. Identical bills are numbered.
 */
function uidsOf(bills: readonly DueBill[]): string[] {
  const counts = new Map<string, number>();
  return bills.map(({ debt: { contract, invoiceId, id } }) => {
    const name = JSON.stringify([contract.id, contract.secondId, invoiceId, id]);
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    return uidOf(name, String(nth));
  });
}

const newCalendar = () =>
  ical({
    prodId: { company: brand.name, product: 'Vencimientos', language: 'ES' },
    method: ICalCalendarMethod.PUBLISH,
  });

/** The fields of a whole-day event that does not mark the day as busy. */
const wholeDay = (day: string, now: Date) => ({
  // Calendar apps keep the event with the higher `sequence`, which comes from the later file.
  sequence: Math.floor(now.getTime() / 60_000),
  stamp: now,
  lastModified: now,
  // The calendar has no time zone, so the day of an event is the UTC date of its `start`.
  start: new Date(`${day}T00:00:00Z`),
  allDay: true,
  transparency: ICalEventTransparency.TRANSPARENT,
});

/** A calendar as a file: each line ends with CRLF, as the standard requires, the last one too. */
const fileOf = (calendar: ReturnType<typeof newCalendar>) => `${calendar.toString().trimEnd()}\r\n`;

/**
 * Returns the bills as a calendar file (iCalendar, RFC 5545). Each bill is a whole-day event on the
 * due day, or today if the bill is overdue; its alarm rings on the morning before, or in an hour if
 * that is past. Importing a file with a later `now` updates the events of an earlier file.
 */
export function dueCalendar(bills: readonly DueBill[], now: Date): string {
  const uids = uidsOf(bills);
  const today = inChile(now).day;
  const calendar = newCalendar();
  bills.forEach(({ debt, link }, index) => {
    const isOverdue = debt.dueDate < today;
    const day = isOverdue ? today : debt.dueDate;
    const bill = `${shown(debt.company.name)}: ${formatPesos(debt.amount)}`;
    calendar.createEvent({
      ...wholeDay(day, now),
      id: uids[index] ?? null,
      summary: isOverdue ? `Vencida: ${bill}` : bill,
      description: [
        ...[debt.contract_name, debt.description].map(shown),
        `Factura ${shown(debt.invoiceId)}`,
        `Consultar y pagar: ${link}`,
      ]
        .filter((line) => line !== '')
        .join('\n'),
      url: link,
      alarms: [
        {
          type: ICalAlarmType.display,
          ...(isTooLate(day, now) ? inAnHour(now) : morningBefore),
          description: isOverdue ? `Venció ${bill}` : `Vence ${bill}`,
        },
      ],
    });
  });
  return fileOf(calendar);
}

export interface Reminder {
  alias: string;
  company: string;
  link: string;
  /** The due day of one of the account's bills, if known. */
  dueDay?: string | undefined;
}

/** The last day that every month has. */
const lastCommonDay = 28;

/**
 * Returns the first day of a monthly reminder, today or later. Its day of the month is that of
 * `dueDay`, or of today if `dueDay` is unreadable, and at most the 28th.
 */
function firstReminder(dueDay: string, today: string): string {
  const wanted = isDay(dueDay) ? dueDay : today;
  const date = String(Math.min(Number(wanted.slice(8)), lastCommonDay)).padStart(2, '0');
  const inMonth = (months: number) => firstOfMonth(today, months).slice(0, 8) + date;
  return inMonth(0) < today ? inMonth(1) : inMonth(0);
}

/**
 * Returns a calendar file with a whole-day event in every month and an alarm on the morning before.
 * If the first alarm is past, another one rings in an hour. Only the link contains the account's
 * identifier.
 */
export function monthlyReminder(reminder: Reminder, now: Date): string {
  const { alias, company, link, dueDay = '' } = reminder;
  const calendar = newCalendar();
  const summary = `Pagar ${shown(alias)}`;
  const first = firstReminder(dueDay, inChile(now).day);
  const alarm = { type: ICalAlarmType.display, description: summary };
  calendar.createEvent({
    ...wholeDay(first, now),
    id: uidOf(link, 'mes'),
    repeating: { freq: ICalEventRepeatingFreq.MONTHLY },
    summary,
    description: [shown(company), `Consultar y pagar: ${link}`].join('\n'),
    url: link,
    alarms: [
      { ...alarm, ...morningBefore },
      ...(isTooLate(first, now) ? [{ ...alarm, ...inAnHour(now) }] : []),
    ],
  });
  return fileOf(calendar);
}
