import { isUnclear, isWholeAnswer, owes } from '../../api/debtsApi.ts';
import type { AccountDebts, Debt } from '../../api/debtsApi.ts';
import { maxAccounts } from '../../lib/ids.ts';
import type { AnsweredAccount } from '../../store/cart/addDebts.ts';
import type { LookupQuery } from '../../store/lookupSlice.ts';

/** The bank's answer for one account of the query; `value` is its identifier as sent. */
export type AccountAnswer = AnsweredAccount;

/** The accounts of an answer by the bank's verdict, each list in the query's order. */
interface SortedAnswers {
  owing: AccountAnswer[];
  upToDate: AccountAnswer[];
  unknown: AccountAnswer[];
  /** What these owe cannot be told: the bank's answer for them cannot be read. */
  unclear: AccountAnswer[];
}

/**
 * Pairs the query's identifiers with the answers, which come in the same order, batch by batch as far
 * as there are answers. Undefined if an account is missing or of another contract, so that no debt is
 * ever shown under the wrong identifier.
 */
export function pairAnswers(
  { kind, values }: Pick<LookupQuery, 'kind' | 'values'>,
  contractId: string,
  batches: readonly (readonly AccountDebts[])[],
): AccountAnswer[] | undefined {
  const pairs = batches.map((answers, nth) => {
    const asked = values.slice(nth * maxAccounts, (nth + 1) * maxAccounts);
    const isWhole = isWholeAnswer(
      asked.map(() => ({ contractId })),
      answers,
    );
    return isWhole
      ? answers.map((answer, index) => ({ kind, value: asked[index] ?? '', answer }))
      : [];
  });
  return pairs.every((batch) => batch.length > 0) ? pairs.flat() : undefined;
}

/**
 * Separates the accounts with debts from those without, those that the bank does not know and those
 * whose answer cannot be read.
 */
export function sortAnswers(accounts: readonly AccountAnswer[]): SortedAnswers {
  const isUnknown = ({ answer }: AccountAnswer) => answer.status === 'NOT_FOUND' && !owes(answer);
  const unclear = accounts.filter(({ answer }) => isUnclear(answer));
  const clear = accounts.filter((account) => !unclear.includes(account));
  return {
    owing: clear.filter(({ answer }) => owes(answer)),
    upToDate: clear.filter((account) => !isUnknown(account) && !owes(account.answer)),
    unknown: clear.filter(isUnknown),
    unclear,
  };
}

/** A row of the list: a debt and its account. */
export interface DebtEntry {
  key: string;
  debt: Debt;
  account: AccountAnswer;
}

/**
 * All debts of the accounts in the bank's order. Keys number the rows, as a bank may
 * send an id twice.
 */
export function debtEntries(accounts: readonly AccountAnswer[]): DebtEntry[] {
  return accounts.flatMap((account, group) =>
    account.answer.debts.map((debt, index) => ({
      key: `${group}-${index}`,
      debt,
      account,
    })),
  );
}
