import { plain, reading } from '../text/arrivingText.ts';
import { findEmail, findEmails } from '../text/emails.ts';
import { findPhone } from '../text/phone.ts';
import { plainNumerals } from '../text/numerals.ts';
import { formatRut, isPersonalRut, isRut } from '../identifiers/rut.ts';
import { rutsIn } from '../identifiers/rutLists.ts';
import { findCode, findName } from '../text/texts.ts';

/**
 * Returns the only RUT (Chilean tax ID) of a person in a text, with its dots; undefined if the text
 * has none or several. Digits without separators stay as they are, valid or not: the field formats
 * them when it loses focus.
 */
function findRut(text: string): string | undefined {
  if (/^\s*[1-9][\dk]*\s*$/i.test(text)) return text.trim();
  const [rut, another] = rutsIn(plainNumerals(text));
  return rut !== undefined && another === undefined && isRut(rut) && isPersonalRut(rut)
    ? formatRut(rut)
    : undefined;
}

/**
 * The readers, keyed by kind of field. A reader returns the field's value for a text that arrives
 * whole (pasted, dropped, autofilled). A text without such a value is kept, and the field's rule
 * reports it.
 */
export const readers = {
  email: reading(findEmail),
  emails: reading(findEmails),
  phone: reading(findPhone),
  rut: reading(findRut),
  name: reading(findName, plain),
  code: reading(findCode),
};
