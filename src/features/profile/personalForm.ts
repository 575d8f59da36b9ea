import { object } from 'yup';
import type { UserInfo } from '../../api/userInfo.ts';
import type { PersonalData } from '../../api/users.ts';
import {
  emailRule,
  nameRule,
  phoneRule,
  secondSurnameRule,
  surnamesRule,
} from '../../lib/fieldRules.ts';
import { normalisePhone } from '../../lib/phone.ts';

/** What is typed into the profile form. */
export interface ProfileValues {
  names: string;
  surnames: string;
  secondSurname: string;
  email: string;
  phone: string;
}

/** The rules of the profile form (spec 5). */
export const profileSchema = object({
  names: nameRule(),
  surnames: surnamesRule(),
  secondSurname: secondSurnameRule(),
  email: emailRule(),
  phone: phoneRule(),
});

/** The form as it opens on what the bank knows. */
export function profileValues({
  names,
  surnames,
  secondSurname,
  email,
  phone,
}: UserInfo): ProfileValues {
  return { names, surnames, secondSurname: secondSurname ?? '', email, phone: phone ?? '' };
}

/** A valid form as the bank wants it: trimmed, the phone as `+569…` (ruling 41). */
export function personalDataOf(values: ProfileValues): Required<PersonalData> {
  return {
    names: values.names.trim(),
    surnames: values.surnames.trim(),
    secondSurname: values.secondSurname.trim(),
    email: values.email.trim(),
    phone: normalisePhone(values.phone.trim()),
  };
}
