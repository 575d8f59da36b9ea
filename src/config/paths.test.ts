/** @jest-environment node */
import { resultPath } from './paths.ts';

it('the URL of a payment’s result has only its reference', () => {
  expect(resultPath('R 1&x')).toBe('/resultadoPago?referencia=R+1%26x');
});
