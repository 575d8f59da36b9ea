import * as fc from 'fast-check';
import { foldText, searchRank } from './search.ts';

describe('folded text', () => {
  it.each([
    ['Eléctrica Arrayán', 'electrica arrayan'],
    ['Casa Ñandú', 'casa nandu'],
    ['  Aguas \t Río\u00a0Manso ', 'aguas rio manso'],
    ['ele\u0301ctrica', 'electrica'],
    ['', ''],
  ])('%j reads %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is the same when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('rank of a search', () => {
  it.each([
    ['agua', 'Aguas Lleuque', 0],
    ['AGUAS LLE', 'Aguas Lleuque', 0],
    ['lleuque', 'Aguas Lleuque', 1],
    ['lleu agu', 'Aguas Lleuque', 1],
    ['rio', 'Aguas Río Manso', 1],
    ['tv', 'Internet/TV hogar', 1],
    ['uque', 'Aguas Lleuque', 2],
    ['', 'Aguas Lleuque', 0],
    ['gas lluz', 'Aguas Lleuque', undefined],
    ['luz', 'Aguas Lleuque', undefined],
  ])('%j in %j is %j', (search, text, rank) => {
    expect(searchRank(search, text)).toBe(rank);
  });

  it('finds every text by any part of it, with or without accents', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }),
        fc.nat(),
        fc.nat(),
        (text, a, b) => {
          const folded = foldText(text);
          const part = folded.slice(Math.min(a, b) % (folded.length + 1), Math.max(a, b));
          expect(searchRank(part, text)).toBeDefined();
        },
      ),
    );
  });
});
