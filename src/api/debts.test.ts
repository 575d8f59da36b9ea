/** @jest-environment node */
import type { Account } from './accountSchema.ts';
import { range } from '../lib/arrays.ts';
import { sampleAccount } from '../test/sampleAccount.ts';
import { debtQueries, debtReference, repeatableQuery, unasked } from './debts.ts';

const [first, second] = [
  sampleAccount('1'),
  sampleAccount('2', { contract: { id: 'c-2', secondId: '01' } }),
];
const queryOf = (...accounts: Account[]) => ({
  transactionId: 2026112012345678,
  date: '2026-11-20T10:00:00-03:00',
  accounts: accounts.map(debtReference),
});

describe('the queries for accounts', () => {
  const asked = (...accounts: Account[]) => debtQueries(accounts).map((query) => query.accounts);

  it('are one per contract, each with its own number', () => {
    const third = sampleAccount('3');
    expect(asked(first, second, third)).toEqual([
      [debtReference(first), debtReference(third)],
      [debtReference(second)],
    ]);
    const numbers = debtQueries([first, second]).map(({ transactionId }) => transactionId);
    expect(new Set(numbers).size).toBe(2);
  });

  it('are batches of 20 for a contract with more accounts', () => {
    const many = range(45).map((nth) => sampleAccount(String(nth)));
    expect(asked(...many)).toEqual(
      [many.slice(0, 20), many.slice(20, 40), many.slice(40)].map((part) =>
        part.map(debtReference),
      ),
    );
    expect(new Set(debtQueries(many).map(({ transactionId }) => transactionId)).size).toBe(3);
  });

  it('have an account only once that was saved twice', () => {
    const again = sampleAccount('9', { value: first.value });
    expect(asked(first, again)).toEqual([[debtReference(first)]]);
  });

  it('have a RUT only once that is stored in two spellings', () => {
    const saved = sampleAccount('1', { kind: 'CLIENT_ID', value: '12345678-5' });
    const again = sampleAccount('2', { kind: 'CLIENT_ID', value: '012.345.678-5' });
    expect(debtQueries([saved, again]).map((query) => query.accounts.length)).toEqual([1]);
    const query = queryOf(saved);
    expect(repeatableQuery([again], query)).toBe(query);
    expect(unasked([query], [queryOf(again)])).toEqual([]);
  });

  it('distinguish identifiers of two kinds', () => {
    const other = sampleAccount('1', { kind: 'CLIENT_ID' });
    expect(asked(first, other)).toEqual([[debtReference(first), debtReference(other)]]);
  });
});

describe('the queries still to be sent', () => {
  it('are all of them at first, and none twice', () => {
    const wanted = [queryOf(first), queryOf(second)];
    expect(unasked([], wanted)).toEqual(wanted);
    expect(unasked([queryOf(first)], wanted)).toEqual([queryOf(second)]);
    expect(unasked(wanted, [queryOf(second), queryOf(first)])).toEqual([]);
  });

  it('are the rest of a query that was partly sent', () => {
    expect(unasked([queryOf(first)], [queryOf(first, second)])).toEqual([queryOf(second)]);
  });

  it('are none for an account that returned under another id', () => {
    const again = sampleAccount('9', { value: first.value });
    expect(unasked([queryOf(first)], [queryOf(again)])).toEqual([]);
  });
});

describe('a query that may be repeated', () => {
  const before = queryOf(first, second);

  it('keeps its number for the same accounts', () => {
    expect(repeatableQuery([first, second], before)).toBe(before);
  });

  it.each([
    ['there was none', [first], undefined],
    ['one account is missing', [first], before],
    ['one is another', [first, sampleAccount('3')], before],
  ])('has a new number if %s', (_case, accounts, earlier) => {
    const query = repeatableQuery(accounts, earlier);
    expect(query.accounts).toEqual(accounts.map(debtReference));
    expect(query.transactionId).not.toBe(before.transactionId);
  });
});
