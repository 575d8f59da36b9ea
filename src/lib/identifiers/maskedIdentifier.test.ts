/** @jest-environment node */
import { maskedIdentifier } from './maskedIdentifier.ts';

it.each([
  ['10203040', 'termina en 3040'],
  ['12345678-5', 'termina en 78-5'],
  ['KX4521', 'termina en 521'],
  ['A1', 'termina en 1'],
  ['7', 'de un solo carácter'],
])('shows of %s only its end, never more than half', (value, text) => {
  expect(maskedIdentifier(value)).toBe(text);
});
