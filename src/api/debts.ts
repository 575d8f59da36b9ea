import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { groupBy } from '../lib/arrays.ts';
import { createQueryIdentity } from '../lib/dates/ids.ts';
import type { IdentifierValue } from '../lib/identifiers/identifierKinds.ts';
import { canonical } from '../lib/identifiers/rutTexts.ts';
import { once } from './bankApi.ts';
import { batchesOf, consultDebts, isUnclear, isWholeAnswer } from './debtsApi.ts';
import type { AccountDebts, DebtQuery } from './debtsApi.ts';
import type { AccountReference } from './reference.ts';

/** An account with the fields that a debt query sends. */
export interface QueriedAccount extends IdentifierValue {
  contract: { id: string };
}

export function debtReference({ contract, kind, value }: QueriedAccount): AccountReference {
  return { contractId: contract.id, kind, value };
}

/** A key that is equal for references to the same account, however its RUT is written. */
export const referenceKey = ({ contractId, kind, value }: AccountReference) =>
  JSON.stringify([contractId, kind, canonical({ kind, value }).value]);

/** The references of some accounts, without repetitions. */
function uniqueReferences(accounts: readonly QueriedAccount[]): AccountReference[] {
  const references = accounts.map(debtReference);
  return [...new Map(references.map((each) => [referenceKey(each), each])).values()];
}

/**
 * Creates queries for some accounts, each account once: one query per convenio, split into batches
 * that fit into one call.
 */
export function debtQueries(accounts: readonly QueriedAccount[]): DebtQuery[] {
  const byContract = groupBy(uniqueReferences(accounts), ({ contractId }) => contractId);
  return [...byContract.values()].flatMap((some) =>
    batchesOf({ ...createQueryIdentity(), accounts: some }),
  );
}

/**
 * A query for some accounts: `before`, with its number (`idTrxRec`), if it has the same accounts,
 * else a new one.
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

/** The parts of `wanted` that no query of `queries` covers yet. */
export function unasked(queries: readonly DebtQuery[], wanted: readonly DebtQuery[]): DebtQuery[] {
  const asked = new Set(queries.flatMap((query) => query.accounts.map(referenceKey)));
  return wanted.flatMap(({ accounts, ...identity }) => {
    const left = accounts.filter((reference) => !asked.has(referenceKey(reference)));
    return left.length > 0 ? [{ ...identity, accounts: left }] : [];
  });
}

/** The cached state of one debt query. */
export interface QueryResult {
  data?: AccountDebts[] | undefined;
  /** No answer yet; `data` may still be an earlier one. */
  isWaiting: boolean;
  error?: unknown;
}

/** Whether a query failed, or its answer lacks an account or is unreadable for one. */
export const isIncomplete = ({ accounts }: DebtQuery, { data, isWaiting }: QueryResult) =>
  !isWaiting && !(isWholeAnswer(accounts, data) && !data.some(isUnclear));

/** The answers in the query's order, or the failure; no `error` if an answer lacks accounts. */
export type FetchedDebts = { data: AccountDebts[] } | { data?: undefined; error?: unknown };

/** Fetches the debts of a query's accounts, batch after batch until one fails. */
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
