/** @jest-environment node */
import type { Account } from '../../api/accountSchema.ts';
import { debtReference } from '../../api/debts.ts';
import type { QueryResult } from '../../api/debts.ts';
import type { Debt } from '../../api/debtsApi.ts';
import { billSet } from '../../store/cart/bills.ts';
import { accountDebt, debtAnswer, sampleAccount } from '../../test/sampleAccount.ts';
import { withDebts, withoutPending } from './owed.ts';
import type { OwedAccount } from './owed.ts';

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
  ])('follows from the answer “%s”', (_, answer, status) => {
    expect(statuses([first], [queryOf(first)], [answered([answer])])).toEqual([status]);
  });

  it('is read in the order of the query', () => {
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

  it('is loading before the answer, unknown after a failure, and kept while it is fetched again', () => {
    const query = [queryOf(first)];
    expect(statuses([first], [], [])).toEqual(['loading']);
    expect(statuses([first], query, [{ isWaiting: true }])).toEqual(['loading']);
    expect(statuses([first], query, [answered(undefined)])).toEqual(['unknown']);
    expect(statuses([first], query, [{ data: [owing], isWaiting: true }])).toEqual(['owing']);
  });
});

it('T04 the debts of an account leave out the bills of pending payments', () => {
  const owing = (...debts: Debt[]): OwedAccount => ({
    account: first,
    owed: { status: 'owing', answer: debtAnswer(debts) },
  });
  const [paid, left] = [accountDebt(1), accountDebt(2)];
  const pending = billSet([paid]);
  expect(withoutPending([owing(paid, left)], pending)).toEqual([
    { account: first, owed: { status: 'owing', answer: debtAnswer([left]), inPayment: [paid] } },
  ]);
  expect(withoutPending([owing(left)], pending)).toEqual([owing(left)]);
  expect(withoutPending([owing(paid)], pending)).toEqual([
    { account: first, owed: { status: 'inPayment', debts: expect.any(Array) } },
  ]);
});
