import { object } from 'yup';
import type { Registration } from '../../api/usersApi.ts';
import {
  confirmationRule,
  newPasswordRule,
  rutRule,
  termsRule,
} from '../../lib/fields/fieldRules.ts';
import { concernsEmail, personalRules, trimPersonal } from '../../lib/fields/personalData.ts';
import { hyphenateRut } from '../../lib/identifiers/rut.ts';

export const registrationSchema = object({
  ...personalRules(),
  rut: rutRule(),
  password: newPasswordRule(),
  confirmation: confirmationRule('password'),
  terms: termsRule(),
});

export const emptyRegistration = {
  names: '',
  surnames: '',
  secondSurname: '',
  rut: '',
  email: '',
  phone: '',
  password: '',
  confirmation: '',
  terms: false,
};

/** Converts a valid form into the bank's format, with the RUT as `12345678-5`. */
export function registrationOf(values: typeof emptyRegistration): Registration {
  return {
    ...trimPersonal(values),
    rut: hyphenateRut(values.rut),
    password: values.password,
  };
}

/** Returns the field whose value belongs to another user, according to the bank's refusal (409). */
export function refusedField(message: string): 'email' | 'rut' | undefined {
  if (concernsEmail(message)) return 'email';
  return /\bRUT\b/i.test(message) ? 'rut' : undefined;
}
