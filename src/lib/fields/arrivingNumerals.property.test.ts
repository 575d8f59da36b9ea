/** @jest-environment node */
import * as fc from 'fast-check';
import { rut } from '../../../mocks/bank/identifiers.ts';
import { runs, seed } from '../../test/runs.ts';
import { groupThousands } from '../counts.ts';
import { listError, tidyList, tidyValue, wireValues } from '../identifiers/identifierLists.ts';
import { valueError, wireValue } from '../identifiers/identifiers.ts';
import type { Identifier } from '../identifiers/identifiers.ts';
import { loadPatternEngine } from '../identifiers/patterns.ts';
import {
  formatRut,
  hyphenateRut,
  isPersonalRut,
  isRut,
  rutCheckDigit,
} from '../identifiers/rut.ts';
import { oneLine } from '../text/arrivingText.ts';
import { isPhone, normalisePhone } from '../text/phone.ts';
import { readers } from './fieldReaders.ts';

const numRuns = runs(1_000, 300);

/** A piece of a generated text; `means` is the value that the piece stands for, if any. */
interface Piece {
  text: string;
  means?: string | undefined;
  /** Whether any of the kind's `signs` may separate the piece from another number. */
  isPlain?: boolean;
  /**
   * Whether the piece has thousands groups and no decimals: a hyphen may follow it, because such a
   * number cannot continue there.
   */
  isGrouped?: boolean;
}

const label = fc.constantFrom('Cuenta', 'N°', 'RUT:', 'Fono:', 'Ana Núñez', 'código');

/**
 * Numbers of one to three digits, which few kinds of field accept: `isRut` accepts '94', because 4
 * is the check digit of 9, and `isPhone` accepts '90', because a phone number begins with 9.
 */
const small = fc.stringMatching(/^[1-9]\d{0,2}$/);

/** The decimals of a number: zeros keep its value, all others make it invalid for an identifier. */
const zeroDecimals = ['', '', ',0', '.0', ',00', '.00', ',000000'];
const decimals = [...zeroDecimals, ',5', '.5', ',25', '.75', ',001', '.50'];

/** Generates numbers with `digits` digits, as spreadsheets and bills write them. */
const numeral = (digits: number) =>
  fc
    .record({
      whole: fc.stringMatching(new RegExp(`^[1-9]\\d{${digits - 1}}$`)),
      zeros: fc.constantFrom(0, 0, 1, 3),
      group: fc.constantFrom('', '', '.', ',', "'", ' '),
      end: fc.constantFrom(...decimals),
    })
    .map(({ whole, zeros, group, end }): Piece => {
      const number = whole.slice(zeros).padStart(digits, '0');
      const isGrouped = group !== '' && zeros === 0 && !end.startsWith(group);
      const means = zeroDecimals.includes(end) ? number : undefined;
      const written = isGrouped ? groupThousands(number, group) : number;
      const isWhole = end === '';
      return {
        text: written + end,
        means,
        isPlain: !isGrouped && isWhole,
        isGrouped: isGrouped && isWhole,
      };
    });

/**
 * Returns the spelling `forms[form]` with the value `means`. An index beyond the last spelling
 * gives `without`, a text that must be refused.
 */
function writtenAs(forms: readonly Piece[], form: number, means: string, without: string): Piece {
  const written = forms[form];
  return written ? { ...written, means } : { text: without };
}

/** A person's RUT as spreadsheets, bills and word processors write it. */
const writtenRut = fc
  .record({
    body: fc.integer({ min: 1_000_000, max: 99_999_999 }).map(String),
    form: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ body, form }): Piece => {
    const digit = rutCheckDigit(body) ?? '';
    const value = `${body}-${digit}`;
    const isNumber = digit !== 'K';
    const forms: Piece[] = [
      { text: value.toLowerCase(), isPlain: true },
      { text: body + digit, isPlain: body.length === 8 },
      { text: formatRut(value) },
      { text: formatRut(value).replaceAll('.', ' ') },
      { text: `${groupThousands(body, ',')}-${digit}` },
      { text: `${groupThousands(body, '.')} – ${digit}` },
      { text: `0000${value}` },
      { text: `00${body}${digit}` },
      { text: isNumber ? `${body}${digit}.0` : value },
      { text: isNumber ? `${groupThousands(body + digit, '.')},00` : value },
    ];
    return writtenAs(forms, form, value, `${body},${isNumber ? digit : 0}1`);
  });

