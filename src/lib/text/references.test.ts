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
])('%j is shown in groups of four', (reference, groups) => {
  expect(referenceGroups(reference)).toEqual(groups);
});

it('the groups of any reference contain all its characters', () => {
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
  ['La referencia ACDE', 'ACDE'],
  ['/resultadoPago?referencia=ACDE+2345', 'ACDE 2345'],
  [' ACDE 2345 ', 'ACDE 2345'],
  ['«ACDE2345FGHJ6789KMNP».', 'ACDE2345FGHJ6789KMNP'],
  ['"ACDE 2345 FGHJ 6789 KMNP".', 'ACDE2345FGHJ6789KMNP'],
  ['27/11 TRANSF PORTAL DE PAGOS ACDE2345FGHJ6789KMNP 18.450', 'ACDE2345FGHJ6789KMNP'],
  ['> Hola\n> Referencia: ACDE 2345 FGHJ 6789 KMNP\n> Saludos', 'ACDE2345FGHJ6789KMNP'],
  ['>> > ACDE2345FGHJ\n>> > 6789KMNP', 'ACDE2345FGHJ6789KMNP'],
  ['ACDE 2345 FGHJ\n6789 KMNP', 'ACDE2345FGHJ6789KMNP'],
  ['PAGO ACDE 2345 FGHJ 6789 KMNP 1845', 'ACDE2345FGHJ6789KMNP'],
  ['10DE 2345 FGHJ 6789', '10DE2345FGHJ6789'],
  ['ACDE2345FGHJ6789KMNP\nacde2345fghj6789kmnp', 'ACDE2345FGHJ6789KMNP'],
  [
    '<a href=3D"https://pagos.cl/resultadoPago?refer=\nencia=3DACDE2345FGHJ6789KMNP">',
    'ACDE2345FGHJ6789KMNP',
  ],
  ['https://pagos.cl/resultadoPago?referencia=\nACDE2345FGHJ6789KMNP', 'ACDE2345FGHJ6789KMNP'],
  ['https://pagos.cl/resultadoPago?referencia=3DAC2345FGHJ6789KMNP', '3DAC2345FGHJ6789KMNP'],
  [
    'https://protect.checkpoint.com/v2/___https://pagos.cl/resultadoPago?referencia=ACDE2345FGHJ6789KMNP___.YzJ1',
    'ACDE2345FGHJ6789KMNP',
  ],
  ['> Referencia:\n> acde2345fghj6789kmnp.', 'acde2345fghj6789kmnp'],
  [
    '(https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fpagos.cl%2fresultadoPago%3freferencia%3dACDE2345FGHJ6789KMNP&c=E,1,x)',
    'ACDE2345FGHJ6789KMNP',
  ],
  [
    'https://eur.safelinks.protection.outlook.com/?url=https%3A%2F%2Fpagos.cl%2FresultadoPago%3Freferencia%3DACDE2345FGHJ6789KMNP&amp;data=05%7C02',
    'ACDE2345FGHJ6789KMNP',
  ],
  [
    'https://x.mimecast.com/s/1?u=https%253A%252F%252Fpagos.cl%252FresultadoPago%253Freferencia%253DACDE2345FGHJ6789KMNP',
    'ACDE2345FGHJ6789KMNP',
  ],
  [
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__pagos.cl_resultadoPago-3Freferencia-3DACDE2345FGHJ6789KMNP&d=x',
    'ACDE2345FGHJ6789KMNP',
  ],
  [
    'https://urldefense.com/v3/__https://pagos.cl/resultadoPago?referencia=ACDE2345FGHJ6789KMNP__;!!x',
    'ACDE2345FGHJ6789KMNP',
  ],
  ['<https://pagos.cl/resultadoPago?referencia=ACDE2345FGHJ6789KMNP>.', 'ACDE2345FGHJ6789KMNP'],
])('the reference is found in %j', (text, reference) => {
  expect(findReference(text)).toBe(reference);
});

it.each([
  'https://otro.cl/',
  'Mi pago de ayer',
  'ana@correo.cl',
  'ACDE2345FGHJ6789KMNP o PMNK9876JHGF5432EDCA',
  'ACDE2345FGHJ6789KMNP\nPMNK9876JHGF5432EDCA',
  'ACDE 2345 FGHJ 6789 KMNP\nPMNK 9876 JHGF 5432 EDCA',
  'https://pagos.cl/resultadoPago?referencia=ACDE2345FGHJ6789KMNP&referencia=PMNK9876JHGF5432EDCA',
  'referencia=',
])('no reference is found in %j', (text) => {
  expect(findReference(text)).toBeUndefined();
});
