import { boolean, string } from 'yup';
import { isEmail } from '../text/emails.ts';
import { isEmptyPhone, isPhone } from '../text/phone.ts';
import { isPersonalRut } from '../identifiers/rut.ts';
import { isComment, isPersonName } from '../text/texts.ts';

/** What a text field accepts, and its error messages. */
interface TextRule {
  /** Absent if the field may stay empty. */
  empty?: string;
  invalid: string;
  accepts: (text: string) => boolean;
  isEmpty?: (text: string) => boolean;
}

/** A single test with a single message; it ignores the spaces around the text. */
function textRule({ empty, invalid, accepts, isEmpty = (text) => text === '' }: TextRule) {
  return string().test('text', (value = '', { createError }) => {
    const text = value.trim();
    if (isEmpty(text)) return empty === undefined || createError({ message: empty });
    return accepts(text) || createError({ message: invalid });
  });
}

/** The most characters of a login's address, and of its password. */
export const credentialLength = 100;

/** The rule of an e-mail address; with `length`, of at most so many characters. */
export const emailRule = (length = Infinity) =>
  textRule({
    empty: 'Por favor, ingresa tu correo electrónico',
    invalid: 'Por favor, ingresa un correo electrónico válido',
    accepts: (text) => isEmail(text) && text.length <= length,
  });

/** The rule of an address with which a payer signs in: the login takes no longer one. */
export const loginEmailRule = () => emailRule(credentialLength);

/** The rule of a phone number; '569' alone counts as empty. */
export const phoneRule = () =>
  textRule({
    empty: 'Por favor, ingresa tu número de teléfono',
    invalid: 'Por favor, ingresa un número de teléfono válido',
    accepts: isPhone,
    isEmpty: isEmptyPhone,
  });

/** The rule of a RUT: 7 or 8 digits and their check digit. */
export const rutRule = () =>
  textRule({
    empty: 'Por favor, ingresa tu RUT',
    invalid: 'Por favor, ingresa un RUT válido',
    accepts: isPersonalRut,
  });

/** The rule of a person's name. */
export const nameRule = () =>
  textRule({
    empty: 'Por favor, ingresa tu nombre',
    invalid: 'Por favor, ingresa un nombre válido',
    accepts: isPersonName,
  });

/** The most characters of a comment. */
export const commentLength = 2000;

/** The comment rule. */
export const commentRule = () =>
  textRule({
    empty: 'Por favor, ingresa tu consulta o comentario',
    invalid: 'Por favor, ingresa un comentario válido',
    accepts: (text) => isComment(text) && text.length <= commentLength,
  });

/** The name rule for a surname, which may begin as in O'Higgins. */
const isSurname = (text: string) => isPersonName(text.replace(/^(\p{L})'/u, '$1'));

/** The rule of the payer's surnames. */
export const surnamesRule = () =>
  textRule({
    empty: 'Por favor, ingresa tus apellidos',
    invalid: 'Por favor, ingresa apellidos válidos',
    accepts: isSurname,
  });

/** The rule of the second surname, which is optional. */
export const secondSurnameRule = () =>
  textRule({ invalid: 'Por favor, ingresa un apellido válido', accepts: isSurname });

/** The rule of the six-digit code that the bank mails. */
export const codeRule = () =>
  textRule({
    empty: 'Por favor, ingresa el código',
    invalid: 'El código tiene 6 dígitos',
    accepts: (text) => /^\d{6}$/.test(text),
  });

/** What a new password lacks, if anything. */
function passwordProblem(text: string): string | undefined {
  if (text === '') return 'Por favor, ingresa una contraseña';
  if (text.length < 8) return 'Le faltan caracteres: usa al menos 8';
  if (text.length > credentialLength) return newPasswordHelp;
  if (!/\d/.test(text)) return 'Agrega un número';
  return /\p{L}/u.test(text) ? undefined : 'Agrega una letra';
}

/**
 * The rule of a new password: 8 to 100 characters, a letter and a digit; spaces count.
 */
export const newPasswordRule = () =>
  string().test('password', (value = '', { createError }) => {
    const message = passwordProblem(value);
    return message === undefined || createError({ message });
  });

/** The requirements of a new password, shown as help. */
export const newPasswordHelp = 'Usa entre 8 y 100 caracteres, con al menos una letra y un número.';

/** The rule of a repeated password; `name` is the field that it must equal. */
export const confirmationRule = (name: string) =>
  string().test('confirmation', (value = '', { createError, parent }) => {
    if (value === '') return createError({ message: 'Por favor, confirma tu contraseña' });
    const fields: Record<string, unknown> = parent;
    return value === fields[name] || createError({ message: 'Las contraseñas no coinciden' });
  });

/** The rule of the current password: it only must not be empty. */
export const currentPasswordRule = () =>
  string().required('Por favor, ingresa tu contraseña actual');

/** The rule of the checkbox "Acepto los Términos y Condiciones". */
export const termsRule = () =>
  boolean().oneOf([true], 'Para continuar, acepta los Términos y Condiciones');
