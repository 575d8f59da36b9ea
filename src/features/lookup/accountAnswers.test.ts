/** @jest-environment node */
import { batchesOf } from '../../api/debtsApi.ts';
import type { AccountDebts } from '../../api/debtsApi.ts';
import { range } from '../../lib/arrays.ts';
import { accountDebt, debtAnswer } from '../../test/sampleAccount.ts';
import { debtEntries, pairAnswers, sortAnswers } from './accountAnswers.ts';

const answer = (status: AccountDebts['status'], ...ids: string[]) =>
  debtAnswer(
    ids.map((id) => accountDebt(id, { id })),
    { status },
  );

const emptyBatch = { transactionId: 1, date: '', accounts: [] };
const queryOf = (values: readonly string[], contractId = 'c-1') =>
  batchesOf({
    ...emptyBatch,
    accounts: values.map((value) => ({ contractId, kind: 'SERVICE_ID', value })),
  });

describe('the bank’s answer', () => {
  it('is matched to the accounts in the order of the query', () => {
    const [pairs] = pairAnswers(queryOf(['a', 'b']), [
      { data: [answer('OK', '1'), answer('NO_DEBT')] },
    ]);
    expect(pairs?.map(({ value, answer: { status } }) => [value, status])).toEqual([
      ['a', 'OK'],
      ['b', 'NO_DEBT'],
    ]);
  });

  it.each([
    ['an account is missing', ['a', 'b'], 'c-1'],
    ['there is one too many', [], 'c-1'],
    ['it is of another contract', ['a'], 'c-2'],
  ])('is refused when %s', (_name, values, contractId) => {
    const [batch = emptyBatch] = queryOf(values, contractId);
    expect(pairAnswers([batch], [{ data: [answer('OK', '1')] }])).toEqual([]);
  });

  it('arrives batch by batch, and is matched to the first accounts', () => {
    const values = range(45).map(String);
    const batch = (length: number) => ({ data: range(length).map(() => answer('NO_DEBT')) });
    const valuesOf = (...results: object[]) =>
      pairAnswers(queryOf(values), results)
        .flat()
        .map(({ value }) => value);
    expect(valuesOf(batch(20), batch(20), {})).toEqual(values.slice(0, 40));
    expect(valuesOf(batch(20), batch(20), batch(5))).toEqual(values);
    expect(valuesOf(batch(20), batch(19), batch(5))).toEqual(values.slice(0, 20));
  });

  it('is sorted by its status; OK without a debt owes nothing', () => {
    const accounts = [
      { kind: 'SERVICE_ID' as const, value: 'a', answer: answer('OK') },
      { kind: 'SERVICE_ID' as const, value: 'b', answer: answer('NOT_FOUND') },
      { kind: 'SERVICE_ID' as const, value: 'c', answer: answer('OK', '1') },
      { kind: 'SERVICE_ID' as const, value: 'd', answer: answer('NO_DEBT') },
    ];
    const { owing, upToDate, unknown } = sortAnswers(accounts);
    expect([owing, upToDate, unknown].map((list) => list.map(({ value }) => value))).toEqual([
      ['c'],
      ['a', 'd'],
      ['b'],
    ]);
  });

  it('is listed in its order, each row with a unique key even if the bank repeats an id', () => {
    const entries = debtEntries([
      { kind: 'SERVICE_ID' as const, value: 'a', answer: answer('OK', '2', '1', '1') },
      { kind: 'SERVICE_ID' as const, value: 'b', answer: answer('OK', '2') },
    ]);
    expect(entries.map(({ debt, account }) => [account.value, debt.id])).toEqual([
      ['a', '2'],
      ['a', '1'],
      ['a', '1'],
      ['b', '2'],
    ]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(4);
  });

  it('keeps the key of a debt once an account before it owes nothing', () => {
    const first = { kind: 'SERVICE_ID' as const, value: 'a', answer: answer('OK', '1') };
    const second = { kind: 'SERVICE_ID' as const, value: 'b', answer: answer('OK', '2') };
    expect(debtEntries([second])[0]?.key).toBe(debtEntries([first, second])[1]?.key);
  });
});
