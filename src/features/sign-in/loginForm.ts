import { object, string } from 'yup';
import type { Credentials } from '../../api/sessionApi.ts';
import { isEmail } from '../../lib/text/emails.ts';
import { credentialLength } from '../../lib/fields/fieldRules.ts';

/**
 * Spaces around the address are ignored; an address with more characters than the bank accepts is
 * invalid.
 */
const isLoginEmail = (text: string) =>
  isEmail(text.trim()) && text.trim().length <= credentialLength;

/** Accepts any password that is not too long; only `isComplete` refuses an empty one. */
export const loginSchema = object({
  email: string().test('email', 'Debes ingresar un correo válido.', (value = '') =>
    isLoginEmail(value),
  ),
  password: string().max(credentialLength, 'La contraseña no pasa de ${max} caracteres.'),
});

/** Whether the form may be sent; unlike `loginSchema`, this requires a password. */
export function isComplete({ email, password }: Credentials): boolean {
  return isLoginEmail(email) && password !== '' && password.length <= credentialLength;
}
