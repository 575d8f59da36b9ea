/** @jest-environment node */
import * as fc from 'fast-check';
import { isEmail } from './emails.ts';
import { filterText } from './keyFilters.ts';
import type { FieldKind } from './keyFilters.ts';

const kinds: FieldKind[] = ['rut', 'phone', 'email', 'text', 'alphanumeric', 'numeric'];

describe('T16 key filtering', () => {
  it.each<[FieldKind, string, string]>([
    ['rut', '0123456789kK', 'aA.- +@'],
    ['phone', '0123456789+', 'aK.- ()'],
    ['email', `aZ09@.!#$%&'*+/=?^_\`{|}~-`, ' ,;:()<>[]"\\ñé'],
    ['text', `aZñÑéü '-`, '09@.+_😀'],
    ['alphanumeric', 'aZñ09', ` '-.@+`],
    ['numeric', '0123456789', 'kK+-.e '],
  ])('%s takes %j and refuses %j', (kind, taken, refused) => {
    expect(filterText(kind, taken)).toBe(taken);
    expect(filterText(kind, refused)).toBe('');
  });

  it.each<[FieldKind, string, string]>([
    ['rut', ' 12.345.678-k ', '12345678k'],
    ['phone', '+56 9 1234-5678', '+56912345678'],
    ['email', ' Ana Rojas <ana@x.cl>, ', 'AnaRojasana@x.cl'],
    ['text', 'José 2 O’Higgins\n', "José  O'Higgins"],
    ['text', 'Jose\u0301', 'José'],
    ['alphanumeric', 'AB-12 34', 'AB1234'],
    ['numeric', '$ 25.990', '25990'],
    ['rut', '１２Ｋ', '12K'],
    ['email', 'ａ＠ｂ．ｃｌ', 'a@b.cl'],
    ['email', 'ﬁ', 'fi'],
    ['phone', '＋５６', '+56'],
    ['numeric', '½⑩٣²', '32'],
    ['text', '\u0301', '\u0301'],
    ['numeric', '', ''],
  ])('%s keeps of %j only %j', (kind, text, expected) => {
    expect(filterText(kind, text)).toBe(expected);
  });

  it('judges each key by itself, whatever is beside it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.string({ unit: 'binary-ascii' }), (kind, text) => {
        const typed = Array.from(text, (key) => filterText(kind, key)).join('');
        expect(filterText(kind, text)).toBe(typed);
        expect(filterText(kind, typed)).toBe(typed);
      }),
    );
  });

  it('never removes a character from a valid e-mail', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        fc.pre(isEmail(text));
        expect(filterText('email', text)).toBe(text);
      }),
    );
  });
});
