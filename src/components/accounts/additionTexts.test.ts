/** @jest-environment node */
import type { Additions } from '../../store/payment/addDebts.ts';
import { accountDebt, debtAnswer, sampleAccount } from '../../test/sampleAccount.ts';
import type { DueDebt } from './dueDebts.ts';
import { refusedText } from './additionTexts.ts';

const names = ['Agua', 'Luz', 'Gas', 'Internet', 'Celular'];
const accounts = names.map((alias, index) => sampleAccount(String(index), { alias }));
const wanted: DueDebt[] = accounts.flatMap((account, index) =>
  [1, 2].map((part) => {
    const debt = accountDebt(`${index}-${part}`);
    return { key: debt.id, debt, account, answer: debtAnswer([debt]) };
  }),
);
const additions = (added: number, refused: readonly DueDebt[], isQueued = true): Additions => ({
  added,
  known: 0,
  refused: refused.map(({ debt }) => ({
    debt,
    reason: 'OTHER_CONTRACT',
    isQueued,
    lacksRoom: false,
  })),
});

it.each<[string, Additions, string | undefined]>([
  ['everything fitted', additions(10, []), undefined],
  [
    'all of one account',
    additions(0, wanted.slice(0, 2)),
    '2 para después. En «Después de este pago»: Agua.',
  ],
  [
    'part of one account',
    additions(1, wanted.slice(1, 2)),
    '1 en tu carro, 1 para después. En «Después de este pago»: parte de Agua.',
  ],
  [
    'two accounts',
    additions(0, wanted.slice(0, 4)),
    '4 para después. En «Después de este pago»: Agua y Luz.',
  ],
  [
    'two accounts, with “e” before the sound i',
    additions(0, wanted.slice(4, 8)),
    '4 para después. En «Después de este pago»: Gas e Internet.',
  ],
  [
    'three accounts',
    additions(4, wanted.slice(4)),
    '4 en tu carro, 6 para después. En «Después de este pago»: Gas, Internet y Celular.',
  ],
  [
    'more than can be named',
    additions(1, wanted.slice(1)),
    '1 en tu carro, 9 para después. En «Después de este pago»: parte de Agua, Luz y 3 cuentas más.',
  ],
  [
    'one account, not queued',
    additions(8, wanted.slice(8), false),
    '8 en tu carro, 2 sin agregar. Sin agregar: Celular.',
  ],
])('the message about refused debts names the accounts: %s', (_, result, text) => {
  expect(refusedText(result, wanted)).toBe(text);
});

it('T17 an alias full of marks stays a short line of text', () => {
  const account = sampleAccount('1', { alias: `\u202E${'x'.repeat(10_000)}` });
  const debt = accountDebt(1);
  const evil: DueDebt = { key: '1', debt, account, answer: debtAnswer([debt]) };
  const text = refusedText(additions(0, [evil]), [evil]) ?? '';
  expect(text.length).toBeLessThan(100);
  expect(text).not.toContain('\u202E');
});