const writtenPhone = fc
  .record({ digits: fc.stringMatching(/^\d{8}$/), form: fc.integer({ min: 0, max: 8 }) })
  .map(({ digits, form }): Piece => {
    const means = `+569${digits}`;
    const [first, last] = [digits.slice(0, 4), digits.slice(4)];
    const forms: Piece[] = [
      { text: `9${digits}`, isPlain: true },
      { text: means },
      { text: `+56 9 ${first} ${last}` },
      { text: `09 ${first}-${last}` },
      { text: `9${digits}.0` },
      { text: `569${digits},00` },
      { text: `0056 9 ${first} ${last}` },
    ];
    return writtenAs(forms, form, means, `9${digits}${form === 7 ? ',5' : '.25'}`);
  });

const writtenCode = fc
  .record({ digits: fc.stringMatching(/^\d{6}$/), form: fc.integer({ min: 0, max: 5 }) })
  .map(({ digits, form }): Piece => {
    const halves = [digits.slice(0, 3), digits.slice(3)];
    const forms: Piece[] = [
      { text: digits, isPlain: true },
      { text: halves.join(' ') },
      { text: halves.join('-') },
      { text: [...digits].join(' ') },
    ];
    return writtenAs(forms, form, digits, `${digits}${form === 4 ? ',5' : '.25'}`);
  });

/**
 * `clear` has separators that never belong to a number. Those in `unclear` may belong to one, so
 * the generated texts have them only where `mayTouch` allows it.
 */
const clear = [', ', '; ', '\n', ' / ', ' | ', ' y '];
const unclear = [',', '/', '-', ' ', '.', "'"];

/** Replaces each digit by the same digit of the script whose zero has the code point `zero`. */
const shifted = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const forms: ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => text.normalize('NFD'),
  shifted(0xff10),
  shifted(0x0660),
  shifted(0x1d7ce),
  (text) => text.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)),
  (text) => text.replace(/\d/g, '$&\u200B'),
];

/**
 * Generates texts of labels, numbers for the field and other numbers, with the numbers that each
 * text contains.
 */
