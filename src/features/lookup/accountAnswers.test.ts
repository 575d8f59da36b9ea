import type { AccountDebts } from '../../api/debtsApi.ts';
import { range } from '../../lib/range.ts';
import { accountDebt, debtAnswer } from '../../test/sampleAccount.ts';
import { debtEntries, pairAnswers, sortAnswers } from './accountAnswers.ts';

const answer = (status: AccountDebts['status'], ...ids: string[]) =>
  debtAnswer(
    ids.map((id) => accountDebt(id, { id })),
    { status },
  );

describe('what the bank answered', () => {
  it('belongs to the accounts in the order of the question', () => {
    const pairs = pairAnswers({ kind: 'SERVICE_ID', values: ['a', 'b'] }, 'c-1', [
      [answer('OK', '1'), answer('NO_DEBT')],
    ]);
    expect(pairs?.map(({ value, answer: { status } }) => [value, status])).toEqual([
      ['a', 'OK'],
      ['b', 'NO_DEBT'],
    ]);
  });

  it('is not believed when an account is missing, too many, or of another contract', () => {
    expect(
      pairAnswers({ kind: 'SERVICE_ID', values: ['a', 'b'] }, 'c-1', [[answer('OK', '1')]]),
    ).toBeUndefined();
    expect(
      pairAnswers({ kind: 'SERVICE_ID', values: [] }, 'c-1', [[answer('OK', '1')]]),
    ).toBeUndefined();
    expect(
      pairAnswers({ kind: 'SERVICE_ID', values: ['a'] }, 'c-2', [[answer('OK', '1')]]),
    ).toBeUndefined();
  });

  it('comes batch by batch, and what has come is paired with the first accounts', () => {
    const values = range(45).map(String);
    const batch = (length: number) => range(length).map(() => answer('NO_DEBT'));
    const first = pairAnswers({ kind: 'SERVICE_ID', values }, 'c-1', [batch(20), batch(20)]);
    expect(first?.map(({ value }) => value)).toEqual(values.slice(0, 40));
    expect(
      pairAnswers({ kind: 'SERVICE_ID', values }, 'c-1', [batch(20), batch(20), batch(5)]),
    ).toHaveLength(45);
    expect(
      pairAnswers({ kind: 'SERVICE_ID', values }, 'c-1', [batch(20), batch(19)]),
    ).toBeUndefined();
  });

  it('is told apart; OK without a debt owes nothing', () => {
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

  it('is listed in its order, each row with a key of its own even when the bank repeats an id', () => {
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
});
