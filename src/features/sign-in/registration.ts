import { object } from 'yup';
import type { InferType } from 'yup';
import type { Registration } from '../../api/users.ts';
import {
  confirmationRule,
  emailRule,
  nameRule,
  newPasswordRule,
  phoneRule,
  rutRule,
  secondSurnameRule,
  surnamesRule,
  termsRule,
} from '../../lib/fieldRules.ts';
import { normalisePhone } from '../../lib/phone.ts';
import { hyphenateRut } from '../../lib/rut.ts';

/** The rules of the registration form (spec 5). */
export const registrationSchema = object({
  names: nameRule(),
  surnames: surnamesRule(),
  secondSurname: secondSurnameRule(),
  rut: rutRule(),
  email: emailRule(),
  phone: phoneRule(),
  password: newPasswordRule(),
  confirmation: confirmationRule('password'),
  terms: termsRule(),
});

/** What is typed into the registration form. */
export type RegistrationValues = {
  [Name in keyof InferType<typeof registrationSchema>]-?: Name extends 'terms' ? boolean : string;
};

/** The form as it opens. */
export const emptyRegistration: RegistrationValues = {
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

/** A valid form as the bank wants it: trimmed, the RUT as `12345678-5`, the phone as `+569…` (ruling 41). */
export function registrationOf(values: RegistrationValues): Registration {
  return {
    names: values.names.trim(),
    surnames: values.surnames.trim(),
    secondSurname: values.secondSurname.trim(),
    rut: hyphenateRut(values.rut),
    email: values.email.trim(),
    phone: normalisePhone(values.phone.trim()),
    password: values.password,
  };
}

/** The field that a refusal of the bank is about: which of the two exists already (409). */
export function refusedField(message: string): 'email' | 'rut' | undefined {
  if (/correo|e-?mail/i.test(message)) return 'email';
  return /\bRUT\b/i.test(message) ? 'rut' : undefined;
}
