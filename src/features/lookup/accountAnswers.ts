import { isWholeAnswer, verdictOf } from '../../api/debtsApi.ts';
import type { Debt, DebtQuery } from '../../api/debtsApi.ts';
import type { QueryResult } from '../../api/debts.ts';
import { groupBy } from '../../lib/arrays.ts';
import type { LookupQuery } from '../../store/lookup/lookupSlice.ts';
import type { AnsweredAccount } from '../../store/payment/addDebts.ts';

/**
 * Pairs the accounts of a list's batches with the bank's answers, up to the first missing answer.
 * An answer that lacks an account, or has one of another contract, counts as missing, so that no
 * debt is shown under the wrong identifier. `names` are those that a file has for some accounts.
 */
export function pairAnswers(
  batches: readonly DebtQuery[],
  results: readonly Pick<QueryResult, 'data'>[],
  names: LookupQuery['names'] = [],
): AnsweredAccount[][] {
  const nameOf = new Map(names.map(({ value, name }) => [value, name]));
  const paired: AnsweredAccount[][] = [];
  for (const [nth, { accounts }] of batches.entries()) {
    const answers = results[nth]?.data;
    if (!isWholeAnswer(accounts, answers)) break;
    paired.push(
      accounts.flatMap(({ kind, value }, index) => {
        const answer = answers[index];
        const name = nameOf.get(value);
        return answer ? [{ kind, value, answer, ...(name !== undefined && { name }) }] : [];
      }),
    );
  }
  return paired;
}

/**
 * Sorts the accounts by the bank's answer, each list in the query's order: with debts, without
 * debts, unknown to the bank, and with an unreadable answer.
 */
export function sortAnswers(accounts: readonly AnsweredAccount[]) {
  const byVerdict = groupBy(accounts, ({ answer }) => verdictOf(answer));
  return {
    owing: byVerdict.get('owing') ?? [],
    upToDate: byVerdict.get('upToDate') ?? [],
    unknown: byVerdict.get('notFound') ?? [],
    unclear: byVerdict.get('unclear') ?? [],
  };
}

/** A row of the list: a debt and its account. */
export interface DebtEntry {
  key: string;
  debt: Debt;
  account: AnsweredAccount;
}

/**
 * All debts of the accounts in the bank's order. A key stays with its debt when others are paid,
 * and has a count, because a bank may send an id twice.
 */
export function debtEntries(accounts: readonly AnsweredAccount[]): DebtEntry[] {
  const counts = new Map<string, number>();
  return accounts.flatMap((account, group) =>
    account.answer.debts.map((debt) => {
      const bill = `${group} ${debt.id} ${debt.invoiceId}`;
      const before = counts.get(bill) ?? 0;
      counts.set(bill, before + 1);
      return { key: `${bill} ${before}`, debt, account };
    }),
  );
}
