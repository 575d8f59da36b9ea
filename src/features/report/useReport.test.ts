/** @jest-environment node */
import { readPageSize } from './useReport.ts';

it.each([
  ['15', 15],
  ['1', 1],
  ['40', 40],
  ['9999', 9999],
  [undefined, 15],
  ['', 15],
  ['0', 15],
  ['-5', 15],
  ['7.5', 15],
  ['1e9', 15],
  ['99999', 15],
  ['quince', 15],
])('a page of the report configured as %j holds %d payments', (configured, size) => {
  expect(readPageSize(configured)).toBe(size);
});
