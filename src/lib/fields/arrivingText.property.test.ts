/** @jest-environment node */
import * as fc from 'fast-check';
import {
  accountNumber,
  customerNumber,
  invoiceNumber,
  rut,
} from '../../../mocks/bank/identifiers.ts';
import { anyCharacter } from '../../test/values/arbitraries.ts';
import { runs, seed } from '../../test/runs.ts';
import { normalised, plain } from '../text/arrivingText.ts';
import { isEmail } from '../text/emails.ts';
import { areEmailsValid, parseEmailList } from '../text/emails.ts';
import { readers } from './fieldReaders.ts';
import { listError, tidyList, tidyValue, wireValues } from '../identifiers/identifierLists.ts';
import { valueError, wireValue } from '../identifiers/identifiers.ts';
import { loadPatternEngine } from '../identifiers/patterns.ts';
import { isPhone } from '../text/phone.ts';
import { hyphenateRut, isPersonalRut } from '../identifiers/rut.ts';
import { isPersonName } from '../text/texts.ts';

const numRuns = runs(1_000, 300);

const addresses = ['luis@correo.cl', 'Luis@CORREO.cl', 'ana.p+luz@mi-casa.cl', 'muñoz@correo.cl'];
const phones = ['+56 9 8765 4321', '987654321', '+56912345678', '(oficina 12)', 'Fono:'];
const ruts = ['12.345.678-5', '9876543-3', '9 876 543 3', '8765432-k', '12.345.678', '12345674'];
const numbers = ['1020 3040', '10.203.041', 'F 4050607', '900100200', '10203042', '1020', 'N°'];
const codes = ['012345', '543 210', 'código', '1234567'];
const names = ['Ana Rojas', 'Bernardo', 'O’Higgins', 'Núñez', 'Nombre:'];
const words = ['y', 'ana', 'RUT', 'Para:', '<', '>', 'mailto:', 'k', '@', '1', '12', 'ñ'];
const between = [' ', '  ', ', ', '; ', '\n', '\t', '/', ' / ', '|', '-', '.', "'", '(', ')', ''];
const unseen = ['\u200B', '\u2060', '\uFEFF', '\u00AD', '\u200E', '\u202E', '\u2066', '\u00A0'];

/** Generates texts close to the values of a kind of field, and sometimes any text. */
const textsOf = (own: readonly string[]) =>
  fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...own) },
        { weight: 6, arbitrary: fc.constantFrom(...between) },
        { weight: 1, arbitrary: fc.constantFrom(...addresses, ...phones, ...ruts, ...numbers) },
        { weight: 1, arbitrary: fc.constantFrom(...words) },
        { weight: 2, arbitrary: fc.constantFrom(...unseen) },
        { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 3 }) },
        { weight: 1, arbitrary: fc.stringMatching(/^[\d .-]{1,12}$/) },
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(''));

const digitsIn = (text: string) => text.replace(/\D/g, '');
/**
 * Normalises the characters that a field may change in a text that it keeps: typographic hyphens
 * and quotes become ASCII ones, and each run of whitespace and commas becomes one space.
 */
const asKept = (text: string) =>
  plain(text)
    .replaceAll('`', "'")
    .replace(/[\s,]+/g, ' ')
    .trim();

/** Escapes a text for a regular expression with the flag `u`. */
const escaped = (text: string) =>
  Array.from(text, (each) => `\\u{${each.codePointAt(0)?.toString(16)}}`).join('');

/** Whether a value is a whole word of a text: no letter, digit or @ next to it. */
const standsIn = (value: string, text: string) =>
  new RegExp(String.raw`(?<![\p{L}\d@])${escaped(value)}(?![\p{L}\d@])`, 'iu').test(
    normalised(text),
  );

/**
 * Whether the letters and digits of a value follow each other in a text, ignoring separators,
 * leading zeros and zero decimals.
 */
function runsThrough(value: string, text: string): boolean {
  const characters = Array.from(value.replace(/[^\p{L}\d]/gu, ''), escaped);
  const run = characters.join(String.raw`[^\p{L}\d]*`);
  const shape = new RegExp(String.raw`(?<![1-9]\d*)${run}(?!\d)`, 'iu');
  const readable = normalised(text);
  return shape.test(readable) || shape.test(readable.replace(/[.,]0+(?!\d)/g, ''));
}

/** Whether a row of digits consists only of the digits of some values and of zeros. */
const consistsOf = (row: string, parts: readonly string[]): boolean =>
  /^0*$/.test(row) ||
  parts.some(
    (part) => row.startsWith(digitsIn(part)) && consistsOf(row.slice(digitsIn(part).length), parts),
  ) ||
  (row.startsWith('0') && consistsOf(row.slice(1), parts));

