import { object, string } from 'yup';
import {
  commentRule,
  emailRule,
  nameRule,
  phoneRule,
  rutRule,
} from '../../lib/fields/fieldRules.ts';
import { readers } from '../../lib/fields/fieldReaders.ts';
import { formatRut } from '../../lib/identifiers/rut.ts';
import type { UserData } from '../../store/session/sessionState.ts';

/** The contact form's values; `captcha` is the token of a solved captcha. */
export type ContactValues = {
  name: string;
  rut: string;
  email: string;
  phone: string;
  comment: string;
  captcha: string;
};

/** The form's initial values, filled with the data that the portal has of a payer. */
export const initialContact = (payer?: UserData, fullName = ''): ContactValues => ({
  name: fullName,
  rut: formatRut(payer?.docUsr ?? ''),
  email: readers.email(payer?.email ?? ''),
  phone: '',
  comment: '',
  captcha: '',
});

export const contactSchema = object({
  name: nameRule(),
  rut: rutRule(),
  email: emailRule(),
  phone: phoneRule(),
  comment: commentRule(),
  captcha: string().required('Por favor, confirma que no eres un robot'),
});
