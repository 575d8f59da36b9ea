import { visible } from '../text/arrivingText.ts';
import { groupThousands } from '../counts.ts';
import { commentLength } from './fieldRules.ts';
import { filterText } from '../text/keyFilters.ts';
import { cleanRut, isRut, lacksCheckDigit } from '../identifiers/rut.ts';
import { refusedInComment } from '../text/texts.ts';

/** Names a character in a sentence, without printing an invisible one. */
const named = (character: string) =>
  /\p{C}/u.test(character) ? 'un carácter que no se ve' : `«${character}»`;

function emailAdvice(text: string): string | undefined {
  // Separators such as commas are skipped here: they show that there are other words beside the
  // address, and the message below asks to remove those.
  const refused = Array.from(text).find(
    (each) => filterText('email', each) === '' && !/[\s,;:<>()"[\]]/.test(each),
  );
  if (refused !== undefined) return `Un correo no puede llevar ${named(refused)}.`;
  return /[\s,;:<>()"[\]]|@.*@/.test(text)
    ? 'Escribe una sola dirección, sin espacios ni otras palabras.'
    : undefined;
}

function rutAdvice(text: string): string | undefined {
  if (lacksCheckDigit(text)) {
    return 'Falta el dígito verificador: el número o la K que va después del guion.';
  }
  // "Quizás", because a text of this length may also be a complete RUT with a wrong check digit.
  return /^\d{7,8}$/.test(cleanRut(text)) && !isRut(text)
    ? 'Quizás falta el dígito verificador: el número o la K que va después del guion.'
    : undefined;
}

function commentAdvice(text: string): string | undefined {
  const refused = refusedInComment(text);
  const sentences = [
    refused === undefined ? '' : `El comentario no puede llevar ${named(refused)}.`,
    text.length > commentLength
      ? `El máximo es de ${groupThousands(String(commentLength), '.')} caracteres: acórtalo un poco.`
      : '',
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/**
 * Functions that explain why a field's rule refuses a text, to be shown beside the rule's own
 * message: a wrong character, a missing part, or a superfluous one. They return undefined if the
 * cause is unknown.
 */
export const advice = {
  email: (text: string) => emailAdvice(visible(text).trim()),
  phone: (text: string) =>
    filterText('phone', text) === text.trim()
      ? undefined
      : 'Escribe solo un número, sin otras palabras.',
  rut: rutAdvice,
  name: (text: string) => (text.includes('@') ? 'Un nombre no puede llevar «@».' : undefined),
  comment: commentAdvice,
};
