/** @jest-environment node */
import { unreadDebtsShort, unreadDebtsText, unreadPaymentsText, unshownText } from './unread.ts';

describe('What could not be read', () => {
  it.each([
    [1, '1 pago no se pudo mostrar.'],
    [2, '2 pagos no se pudieron mostrar.'],
    [1200, '1.200 pagos no se pudieron mostrar.'],
  ])('is the message about a list that lacks %d', (count, words) => {
    expect(unshownText(count, 'pago')).toBe(words);
  });

  it.each([
    [1, '1 pago no se pudo leer y no está en el archivo.'],
    [3, '3 pagos no se pudieron leer y no están en el archivo.'],
  ])('is the message about a file that lacks %d', (count, words) => {
    expect(unreadPaymentsText(count)).toBe(words);
  });

  it.each([
    [1, '1 deuda no se pudo leer'],
    [2, '2 deudas no se pudieron leer'],
  ])('is the message about a sum that lacks %d', (count, words) => {
    expect(unreadDebtsShort(count)).toBe(words);
    expect(unreadDebtsText(count)).toBe(`${words}: tu total puede estar incompleto.`);
  });
});
