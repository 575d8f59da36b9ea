import { plain, reading } from '../text/arrivingText.ts';
import { findEmail, findEmails } from '../text/emails.ts';
import { findPhone } from '../text/phone.ts';
import { plainNumerals } from '../text/numerals.ts';
import { formatRut, isPersonalRut, isRut } from '../identifiers/rut.ts';
import { rutsIn } from '../identifiers/rutLists.ts';
import { findCode, findName } from '../text/texts.ts';

/** The only RUT of a person in a text, with its dots; one without signs gets them when left. */
function findRut(text: string): string | undefined {
  if (/^\s*[1-9][\dk]*\s*$/i.test(text)) return text.trim();
  const [rut, another] = rutsIn(plainNumerals(text));
  return rut !== undefined && another === undefined && isRut(rut) && isPersonalRut(rut)
    ? formatRut(rut)
    : undefined;
}

/**
 * What each kind of field makes of a text that arrives whole: the value that it holds, or the text
 * as it came, for the field's rule to refuse in words. Never anything else.
 */
export const readers = {
  email: reading(findEmail),
  emails: reading(findEmails),
  phone: reading(findPhone),
  rut: reading(findRut),
  name: reading(findName, plain),
  code: reading(findCode),
};
