import { object } from 'yup';
import type { UserInfo } from '../../api/userInfoApi.ts';
import { readers } from '../../lib/fieldReaders.ts';
import { personalRules } from '../../lib/personalData.ts';

/** The rules of the profile form. */
export const profileSchema = object(personalRules());

/** The form's initial values, from the bank's data, which may be written in any way. */
export function profileValues({ names, surnames, secondSurname, email, phone }: UserInfo) {
  return {
    names,
    surnames,
    secondSurname: secondSurname ?? '',
    email: readers.email(email),
    phone: readers.phone(phone ?? ''),
  };
}
