/** @jest-environment node */
import { isComplete, loginSchema } from './loginForm.ts';

describe('T16 the login', () => {
  const email = 'ana@ejemplo.cl';
  it.each([
    [email, 'clave', true],
    [` ${email} `, ' ', true],
    ['muñoz@ejemplo.cl', 'clave', false],
    [email, '', false],
    [email, 'x'.repeat(100), true],
    [email, 'x'.repeat(101), false],
    [`${'a'.repeat(89)}@ejemplo.cl`, 'clave', true],
    [`${'a'.repeat(90)}@ejemplo.cl`, 'clave', false],
  ])('%j with %j can be submitted: %s', (address, password, isSendable) => {
    expect(isComplete({ email: address, password })).toBe(isSendable);
    expect(loginSchema.isValidSync({ email: address, password })).toBe(
      isSendable || password === '',
    );
  });
});
