/** @jest-environment node */
import * as fc from 'fast-check';
import {
  type Guard,
  isBoolean,
  isListOf,
  isNumber,
  isOneOf,
  isRecordOf,
  isText,
  optional,
  shape,
} from './guards.ts';

const isCart = shape({
  maxItems: isNumber,
  state: isOneOf('open', 'paying'),
  email: optional(isText),
  items: isListOf(shape({ id: isText, amount: isNumber, suggested: isBoolean })),
  images: isRecordOf(isText),
});

const cart = {
  maxItems: 10,
  state: 'open',
  items: [{ id: 'd-1', amount: 25_990, suggested: false }],
  images: { 'd-1': '/a.svg' },
};

describe('guards', () => {
  it.each<[string, Guard<unknown>, unknown[], unknown[]]>([
    ['a text', isText, ['', 'a'], [1, null, undefined, [], {}]],
    ['a number', isNumber, [0, -1.5], [NaN, Infinity, '1', null, undefined, 1n]],
    ['a boolean', isBoolean, [true, false], [0, 'true', null, undefined]],
    ['a literal', isOneOf('a', 1, null), ['a', 1, null], ['b', '1', undefined, [null]]],
    ['an optional text', optional(isText), ['a', undefined], [null, 1]],
    ['a list', isListOf(isText), [[], ['a', 'b']], [['a', 1], 'a', {}, { length: 0 }, null]],
    ['a record', isRecordOf(isText), [{}, { a: 'b' }], [{ a: 1 }, ['a'], null, 'a', undefined]],
  ])('%s is told from everything else', (_, guard, taken, refused) => {
    expect(taken.filter((value) => !guard(value))).toEqual([]);
    expect(refused.filter((value) => guard(value))).toEqual([]);
  });

  it('a shape takes what fits, with or without its optional keys, and lets other keys through', () => {
    expect(isCart(cart)).toBe(true);
    expect(isCart({ ...cart, email: 'a@b.cl', version: 1 })).toBe(true);
  });

  it.each([
    ['a missing key', { ...cart, items: undefined }],
    ['a wrong type', { ...cart, maxItems: '10' }],
    ['a wrong literal', { ...cart, state: 'closed' }],
    ['a wrong optional', { ...cart, email: null }],
    [
      'a wrong entry deep inside',
      { ...cart, items: [{ id: 'd-1', amount: '1', suggested: false }] },
    ],
    ['a list', [cart]],
    ['null', null],
    ['nothing', undefined],
  ])('a shape refuses %s', (_, value) => {
    expect(isCart(value)).toBe(false);
  });

  it('never throws, whatever was stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isCart(value)).toBe(false);
      }),
    );
  });

  it('proves the type: an optional key may be absent, and the parts are typed', () => {
    const restored: unknown = JSON.parse(JSON.stringify(cart));
    const amounts: number[] = isCart(restored) ? restored.items.map(({ amount }) => amount) : [];
    expect(amounts).toEqual([25_990]);
  });
});
