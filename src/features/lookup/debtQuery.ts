import type { DebtQuery } from '../../api/debtsApi.ts';
import { toDayKey, toIsoWithOffset } from '../../lib/isoDates.ts';
import type { LookupQuery } from '../../store/lookupSlice.ts';

/** The debt query that step 2 of the lookup shows. */
export function debtQueryOf(
  contractId: string,
  { kind, values, transactionId, date }: LookupQuery,
): DebtQuery {
  return {
    transactionId,
    date,
    accounts: values.map((value) => ({ contractId, kind, value })),
  };
}

/** Whether a query, by its number or its date, is of another day than `now`. */
export function isOfAnotherDay(now: Date, { transactionId, date }: LookupQuery): boolean {
  const dayOf = (time: string) => time.split('T')[0];
  return (
    Math.floor(transactionId / 1e8) !== Number(toDayKey(now)) ||
    dayOf(date) !== dayOf(toIsoWithOffset(now))
  );
}
