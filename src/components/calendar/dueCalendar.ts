import hash from '@emotion/hash';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Debt } from '../../api/debtsApi.ts';
import { isDay } from '../../lib/dates/days.ts';
import { formatPesos } from '../../lib/money.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { withoutRut } from '../../lib/identifiers/rutTexts.ts';

/** A bill for the calendar, and the address that opens its lookup. */
export interface DueBill {
  debt: Debt;
  link: string;
}

/** The bills that are due on a day that can be read: the others have no place in a calendar. */
export const withDueDay = (bills: readonly DueBill[]): DueBill[] =>
  bills.filter(({ debt }) => isDay(debt.dueDate));

/** The alarm rings at 9 in the morning of the day before, so many seconds before the due day. */
const alarmBefore = 15 * 60 * 60;

/**
 * A bank's text for the calendar: on one line, and nobody's RUT in it. What follows a backslash is
 * read by calendars in more than one way.
 */
const shown = (text: string) => withoutRut(plainText(text)).replaceAll('\\', '/');

/**
 * What names each bill among all events, whatever its day and amount become, so that importing it
 * again updates its event; a hash, which tells nothing of it. Bills that the bank tells apart in
 * nothing are numbered.
 */
function uidsOf(bills: readonly DueBill[]): string[] {
  const counts = new Map<string, number>();
  return bills.map(({ debt: { contract, invoiceId, id } }) => {
    const name = JSON.stringify([contract.id, contract.secondId, invoiceId, id]);
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    // Twice 32 bits.
    return `${hash(name)}-${hash(`${nth} ${name}`)}@${window.location.hostname}`;
  });
}

/**
 * The bills as a calendar file (iCalendar, RFC 5545): an event of a whole day on each due day, with
 * an alarm, the amount, the company and the address of the lookup. `now` dates this version.
 */
export function dueCalendar(bills: readonly DueBill[], now: Date): string {
  const uids = uidsOf(bills);
  const calendar = ical({
    prodId: { company: 'Portal de Pagos', product: 'Vencimientos', language: 'ES' },
    method: ICalCalendarMethod.PUBLISH,
  });
  bills.forEach(({ debt, link }, index) => {
    const summary = `${shown(debt.company.name)}: ${formatPesos(debt.amount)}`;
    calendar.createEvent({
      id: uids[index] ?? null,
      // A later file counts as the newer version.
      sequence: Math.floor(now.getTime() / 60_000),
      stamp: now,
      lastModified: now,
      // Dates without a time zone are written by UTC.
      start: new Date(`${debt.dueDate}T00:00:00Z`),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary,
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
          triggerBefore: alarmBefore,
          description: `Mañana vence ${summary}`,
        },
      ],
    });
  });
  return calendar.toString();
}
