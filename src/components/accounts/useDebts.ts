import { useEffect, useMemo, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { isIncomplete } from '../../api/debts.ts';
import type { QueryResult } from '../../api/debts.ts';
import { once } from '../../api/bankApi.ts';
import { consultDebts, isWholeAnswer } from '../../api/debtsApi.ts';
import type { DebtQuery } from '../../api/debtsApi.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import type { AppDispatch, RootState } from '../../store/app/rootReducer.ts';
import { selectUserData } from '../../store/session/sessionSlice.ts';

type Subscription = ReturnType<ReturnType<typeof consultDebts.initiate>>;

const selectPayerId = (state: RootState) => selectUserData(state)?.idu;

/**
 * Sends a query only if the payer is still that of the render: an effect may run after the session
 * has ended and the cache was cleared, and would fetch the former payer's debts again
 * (docs/trust.md, T08).
 */
const subscribe =
  (query: DebtQuery, payerId: string | undefined) =>
  (dispatch: AppDispatch, getState: () => RootState): Subscription | undefined =>
    selectPayerId(getState()) === payerId ? dispatch(consultDebts.initiate(query)) : undefined;

/**
 * Sends each query once. Its answer stays cached while the query is in `queries` and the screen is
 * mounted.
 */
function useSubscriptions(queries: readonly DebtQuery[]): void {
  const dispatch = useAppDispatch();
  const payerId = useAppSelector(selectPayerId);
  const subscriptions = useRef(new Map<DebtQuery, Subscription>());
  useEffect(() => {
    const kept = subscriptions.current;
    for (const [query, subscription] of kept) {
      if (queries.includes(query)) continue;
      subscription.unsubscribe();
      kept.delete(query);
    }
    // A failed query is sent again only by `retry`, not when the list grows.
    for (const query of queries) {
      if (kept.has(query)) continue;
      const subscription = dispatch(subscribe(query, payerId));
      if (subscription) kept.set(query, subscription);
    }
  }, [queries, payerId, dispatch]);
  useEffect(() => {
    const kept = subscriptions.current;
    return () => {
      for (const subscription of kept.values()) subscription.unsubscribe();
      kept.clear();
    };
  }, []);
}

function useResults(queries: readonly DebtQuery[]): QueryResult[] {
  const selectors = useMemo(() => queries.map((query) => consultDebts.select(query)), [queries]);
  const results = useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual);
  return useMemo(
    () =>
      results.map(({ data, error, isUninitialized, isLoading }) => ({
        data,
        error,
        isWaiting: isUninitialized || isLoading,
      })),
    [results],
  );
}

/**
 * By default all queries are sent at once. With `inTurn`, each query waits for a complete answer to
 * the one before it; `isStopped` then holds back further queries, but never the first.
 */
interface Pace {
  inTurn?: boolean;
  isStopped?: boolean;
}

/**
 * Fetches the debts of accounts. `results` are in the order of the queries; `next` is the index of
 * the first query without a complete answer; `retry` repeats the queries that failed or whose
 * answer is incomplete or unreadable.
 */
export function useDebts(
  queries: readonly DebtQuery[],
  { inTurn = false, isStopped = false }: Pace = {},
) {
  const dispatch = useAppDispatch();
  const results = useResults(queries);
  const firstOpen = queries.findIndex(
    ({ accounts }, nth) => !isWholeAnswer(accounts, results[nth]?.data),
  );
  const next = firstOpen === -1 ? queries.length : firstOpen;
  const end = inTurn ? next + (isStopped && next > 0 ? 0 : 1) : queries.length;
  useSubscriptions(useMemo(() => queries.slice(0, end), [queries, end]));
  return {
    results,
    next,
    retry: () => {
      for (const [nth, query] of queries.entries()) {
        const { isWaiting = true, ...result } = results[nth] ?? {};
        if (!isIncomplete(query, { ...result, isWaiting })) continue;
        void dispatch(consultDebts.initiate(query, once));
      }
    },
  };
}
