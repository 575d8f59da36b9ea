/** @jest-environment node */
import { companyNames } from './cartItem.ts';

it('the companies of several bills are named once each, in the order of the bills', () => {
  const bill = (name: string) => ({ company: { name } });
  expect(companyNames([bill('Luz'), bill('Agua'), bill('Luz')])).toBe('Luz, Agua');
  expect(companyNames([])).toBe('');
});
