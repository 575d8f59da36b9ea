import { assert, constantFrom, oneof, property, string } from 'fast-check';
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import type { VEvent } from 'node-ical';
import type { Debt } from '../../api/debtsApi.ts';
import { dueCalendar, monthlyReminder, withDueDay } from './dueCalendar.ts';

const debt: Debt = {
  id: 'd-1',
  invoiceId: 'F-001',
  amount: 25_990,
  dueDate: '2026-11-28',
  description: 'Noviembre 2026',
  contract: { id: 'c-1', secondId: '01' },
  contract_name: 'Hogar',
  company: { id: 'e-1', name: 'Aguas Lleuque', image: '' },
};
const link = 'https://pagos.ejemplo.cl/consultarCuenta?empresa=e-1&convenio=c-1&servicio=10203040';
const now = new Date('2026-11-20T12:00:00Z');

const make = (changes: Partial<Debt> = {}, time = now) =>
  dueCalendar([{ debt: { ...debt, ...changes }, link }], time);

/** The events that ical.js reads in a file. */
function readByMozilla(file: string) {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  return events.map((component) => {
    const event = new ICAL.Event(component);
    const alarm = component.getFirstSubcomponent('valarm');
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      day: event.startDate.toString(),
      isWholeDay: event.startDate.isDate,
      url: component.getFirstPropertyValue('url'),
      alarm: alarm?.getFirstPropertyValue('trigger')?.toString(),
      sequence: event.sequence,
    };
  });
}

/** The events that node-ical reads in a file. */
function readByNode(file: string) {
  const events = Object.values(sync.parseICS(file)).filter(
    (each): each is VEvent => each?.type === 'VEVENT',
  );
  return events.map((event) => ({
    uid: event.uid,
    summary: event.summary,
    description: event.description,
    isWholeDay: event.datetype === 'date',
    day: new Date(event.start).toLocaleDateString('sv'),
    // node-ical types `url` as a string, but returns an object if the property has parameters
    // (`URL;VALUE=URI`).
    url: (event.url as unknown as { val: string }).val,
  }));
}

it('the file opens in two readers, as a whole-day event with an alarm on the morning before', () => {
  const file = make();
  const description = `Hogar\nNoviembre 2026\nFactura F-001\nConsultar y pagar: ${link}`;
  const summary = 'Aguas Lleuque: $ 25.990';
  expect(readByMozilla(file)).toEqual([
    {
      uid: expect.stringMatching(/^\w+-\w+@localhost$/),
      summary,
      description,
      day: '2026-11-28',
      isWholeDay: true,
      url: link,
      alarm: '-PT15H',
      sequence: expect.any(Number),
    },
  ]);
  expect(readByNode(file)).toEqual([
    {
      uid: readByMozilla(file)[0]?.uid,
      summary,
      description,
      isWholeDay: true,
      day: '2026-11-28',
      url: link,
    },
  ]);
});

