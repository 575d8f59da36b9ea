import { useMemo, useState } from 'react';
import type { Contract } from '../../api/catalogueApi.ts';
import { once } from '../../api/bankApi.ts';
import { batchesOf, consultDebts } from '../../api/debtsApi.ts';
import { errorMessage } from '../../api/errors.ts';
import { useDebtResults } from '../../components/accounts/useDebtResults.ts';
import { incompleteAnswer } from '../../lib/dates/debtWords.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import type { LookupQuery } from '../../store/lookupSlice.ts';
import { pairAnswers } from './accountAnswers.ts';

/**
 * A query in batches, one after the other: `asked` are those that the screen is to ask for, one more
 * whenever the others have come; `accounts` are those that came. A batch that failed ends it until
 * it is repeated, with its number; `problem` says why.
 */
export function useDebtBatches(query: LookupQuery, { bankId: contractId }: Contract) {
  const dispatch = useAppDispatch();
  const [isStopped, setIsStopped] = useState(false);
  const batches = useMemo(() => {
    const { kind, values, ...identity } = query;
    return batchesOf({
      ...identity,
      accounts: values.map((value) => ({ contractId, kind, value })),
    });
  }, [query, contractId]);
  const results = useDebtResults(batches);
  const paired = useMemo(() => pairAnswers(batches, results), [batches, results]);
  const { length: next } = paired;
  const { isUninitialized = true, isLoading = false, error } = results[next] ?? {};
  const hasFailed = !isUninitialized && !isLoading;
  const goesOn = next === 0 || !isStopped;
  return {
    accounts: useMemo(() => paired.flat(), [paired]),
    asked: batches.filter((_, nth) => !results[nth]?.isUninitialized || (nth === next && goesOn)),
    problem: hasFailed ? (error ? errorMessage(error) : incompleteAnswer) : undefined,
    retry: () => {
      const failed = batches[next];
      if (failed) void dispatch(consultDebts.initiate(failed, once));
    },
    isStopped,
    setIsStopped,
  };
}
