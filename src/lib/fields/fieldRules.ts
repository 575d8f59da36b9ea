import { boolean, string } from 'yup';
import { isEmail } from '../text/emails.ts';
import { isEmptyPhone, isPhone } from '../text/phone.ts';
import { isCommonPassword, normalPassword, passwordLength, passwordSize } from './passwords.ts';
import { isPersonalRut } from '../identifiers/rut.ts';
import { isComment, isPersonName } from '../text/texts.ts';

interface TextRule {
  /** The error for an empty text; absent if the field may stay empty. */
  empty?: string;
  invalid: string;
  accepts: (text: string) => boolean;
  isEmpty?: (text: string) => boolean;
}

/** Creates a schema with one test and its messages; the test ignores the spaces around the text. */
function textRule({ empty, invalid, accepts, isEmpty = (text) => text === '' }: TextRule) {
  return string().test('text', (value = '', { createError }) => {
    const text = value.trim();
    if (isEmpty(text)) return empty === undefined || createError({ message: empty });
    return accepts(text) || createError({ message: invalid });
  });
}

/** The maximum number of characters of a login's e-mail address, and of its password. */
export const credentialLength = passwordLength.max;

export const emailRule = (length = Infinity) =>
  textRule({
    empty: 'Por favor, ingresa tu correo electrónico',
    invalid: 'Por favor, ingresa un correo electrónico válido',
    accepts: (text) => isEmail(text) && text.length <= length,
  });

export const loginEmailRule = () => emailRule(credentialLength);

/** Creates the rule of a Chilean mobile number; the prefix '569' alone counts as empty. */
export const phoneRule = () =>
  textRule({
    empty: 'Por favor, ingresa tu número de teléfono',
    invalid: 'Por favor, ingresa un número de teléfono válido',
    accepts: isPhone,
    isEmpty: isEmptyPhone,
  });

/** Creates the rule of a RUT (Chilean tax ID): 7 or 8 digits and their check digit. */
export const rutRule = () =>
  textRule({
    empty: 'Por favor, ingresa tu RUT',
    invalid: 'Por favor, ingresa un RUT válido',
    accepts: isPersonalRut,
  });

export const nameRule = () =>
  textRule({
    empty: 'Por favor, ingresa tu nombre',
    invalid: 'Por favor, ingresa un nombre válido',
    accepts: isPersonName,
  });

export const commentLength = 2000;

export const commentRule = () =>
  textRule({
    empty: 'Por favor, ingresa tu consulta o comentario',
    invalid: 'Por favor, ingresa un comentario válido',
    accepts: (text) => isComment(text) && text.length <= commentLength,
  });

/** Whether a text can be a surname: a name, perhaps with an apostrophe as in O'Higgins. */
const isSurname = (text: string) => isPersonName(text.replace(/^(\p{L})'/u, '$1'));

export const surnamesRule = () =>
  textRule({
    empty: 'Por favor, ingresa tus apellidos',
    invalid: 'Por favor, ingresa apellidos válidos',
    accepts: isSurname,
  });

/** Creates the rule of the second surname; an empty one is valid. */
export const secondSurnameRule = () =>
  textRule({ invalid: 'Por favor, ingresa un apellido válido', accepts: isSurname });

/** Creates the rule of the six-digit code that the bank mails. */
export const codeRule = () =>
  textRule({
    empty: 'Por favor, ingresa el código',
    invalid: 'El código tiene 6 dígitos',
    accepts: (text) => /^\d{6}$/.test(text),
  });

export const newPasswordHelp = `Usa entre ${passwordLength.min} y ${passwordLength.max} caracteres, los que quieras.`;

async function passwordProblem(text: string): Promise<string | undefined> {
  if (text === '') return 'Por favor, ingresa una contraseña';
  const size = passwordSize(text);
  if (size < passwordLength.min) return `Le faltan caracteres: usa al menos ${passwordLength.min}`;
  if (size > passwordLength.max) return newPasswordHelp;
  const isCommon = await isCommonPassword(text);
  return isCommon ? 'Es una de las contraseñas más usadas del mundo: elige otra' : undefined;
}

/**
 * Creates the rule of a new password: 8 to 100 characters of any kind, not one of the commonest
 * passwords.
 */
export const newPasswordRule = () =>
  string().test('password', async (value = '', { createError }) => {
    const message = await passwordProblem(value);
    return message === undefined || createError({ message });
  });

/** Creates the rule of a repeated password; `name` is the field that it must equal. */
export const confirmationRule = (name: string) =>
  string().test('confirmation', (value = '', { createError, parent }) => {
    if (value === '') return createError({ message: 'Por favor, confirma tu contraseña' });
    const fields: Record<string, unknown> = parent;
    const password = fields[name];
    const isSame =
      typeof password === 'string' && normalPassword(password) === normalPassword(value);
    return isSame || createError({ message: 'Las contraseñas no coinciden' });
  });

/** Requires the current password; the rules for new passwords do not apply to it. */
export const currentPasswordRule = () =>
  string().required('Por favor, ingresa tu contraseña actual');

export const termsRule = () =>
  boolean().oneOf([true], 'Para continuar, acepta los Términos y Condiciones');
