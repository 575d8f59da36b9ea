/** @jest-environment node */
import { lookupPath, lookupTarget, resultPath } from './paths.ts';

describe('a link into the lookup', () => {
  it.each([
    [{ categoryId: 'agua' }, '/consultarCuenta?categoria=agua'],
    [{ companyId: 'e-1' }, '/consultarCuenta?empresa=e-1'],
    [{ companyId: 'e 1', contractId: 'c&2' }, '/consultarCuenta?empresa=e+1&convenio=c%262'],
  ])('%j is %s and reads back the same', (target, url) => {
    expect(lookupPath(target)).toBe(url);
    expect(lookupTarget(new URL(url, 'http://localhost').searchParams)).toEqual(target);
  });
});

it('the result of a payment is named by its reference alone', () => {
  expect(resultPath('R 1&x')).toBe('/resultadoPago?referencia=R+1%26x');
});
