/** @jest-environment node */
import { resultPath } from './paths.ts';

it('the result of a payment is named by its reference alone', () => {
  expect(resultPath('R 1&x')).toBe('/resultadoPago?referencia=R+1%26x');
});
