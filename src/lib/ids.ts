import { toDayKey, toIsoWithOffset } from './dates.ts';

/** A random source like Math.random: 0 inclusive to 1 exclusive. */
type Random = () => number;

/** A fresh idTrxRec (spec 3): the local day YYYYMMDD followed by 8 random digits, a safe integer of 16 digits. */
export function createTransactionId(now: Date, random: Random = Math.random): number {
  return Number(toDayKey(now)) * 100_000_000 + Math.floor(random() * 100_000_000);
}

/** What makes a debt query one of its own (bank contract: `idTrxRec`, `date`); kept when the same query is repeated. */
export interface QueryStamp {
  transactionId: number;
  /** ISO 8601 with offset. */
  date: string;
}

/** The stamp of a new debt query. */
export function createStamp(now = new Date()): QueryStamp {
  return { transactionId: createTransactionId(now), date: toIsoWithOffset(now) };
}

/** The random id of spec 9, the contact mail's uniqueNumber: a number below 1,000,000 joined with the time in ms. */
export function createUniqueNumber(now: Date, random: Random = Math.random): string {
  return `${Math.floor(random() * 1_000_000)}${now.getTime()}`;
}
