import { isUnclear, isWholeAnswer, owes } from '../../api/debtsApi.ts';
import type { Debt, DebtQuery } from '../../api/debtsApi.ts';
import type { QueryResult } from '../../components/accounts/owed.ts';
import type { AnsweredAccount } from '../../store/cart/addDebts.ts';

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
 * Pairs the accounts of a list's batches with the bank's answers, as far as they came without a gap.
 * An answer that lacks an account, or has one of another contract, is none, so that no debt is ever
 * shown under the wrong identifier.
 */
export function pairAnswers(
  batches: readonly DebtQuery[],
  results: readonly Pick<QueryResult, 'data'>[],
): AccountAnswer[][] {
  const paired: AccountAnswer[][] = [];
  for (const [nth, { accounts }] of batches.entries()) {
    const answers = results[nth]?.data;
    if (!isWholeAnswer(accounts, answers)) break;
    paired.push(
      accounts.flatMap(({ kind, value }, index) => {
        const answer = answers[index];
        return answer ? [{ kind, value, answer }] : [];
      }),
    );
  }
  return paired;
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
