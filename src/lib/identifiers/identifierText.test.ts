/** @jest-environment node */
import { maskedIdentifier, formatIdentifier } from './identifierText.ts';

it.each([
  ['CLIENT_ID', '12345678-5', '12.345.678-5'],
  ['CLIENT_ID', '12345678-0', '12345678-0'],
  ['CLIENT_ID', '700800900', '700800900'],
  ['CLIENT_ID', ' 12345678-5', ' 12345678-5'],
  ['CLIENT_ID', '12345678-5 ', '12345678-5 '],
  ['SERVICE_ID', '12345678-5', '12345678-5'],
  ['SERVICE_ID', 'KX4521', 'KX4521'],
] as const)('%s %s is shown as %s', (kind, value, shown) => {
  expect(formatIdentifier({ kind, value })).toBe(shown);
});

it.each([
  ['10203040', 'termina en 3040'],
  ['12345678-5', 'termina en 78-5'],
  ['KX4521', 'termina en 521'],
  ['A1', 'termina en 1'],
  ['7', 'de un solo carácter'],
])('the mask shows of %s only its end, never more than half', (value, text) => {
  expect(maskedIdentifier(value)).toBe(text);
});
