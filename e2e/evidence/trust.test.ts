/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { namesPromise, readPromises } from './trust.ts';

const promises = readPromises(readFileSync('docs/trust.md', 'utf8'));

describe('the promises of docs/trust.md', () => {
  it('have a number each, and a text', () => {
    const numbers = promises.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThanOrEqual(38);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const { number, text } of promises)
      expect([number, text]).toEqual([number, /\w.*\.$/.exec(text)?.[0]]);
  });

  it('have existing files, with tests that name them', () => {
    const text = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    const lacking = promises.map(({ number, tests, helpers }) => {
      const isNamed = (file: string) => namesPromise(text(file), number);
      const missing = [...tests, ...helpers].filter((file) => text(file) === '');
      const silent = tests.filter((file) => !isNamed(file) && !helpers.some(isNamed));
      return { number, hasTests: tests.length > 0, missing, silent };
    });
    const held = promises.map(({ number }) => ({
      number,
      hasTests: true,
      missing: [],
      silent: [],
    }));
    expect(lacking).toEqual(held);
  });
});

describe('reading a table of promises', () => {
  const page = [
    '| T07 | `src/a.test.tsx`, `src/b.ts` (helper); `e2e/c.spec.ts` | adds, removes |',
    '',
    '## The promises in words',
    '',
    '**Money.** T07 whatever is',
    'added stays. T08 nothing stays.',
    '',
    '**Session.** T09 never.',
  ].join('\n');

  it('distinguishes tests from helpers, and reads a promise’s text up to the next one', () => {
    expect(readPromises(page)).toEqual([
      {
        number: 'T07',
        text: 'whatever is added stays.',
        tests: ['src/a.test.tsx', 'e2e/c.spec.ts'],
        helpers: ['src/b.ts'],
      },
    ]);
  });

  it('finds a number only as a whole word of a title', () => {
    expect(namesPromise('T01 T07 holds', 'T07')).toBe(true);
    expect(namesPromise('T070 holds', 'T07')).toBe(false);
  });
});
