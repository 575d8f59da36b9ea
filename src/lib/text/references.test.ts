/** @jest-environment node */
import { assert, property, string } from 'fast-check';
import { findReference, referenceGroups } from './references.ts';

it.each([
  ['ACDE2345FGHJ6789KMNP', ['ACDE', '2345', 'FGHJ', '6789', 'KMNP']],
  ['ACDE2345F', ['ACDE', '2345', 'F']],
  ['ACDE2345', ['ACDE2345']],
  ['R-2026-11-20', ['R-2026-11-20']],
  ['R-ACDE2345FGHJ', ['R-ACDE2345FGHJ']],
  ['ACDE2345FGHJ-6', ['ACDE2345FGHJ-6']],
  ['', ['']],
])('reads %j in groups of four', (reference, groups) => {
  expect(referenceGroups(reference)).toEqual(groups);
});

it('loses no character of any reference', () => {
  assert(
    property(string(), (reference) => {
      expect(referenceGroups(reference).join('')).toBe(reference);
    }),
  );
});

it.each([
  ['https://pagos.banco.cl/resultadoPago?referencia=ACDE2345FGHJ6789KMNP', 'ACDE2345FGHJ6789KMNP'],
  ['https://pagos.banco.cl/resultadoPago?x=1&referencia=R-1%2F2#pie', 'R-1/2'],
  ['Míralo en pagos.cl/resultadoPago?referencia=R-1 por favor', 'R-1'],
  ['/resultadoPago?referencia=50%', '50%'],
  ['Referencia: ACDE 2345', 'ACDE 2345'],
  ['Referencia ACDE', 'ACDE'],
  [' Referencia : ACDE', 'ACDE'],
  ['La referencia ACDE', 'La referencia ACDE'],
  ['/resultadoPago?referencia=ACDE+2345', 'ACDE 2345'],
  [' ACDE 2345 ', 'ACDE 2345'],
  ['https://otro.cl/', 'https://otro.cl/'],
])('reads the reference in %j', (text, reference) => {
  expect(findReference(text)).toBe(reference);
});
