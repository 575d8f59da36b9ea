import { object, string } from 'yup';
import { commentRule, emailRule, nameRule, phoneRule, rutRule } from '../../lib/fieldRules.ts';

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

/** The rules and messages of the contact form, to the letter (spec 5). */
export const contactSchema = object({
  name: nameRule(),
  rut: rutRule(),
  email: emailRule(),
  phone: phoneRule(),
  comment: commentRule(),
  captcha: string().required('Por favor, confirma que no eres un robot'),
});
