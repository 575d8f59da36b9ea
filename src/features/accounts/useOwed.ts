import { useEffect, useMemo, useReducer } from 'react';
import type { Account } from '../../api/accountSchema.ts';
import { debtQueries, unasked } from '../../api/debts.ts';
import type { DebtQuery } from '../../api/debtsApi.ts';
import { withDebts } from '../../components/accounts/owed.ts';
import type { OwedAccount } from '../../components/accounts/owed.ts';
import { useDebts } from '../../components/accounts/useDebts.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { isPaidOrPending } from '../../store/payment/attempt.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { selectAllAttempts } from '../../store/payment/paymentSlice.ts';

/**
 * The debt queries made so far. `freshness` contains the day and the paid or pending payments; when
 * it changes, all accounts are queried again.
 */
interface Asked {
  freshness: string;
  queries: readonly DebtQuery[];
}

/**
 * Adds queries for the accounts that no query covers yet. If `freshness` has changed, all earlier
 * queries are dropped.
 */
function askFor(asked: Asked, { freshness, queries: wanted }: Asked): Asked {
  const isStale = asked.freshness !== freshness;
  const queries = isStale ? [] : asked.queries;
  const missing = unasked(queries, wanted);
  if (missing.length === 0) return isStale ? { freshness, queries } : asked;
  return { freshness, queries: [...queries, ...missing] };
}

/** The references of the paid and pending payments: such a payment may have changed the debts. */
const takenOf = (attempts: readonly Attempt[]) =>
  attempts
    .filter(isPaidOrPending)
    .map(({ reference }) => reference)
    .join(' ');

interface OwedAccounts {
  own: OwedAccount[];
  /** Repeats the queries without a complete answer, each under its old number (`idTrxRec`). */
  retry: () => void;
}

/**
 * Fetches the debts of the accounts, with one query per contract, and again when the day or the set
 * of paid and pending payments changes.
 */
export function useOwed(accounts: readonly Account[], today: string): OwedAccounts {
  const freshness = `${today} ${takenOf(useAppSelector(selectAllAttempts))}`;
  const [{ queries }, ask] = useReducer(askFor, { freshness, queries: [] });
  useEffect(() => ask({ freshness, queries: debtQueries(accounts) }), [freshness, accounts]);
  const { results, retry } = useDebts(queries);
  const own = useMemo(() => withDebts(accounts, queries, results), [accounts, queries, results]);
  return { own, retry };
}
