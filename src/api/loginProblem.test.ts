/** @jest-environment node */
import { isBlocked, loginProblem } from './loginProblem.ts';

const unsaid = 'La información no está correcta, intenta nuevamente.';
const refusal = (status: number, message?: string) => ({ status, data: message && { message } });

describe('a failed login', () => {
  it.each([
    [
      refusal(401, 'Error de autenticación: usuario o password incorrecto!'),
      'El usuario o clave ingresados son incorrectos.',
    ],
    [refusal(401, 'Tu cuenta está en revisión.'), 'Tu cuenta está en revisión.'],
    [refusal(500, 'Error interno del banco.'), 'Error interno del banco.'],
    [refusal(401), unsaid],
    [refusal(401, ''), unsaid],
    [{ status: 'FETCH_ERROR', error: 'x' }, unsaid],
    [{ status: 'TIMEOUT_ERROR', error: 'x' }, unsaid],
    [{ status: 'CUSTOM_ERROR', error: 'SESSION_OVER' }, unsaid],
    [undefined, unsaid],
  ])('%j reads «%s»', (error, text) => {
    expect(loginProblem(error)).toBe(text);
    expect(isBlocked(error)).toBe(false);
  });

  it('of a blocked payer is recognised', () => {
    expect(isBlocked(refusal(401, 'Error de autenticación: usuario bloqueado!'))).toBe(true);
    expect(isBlocked(refusal(403, 'Error de autenticación: usuario bloqueado!'))).toBe(false);
  });
});
