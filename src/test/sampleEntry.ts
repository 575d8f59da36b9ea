import type { ReportEntry } from '../api/report.ts';

/** A payment of the report for tests: a water bill of November. */
export function sampleEntry(changes: Partial<ReportEntry> = {}): ReportEntry {
  return {
    company: 'Aguas del Valle',
    companyCode: '1010',
    identifiers: [
      { kind: 'COMPANY_ID', value: '1010' },
      { kind: 'SERVICE_ID', value: '10203040' },
    ],
    alias: 'Hogar',
    invoiceId: 'F-1',
    amount: 25_990,
    day: '2026-11-20',
    ...changes,
  };
}
