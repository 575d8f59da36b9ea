/** @jest-environment node */
import * as fc from 'fast-check';
import { type FieldKind, filterText, isAllowedKey } from './keyFilters.ts';
import { isEmail } from './emails.ts';

const kinds: FieldKind[] = ['rut', 'phone', 'email', 'text', 'alphanumeric', 'numeric'];

describe('T16 isAllowedKey', () => {
  it.each<[FieldKind, string, string]>([
    ['rut', '0123456789kK', 'aA.- +@'],
    ['phone', '0123456789+', 'aK.- ()'],
    ['email', `aZ09@.!#$%&'*+/=?^_\`{|}~-`, ' ,;:()<>[]"\\ñé'],
    ['text', `aZñÑéü '-`, '09@.+_'],
    ['alphanumeric', 'aZñ09', ` '-.@+`],
    ['numeric', '0123456789', 'kK+-.e '],
  ])('%s takes %j and refuses %j', (kind, taken, refused) => {
    expect(Array.from(taken).filter((key) => !isAllowedKey(kind, key))).toEqual([]);
    expect(Array.from(refused).filter((key) => isAllowedKey(kind, key))).toEqual([]);
  });

  it.each(kinds)('%s lets the named keys pass', (kind) => {
    for (const key of [
      'Backspace',
      'Enter',
      'Tab',
      'ArrowLeft',
      'F5',
      'Dead',
      'Process',
      'Unidentified',
    ]) {
      expect(isAllowedKey(kind, key)).toBe(true);
    }
  });

  it('does not take an emoji for a named key', () => {
    expect(isAllowedKey('text', '😀')).toBe(false);
  });
});

describe('T16 filterText', () => {
  it.each<[FieldKind, string, string]>([
    ['rut', ' 12.345.678-k ', '12345678k'],
    ['phone', '+56 9 1234-5678', '+56912345678'],
    ['email', ' Ana Rojas <ana@x.cl>, ', 'AnaRojasana@x.cl'],
    ['text', 'José 2 O’Higgins\n', "José  O'Higgins"],
    ['text', 'Jose\u0301', 'José'],
    ['alphanumeric', 'AB-12 34', 'AB1234'],
    ['numeric', '$ 25.990', '25990'],
    ['numeric', '', ''],
  ])('%s keeps of %j only %j', (kind, text, expected) => {
    expect(filterText(kind, text)).toBe(expected);
  });

  it('keeps only keys that can be typed, in their order, and all of them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.string({ unit: 'binary-ascii' }), (kind, text) => {
        const typed = Array.from(text)
          .filter((key) => isAllowedKey(kind, key))
          .join('');
        expect(filterText(kind, text)).toBe(typed);
        expect(filterText(kind, typed)).toBe(typed);
      }),
    );
  });

  it('never takes a character from a valid e-mail', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        fc.pre(isEmail(text));
        expect(filterText('email', text)).toBe(text);
      }),
    );
  });
});
