import { string } from 'yup';
import { isEmail } from '../../lib/emails.ts';

/** The rule of an e-mail field (spec 5, the contact form's messages). */
export const emailRule = () =>
  string()
    .trim()
    .required('Por favor, ingresa tu correo electrónico')
    .test('email', 'Por favor, ingresa un correo electrónico válido', (text) => isEmail(text));
