/** @jest-environment node */
import { monthTitle, yearMark } from './monthWords.ts';
import { monthLabels } from './period.ts';

it('the title of a month is its name and year', () => {
  expect(monthTitle('2026/11')).toBe('nov 2026');
});

it.each([
  ['2025-12-01', '2026-11-20', ['', '2026', '', '', '', '', '', '', '', '', '', '']],
  ['2026-01-01', '2026-12-31', ['2026', '', '', '', '', '', '', '', '', '', '', '']],
  ['2025-07-15', '2026-06-15', ['2025', '', '', '', '', '', '2026', '', '', '', '', '']],
  ['2025-11-01', '2026-10-31', ['', '', '2026', '', '', '', '', '', '', '', '', '']],
])('the years of %s to %s are marked', (from, to, marks) => {
  const labels = monthLabels({ from, to });
  expect(labels.map((_, index) => yearMark(labels, index))).toEqual(marks);
});
