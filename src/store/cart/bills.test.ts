/** @jest-environment node */
import { sampleItem } from '../../test/sampleItem.ts';
import { billSet, distinctBills, isSameContent, sharesBill } from './bills.ts';

const november = sampleItem({
  invoiceId: 'F-1',
  dueDate: '2026-11-28',
  description: 'Noviembre 2026',
});

describe('a bill of the same number', () => {
  const bills = billSet([november]);

  it('is the same bill if no field distinguishes it', () => {
    expect(bills.has(november)).toBe(true);
    const { dueDate: _due, description: _period, ...less } = november;
    expect(bills.has(less)).toBe(true);
    expect(bills.has({ ...november, dueDate: '', description: '' })).toBe(true);
  });

  it.each([
    ['its debt has another id', { id: 'd-2' }],
    ['it is due on another day', { dueDate: '2026-12-28' }],
    ['it is of another period', { description: 'Diciembre 2026' }],
    ['it is of another contract', { contract: { id: 'c-9', secondId: '01' } }],
    ['it is of another part of the contract', { contract: { id: 'c-1', secondId: '02' } }],
  ])('is another bill when %s', (_name, change) => {
    expect(bills.has({ ...november, ...change })).toBe(false);
  });

  it('is another charge if its amount differs', () => {
    const dearer = { ...november, amount: november.amount + 1 };
    expect(bills.has(dearer)).toBe(true);
    expect(bills.hasCharge(dearer)).toBe(false);
    expect(billSet([november, dearer]).hasCharge(dearer)).toBe(true);
  });
});

it('a bill is listed once with any amount, at its first place', () => {
  const other = { ...november, id: 'd-2' };
  const dearer = { ...november, amount: november.amount + 1 };
  expect(distinctBills([november, other, dearer, { ...november }])).toEqual([november, other]);
});

describe('the content of two carts', () => {
  const items = [sampleItem({ invoiceId: 'F-1' }), sampleItem({ invoiceId: 'F-2' })];
  const [one = sampleItem(), other = sampleItem()] = items;

  it('is the same if they have the same bills for the same amounts, in any order', () => {
    expect(isSameContent(items, [other, one])).toBe(true);
    expect(isSameContent([], [])).toBe(true);
  });

  it.each([
    ['one is missing', [one]],
    ['an amount differs', [one, { ...other, amount: other.amount + 1 }]],
    ['a number differs', [one, { ...other, invoiceId: 'F-3' }]],
    ['one more is there', [...items, sampleItem()]],
  ])('but not when %s', (_name, changed) => {
    expect(isSameContent(items, changed)).toBe(false);
  });

  it('is shared in part if they have a bill in common', () => {
    expect(sharesBill(items, [other])).toBe(true);
    expect(sharesBill(items, [sampleItem(), other])).toBe(true);
    expect(sharesBill(items, [sampleItem()])).toBe(false);
  });
});
