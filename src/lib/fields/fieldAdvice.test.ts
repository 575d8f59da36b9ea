/** @jest-environment node */
import { advice } from './fieldAdvice.ts';

describe('T16 what a field says beside its error', () => {
  const email = 'Escribe una sola dirección, sin espacios ni otras palabras.';
  const missing = 'el dígito verificador: el número o la K que va después del guion.';
  it.each<[keyof typeof advice, string, string | undefined]>([
    ['email', 'muñoz@correo.cl', 'Un correo no puede llevar «ñ».'],
    ['email', 'luis@correo.cl😀', 'Un correo no puede llevar «😀».'],
    ['email', 'luis@correo.cl y ana', email],
    ['email', 'luis @correo.cl', email],
    ['email', 'luis@correo.cl;ana@correo.cl', email],
    ['email', 'luis@correo.cl/ana@correo.cl', email],
    ['email', 'luis@correo', undefined],
    ['email', ' luis@correo ', undefined],
    ['email', ' muñoz@correo.cl\u200B ', 'Un correo no puede llevar «ñ».'],
    ['phone', '+56 9 8765 4321 (oficina 12)', 'Escribe solo un número, sin otras palabras.'],
    ['phone', '812345678', undefined],
    ['phone', ' 812345678 ', undefined],
    ['rut', '12.345.678', `Falta ${missing}`],
    ['rut', '12 345 678', `Falta ${missing}`],
    ['rut', '12345678', `Quizás falta ${missing}`],
    ['rut', '1.234.567-8', `Quizás falta ${missing}`],
    ['rut', '12.345.678-0', undefined],
    ['name', 'ana@correo.cl', 'Un nombre no puede llevar «@».'],
    ['name', '1 Ana', undefined],
    ['comment', 'hola <b>', 'El comentario no puede llevar «<».'],
    ['comment', 'hola 🙂', 'El comentario no puede llevar «🙂».'],
    ['comment', 'a\u0000b', 'El comentario no puede llevar un carácter que no se ve.'],
    ['comment', 'a'.repeat(2001), 'El máximo es de 2.000 caracteres: acórtalo un poco.'],
    [
      'comment',
      `<${'a'.repeat(2000)}`,
      'El comentario no puede llevar «<». El máximo es de 2.000 caracteres: acórtalo un poco.',
    ],
    ['comment', 'hola', undefined],
    ['comment', 'a'.repeat(2000), undefined],
  ])('%s %j: %j', (kind, text, expected) => {
    expect(advice[kind](text)).toBe(expected);
  });
});
