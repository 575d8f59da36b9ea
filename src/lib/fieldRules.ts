import { boolean, string } from 'yup';
import { isEmail } from './emails.ts';
import { isNewPassword } from './passwords.ts';
import { isEmptyPhone, isPhone } from './phone.ts';
import { isContactRut } from './rut.ts';
import { isComment, isContactName } from './texts.ts';

/** What a text field wants, and what it says otherwise. */
interface TextRule {
  /** Absent for a field that may stay empty. */
  empty?: string;
  invalid: string;
  accepts: (text: string) => boolean;
  isEmpty?: (text: string) => boolean;
}

/** One rule, one message: blanks around the text do not count. */
function textRule({ empty, invalid, accepts, isEmpty = (text) => text === '' }: TextRule) {
  return string().test('text', (value = '', { createError }) => {
    const text = value.trim();
    if (isEmpty(text)) return empty === undefined || createError({ message: empty });
    return accepts(text) || createError({ message: invalid });
  });
}

/** The e-mail rule of spec 5. */
export const emailRule = () =>
  textRule({
    empty: 'Por favor, ingresa tu correo electrónico',
    invalid: 'Por favor, ingresa un correo electrónico válido',
    accepts: isEmail,
  });

/** The phone rule of spec 5 (ruling 42); a lone '569' is empty. */
export const phoneRule = () =>
  textRule({
    empty: 'Por favor, ingresa tu número de teléfono',
    invalid: 'Por favor, ingresa un número de teléfono válido',
    accepts: isPhone,
    isEmpty: isEmptyPhone,
  });

/** The RUT rule of spec 5: 7 or 8 digits and their check digit. */
export const rutRule = () =>
  textRule({
    empty: 'Por favor, ingresa tu RUT',
    invalid: 'Por favor, ingresa un RUT válido',
    accepts: isContactRut,
  });

/** The name rule of spec 5. */
export const nameRule = () =>
  textRule({
    empty: 'Por favor, ingresa tu nombre',
    invalid: 'Por favor, ingresa un nombre válido',
    accepts: isContactName,
  });

/** The comment rule of spec 5 (ruling 43). */
export const commentRule = () =>
  textRule({
    empty: 'Por favor, ingresa tu consulta o comentario',
    invalid: 'Por favor, ingresa un comentario válido',
    accepts: isComment,
  });

/** The name rule for a surname, which may begin like O'Higgins. */
const isSurname = (text: string) => isContactName(text.replace(/^(\p{L})'/u, '$1'));

/** The payer's surnames. */
export const surnamesRule = () =>
  textRule({
    empty: 'Por favor, ingresa tus apellidos',
    invalid: 'Por favor, ingresa apellidos válidos',
    accepts: isSurname,
  });

/** A second surname, which may stay empty. */
export const secondSurnameRule = () =>
  textRule({ invalid: 'Por favor, ingresa un apellido válido', accepts: isSurname });

/** The six digits that the bank mailed. */
export const codeRule = () =>
  textRule({
    empty: 'Por favor, ingresa el código',
    invalid: 'El código tiene 6 dígitos',
    accepts: (text) => /^\d{6}$/.test(text),
  });

/** A new password (screens): 8 to 100 characters, a letter and a digit; blanks count. */
export const newPasswordRule = () =>
  string().test('password', (value = '', { createError }) => {
    if (value === '') return createError({ message: 'Por favor, ingresa una contraseña' });
    return isNewPassword(value) || createError({ message: newPasswordHelp });
  });

/** What a new password must be, said before and after it is typed. */
export const newPasswordHelp = 'Usa entre 8 y 100 caracteres, con al menos una letra y un número';

/** The password that a form's field `name` holds, typed again. */
export const confirmationRule = (name: string) =>
  string().test('confirmation', (value = '', { createError, parent }) => {
    if (value === '') return createError({ message: 'Por favor, confirma tu contraseña' });
    const fields: Record<string, unknown> = parent;
    return value === fields[name] || createError({ message: 'Las contraseñas no coinciden' });
  });

/** The current password: whatever it is, it must be there. */
export const currentPasswordRule = () =>
  string().required('Por favor, ingresa tu contraseña actual');

/** The box "Acepto los Términos y Condiciones". */
export const termsRule = () =>
  boolean().oneOf([true], 'Para continuar, acepta los Términos y Condiciones');