interface Kind {
  own: readonly string[];
  read: (text: string) => string;
  /** The values that the form would send for the field's text; none for a refused text. */
  sent: (value: string) => readonly string[];
  /**
   * Whether the text contains the sent values, apart from separators; for some kinds, also whether
   * it contains no other value.
   */
  isSaid: (sent: readonly string[], text: string) => boolean;
}

const one = (accepts: (text: string) => boolean, value: string) => (accepts(value) ? [value] : []);

const kinds: Record<string, Kind> = {
  'an e-mail': {
    own: addresses,
    read: readers.email,
    sent: (value) => one(isEmail, value.trim()),
    isSaid: ([address = ''], text) =>
      address === normalised(text).trim() ||
      (standsIn(address, text) &&
        normalised(text)
          .split(/[\s,;:<>()|[\]{}"«»¡¿•·]+/)
          .every(
            (word) => !word.includes('@') || word.toLowerCase().includes(address.toLowerCase()),
          )),
  },
  'a list of e-mails': {
    own: addresses,
    read: readers.emails,
    sent: (value) => (areEmailsValid(value) ? parseEmailList(value) : []),
    isSaid: (list, text) =>
      list.every((address) => standsIn(address, text)) &&
      list.length <= normalised(text).split('@').length - 1,
  },
  'a phone': {
    own: phones,
    read: readers.phone,
    sent: (value) => one(isPhone, value.trim()),
    isSaid: ([phone = ''], text) =>
      runsThrough(phone.replace(/^00/, ''), text) ||
      digitsIn(normalised(text)) === `00${digitsIn(phone)}`,
  },
  "a person's RUT": {
    own: ruts,
    read: readers.rut,
    sent: (value) => (isPersonalRut(value) ? [hyphenateRut(value)] : []),
    isSaid: (list, text) =>
      list.every((each) => runsThrough(each, text)) && consistsOf(digitsIn(normalised(text)), list),
  },
  'a name': {
    own: names,
    read: readers.name,
    // `isPersonName` requires two letters at the beginning; in a surname such as O'Higgins, an
    // apostrophe may be between them.
    sent: (value) => one((text) => isPersonName(text.replace("'", '')), value.trim()),
    isSaid: ([name = ''], text) =>
      ['', 'Nombre:', 'Nombre: '].some((label) => asKept(label + name) === asKept(text)),
  },
  'a code': {
    own: codes,
    read: readers.code,
    sent: (value) => one((text) => /^\d{6}$/.test(text), value),
    isSaid: ([code = ''], text) => runsThrough(code, text),
  },
};

/** Adds two fields for each identifier: one for a list of values, one for a single value. */
for (const [identifier, own] of [
  [rut, ruts],
  [customerNumber, numbers],
  [invoiceNumber, numbers],
  [accountNumber, numbers],
] as const) {
  const isSaid: Kind['isSaid'] = (list, text) =>
    list.every((each) => runsThrough(each, text)) && consistsOf(digitsIn(normalised(text)), list);
  kinds[`a list of ${identifier.label}`] = {
    own,
    isSaid,
    read: (text) => tidyList(identifier, text),
    sent: (value) =>
      listError(identifier, value) === undefined ? wireValues(identifier, value) : [],
  };
  kinds[`one ${identifier.label}`] = {
    own,
    isSaid,
    read: (text) => tidyValue(identifier, text),
    sent: (value) =>
      valueError(identifier, value) === undefined ? [wireValue(identifier, value)] : [],
  };
}

beforeAll(loadPatternEngine);

describe.each(Object.entries(kinds))(`T16 a field for %s (seed ${seed})`, (_name, kind) => {
  it('sends only content of the text that arrived; else it keeps the text, and its rule refuses it', () => {
    let sentValues = 0;
    fc.assert(
      fc.property(textsOf(kind.own), (text) => {
        const value = kind.read(text);
        const sent = kind.sent(value);
        sentValues += sent.length;
        const isKept = [text, normalised(text)].map(asKept).includes(asKept(value));
        const isRight = sent.length > 0 ? kind.isSaid(sent, text) : isKept;
        expect({ text, value, sent, isRight }).toMatchObject({ isRight: true });
        expect(kind.read(value)).toBe(value);
      }),
      { numRuns, seed },
    );
    // A reader that accepts no text would pass all other expectations.
    expect(sentValues).toBeGreaterThan(0);
  });
});
