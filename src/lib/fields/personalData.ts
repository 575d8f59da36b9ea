import {
  loginEmailRule,
  nameRule,
  phoneRule,
  secondSurnameRule,
  surnamesRule,
} from './fieldRules.ts';
import { normalisePhone } from '../text/phone.ts';

/** Creates the rules of the fields that registration and profile have in common. */
export const personalRules = () => ({
  names: nameRule(),
  surnames: surnamesRule(),
  secondSurname: secondSurnameRule(),
  email: loginEmailRule(),
  phone: phoneRule(),
});

type PersonalValues = Record<keyof ReturnType<typeof personalRules>, string>;

/** Whether the bank's message is about the e-mail, for example because another payer has it. */
export const concernsEmail = (message: string) => /correo|e-?mail/i.test(message);

/** Returns valid personal data in the bank's form: trimmed, the phone as `+569…`. */
export function trimPersonal(values: PersonalValues): PersonalValues {
  return {
    names: values.names.trim(),
    surnames: values.surnames.trim(),
    secondSurname: values.secondSurname.trim(),
    email: values.email.trim(),
    phone: normalisePhone(values.phone.trim()),
  };
}
