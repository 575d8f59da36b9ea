/** @jest-environment node */
import { watchConsole } from '../../test/wire/bareBank.ts';
import { isCurrent, readNotices } from './notice.ts';

const noon = Date.parse('2026-11-28T12:00:00-03:00');
const said = (file: unknown, now = noon) =>
  readNotices(file)
    .filter((notice) => isCurrent(notice, now))
    .map(({ text }) => text);

it('a notice is read with its fields, and is an information without a level', () => {
  const companies = ['Luz Canelo S.A.'];
  expect(
    readNotices([
      { text: 'Hola', companies },
      { text: 'Cuidado', level: 'warning' },
    ]),
  ).toEqual([
    { text: 'Hola', level: 'info', from: -Infinity, to: Infinity, companies: ['luz canelo'] },
    { text: 'Cuidado', level: 'warning', from: -Infinity, to: Infinity, companies: [] },
  ]);
});

it.each([
  ['nothing', undefined],
  ['an object', { text: 'Hola' }],
  ['a text', 'Hola'],
  ['null', null],
  ['an empty list', []],
])('%s has no notice', (_name, file) => {
  expect(readNotices(file)).toEqual([]);
});

it.each([
  ['without a text', {}],
  ['with an empty text', { text: ' ' }],
  ['with a number as its text', { text: 12 }],
  ['longer than 300 characters', { text: 'a'.repeat(301) }],
  ['of an unknown level', { text: 'Hola', level: 'critical' }],
  ['with a field that is not known', { text: 'Hola', form: '2026-11-28' }],
  ['with an unreadable beginning', { text: 'Hola', from: 'mañana' }],
  ['with an impossible end', { text: 'Hola', to: '2026-02-30' }],
  ['with an impossible hour', { text: 'Hola', to: '2026-11-28T25:00' }],
  ['that ends before it begins', { text: 'Hola', from: '2026-11-28', to: '2026-11-27' }],
  ['with a company that is not a text', { text: 'Hola', companies: [7] }],
  ['that is null', null],
  ['that is a list', ['Hola']],
])('a notice %s is left out, and the others are kept', (_name, wrong) => {
  watchConsole();
  expect(said([wrong, { text: 'Vale' }])).toEqual(['Vale']);
});

it('a text is one plain line, whatever it contains', () => {
  expect(said([{ text: '<b>Hola</b>\n\u202Emundo' }])).toEqual(['<b>Hola</b> mundo']);
});

it.each([
  ['from an instant on', { from: '2026-11-28T12:00:00-03:00' }, true],
  ['before it', { from: '2026-11-28T12:00:01-03:00' }, false],
  ['until an instant', { to: '2026-11-28T12:00:01-03:00' }, true],
  ['no longer at that instant', { to: '2026-11-28T15:00:00Z' }, false],
  [
    'by Chile’s clock without an offset',
    { from: '2026-11-28T12:00', to: '2026-11-28T12:01' },
    true,
  ],
  ['by Chile’s clock, not another’s', { from: '2026-11-28T15:00' }, false],
  ['on a day, from its beginning', { from: '2026-11-28' }, true],
  ['on a day, to its end', { to: '2026-11-28' }, true],
  ['not after that day', { to: '2026-11-27' }, false],
])('a notice is shown %s', (_name, period, isSaid) => {
  expect(said([{ text: 'Hola', ...period }])).toEqual(isSaid ? ['Hola'] : []);
});

it('no more than twenty notices of a file are read', () => {
  expect(said(Array.from({ length: 30 }, (_, index) => ({ text: `${index}` })))).toHaveLength(20);
});
