import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { groupBy } from '../lib/arrays.ts';
import { createQueryIdentity } from '../lib/dates/ids.ts';
import type { IdentifierValue } from '../lib/identifiers/identifierKinds.ts';
import { canonical } from '../lib/identifiers/rutTexts.ts';
import { once } from './bankApi.ts';
import { batchesOf, consultDebts, isUnclear, isWholeAnswer } from './debtsApi.ts';
import type { AccountDebts, DebtQuery } from './debtsApi.ts';
import type { AccountReference } from './reference.ts';

/** The fields of an account that a debt query sends. */
export interface QueriedAccount extends IdentifierValue {
  contract: { id: string };
}

export function debtReference({ contract, kind, value }: QueriedAccount): AccountReference {
  return { contractId: contract.id, kind, value };
}

/**
 * Returns an account's key, the same for every spelling of its RUT (Chilean tax ID) that
 * `canonical` recognises.
 */
export const referenceKey = ({ contractId, kind, value }: AccountReference) =>
  JSON.stringify([contractId, kind, canonical({ kind, value }).value]);

function uniqueReferences(accounts: readonly QueriedAccount[]): AccountReference[] {
  const references = accounts.map(debtReference);
  return [...new Map(references.map((each) => [referenceKey(each), each])).values()];
}

/**
 * Creates debt queries for accounts, each account once: one query per contract (a company's service
 * that bills), split into batches that fit into one call.
 */
export function debtQueries(accounts: readonly QueriedAccount[]): DebtQuery[] {
  const byContract = groupBy(uniqueReferences(accounts), ({ contractId }) => contractId);
  return [...byContract.values()].flatMap((some) =>
    batchesOf({ ...createQueryIdentity(), accounts: some }),
  );
}

/**
 * Returns `before` if it is for the same accounts in the same order, so that a repeated query keeps
 * its number (`idTrxRec`); otherwise a new query.
 */
export function repeatableQuery(
  accounts: readonly QueriedAccount[],
  before: DebtQuery | undefined,
): DebtQuery {
  const references = uniqueReferences(accounts);
  const keysOf = (some: readonly AccountReference[]) => some.map(referenceKey).join();
  if (before && keysOf(before.accounts) === keysOf(references)) return before;
  return { ...createQueryIdentity(), accounts: references };
}

/** Returns the parts of `wanted` whose accounts are in none of the `queries`. */
export function unasked(queries: readonly DebtQuery[], wanted: readonly DebtQuery[]): DebtQuery[] {
  const asked = new Set(queries.flatMap((query) => query.accounts.map(referenceKey)));
  return wanted.flatMap(({ accounts, ...identity }) => {
    const left = accounts.filter((reference) => !asked.has(referenceKey(reference)));
    return left.length > 0 ? [{ ...identity, accounts: left }] : [];
  });
}

export interface QueryResult {
  data?: AccountDebts[] | undefined;
  /** Whether the answer is pending; `data` may be from an earlier call. */
  isWaiting: boolean;
  error?: unknown;
}

/**
 * Whether a finished query failed, or its answer lacks an account or leaves the debts of an account
 * unknown (`isUnclear`).
 */
export const isIncomplete = ({ accounts }: DebtQuery, { data, isWaiting }: QueryResult) =>
  !isWaiting && !(isWholeAnswer(accounts, data) && !data.some(isUnclear));

/**
 * The debts in the order of the query's accounts. Without `data`, `error` is that of the failed
 * call, or undefined if the bank answered but left accounts out.
 */
export type FetchedDebts = { data: AccountDebts[] } | { data?: undefined; error?: unknown };

/**
 * Fetches the debts of a query's accounts batch by batch. Stops at a batch that fails or whose
 * answer lacks accounts.
 */
export function fetchDebts(
  query: DebtQuery,
): ThunkAction<Promise<FetchedDebts>, unknown, unknown, UnknownAction> {
  return async (dispatch) => {
    const answers: AccountDebts[] = [];
    for (const batch of batchesOf(query)) {
      const { data, error } = await dispatch(consultDebts.initiate(batch, once));
      if (!isWholeAnswer(batch.accounts, data)) return { error };
      answers.push(...data);
    }
    return { data: answers };
  };
}
