/** @jest-environment node */
import * as fc from 'fast-check';
import { toMonthDatasets } from './series.ts';

const colours = [
  { background: '#0F4C5C', border: '#0A3843' },
  { background: '#F4A259', border: '#C97B33' },
];
const year = Array.from({ length: 12 }, (_, i) => {
  const month = String(((i + 6) % 12) + 1).padStart(2, '0');
  return { label: `${i < 6 ? 2025 : 2026}/${month}`, amounts: [i] };
});

describe('toMonthDatasets', () => {
  it('makes one dataset per month, coloured by company', () => {
    expect(toMonthDatasets([{ label: '2026/11', amounts: [1000, 0, 500] }], colours)).toEqual([
      {
        data: [1000, 0, 500],
        label: '2026/11',
        stack: '2026/11',
        backgroundColor: ['#0F4C5C', '#F4A259', '#0F4C5C'],
        borderColor: ['#0A3843', '#C97B33', '#0A3843'],
      },
    ]);
  });

  it('names the month from the second part of the label when there are 12', () => {
    expect(toMonthDatasets(year, colours).map(({ label }) => label)).toEqual([
      'jul',
      'ago',
      'sept',
      'oct',
      'nov',
      'dic',
      'ene',
      'feb',
      'mar',
      'abr',
      'may',
      'jun',
    ]);
  });

  it.each([1, 11, 13])('keeps the label when there are %d', (count) => {
    const months = [...year, ...year].slice(0, count);
    expect(toMonthDatasets(months, colours).map(({ label }) => label)).toEqual(
      months.map(({ label }) => label),
    );
  });

  it('keeps an unreadable label, and works without colours', () => {
    const months = year.map(({ amounts }) => ({ label: 'Total', amounts }));
    expect(toMonthDatasets(months, [])[0]).toEqual({
      data: [0],
      label: 'Total',
      stack: 'Total',
      backgroundColor: [''],
      borderColor: [''],
    });
    expect(toMonthDatasets([], colours)).toEqual([]);
  });

  it('keeps every amount, with a colour for each', () => {
    const months = fc.array(
      fc.record({ label: fc.constant('2026/11'), amounts: fc.array(fc.nat()) }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(months, (list) => {
        const datasets = toMonthDatasets(list, colours);
        expect(datasets.map(({ data }) => data)).toEqual(list.map(({ amounts }) => amounts));
        for (const { data, backgroundColor, borderColor } of datasets) {
          expect([backgroundColor.length, borderColor.length]).toEqual([data.length, data.length]);
        }
      }),
    );
  });
});
