import { object, string } from 'yup';
import type { Credentials } from '../../api/session.ts';
import { isEmail } from '../../lib/emails.ts';

/** The rules of the login form (spec 5, "Login"); any password is accepted here. */
export const loginSchema = object({
  email: string().test('email', 'Debes ingresar un correo válido.', (value = '') =>
    isEmail(value.trim()),
  ),
  password: string(),
});

/** Whether the form may be sent (spec 5). */
export function isComplete({ email, password }: Credentials): boolean {
  return isEmail(email.trim()) && password !== '';
}
