import type { Account } from '../../api/accountSchema.ts';
import { debtReference, referenceKey } from '../../api/debts.ts';
import type { QueriedAccount, QueryResult } from '../../api/debts.ts';
import { errorMessage, isPaused } from '../../api/errors.ts';
import { isWholeAnswer, verdictOf } from '../../api/debtsApi.ts';
import type { AccountDebts, Debt, DebtQuery } from '../../api/debtsApi.ts';
import type { BillSet } from '../../store/cart/bills.ts';

/**
 * The state of an account's debts. `unknown`: the query failed with `error`, or its answer cannot
 * be read. `paused`: the operator has paused the company; `text` is the sentence to show.
 * `inPayment`: all debts are in pending payments. If only some are, the state is `owing`, and its
 * `inPayment` lists the debts that `answer` leaves out.
 */
export type Owed =
  | { status: 'loading' | 'upToDate' | 'notFound' }
  | { status: 'unknown'; error?: unknown }
  | { status: 'paused'; text: string }
  | { status: 'inPayment'; debts: readonly Debt[] }
  | { status: 'owing'; answer: AccountDebts; inPayment?: readonly Debt[] };

/** An account, by default one that a payer saved, with its debts. */
export interface OwedAccount<Own extends QueriedAccount = Account> {
  account: Own;
  owed: Owed;
}

/** The sentences to show for paused companies, each once. */
export const pauseTexts = (accounts: readonly OwedAccount[]): string[] => [
  ...new Set(accounts.flatMap(({ owed }) => (owed.status === 'paused' ? [owed.text] : []))),
];

/**
 * How many debts could not be read, in accounts that owe readable ones, too; no sum includes them.
 * An account whose debts are all unreadable is `unknown` instead.
 */
export const unreadDebts = (accounts: readonly OwedAccount[]): number =>
  accounts.reduce((sum, { owed }) => sum + (owed.status === 'owing' ? owed.answer.leftOut : 0), 0);

function read(answer: AccountDebts): Owed {
  const verdict = verdictOf(answer);
  if (verdict === 'owing') return { status: 'owing', answer };
  return { status: verdict === 'unclear' ? 'unknown' : verdict };
}

function withoutAnswer({ isWaiting, error }: QueryResult): Owed {
  if (isWaiting) return { status: 'loading' };
  return isPaused(error)
    ? { status: 'paused', text: errorMessage(error) }
    : { status: 'unknown', error };
}

function readQuery({ accounts }: DebtQuery, result: QueryResult): [string, Owed][] {
  const answers = isWholeAnswer(accounts, result.data) ? result.data : [];
  return accounts.map((reference, index) => {
    const answer = answers[index];
    return [referenceKey(reference), answer ? read(answer) : withoutAnswer(result)];
  });
}

/** The accounts with their debts; `results` are those of `queries`, in the same order. */
export function withDebts<Own extends QueriedAccount>(
  accounts: readonly Own[],
  queries: readonly DebtQuery[],
  results: readonly QueryResult[],
): OwedAccount<Own>[] {
  const known = new Map(
    queries.flatMap((query, index) => readQuery(query, results[index] ?? { isWaiting: true })),
  );
  return accounts.map((account) => ({
    account,
    owed: known.get(referenceKey(debtReference(account))) ?? { status: 'loading' },
  }));
}

/**
 * Moves the debts of pending payments, which cannot be paid again meanwhile, from `answer` to
 * `inPayment`. An account without other debts gets the status `inPayment`.
 */
export function withoutPending<Own extends QueriedAccount>(
  accounts: readonly OwedAccount<Own>[],
  pending: Pick<BillSet, 'has'>,
): OwedAccount<Own>[] {
  return accounts.map((each) => {
    if (each.owed.status !== 'owing') return each;
    const { answer } = each.owed;
    const inPayment = answer.debts.filter((debt) => pending.has(debt));
    if (inPayment.length === 0) return each;
    const debts = answer.debts.filter((debt) => !inPayment.includes(debt));
    if (debts.length === 0) return { ...each, owed: { status: 'inPayment', debts: answer.debts } };
    return { ...each, owed: { status: 'owing', answer: { ...answer, debts }, inPayment } };
  });
}
