import { assert, property, stringMatching } from 'fast-check';
import { formatReference } from './references.ts';

describe('a reference', () => {
  it.each([
    ['ACDE2345FGHJ6789KMNP', 'ACDE 2345 FGHJ 6789 KMNP'],
    ['ACDE2345FG', 'ACDE 2345 FG'],
    ['20261120000001', '2026 1120 0000 01'],
    ['C-123456', 'C-123456'],
    ['REF-2026-000001', 'REF-2026-000001'],
    ['12345678', '12345678'],
    ['', ''],
  ])('%s is read as %s', (reference, read) => {
    expect(formatReference(reference)).toBe(read);
  });

  it('is the same without its spaces', () => {
    assert(
      property(stringMatching(/^[A-Z\d]{0,40}$/), (reference) => {
        expect(formatReference(reference).replaceAll(' ', '')).toBe(reference);
      }),
    );
  });
});
