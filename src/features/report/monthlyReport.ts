import { groupBy } from '../../lib/arrays.ts';
import type { ReportEntry } from '../../api/reportApi.ts';
import { toMonthLabel } from '../../lib/dates/dates.ts';
import { sumAmounts } from '../../lib/money.ts';
import type { MonthlyAmounts } from '../../lib/dates/series.ts';

/** How many companies have their own colour; the others are added up. */
export const namedCompanies = 6;
/** The name under which all other companies are added up. */
export const otherCompanies = 'Otras';

/**
 * The sums paid per month and company, in pesos; both the figure and the table show them
 * (docs/trust.md, T29).
 */
export interface MonthlyReport {
  /** The companies with the highest sums, largest first, then "Otras"; with their totals. */
  companies: { key: string; name: string; total: number }[];
  /** Every month, also without payments; `amounts` are in the order of `companies`. */
  months: MonthlyAmounts[];
  total: number;
}

const monthOf = ({ day }: ReportEntry) => toMonthLabel(day);

function companyOf(key: string, entries: readonly ReportEntry[], name = entries[0]?.company ?? '') {
  const byMonth = groupBy(entries, monthOf);
  return {
    company: { key, name, total: sumAmounts(entries) },
    entries,
    paidIn: (label: string) => sumAmounts(byMonth.get(label) ?? []),
  };
}

/**
 * Adds up payments by month and company. Every payment must lie in one of the months of `labels`;
 * otherwise the months would not add up to the totals.
 */
export function monthlyReport(
  entries: readonly ReportEntry[],
  labels: readonly string[],
): MonthlyReport {
  const companies = [...groupBy(entries, ({ companyCode, company }) => companyCode || company)]
    .map(([key, own]) => companyOf(key, own))
    .sort(
      ({ company: one }, { company: other }) =>
        other.total - one.total || one.name.localeCompare(other.name, 'es'),
    );
  const rest = companies.slice(namedCompanies).flatMap((company) => company.entries);
  const shown = companies.slice(0, namedCompanies);
  if (rest.length > 0) shown.push(companyOf('', rest, otherCompanies));
  return {
    companies: shown.map(({ company }) => company),
    months: labels.map((label) => ({ label, amounts: shown.map(({ paidIn }) => paidIn(label)) })),
    total: sumAmounts(entries),
  };
}
