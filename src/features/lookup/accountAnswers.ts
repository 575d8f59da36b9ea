import { isWholeAnswer, verdictOf } from '../../api/debtsApi.ts';
import type { AccountDebts, Debt, DebtQuery } from '../../api/debtsApi.ts';
import type { QueryResult } from '../../api/debts.ts';
import { groupBy } from '../../lib/arrays.ts';
import { formatDay } from '../../lib/dates/dates.ts';
import { formatPesos } from '../../lib/money.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { billNumber } from '../../store/cart/bills.ts';
import type { LookupQuery } from '../../store/lookup/lookupSlice.ts';
import type { AnsweredAccount } from '../../store/payment/addDebts.ts';

/**
 * Pairs the accounts of each batch with the bank's answers, up to the first missing answer. An
 * answer that lacks an account, or has one of another contract, counts as missing, so that no debt
 * is shown under the wrong identifier. `names` are the accounts' names in the visitor's file.
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

export interface DebtEntry {
  key: string;
  debt: Debt;
  account: AnsweredAccount;
}

/** The texts by which the list's search finds a debt. */
export const debtTexts = ({ debt, account }: DebtEntry) => [
  debt.invoiceId,
  debt.description,
  debt.contract_name,
  debt.company.name,
  formatDay(debt.dueDate),
  formatPesos(debt.amount),
  account.value,
  account.name ?? '',
];

/**
 * All debts of the accounts in the bank's order. A key has the ids of the account and the debt, so
 * that React keeps the row when other debts or accounts disappear; and a count, because a bank may
 * send the same ids twice.
 */
export function debtEntries(accounts: readonly AnsweredAccount[]): DebtEntry[] {
  const counts = new Map<string, number>();
  return accounts.flatMap((account) =>
    account.answer.debts.map((debt) => {
      const bill = JSON.stringify([account.kind, account.value, debt.id, debt.invoiceId]);
      const before = counts.get(bill) ?? 0;
      counts.set(bill, before + 1);
      return { key: `${bill} ${before}`, debt, account };
    }),
  );
}

const verdicts: Partial<Record<AccountDebts['status'], string>> = {
  NO_DEBT: 'no tiene deudas',
  NOT_FOUND: 'no existe',
};

/** Returns the invoices that an answer lists repeatedly with different amounts. */
function twiceBilled({ debts }: AccountDebts): string[] {
  const amounts = new Map<string, number>();
  const twice = debts.filter((debt) => {
    const known = amounts.get(billNumber(debt)) ?? debt.amount;
    amounts.set(billNumber(debt), known);
    return known !== debt.amount;
  });
  return [...new Set(twice.map(({ invoiceId }) => plainText(invoiceId, 40)))];
}

/** Describes contradictions in the bank's answer about an account; `account` is its number. */
export function contradictionsOf(answer: AccountDebts, account: string): string[] {
  const verdict = answer.debts.length > 0 ? verdicts[answer.status] : undefined;
  const twice = twiceBilled(answer);
  return [
    ...(verdict === undefined
      ? []
      : [
          `El banco dice que la cuenta ${account} ${verdict}, y también entrega deudas de ella. Confírmalas con la empresa antes de pagar.`,
        ]),
    ...(twice.length === 0
      ? []
      : [
          `El banco entrega más de una vez, con montos distintos: ${twice.join(', ')}. Confirma cuál corresponde antes de pagar.`,
        ]),
  ];
}
