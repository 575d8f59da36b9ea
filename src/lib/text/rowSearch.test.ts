/** @jest-environment node */
import * as fc from 'fast-check';
import { filterRows, rowText } from './rowSearch.ts';

const rows = [
  ['F-377957', 'Consumo octubre 2026', '$ 25.990'],
  ['F-377960', 'Consumo noviembre 2026', '$ 1.025.990'],
  ['A/12-B', 'Tránsito 2026-11-20 pórtico 7', '$ 990'],
];
const texts = rows.map(rowText);
const find = (search: string) => filterRows(rows, texts, search).map(([invoice]) => invoice);

it.each([
  ['25.990', ['F-377957', 'F-377960']],
  ['25990', ['F-377957', 'F-377960']],
  ['$ 25.990', ['F-377957', 'F-377960']],
  ['$25.990', ['F-377957', 'F-377960']],
  ['25,990', ['F-377957', 'F-377960']],
  ['$ 25.990.-', ['F-377957', 'F-377960']],
  ['$\u00a01.025.990', ['F-377960']],
  ['1025990', ['F-377960']],
  ['F-377957', ['F-377957']],
  ['f377957', ['F-377957']],
  ['F‑377957', ['F-377957']],
  ['377957', ['F-377957']],
  ['a12b', ['A/12-B']],
  ['transito', ['A/12-B']],
  ['2026-11-20', ['A/12-B']],
  ['noviembre consumo', ['F-377960']],
  ['con\u200bsumo 990', ['F-377957', 'F-377960']],
  ['portico 7', ['A/12-B']],
  ['7 consumo', []],
  ['957', ['F-377957']],
  ['77', []],
  ['nada', []],
  ['', ['F-377957', 'F-377960', 'A/12-B']],
  [' $ ', ['F-377957', 'F-377960', 'A/12-B']],
])('%j finds %j', (search, found) => {
  expect(find(search)).toEqual(found);
});

it('a row is found by each of its texts, and by any part of an amount', () => {
  fc.assert(
    fc.property(fc.constantFrom(...rows), fc.nat(2), fc.nat(), (row, place, length) => {
      const text = row[place] ?? '';
      expect(find(text)).toContain(row[0]);
      expect(find(text.slice(0, length % (text.length + 1)))).toContain(row[0]);
    }),
  );
});
