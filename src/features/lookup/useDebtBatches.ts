import { useMemo, useState } from 'react';
import type { Contract } from '../../api/catalogueApi.ts';
import { batchesOf } from '../../api/debtsApi.ts';
import { errorMessage, isPaused } from '../../api/errors.ts';
import { useDebts } from '../../components/accounts/useDebts.ts';
import { incompleteAnswer } from '../../lib/dates/debtWords.ts';
import type { LookupQuery } from '../../store/lookup/lookupSlice.ts';
import { pairAnswers } from './accountAnswers.ts';

/**
 * Queries the accounts of a lookup in batches, one after the other. `accounts` are those with an
 * answer so far; `problem` is the message about the last failed batch. `retry` repeats that batch
 * with its number (`idTrxRec`); undefined if the operator has paused the company.
 */
export function useDebtBatches(query: LookupQuery, { bankId: contractId }: Contract) {
  const [isStopped, setIsStopped] = useState(false);
  const batches = useMemo(() => {
    const { kind, values, names: _names, ...identity } = query;
    return batchesOf({
      ...identity,
      accounts: values.map((value) => ({ contractId, kind, value })),
    });
  }, [query, contractId]);
  const { results, next, retry } = useDebts(batches, { inTurn: true, isStopped });
  const { isWaiting = true, error } = results[next] ?? {};
  return {
    accounts: useMemo(
      () => pairAnswers(batches, results, query.names).flat(),
      [batches, results, query.names],
    ),
    problem: isWaiting ? undefined : error ? errorMessage(error) : incompleteAnswer,
    retry: isPaused(error) ? undefined : retry,
    isStopped,
    setIsStopped,
  };
}