const textsOf = ({ own, meaningOf = () => undefined, signs = unclear }: Kind) =>
  fc
    .record({
      pieces: fc.array(
        fc.record({
          piece: fc.oneof(
            { weight: 5, arbitrary: own },
            {
              weight: 2,
              arbitrary: small.map((text): Piece => ({ text, means: meaningOf(text) })),
            },
            { weight: 1, arbitrary: label.map((text): Piece => ({ text })) },
          ),
          separator: fc.constantFrom(...clear),
          tight: fc.constantFrom(...signs),
          isTight: fc.boolean(),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      form: fc.constantFrom(...forms),
    })
    .map(({ pieces, form }) => {
      const text = pieces.map(({ piece, separator, tight, isTight }, index) => {
        const next = pieces[index + 1]?.piece;
        if (!next) return piece.text;
        const isWord = !/\d/.test(piece.text) || !/\d/.test(next.text);
        if (isWord) return `${piece.text} `;
        // An unclear sign may separate only plain digits, because '405.607' could be one number
        // with thousands; a hyphen may also follow a number in groups.
        const mayTouch =
          (piece.isPlain === true || (piece.isGrouped === true && tight === '-')) &&
          (next.isPlain ?? next.text.length < 4);
        return piece.text + (isTight && mayTouch ? tight : separator);
      });
      const numbers = pieces.map(({ piece }) => piece).filter((each) => /\d/.test(each.text));
      return { text: form(text.join('')), numbers };
    });

interface Kind {
  own: fc.Arbitrary<Piece>;
  /** The value of a short number, if the field accepts it. */
  meaningOf?: (small: string) => string | undefined;
  /** The signs allowed between plain digits; by default all of `unclear`. */
  signs?: readonly string[];
  /** The values that the form would send after the text arrived; none if the text is refused. */
  send: (text: string) => readonly string[];
  /**
   * The values that should be sent for a text that is not refused. If the field picks one of
   * several numbers, such as the code in a mail, they depend on `sent`, the values that it sent.
   */
  rightOf: (numbers: readonly Piece[], sent: readonly string[]) => readonly string[];
}

/**
 * Returns the values of all numbers, each once; none if any number has no value, because a field
 * must refuse a text rather than lose a part of it.
 */
function all(numbers: readonly Piece[]): string[] {
  const values = numbers.flatMap(({ means }) => means ?? []);
  return values.length < numbers.length ? [] : [...new Set(values)];
}

/** Returns the value if all numbers have the same one; otherwise nothing. */
function single(numbers: readonly Piece[]): string[] {
  const values = all(numbers);
  return values.length === 1 ? values : [];
}

const sendList = (identifier: Identifier) => (text: string) => {
  const value = tidyList(identifier, text);
  return listError(identifier, value) === undefined ? wireValues(identifier, value) : [];
};
const sendOne = (identifier: Identifier) => (text: string) => {
  const value = tidyValue(identifier, text);
  return valueError(identifier, value) === undefined ? [wireValue(identifier, value)] : [];
};

const ruts = {
  own: writtenRut,
  // A digit behind a hyphen is a check digit, so a hyphen cannot separate two numbers.
  signs: unclear.filter((sign) => sign !== '-'),
  meaningOf: (text: string) => (isRut(text) ? hyphenateRut(text) : undefined),
};

const kinds: Record<string, Kind> = {
  'a list of RUTs': { ...ruts, send: sendList(rut), rightOf: all },
  'one RUT': { ...ruts, send: sendOne(rut), rightOf: single },
  "a person's RUT": {
    own: writtenRut,
    send: (text) => [oneLine(readers.rut(text))].filter(isPersonalRut).map(hyphenateRut),
    rightOf: single,
  },
  'a phone': {
    own: writtenPhone,
    meaningOf: (text) => (isPhone(text) ? normalisePhone(text) : undefined),
    send: (text) => [oneLine(readers.phone(text)).trim()].filter(isPhone).map(normalisePhone),
    rightOf: single,
  },
  'a code': {
    own: writtenCode,
    send: (text) => [oneLine(readers.code(text))].filter((code) => /^\d{6}$/.test(code)),
    // A mail may contain other numbers beside the code.
    rightOf: (numbers, [code]) => single(numbers.filter(({ means }) => means === code)),
  },
};
for (const [least, most] of [
  [8, 8],
  [6, 9],
  [7, 20],
] as const) {
  const pattern = String.raw`\d{${least},${most}}`;
  const identifier: Identifier = { kind: 'SERVICE_ID', label: 'Número', pattern, maxLength: most };
  const own = fc.integer({ min: least, max: Math.min(most, 12) }).chain(numeral);
  kinds[`a list of ${pattern}`] = { own, send: sendList(identifier), rightOf: all };
  kinds[`one ${pattern}`] = { own, send: sendOne(identifier), rightOf: single };
}

beforeAll(loadPatternEngine);

describe.each(Object.entries(kinds))(`T16 a field for %s (seed ${seed})`, (_name, kind) => {
  it('sends whole numbers of the text that arrived, never digits of two or decimals of one', () => {
    let sentTexts = 0;
    fc.assert(
      fc.property(textsOf(kind), ({ text, numbers }) => {
        const sent = kind.send(text);
        if (sent.length === 0) return;
        sentTexts += 1;
        expect({ text, sent }).toEqual({ text, sent: kind.rightOf(numbers, sent) });
      }),
      { numRuns, seed },
    );
    // A reader that refuses everything would pass all other expectations.
    expect(sentTexts).toBeGreaterThan(numRuns / 20);
  });
});
