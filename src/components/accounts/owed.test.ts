/** @jest-environment node */
import type { Account } from '../../api/accountSchema.ts';
import type { Debt } from '../../api/debtsApi.ts';
import { range } from '../../lib/range.ts';
import { billSet } from '../../store/cart/bills.ts';
import { accountDebt, debtAnswer, sampleAccount } from '../../test/sampleAccount.ts';
import { debtQueries, debtReference, unasked, withDebts, withoutPending } from './owed.ts';
import type { OwnAccount, QueryResult } from './owed.ts';

const [first, second] = [
  sampleAccount('1'),
  sampleAccount('2', { contract: { id: 'c-2', secondId: '01' } }),
];
const queryOf = (...accounts: Account[]) => ({
  transactionId: 2026112012345678,
  date: '2026-11-20T10:00:00-03:00',
  accounts: accounts.map(debtReference),
});
const answered = (data: QueryResult['data']): QueryResult => ({ data, isWaiting: false });
const statuses = (...args: Parameters<typeof withDebts>) =>
  withDebts(...args).map(({ owed }) => owed.status);

describe('what is asked', () => {
  const asked = (...accounts: Account[]) => debtQueries(accounts).map((query) => query.accounts);

  it('is one query per convenio, each with a number of its own', () => {
    const third = sampleAccount('3');
    expect(asked(first, second, third)).toEqual([
      [debtReference(first), debtReference(third)],
      [debtReference(second)],
    ]);
    const numbers = debtQueries([first, second]).map(({ transactionId }) => transactionId);
    expect(new Set(numbers).size).toBe(2);
  });

  it('is as many queries as the bank takes the accounts of a convenio in', () => {
    const many = range(45).map((nth) => sampleAccount(String(nth)));
    expect(asked(...many)).toEqual(
      [many.slice(0, 20), many.slice(20, 40), many.slice(40)].map((part) =>
        part.map(debtReference),
      ),
    );
    expect(new Set(debtQueries(many).map(({ transactionId }) => transactionId)).size).toBe(3);
  });

  it('is one question for an account that was saved twice', () => {
    const again = sampleAccount('9', { value: first.value });
    expect(asked(first, again)).toEqual([[debtReference(first)]]);
  });

  it('tells apart identifiers of two kinds', () => {
    const other = sampleAccount('1', { kind: 'CLIENT_ID' });
    expect(asked(first, other)).toEqual([[debtReference(first), debtReference(other)]]);
  });
});

describe('what is left to ask for', () => {
  it('is every query before the first, and none twice', () => {
    const wanted = [queryOf(first), queryOf(second)];
    expect(unasked([], wanted)).toEqual(wanted);
    expect(unasked([queryOf(first)], wanted)).toEqual([queryOf(second)]);
    expect(unasked(wanted, [queryOf(second), queryOf(first)])).toEqual([]);
  });

  it('is the rest of a query of which a part was asked', () => {
    expect(unasked([queryOf(first)], [queryOf(first, second)])).toEqual([queryOf(second)]);
  });

  it('is nothing for an account that is back under another id', () => {
    const again = sampleAccount('9', { value: first.value });
    expect(unasked([queryOf(first)], [queryOf(again)])).toEqual([]);
  });
});

describe('what an account owes', () => {
  const owing = debtAnswer([accountDebt(1)]);

  it.each([
    ['debts', owing, 'owing'],
    ['no debts', debtAnswer(), 'upToDate'],
    ['OK without debts', debtAnswer([], { status: 'OK' }), 'upToDate'],
    ['not found', debtAnswer([], { status: 'NOT_FOUND' }), 'notFound'],
    ['not found, and debts', debtAnswer([accountDebt(1)], { status: 'NOT_FOUND' }), 'owing'],
    [
      'not found, and a debt that cannot be read',
      debtAnswer([], { status: 'NOT_FOUND', leftOut: 1 }),
      'unknown',
    ],
  ])('%s', (_, answer, status) => {
    expect(statuses([first], [queryOf(first)], [answered([answer])])).toEqual([status]);
  });

  it('is read in the order of the question', () => {
    const answers = [debtAnswer([], { contract: 'c-2' }), owing];
    expect(statuses([first, second], [queryOf(second, first)], [answered(answers)])).toEqual([
      'owing',
      'upToDate',
    ]);
  });

  it.each([
    ['an account is left out', [owing]],
    ['one is of another contract', [owing, debtAnswer([], { contract: 'c-9' })]],
    ['there is one too many', [owing, debtAnswer([], { contract: 'c-2' }), owing]],
  ])('is unknown when %s: no debt under the wrong account', (_, answers) => {
    expect(statuses([first, second], [queryOf(first, second)], [answered(answers)])).toEqual([
      'unknown',
      'unknown',
    ]);
  });

  it('is awaited before the answer, unknown after a failure, and stays while it is asked again', () => {
    const query = [queryOf(first)];
    expect(statuses([first], [], [])).toEqual(['loading']);
    expect(statuses([first], query, [{ isWaiting: true }])).toEqual(['loading']);
    expect(statuses([first], query, [answered(undefined)])).toEqual(['unknown']);
    expect(statuses([first], query, [{ data: [owing], isWaiting: true }])).toEqual(['owing']);
  });
});

it('T04 leaves out the bills of pending payments', () => {
  const owing = (...debts: Debt[]): OwnAccount => ({
    account: first,
    owed: { status: 'owing', answer: debtAnswer(debts) },
  });
  const [paid, left] = [accountDebt(1), accountDebt(2)];
  const pending = billSet([paid]);
  expect(withoutPending([owing(paid, left)], pending)).toEqual([owing(left)]);
  expect(withoutPending([owing(paid)], pending)).toEqual([
    { account: first, owed: { status: 'inPayment' } },
  ]);
});
