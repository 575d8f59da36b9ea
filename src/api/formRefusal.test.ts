/** @jest-environment node */
import { refusal } from './errors.ts';
import { formRefusal } from './formRefusal.ts';

interface Values {
  email: string;
}

const fieldOf = (message: string) => (message.includes('correo') ? 'email' : undefined);
const explain = (error: unknown) => formRefusal<Values>(error, fieldOf);
const answer = (status: number, message: string) => ({ status, data: { message } });

it.each([400, 409])('a %i is shown at the field that it is about', (status) => {
  expect(explain(answer(status, 'Ya existe ese correo.'))).toEqual({
    fields: { email: 'Ya existe ese correo.' },
  });
});

it.each([
  ['a refusal about no field', answer(409, 'Ya existe.'), 'Ya existe.'],
  ['a refusal that is not about the form', answer(403, 'Otro correo.'), 'Otro correo.'],
  ['a failure of the bank', answer(500, 'correo'), 'El banco no está disponible en este momento.'],
  ['a refusal without words', { status: 400, data: null }, 'El banco no está disponible'],
  ['a lost network', { status: 'FETCH_ERROR', error: 'x' }, 'No pudimos conectarnos con el banco.'],
  ['a bug', new Error('correo'), 'Ocurrió un problema inesperado.'],
])('%s is shown for the whole form', (_case, error, message) => {
  expect(explain(error)).toEqual({ message: expect.stringContaining(message) });
});

it('the way to check is added if it is unknown whether it was done', () => {
  const hint = 'Si entonces ya existe, quedó creada.';
  const say = (error: unknown) => formRefusal<Values>(error, fieldOf, hint).message;
  expect(say({ status: 'TIMEOUT_ERROR', error: 'x' })).toMatch(/Inténtalo de nuevo\. Si entonces/);
  expect(say({ status: 502, data: null })).toMatch(/quedó creada\.$/);
  expect(say(answer(403, 'No.'))).toBe('No.');
});

it('no error is shown if the session ended during the call', () => {
  expect(explain(refusal('SESSION_OVER'))).toEqual({});
});
