import { object, string } from 'yup';
import { isEmail } from '../../lib/emails.ts';
import { isEmptyPhone, isPhone } from '../../lib/phone.ts';
import { isContactRut } from '../../lib/rut.ts';
import { isComment, isContactName } from '../../lib/texts.ts';

/** What the contact form holds; `captcha` is the token of its answer. */
export interface ContactValues {
  name: string;
  rut: string;
  email: string;
  phone: string;
  comment: string;
  captcha: string;
}

/** The form before anything was typed. */
export const emptyContact: ContactValues = {
  name: '',
  rut: '',
  email: '',
  phone: '',
  comment: '',
  captcha: '',
};

interface Rule {
  emptyMessage: string;
  invalidMessage: string;
  isValid: (text: string) => boolean;
  isEmpty?: (text: string) => boolean;
}

const isBlank = (text: string) => text.trim() === '';

/** A field of the spec's table: blanks around the text do not count. */
function field({ emptyMessage, invalidMessage, isValid, isEmpty = isBlank }: Rule) {
  return string()
    .test('empty', emptyMessage, (text = '') => !isEmpty(text))
    .test('valid', invalidMessage, (text = '') => isEmpty(text) || isValid(text.trim()));
}

/** The rules and messages of the contact form, to the letter (spec 5). */
export const contactSchema = object({
  name: field({
    emptyMessage: 'Por favor, ingresa tu nombre',
    invalidMessage: 'Por favor, ingresa un nombre válido',
    isValid: isContactName,
  }),
  rut: field({
    emptyMessage: 'Por favor, ingresa tu RUT',
    invalidMessage: 'Por favor, ingresa un RUT válido',
    isValid: isContactRut,
  }),
  email: field({
    emptyMessage: 'Por favor, ingresa tu correo electrónico',
    invalidMessage: 'Por favor, ingresa un correo electrónico válido',
    isValid: isEmail,
  }),
  phone: field({
    emptyMessage: 'Por favor, ingresa tu número de teléfono',
    invalidMessage: 'Por favor, ingresa un número de teléfono válido',
    isValid: isPhone,
    isEmpty: isEmptyPhone,
  }),
  comment: field({
    emptyMessage: 'Por favor, ingresa tu consulta o comentario',
    invalidMessage: 'Por favor, ingresa un comentario válido',
    isValid: isComment,
  }),
  captcha: string().required('Por favor, confirma que no eres un robot'),
});
