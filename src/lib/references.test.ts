import { assert, property, string } from 'fast-check';
import { referenceGroups } from './references.ts';

it.each([
  ['ACDE2345FGHJ6789KMNP', ['ACDE', '2345', 'FGHJ', '6789', 'KMNP']],
  ['ACDE2345F', ['ACDE', '2345', 'F']],
  ['ACDE2345', ['ACDE2345']],
  ['R-2026-11-20', ['R-2026-11-20']],
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
