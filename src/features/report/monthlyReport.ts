import type { ReportEntry } from '../../api/report.ts';
import { parseDay, toMonthLabel } from '../../lib/dates.ts';
import { sumPesos } from '../../lib/money.ts';
import type { MonthlyAmounts } from '../../lib/series.ts';

/** Companies with a colour of their own; what the others were paid stands together. */
export const namedCompanies = 6;
export const otherCompanies = 'Otras';

/** What was paid per month and company, in pesos: the figure and the table are both made of it (trust T29). */
export interface MonthlyReport {
  /** The companies that were paid most, the largest first, then "Otras"; with what each was paid in all. */
  companies: { key: string; name: string; total: number }[];
  /** One per month, also where nothing was paid; `amounts` in the order of `companies`. */
  months: MonthlyAmounts[];
  total: number;
}

const amountOf = ({ amount }: ReportEntry) => amount;

function monthOf({ day }: ReportEntry): string {
  const date = parseDay(day);
  return date ? toMonthLabel(date) : '';
}

function companyOf(key: string, entries: readonly ReportEntry[], name = entries[0]?.company ?? '') {
  const byMonth = Map.groupBy(entries, monthOf);
  return {
    company: { key, name, total: sumPesos(entries.map(amountOf)) },
    entries,
    paidIn: (label: string) => sumPesos((byMonth.get(label) ?? []).map(amountOf)),
  };
}

/** Adds payments up by month and company; the labels name the months, and every payment lies in one of them. */
export function monthlyReport(
  entries: readonly ReportEntry[],
  labels: readonly string[],
): MonthlyReport {
  const companies = [...Map.groupBy(entries, ({ companyCode, company }) => companyCode || company)]
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
    total: sumPesos(entries.map(amountOf)),
  };
}
