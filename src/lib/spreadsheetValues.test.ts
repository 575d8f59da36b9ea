/** @jest-environment node */
import * as fc from 'fast-check';
import { isReadAsValue } from './spreadsheetValues.ts';

it.each([
  '123456789012',
  '20261120000001',
  '00123',
  '007',
  ' 00123 ',
  '００１２３',
  '12E45678',
  '1e5',
  '12E+4',
  '3.5E-7',
  '1D5',
  '1.234',
  '1,5',
  '1.234.567,89',
  '.5',
  '$5.000',
  '$ 25.990',
  '5 %',
  '5%',
  '5 €',
  '(5)',
  '1-2',
  '1/2',
  '01-02-2026',
  '1.10',
  '2026-11',
  '2026-11-20',
  '2026/11/20',
  '2026-11-20 10:32',
  '2026-11-20T10:32:00-03:00',
  '1 1/2',
  '125 3/4',
  'MAR1',
  'SEPT2',
  '1-ene',
  'ene-26',
  '28 nov 2026',
  '28 de noviembre de 2026',
  'noviembre 2026',
  'March 5',
  'dic.5',
  '10:30',
  '10:30:15',
  '10:30 a. m.',
  '1 p',
  'VERDADERO',
  'true',
  'Falso',
  '#N/A',
])('T17 %j would not stay what it is', (text) => {
  expect(isReadAsValue(text)).toBe(true);
});

it.each([
  '',
  '0',
  '5',
  '10203040',
  '12345678901',
  'F-001',
  'F-377957',
  'F4050607',
  'TR2000',
  '12.345.678-5',
  '12345678-K',
  '1020-3040',
  'A1B2C3',
  'Aguas del Lleuque',
  'Hogar, norte',
  'Mariposa 12',
  'Ruta 68',
  'Canal 13',
  '3 Ríos',
  'Mayor 5',
  'abc',
  '12 a 14',
  'N° 5',
  'E45678',
])('T17 %j stays what it is', (text) => {
  expect(isReadAsValue(text)).toBe(false);
});

it('T17 every number that a spreadsheet would shorten is known', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1 }), (digits) => {
      const isShown = String(Number(digits)) === digits && digits.length < 12;
      expect(isReadAsValue(digits)).toBe(!isShown);
    }),
  );
});
