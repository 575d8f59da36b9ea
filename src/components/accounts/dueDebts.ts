import { maxItemsOf } from '../../store/cart/cartRules.ts';
import { groupBy } from '../../lib/arrays.ts';
import type { Account } from '../../api/accountSchema.ts';
import type { AccountDebts, Debt } from '../../api/debtsApi.ts';
import { formatDay, overdueDays } from '../../lib/dates/dates.ts';
import { addDays, isDay } from '../../lib/dates/days.ts';
import { sumAmounts } from '../../lib/money.ts';
import { splitPayments } from '../../store/cart/queueEntries.ts';
import { billKey } from '../../store/cart/bills.ts';
import type { OwedAccount } from './owed.ts';

/** A debt with its account and the bank's answer that lists it. Equal bills have the same `key`. */
export interface DueDebt {
  key: string;
  debt: Debt;
  account: Account;
  answer: AccountDebts;
}

/** Returns the due day for sorting: an unreadable one comes last. */
const dueDayOf = ({ debt: { dueDate } }: DueDebt) => (isDay(dueDate) ? dueDate : '9999-99-99');

/** All debts of the accounts, soonest due first; a debt that two accounts show counts once. */
export function dueDebts(accounts: readonly OwedAccount[]): DueDebt[] {
  const debts = new Map<string, DueDebt>();
  for (const { account, owed } of accounts) {
    if (owed.status !== 'owing') continue;
    for (const debt of owed.answer.debts) {
      const key = billKey(debt);
      if (!debts.has(key)) debts.set(key, { key, debt, account, answer: owed.answer });
    }
  }
  return [...debts.values()].sort((one, other) => dueDayOf(one).localeCompare(dueDayOf(other)));
}

export const sumOfDue = (debts: readonly DueDebt[]): number =>
  sumAmounts(debts.map(({ debt }) => debt));

/** How many days after today count as “Próximos 7 días”. */
const nextDays = 7;

export interface DuePeriods {
  overdue: DueDebt[];
  soon: DueDebt[];
  later: DueDebt[];
}

/**
 * Groups debts: overdue, due in the next 7 days, and due later; an unreadable day counts as later.
 * `today` is 'YYYY-MM-DD'.
 */
export function periodsOf(debts: readonly DueDebt[], today: string): DuePeriods {
  const end = addDays(today, nextDays);
  const groupOf = ({ debt: { dueDate } }: DueDebt): keyof DuePeriods => {
    if (overdueDays(dueDate, today) > 0) return 'overdue';
    return isDay(dueDate) && dueDate <= end ? 'soon' : 'later';
  };
  const groups = groupBy(debts, groupOf);
  const inGroup = (group: keyof DuePeriods) => groups.get(group) ?? [];
  return { overdue: inGroup('overdue'), soon: inGroup('soon'), later: inGroup('later') };
}

/**
 * The debts to pay now: overdue or due in the next 7 days; if there are none, those of the next due
 * day. `debts` must be sorted by due day, as by `dueDebts`.
 */
export function urgentDebts(debts: readonly DueDebt[], today: string): DueDebt[] {
  const [first] = debts;
  if (!first) return [];
  const soon = addDays(today, nextDays);
  const end = dueDayOf(first) > soon ? dueDayOf(first) : soon;
  return debts.filter((due) => dueDayOf(due) <= end);
}

export function urgentLabel([first]: readonly DueDebt[], today: string): string {
  const day = first?.debt.dueDate ?? '';
  const isLater = isDay(day) && day > addDays(today, nextDays);
  return isLater ? `Pagar lo del ${formatDay(day)}` : 'Pagar lo que vence primero';
}

/**
 * Returns the sum in pesos of each payment that the debts need: one payment takes debts of only one
 * contract (a company's service that bills), and at most as many as that contract allows.
 */
export function paymentSums(debts: readonly DueDebt[]): number[] {
  const bills = debts.map(({ debt, answer }) => ({ ...debt, maxItems: maxItemsOf(answer) }));
  return [...groupBy(bills, ({ contract }) => contract.id).values()].flatMap((some) =>
    splitPayments(some).map(sumAmounts),
  );
}
