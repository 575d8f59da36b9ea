import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { Account } from '../../api/accountSchema.ts';
import { consultDebts, isUnclear, isWholeAnswer } from '../../api/debtsApi.ts';
import type { DebtQuery } from '../../api/debtsApi.ts';
import { isPaidOrPending } from '../../store/payment/attempt.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectAllAttempts } from '../../store/payment/paymentSlice.ts';
import type { RootState } from '../../store/rootReducer.ts';
import { selectUserData } from '../../store/sessionSlice.ts';
import type { AppDispatch } from '../../store/storeTypes.ts';
import { debtQueries, unasked, withDebts } from '../../components/accounts/owed.ts';
import type { OwnAccount } from '../../components/accounts/owed.ts';
import { useDebtResults } from '../../components/accounts/useDebtResults.ts';

/** The queries so far, and the day and payments for which they are valid (`freshness`). */
interface Asked {
  freshness: string;
  queries: readonly DebtQuery[];
}

/** Adds what no query asks for yet: no account is asked for twice. */
function askFor(asked: Asked, { freshness, queries: wanted }: Asked): Asked {
  const isStale = asked.freshness !== freshness;
  const queries = isStale ? [] : asked.queries;
  const missing = unasked(queries, wanted);
  if (missing.length === 0) return isStale ? { freshness, queries } : asked;
  return { freshness, queries: [...queries, ...missing] };
}

/** The references of the payments that may have changed what is owed. */
const takenOf = (attempts: readonly Attempt[]) =>
  attempts
    .filter(isPaidOrPending)
    .map(({ reference }) => reference)
    .join(' ');

function useQueries(accounts: readonly Account[], freshness: string): readonly DebtQuery[] {
  const [{ queries }, ask] = useReducer(askFor, { freshness, queries: [] });
  useEffect(() => ask({ freshness, queries: debtQueries(accounts) }), [freshness, accounts]);
  return queries;
}

type Subscription = ReturnType<ReturnType<typeof consultDebts.initiate>>;

/**
 * Starts a query only while the payer is signed in: an effect may still run after the session has
 * ended and its cache was cleared (docs/trust.md, T08).
 */
const askAsPayer =
  (query: DebtQuery) =>
  (dispatch: AppDispatch, getState: () => RootState): Subscription | undefined =>
    selectUserData(getState()) && dispatch(consultDebts.initiate(query));

/**
 * Sends each query once, stays subscribed while mounted, and returns the results in the same order.
 */
function useResults(queries: readonly DebtQuery[]) {
  const dispatch = useAppDispatch();
  const subscriptions = useRef(new Map<DebtQuery, Subscription>());
  useEffect(() => {
    // A new query leaves the others alone: a failed one is retried only when the payer asks for it.
    for (const query of queries) {
      if (subscriptions.current.has(query)) continue;
      const subscription = dispatch(askAsPayer(query));
      if (subscription) subscriptions.current.set(query, subscription);
    }
  }, [queries, dispatch]);
  useEffect(() => {
    const kept = subscriptions.current;
    return () => {
      for (const subscription of kept.values()) subscription.unsubscribe();
      kept.clear();
    };
  }, []);
  return useDebtResults(queries);
}

/** The accounts with what each owes, and the error of a query that failed. */
interface Owing {
  own: OwnAccount[];
  error: unknown;
  /** Retries the failed queries with the same numbers (`idTrxRec`). */
  retry: () => void;
}

/** What each account owes on this day, with one debt query per convenio. */
export function useOwed(accounts: readonly Account[], today: string): Owing {
  const dispatch = useAppDispatch();
  const taken = takenOf(useAppSelector(selectAllAttempts));
  const queries = useQueries(accounts, `${today} ${taken}`);
  const results = useResults(queries);
  const known = useMemo(
    () =>
      results.map(({ data, isUninitialized, isLoading }) => ({
        data,
        isWaiting: isUninitialized || isLoading,
      })),
    [results],
  );
  const own = useMemo(() => withDebts(accounts, queries, known), [accounts, queries, known]);
  return {
    own,
    error: results.find(({ isError }) => isError)?.error,
    retry() {
      queries.forEach((query, index) => {
        const { isWaiting = true, data } = known[index] ?? {};
        const isAnswered = isWholeAnswer(query.accounts, data) && !data.some(isUnclear);
        if (isWaiting || isAnswered) return;
        void dispatch(consultDebts.initiate(query, { subscribe: false, forceRefetch: true }));
      });
    },
  };
}
