/** @jest-environment node */
import * as fc from 'fast-check';
import { markDuplicates, uniqueById, uniqueRecords } from './duplicates.ts';

describe('uniqueById', () => {
  it('keeps the first of each id, in order', () => {
    const items = [
      { id: 'a', alias: 'Casa' },
      { id: 'b', alias: 'Oficina' },
      { id: 'a', alias: 'Otra' },
    ];
    expect(uniqueById(items)).toEqual(items.slice(0, 2));
    expect(uniqueById([])).toEqual([]);
  });

  it('loses no id and repeats none', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.nat(9) })), (items) => {
        const ids = items.map(({ id }) => id);
        expect(uniqueById(items).map(({ id }) => id)).toEqual([...new Set(ids)]);
      }),
    );
  });
});

it('uniqueRecords keeps records that differ in any field, and the first of equal ones', () => {
  const bill = { id: 'd-1', contract: { id: 'c-1' }, amount: 100 };
  const dearer = { ...bill, amount: 101 };
  const other = { ...bill, contract: { id: 'c-2' } };
  expect(uniqueRecords([bill, dearer, { ...bill }, other])).toEqual([bill, dearer, other]);
});

describe('markDuplicates', () => {
  it('marks every item whose company code appears more than once', () => {
    const items = [
      { code: 'e-1', amount: 1 },
      { code: 'e-2', amount: 2 },
      { code: 'e-1', amount: 3 },
    ];
    expect(markDuplicates(items, ({ code }) => code)).toEqual([
      { code: 'e-1', amount: 1, duplicateCompanyId: true },
      { code: 'e-2', amount: 2, duplicateCompanyId: false },
      { code: 'e-1', amount: 3, duplicateCompanyId: true },
    ]);
    expect(items[0]).not.toHaveProperty('duplicateCompanyId');
  });

  it('agrees with a count by hand, for any code', () => {
    const codes = fc.array(fc.constantFrom('a', 'b', 'c', '', '__proto__', 'constructor'));
    fc.assert(
      fc.property(codes, (list) => {
        const marked = markDuplicates(
          list.map((code) => ({ code })),
          ({ code }) => code,
        );
        expect(marked.map((item) => item.duplicateCompanyId)).toEqual(
          list.map((code) => list.filter((other) => other === code).length > 1),
        );
      }),
    );
  });
});
