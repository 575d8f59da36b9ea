/** @jest-environment node */
import * as fc from 'fast-check';
import { sumPesos } from '../../lib/money.ts';
import { accountDebt, debtAnswer, sampleAccount } from '../../test/sampleAccount.ts';
import { addDays } from '../../lib/dates/days.ts';
import type { Debt } from '../../api/debtsApi.ts';
import { dueDebts, paymentSums, periodsOf, urgentDebts, urgentLabel } from './dueDebts.ts';
import type { DueDebt } from './dueDebts.ts';
import type { OwedAccount } from './owed.ts';

const today = '2026-11-20';
const owing = (id: string, debts: Debt[]): OwedAccount => ({
  account: sampleAccount(id),
  owed: { status: 'owing', answer: debtAnswer(debts) },
});
const invoices = (debts: readonly DueDebt[]) => debts.map(({ debt }) => debt.invoiceId);
const sum = (debts: readonly { debt: Debt }[]) => sumPesos(debts.map(({ debt }) => debt.amount));

describe('everything that some accounts owe', () => {
  it('is sorted by due day, within a day in the accounts’ order, each debt with its account', () => {
    const debts = dueDebts([
      owing('1', [accountDebt(1, { dueDate: '2026-12-01' }), accountDebt(2)]),
      { account: sampleAccount('2'), owed: { status: 'upToDate' } },
      owing('3', [accountDebt(3, { dueDate: '2026-10-01' }), accountDebt(4)]),
    ]);
    expect(invoices(debts)).toEqual(['F-3', 'F-2', 'F-4', 'F-1']);
    expect(debts.map(({ account }) => account.id)).toEqual(['3', '1', '3', '1']);
  });

  it('comes last if the bank’s day cannot be read', () => {
    const debts = [accountDebt(1, { dueDate: '0000-00-00' }), accountDebt(2)];
    expect(invoices(dueDebts([owing('1', debts)]))).toEqual(['F-2', 'F-1']);
  });

  it('contains a debt once, however many accounts show it', () => {
    const debts = dueDebts([owing('1', [accountDebt(1)]), owing('2', [accountDebt(1)])]);
    expect(debts.map(({ account }) => account.id)).toEqual(['1']);
    const otherCompany = accountDebt(1, { contract: { id: 'c-2', secondId: '01' } });
    expect(dueDebts([owing('1', [accountDebt(1)]), owing('2', [otherCompany])])).toHaveLength(2);
  });
});

describe('a debt', () => {
  it.each([
    ['2026-11-19', 'overdue'],
    ['2026-11-20', 'soon'],
    ['2026-11-27', 'soon'],
    ['2026-11-28', 'later'],
    ['2027-01-01', 'later'],
    ['2026-02-30', 'later'],
  ] as const)('that is due on %s is %s on 20 November', (dueDate, group) => {
    const view = periodsOf(dueDebts([owing('1', [accountDebt(1, { dueDate })])]), today);
    expect(invoices(view[group])).toEqual(['F-1']);
  });

  it('that is due in seven days is “soon” also across a change of the clock', () => {
    const debts = dueDebts([
      owing('1', [
        accountDebt(1, { dueDate: '2026-09-08' }),
        accountDebt(2, { dueDate: '2026-09-09' }),
      ]),
    ]);
    const { soon, later } = periodsOf(debts, '2026-09-01');
    expect([invoices(soon), invoices(later)]).toEqual([['F-1'], ['F-2']]);
  });

  it('T05 the three sums equal the sum of all debts, whatever they are', () => {
    const debt = fc.record({
      amount: fc.integer({ min: 0, max: 10_000_000 }),
      dueDate: fc
        .date({ min: new Date(2020, 0, 1), max: new Date(2030, 0, 1), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    });
    fc.assert(
      fc.property(fc.array(fc.array(debt, { maxLength: 20 }), { maxLength: 8 }), (accounts) => {
        const own = accounts.map((debts, account) =>
          owing(
            String(account),
            debts.map((changes, index) => accountDebt(`${account}-${index}`, changes)),
          ),
        );
        const debts = dueDebts(own);
        const { overdue, soon, later } = periodsOf(debts, today);
        const expected = sumPesos(accounts.flat().map(({ amount }) => amount));
        expect(sum(overdue) + sum(soon) + sum(later)).toBe(expected);
        expect(sum(debts)).toBe(expected);
        expect(invoices([...overdue, ...soon, ...later])).toEqual(invoices(debts));
      }),
    );
  });
});

describe('the debts to pay now', () => {
  const days = fc.array(fc.integer({ min: -40, max: 400 }), { minLength: 1, maxLength: 12 });
  const debtsOf = (some: readonly number[]) =>
    dueDebts([
      owing(
        '1',
        some.map((day, nth) => accountDebt(nth, { dueDate: addDays(today, day) })),
      ),
    ]);

  it('are overdue or due within seven days, else of the next due day, for any days', () => {
    fc.assert(
      fc.property(days, (some) => {
        const urgent = urgentDebts(debtsOf(some), today);
        const soon = some.filter((day) => day <= 7);
        const next = Math.min(...some);
        expect(urgent).toHaveLength(
          (soon.length > 0 ? soon : some.filter((day) => day === next)).length,
        );
      }),
    );
    expect(urgentDebts([], today)).toEqual([]);
  });

  it('are named by their day if that is more than seven days away', () => {
    const label = (day: number) => urgentLabel(debtsOf([day]), today);
    expect([-1, 7, 8].map(label)).toEqual([
      'Pagar lo que vence primero',
      'Pagar lo que vence primero',
      'Pagar lo del 28 nov 2026',
    ]);
  });

  it('take a payment for each contract, and for each cart that it fills', () => {
    const debts = debtsOf(Array.from({ length: 11 }, (_, nth) => nth));
    expect(paymentSums(debts)).toEqual([100_000, 10_000]);
    expect(paymentSums(debts.slice(0, 10))).toEqual([100_000]);
    expect(paymentSums([])).toEqual([]);
  });
});
