/** @jest-environment node */
import { guessable } from './readRules.ts';

it.each([
  ['20 letters and digits of one case', '7KQ2M9XWTR4HJ6PCV8ND', undefined],
  ['19 letters and digits of one case', '7KQ2M9XWTR4HJ6PCV8N', /^19 characters are less/],
  ['24 hexadecimal digits', '9f86d081884c7d659a2feaa0', undefined],
  ['23 hexadecimal digits', '9f86d081884c7d659a2feaa', /^23 characters are less/],
  ['16 characters of base64url', 'n4bQgYhMfWWaL-qg', undefined],
  ['15 characters of base64url', 'n4bQgYhMfWWaL-q', /^15 characters are less/],
  ['29 digits', '90817263544536271809162738495', undefined],
  ['28 digits', '9081726354453627180916273849', /^28 characters are less/],
])('a secret of %s is judged by 96 random bits', (_what, secret, why) => {
  if (why === undefined) expect(guessable([secret])).toBeUndefined();
  else expect(guessable([secret])).toMatch(why);
});

it('two secrets that differ in a few characters reveal each other', () => {
  const [one, other] = ['9f86d081884c7d659a2feaa0', '9f86d081884c7d659a2feab1'];
  expect(guessable([one])).toBeUndefined();
  expect(guessable([one, other])).toMatch(/^two are so alike/);
  expect(guessable([one, one])).toBeUndefined();
});
