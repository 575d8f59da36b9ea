import { object } from 'yup';
import type { UserInfo } from '../../api/userInfo.ts';
import { personalRules } from '../../lib/personalData.ts';

/** The rules of the profile form (spec 5). */
export const profileSchema = object(personalRules());

/** The form's initial values, from the bank's data. */
export function profileValues({ names, surnames, secondSurname, email, phone }: UserInfo) {
  return { names, surnames, secondSurname: secondSurname ?? '', email, phone: phone ?? '' };
}
