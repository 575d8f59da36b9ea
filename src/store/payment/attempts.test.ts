import { sampleItem } from '../../test/sampleItem.ts';
import { isSameContent } from './attempts.ts';

const items = [sampleItem({ invoiceId: 'F-1' }), sampleItem({ invoiceId: 'F-2' })];

describe('two carts have the same content', () => {
  const [one = sampleItem(), other = sampleItem()] = items;

  it('for the same invoices and amounts in any order', () => {
    expect(isSameContent(items, [other, one])).toBe(true);
    expect(isSameContent([], [])).toBe(true);
  });

  it.each([
    ['one is missing', [one]],
    ['an amount differs', [one, { ...other, amount: other.amount + 1 }]],
    ['an invoice differs', [one, { ...other, invoiceId: 'F-3' }]],
    [
      'another company numbers its bills alike',
      [one, sampleItem({ ...other, contract: { id: 'c-9', secondId: '01' } })],
    ],
    ['one more is there', [...items, sampleItem()]],
  ])('but not when %s', (_name, changed) => {
    expect(isSameContent(items, changed)).toBe(false);
  });
});
