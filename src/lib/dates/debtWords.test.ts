/** @jest-environment node */
import { countDebts, dueText, incompleteAnswer } from './debtWords.ts';

const today = '2026-11-20';

describe('the words for a due day', () => {
  it.each([
    ['2026-11-28', { text: 'Vence el 28 nov 2026' }],
    ['2026-11-20', { text: 'Vence hoy' }],
    ['2026-11-19', { text: 'Venció el 19 nov 2026', overdue: 'Vencida hace 1 día' }],
    ['2026-10-31', { text: 'Venció el 31 oct 2026', overdue: 'Vencida hace 20 días' }],
    ['2022-11-20', { text: 'Venció el 20 nov 2022', overdue: 'Vencida hace 1.461 días' }],
    ['2026-02-30', { text: 'Sin fecha de vencimiento' }],
  ])('of %s are %j', (dueDate, text) => {
    expect(dueText(dueDate, today)).toEqual(text);
  });
});

describe('a number of debts', () => {
  it.each([
    [1, '1 deuda'],
    [4, '4 deudas'],
    [2000, '2.000 deudas'],
  ])('%i', (count, words) => {
    expect(countDebts(count)).toBe(words);
  });
});

it('an incomplete answer asks for a retry', () => {
  expect(incompleteAnswer).toBe('La respuesta del banco llegó incompleta. Inténtalo de nuevo.');
});
