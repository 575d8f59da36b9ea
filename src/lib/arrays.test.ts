/** @jest-environment node */
import { groupBy } from './arrays.ts';

it('grouping keeps the order of keys and items, and accepts any text as a key', () => {
  const words = ['constructor', 'a', '__proto__', 'a'];
  expect([...groupBy(words, (word) => word)]).toEqual([
    ['constructor', ['constructor']],
    ['a', ['a', 'a']],
    ['__proto__', ['__proto__']],
  ]);
});
