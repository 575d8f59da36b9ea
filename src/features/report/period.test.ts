/** @jest-environment node */
import { dayProblem } from '../../lib/dates/dayRules.ts';
import { isWholePeriod, lastMonths, monthLabels, periodBounds } from './period.ts';

// A 31st, because a mere subtraction of months would lead to days that shorter months lack.
const today = '2026-10-31';

it.each([
  [1, { from: '2026-10-01', to: '2026-10-31' }],
  [12, { from: '2025-11-01', to: '2026-10-31' }],
  [24, { from: '2024-11-01', to: '2026-10-31' }],
])('the last %d months begin on a first and end today', (count, period) => {
  expect(lastMonths(today, count)).toEqual(period);
  expect(monthLabels(period)).toHaveLength(count);
});

it('the period names each of its months, also over the clock changes of April and September', () => {
  expect(monthLabels({ from: '2025-12-31', to: '2026-04-05' })).toEqual([
    '2025/12',
    '2026/01',
    '2026/02',
    '2026/03',
    '2026/04',
  ]);
  expect(monthLabels({ from: '2026-09-06', to: '2026-09-06' })).toEqual(['2026/09']);
});

describe('a period', () => {
  const wrong = { isWhole: false };
  it.each([
    ['2026-01-01', '2026-10-31', { isWhole: true }],
    ['2026-10-31', '2026-10-31', { isWhole: true }],
    ['', '2026-10-31', wrong],
    ['2026-01-01', '', wrong],
    ['2026-02-30', '2026-10-31', { ...wrong, from: /2026-02-30 no existe/ }],
    ['1-2-2026', '2026-10-31', { ...wrong, from: /como año-mes-día/ }],
    ['2024-10-31', '2026-10-31', { ...wrong, from: /no puede ser anterior al 1 nov 2024/ }],
    ['2026-01-01', '2026-11-01', { ...wrong, to: /no puede ser posterior al 31 oct 2026/ }],
    ['2026-06-02', '2026-06-01', { ...wrong, to: /no puede ser anterior al 2 jun 2026/ }],
    [
      '2026-11-05',
      '2026-10-31',
      {
        ...wrong,
        from: /no puede ser posterior al 31 oct 2026/,
        to: /La fecha máxima \(31 oct 2026\) es anterior a la mínima \(5 nov 2026\)/,
      },
    ],
  ] as [string, string, { isWhole: boolean; from?: RegExp; to?: RegExp }][])(
    'from %j to %j',
    (from, to, { isWhole, ...problems }) => {
      expect(isWholePeriod({ from, to }, today)).toBe(isWhole);
      const bounds = periodBounds({ from, to }, today);
      expect(dayProblem(from, bounds.from) ?? '').toMatch(problems.from ?? /^$/);
      expect(dayProblem(to, bounds.to) ?? '').toMatch(problems.to ?? /^$/);
    },
  );
});
