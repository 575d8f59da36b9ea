import { groupBy } from '../../lib/groupBy.ts';
import type { Account } from '../../api/accountSchema.ts';
import { batchesOf, isWholeAnswer, verdictOf } from '../../api/debtsApi.ts';
import type { AccountDebts, AccountReference, DebtQuery } from '../../api/debtsApi.ts';
import { createQueryIdentity } from '../../lib/dates/ids.ts';
import type { BillSet } from '../../store/cart/bills.ts';

/**
 * What is known of an account's debts; `unknown` if the query failed or its answer cannot be read,
 * `inPayment` if all of them are being paid.
 */
export type Owed =
  | { status: 'loading' | 'upToDate' | 'inPayment' | 'notFound' | 'unknown' }
  | { status: 'owing'; answer: AccountDebts };

/** What a debt query needs of an account. */
type Named = Pick<Account, 'contract' | 'kind' | 'value'>;

/** An account, of a payer unless it says otherwise, and what it owes. */
export interface OwnAccount<Own extends Named = Account> {
  account: Own;
  owed: Owed;
}

/** What is known of one debt query. */
export interface QueryResult {
  data?: AccountDebts[] | undefined;
  isWaiting: boolean;
}

/** How a debt query names an account. */
export function debtReference({ contract, kind, value }: Named): AccountReference {
  return { contractId: contract.id, kind, value };
}

/** How many debts of these accounts could not be read: no sum contains them. */
export const unreadDebts = (accounts: readonly OwnAccount[]): number =>
  accounts.reduce((sum, { owed }) => sum + (owed.status === 'owing' ? owed.answer.leftOut : 0), 0);

/** A key that is equal for references to the same account. */
export const referenceKey = ({ contractId, kind, value }: AccountReference) =>
  JSON.stringify([contractId, kind, value]);

/** One debt query per convenio, for each account once; more than one where it has too many for a call. */
export function debtQueries(accounts: readonly Named[]): DebtQuery[] {
  const references = new Map(
    accounts.map(debtReference).map((reference) => [referenceKey(reference), reference]),
  );
  const byContract = groupBy(references.values(), ({ contractId }) => contractId);
  return [...byContract.values()].flatMap((some) =>
    batchesOf({ ...createQueryIdentity(), accounts: some }),
  );
}

/** What of some queries has not been asked yet. */
export function unasked(queries: readonly DebtQuery[], wanted: readonly DebtQuery[]): DebtQuery[] {
  const asked = new Set(queries.flatMap((query) => query.accounts.map(referenceKey)));
  return wanted.flatMap(({ accounts, ...identity }) => {
    const left = accounts.filter((reference) => !asked.has(referenceKey(reference)));
    return left.length > 0 ? [{ ...identity, accounts: left }] : [];
  });
}

function read(answer: AccountDebts): Owed {
  const verdict = verdictOf(answer);
  if (verdict === 'owing') return { status: 'owing', answer };
  return { status: verdict === 'unclear' ? 'unknown' : verdict };
}

function readQuery({ accounts }: DebtQuery, { data, isWaiting }: QueryResult): [string, Owed][] {
  const answers = isWholeAnswer(accounts, data) ? data : [];
  const missing: Owed = { status: isWaiting ? 'loading' : 'unknown' };
  return accounts.map((reference, index) => {
    const answer = answers[index];
    return [referenceKey(reference), answer ? read(answer) : missing];
  });
}

/** The accounts with what each owes; `results` are those of `queries`, in the same order. */
export function withDebts<Own extends Named>(
  accounts: readonly Own[],
  queries: readonly DebtQuery[],
  results: readonly QueryResult[],
): OwnAccount<Own>[] {
  const known = new Map(
    queries.flatMap((query, index) => readQuery(query, results[index] ?? { isWaiting: true })),
  );
  return accounts.map((account) => ({
    account,
    owed: known.get(referenceKey(debtReference(account))) ?? { status: 'loading' },
  }));
}

/** The accounts without the bills of pending payments, which cannot be paid meanwhile. */
export function withoutPending<Own extends Named>(
  accounts: readonly OwnAccount<Own>[],
  pending: Pick<BillSet, 'has'>,
): OwnAccount<Own>[] {
  return accounts.map((each) => {
    if (each.owed.status !== 'owing') return each;
    const { answer } = each.owed;
    const debts = answer.debts.filter((debt) => !pending.has(debt));
    if (debts.length === 0) return { ...each, owed: { status: 'inPayment' } };
    return { ...each, owed: { status: 'owing', answer: { ...answer, debts } } };
  });
}