it('the file ends each line as RFC 5545 requires, also the last one', () => {
  expect(make()).toMatch(/END:VCALENDAR\r\n$/);
  expect(make().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it.each([
  ['2026-11-22', '2026-11-22', 'Aguas Lleuque: $ 25.990', '-PT15H'],
  // The usual alarm, at 9:00 (12:00 UTC) of the day before, is past for these bills, so it rings in
  // an hour instead.
  ['2026-11-21', '2026-11-21', 'Aguas Lleuque: $ 25.990', '2026-11-20T13:00:00Z'],
  ['2026-11-20', '2026-11-20', 'Aguas Lleuque: $ 25.990', '2026-11-20T13:00:00Z'],
  ['2026-11-19', '2026-11-20', 'Vencida: Aguas Lleuque: $ 25.990', '2026-11-20T13:00:00Z'],
  ['2025-01-31', '2026-11-20', 'Vencida: Aguas Lleuque: $ 25.990', '2026-11-20T13:00:00Z'],
])(
  'a bill that is due on %s is in the file on %s, as "%s", and its alarm still rings',
  (...row) => {
    const [dueDate, day, summary, alarm] = row;
    expect(readByMozilla(make({ dueDate }))).toMatchObject([{ day, summary, alarm }]);
  },
);

it('the file gives each text unchanged in both readers, in lines of 75 bytes at most', () => {
  const texts = oneof(
    string({ unit: 'grapheme', maxLength: 120 }),
    constantFrom(
      'a, b; c\\n\\, "d"',
      `ñandú 🧾 ${'á'.repeat(100)}`,
      'uno\r\ndos\ntres',
      '🧾'.repeat(60),
    ),
  );
  assert(
    property(texts, texts, (name, description) => {
      const file = make({ description, company: { ...debt.company, name } });
      const bytes = (line: string) => new TextEncoder().encode(line).length;
      expect(Math.max(...file.split('\r\n').map(bytes))).toBeLessThanOrEqual(75);
      const [first] = readByMozilla(file);
      const [second] = readByNode(file);
      expect(first?.summary).toContain(': $ 25.990');
      expect(second).toMatchObject({ summary: first?.summary, url: link });
      expect(first?.description).toContain(link);
      expect(second?.description).toBe(first?.description);
    }),
  );
});

it('the file keeps the commas, semicolons, quotes and letters of a bill', () => {
  const name = `Aguas; "Ñandú", hijos y Cía. ${'é🧾'.repeat(20)}`;
  const [event] = readByMozilla(make({ company: { ...debt.company, name } }));
  expect(event?.summary).toBe(`${name}: $ 25.990`);
});

it('the file updates an event instead of doubling it when its bill is imported again', () => {
  const [before] = readByMozilla(make());
  const later = new Date('2026-11-21T12:00:00Z');
  const [after] = readByMozilla(make({ amount: 30_000, dueDate: '2026-12-01' }, later));
  expect(after?.uid).toBe(before?.uid);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  expect(readByMozilla(make({ invoiceId: 'F-002' }))[0]?.uid).not.toBe(before?.uid);
});

it('the file has an event for each bill, also for two identical ones', () => {
  const file = dueCalendar(
    [
      { debt, link },
      { debt, link },
    ],
    now,
  );
  expect(new Set(readByMozilla(file).map(({ uid }) => uid)).size).toBe(2);
  expect(readByNode(file)).toHaveLength(2);
});

it('the file contains no RUT, even if the bank writes one', () => {
  const rut = '12.345.678-5';
  const file = make({
    invoiceId: '12345678-5',
    description: `Cliente ${rut}`,
    contract_name: rut,
    company: { ...debt.company, name: `Hogar de ${rut}` },
  });
  expect(file.replaceAll(/\r\n /g, '')).not.toMatch(/12\.?345\.?678/);
});

it('the file leaves out a bill without a valid day', () => {
  const bills = ['', '2026-02-30', '2026-02-28'].map((dueDate) => ({
    debt: { ...debt, dueDate },
    link,
  }));
  expect(withDueDay(bills)).toEqual([bills[2]]);
});

describe('a monthly reminder of an account', () => {
  const remind = (changes: Partial<Parameters<typeof monthlyReminder>[0]> = {}, time = now) =>
    monthlyReminder({ alias: 'Agua casa', company: 'Aguas Lleuque', link, ...changes }, time);
  const ruleOf = (file: string) =>
    new ICAL.Component(ICAL.parse(file))
      .getFirstSubcomponent('vevent')
      ?.getFirstPropertyValue('rrule')
      ?.toString();

  it('opens in two readers, as a whole-day event that repeats each month', () => {
    const file = remind({ dueDay: '2026-12-05' });
    expect(ruleOf(file)).toBe('FREQ=MONTHLY');
    const expected = {
      summary: 'Pagar Agua casa',
      description: `Aguas Lleuque\nConsultar y pagar: ${link}`,
      isWholeDay: true,
      day: '2026-12-05',
      url: link,
    };
    expect(readByMozilla(file)).toMatchObject([{ ...expected, alarm: '-PT15H' }]);
    expect(readByNode(file)).toMatchObject([expected]);
    expect(file).toMatch(/END:VCALENDAR\r\n$/);
  });

  it.each([
    ['2026-11-28', '2026-11-28'],
    ['2026-11-20', '2026-11-20'],
    // This month's 19th has passed, so the reminder begins next month.
    ['2026-11-19', '2026-12-19'],
    ['2025-01-31', '2026-11-28'],
    [undefined, '2026-11-20'],
    ['mañana', '2026-11-20'],
  ])('of a bill due on %s begins on %s', (dueDay, day) => {
    expect(readByMozilla(remind({ dueDay }))).toMatchObject([{ day }]);
  });

  it.each([
    ['2026-11-22', []],
    // This month's alarm, at 9:00 (12:00 UTC) of the day before, is past, so another one rings in
    // an hour.
    ['2026-11-21', ['2026-11-20T13:00:00Z']],
    ['2026-11-20', ['2026-11-20T13:00:00Z']],
  ])('that begins on %s rings in the first month, too', (dueDay, first) => {
    const alarms = new ICAL.Component(ICAL.parse(remind({ dueDay })))
      .getFirstSubcomponent('vevent')
      ?.getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
    expect(alarms).toEqual(['-PT15H', ...first]);
  });

  it('contains no RUT, and is updated when it is imported again', () => {
    const file = remind({ alias: 'Luz 12.345.678-5' });
    expect(file).not.toMatch(/12\.?345\.?678/);
    const uidOf = (text: string) => readByMozilla(text)[0]?.uid;
    expect(uidOf(remind({ dueDay: '2026-12-01' }))).toBe(uidOf(remind()));
    expect(uidOf(remind({ alias: 'Otra' }))).toBe(uidOf(remind()));
  });

  it('replaces no reminder of another account of the same name', () => {
    const uidOf = (text: string) => readByMozilla(text)[0]?.uid;
    expect(uidOf(remind({ link: `${link}9` }))).not.toBe(uidOf(remind()));
  });
});
