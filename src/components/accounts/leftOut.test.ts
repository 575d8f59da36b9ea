/** @jest-environment node */
import type { Additions } from '../../store/payment/addDebts.ts';
import { accountDebt, debtAnswer, sampleAccount } from '../../test/sampleAccount.ts';
import type { DueDebt } from './dueDebts.ts';
import { leftOutText } from './leftOut.ts';

const names = ['Agua', 'Luz', 'Gas', 'Internet', 'Celular'];
const accounts = names.map((alias, index) => sampleAccount(String(index), { alias }));
const wanted: DueDebt[] = accounts.flatMap((account, index) =>
  [1, 2].map((part) => {
    const debt = accountDebt(`${index}-${part}`);
    return { key: debt.id, debt, account, answer: debtAnswer([debt]) };
  }),
);
const additions = (added: number, refused: readonly DueDebt[]): Additions => ({
  added,
  known: 0,
  refused: refused.map(({ debt }) => ({ debt, reason: 'OTHER_CONTRACT' })),
});

it.each<[string, Additions, string | undefined]>([
  ['everything fitted', additions(10, []), undefined],
  [
    'nothing of one account',
    additions(0, wanted.slice(0, 2)),
    'Quedó fuera Agua: puedes pagarla después.',
  ],
  [
    'part of one account',
    additions(1, wanted.slice(1, 2)),
    'Agregamos 1 de 2 deudas. Quedó fuera parte de Agua: puedes pagarla después.',
  ],
  [
    'two accounts',
    additions(0, wanted.slice(0, 4)),
    'Quedaron fuera Agua y Luz: puedes pagarlas después.',
  ],
  [
    'two accounts, with “e” before the sound i',
    additions(0, wanted.slice(4, 8)),
    'Quedaron fuera Gas e Internet: puedes pagarlas después.',
  ],
  [
    'three accounts',
    additions(4, wanted.slice(4)),
    'Agregamos 4 de 10 deudas. Quedaron fuera Gas, Internet y Celular: puedes pagarlas después.',
  ],
  [
    'more than can be named',
    additions(1, wanted.slice(1)),
    'Agregamos 1 de 10 deudas. Quedaron fuera parte de Agua, Luz y 3 cuentas más: puedes pagarlas después.',
  ],
])('%s', (_, result, text) => {
  expect(leftOutText(result, wanted)).toBe(text);
});

it('T17 an alias full of marks stays a short line of text', () => {
  const account = sampleAccount('1', { alias: `\u202E${'x'.repeat(10_000)}` });
  const debt = accountDebt(1);
  const evil: DueDebt = { key: '1', debt, account, answer: debtAnswer([debt]) };
  const text = leftOutText(additions(0, [evil]), [evil]) ?? '';
  expect(text.length).toBeLessThan(100);
  expect(text).not.toContain('\u202E');
});
