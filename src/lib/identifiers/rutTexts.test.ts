/** @jest-environment node */
import { assert, integer, property } from 'fast-check';
import { formatRut, rutCheckDigit } from './rut.ts';
import { canonical, holdsRut, mayBeRut, withoutRut } from './rutTexts.ts';

const rut = integer({ min: 1_000_000, max: 99_999_999 }).map(
  (body) => `${body}-${rutCheckDigit(String(body))}`,
);

it('a RUT is recognised in every notation', () => {
  assert(
    property(rut, (text) => {
      const dotted = formatRut(text);
      for (const written of [text, dotted, text.replace('-', ' '), text.replace('-', '–')]) {
        expect(holdsRut(written)).toBe(true);
        expect(holdsRut(`pago de ${written}, hogar`)).toBe(true);
        expect(holdsRut(encodeURIComponent(written))).toBe(true);
        expect(withoutRut(`pago de ${written}, hogar`)).toBe('pago de …, hogar');
      }
      expect(mayBeRut({ kind: 'CLIENT_ID', value: text.replace('-', '') })).toBe(true);
    }),
  );
});

it.each([
  '8765432k',
  'cuenta 8765432k',
  '8.765.432K',
  '1-9',
  '１２３４５６７８－５',
  'F-12345678-5',
  '12345678%2D5',
])('%j counts as a RUT', (text) => expect(holdsRut(text)).toBe(true));

it.each([
  '10203040',
  '40506071',
  '123456785',
  ' 123456785 ',
  '12.345.678',
  '12345678-9',
  'F4050607',
  'TR2000',
  '2026-11-20',
  '$ 25.990',
  'F-2026-0001',
  '%E9',
  '',
])('%j does not count as a RUT', (text) => {
  expect(holdsRut(text)).toBe(false);
  expect(withoutRut(text)).toBe(text);
});

it.each([
  ['CLIENT_ID', '123456785', true],
  ['CLIENT_ID', '123456784', false],
  ['SERVICE_ID', '123456785', false],
  ['SERVICE_ID', '12345678-5', true],
] as const)('the %s %s is or may be a RUT: %j', (kind, value, expected) => {
  expect(mayBeRut({ kind, value })).toBe(expected);
});

it.each([
  ['CLIENT_ID', '000012345678-5', '12345678-5'],
  ['CLIENT_ID', '12.345.678-5', '12345678-5'],
  ['CLIENT_ID', '08765432-k', '8765432-K'],
  ['CLIENT_ID', '007008009', '007008009'],
  ['SERVICE_ID', '012345678-5', '012345678-5'],
] as const)('%s %s has one canonical form, %s', (kind, value, spelling) => {
  expect(canonical({ kind, value })).toEqual({ kind, value: spelling });
});
