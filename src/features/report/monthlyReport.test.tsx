import { screen } from '@testing-library/react';
import * as fc from 'fast-check';
import type { ReportEntry } from '../../api/reportApi.ts';
import { dayOfTime } from '../../lib/dates/dates.ts';
import type { Period } from '../../lib/dates/dates.ts';
import { toMonthDatasets } from '../../lib/dates/series.ts';
import { digits } from '../../test/values/digitTexts.ts';
import { renderThemed } from '../../test/renderThemed.tsx';
import { runs, seed } from '../../test/runs.ts';
import { sampleEntry } from '../../test/sampleReceipt.ts';
import { chartOf } from './MonthChart.tsx';
import { monthlyReport, namedCompanies, otherCompanies } from './monthlyReport.ts';
import { MonthTable } from './MonthTable.tsx';
import { monthLabels } from './period.ts';
import { seriesColours } from './seriesColours.ts';

const year: Period = { from: '2025-12-01', to: '2026-11-30' };
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const sumOf = (entries: readonly ReportEntry[]) => sum(entries.map(({ amount }) => amount));

const days = fc
  .tuple(fc.constantFrom(...monthLabels(year)), fc.integer({ min: 1, max: 28 }))
  .map(([label, day]) => `${label.replace('/', '-')}-${String(day).padStart(2, '0')}`);
const amounts = fc.oneof(
  fc.nat(2_000_000),
  fc.constantFrom(0, 1, 999, 1_000_000_000, 999_999_999_999),
);
/** Generates payments of up to twelve companies; some share a name, and some have no code. */
const entries = (maxLength: number, minLength = 0) =>
  fc.array(
    fc.record({ number: fc.nat(11), amount: amounts, day: days }).map(({ number, ...rest }) =>
      sampleEntry({
        ...rest,
        company: `Empresa ${number % 7}`,
        companyCode: number > 8 ? '' : `10${number}`,
      }),
    ),
    { minLength, maxLength },
  );

describe(`the monthly report of any payments, seed ${seed}`, () => {
  it('loses no peso: figure, rows, columns and totals are the sums of the payments', () => {
    fc.assert(
      fc.property(entries(60), (list) => {
        const labels = monthLabels(year);
        const { companies, months, total } = monthlyReport(list, labels);
        const datasets = toMonthDatasets(months, seriesColours);
        expect(total).toBe(sumOf(list));
        expect(sum(companies.map((company) => company.total))).toBe(total);
        expect(sum(datasets.flatMap(({ data }) => data))).toBe(total);
        for (const [index, { stack, data }] of datasets.entries()) {
          expect(stack).toBe(labels[index]);
          const own = list.filter(({ day }) => day.slice(0, 7).replace('-', '/') === stack);
          expect(sum(data)).toBe(sumOf(own));
        }
        for (const [index, company] of companies.entries()) {
          expect(sum(datasets.map(({ data }) => data[index] ?? 0))).toBe(company.total);
        }
      }),
      { numRuns: runs(200, 50), seed },
    );
  });

  it('names the companies with the highest sums and adds up all others', () => {
    fc.assert(
      fc.property(entries(60), (list) => {
        const { companies } = monthlyReport(list, monthLabels(year));
        const paid = [...Map.groupBy(list, (entry) => entry.companyCode || entry.company).values()]
          .map(sumOf)
          .sort((one, other) => other - one);
        const named = companies.slice(0, namedCompanies).map((company) => company.total);
        expect(named).toEqual(paid.slice(0, namedCompanies));
        const others = companies.slice(namedCompanies);
        expect(others.map(({ name, total }) => [name, total])).toEqual(
          paid.length > namedCompanies ? [[otherCompanies, sum(paid.slice(namedCompanies))]] : [],
        );
      }),
      { numRuns: runs(200, 50), seed },
    );
  });

  it('T29 gives the chart the amounts of the table', () => {
    fc.assert(
      fc.property(entries(25, 1), (list) => {
        const report = monthlyReport(list, monthLabels(year));
        const { unmount } = renderThemed(<MonthTable report={report} />);
        const table = screen.getByRole<HTMLTableElement>('table', { name: 'Pagos por mes' });
        const [head = [], ...rows] = [...table.rows].map((row) =>
          [...row.cells].slice(1).map(({ textContent }) => textContent),
        );
        const cells = rows.map((row) => row.map(digits));
        const totals = cells.at(-1) ?? [];
        expect(totals.at(-1)).toBe(sumOf(list));

        const { series, labels, titleOf, totals: drawnTotals } = chartOf(report);
        expect(series.map(({ label }) => label)).toEqual(head.slice(0, -1));
        const drawn = labels.map((_, month) => series.map(({ data }) => data[month]));
        expect(drawn).toEqual(cells.slice(0, -1).map((row) => row.slice(0, -1)));
        const monthTotals = cells.slice(0, -1).map((row) => row.at(-1));
        expect(drawnTotals).toEqual(monthTotals);
        expect(labels.map((label) => digits(titleOf(label).split('$')[1]))).toEqual(monthTotals);
        expect(new Set(series.map(({ color }) => color)).size).toBe(series.length);
        unmount();
      }),
      { numRuns: runs(15, 5), endOnFailure: true, seed },
    );
  }, 60_000);
});

describe('the month of a payment', () => {
  it.each([
    ['2026-04-30T23:30:00-04:00', '2026/04'],
    ['2026-05-01T03:30:00Z', '2026/04'],
    ['2026-01-31T23:30:00-03:00', '2026/01'],
    ['2026-02-01T02:30:00Z', '2026/01'],
    // In Chile the clock goes back in the night of 4 April 2026 and forward in that of 5 September.
    ['2026-04-04T23:30:00-03:00', '2026/04'],
    ['2026-04-04T23:30:00-04:00', '2026/04'],
    ['2026-08-31T23:30:00-04:00', '2026/08'],
    ['2026-09-01T03:30:00Z', '2026/08'],
    ['2026-09-30T23:30:00-03:00', '2026/09'],
    ['2026-10-01T02:30:00Z', '2026/09'],
    ['2025-12-31T23:30:00-03:00', '2025/12'],
    ['2026-01-01T02:59:59Z', '2025/12'],
    ['2026-01-01T03:00:00Z', '2026/01'],
  ])('of %s is %s', (stamp, label) => {
    const { months } = monthlyReport([sampleEntry({ day: dayOfTime(stamp) })], monthLabels(year));
    expect(months.filter((month) => sum(month.amounts) > 0).map((month) => month.label)).toEqual([
      label,
    ]);
  });
});

it('a month with payments is among months without any', () => {
  const { months } = monthlyReport([sampleEntry()], ['2026/10', '2026/11', '2026/12']);
  expect(months).toEqual([
    { label: '2026/10', amounts: [0] },
    { label: '2026/11', amounts: [25_990] },
    { label: '2026/12', amounts: [0] },
  ]);
});
