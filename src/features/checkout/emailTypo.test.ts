import { suggestHost, typosBetween, withHost } from './emailTypo.ts';

describe('a slip in a known mail host', () => {
  it.each([
    ['ana@gmial.com', 'gmail.com'],
    ['ana@gmai.com', 'gmail.com'],
    ['ana@gmail.co', 'gmail.com'],
    ['ana@gmail.con', 'gmail.com'],
    ['ana@gamil.cmo', 'gmail.com'],
    ['ana@gmail.cl', 'gmail.com'],
    ['ana@hotmal.com', 'hotmail.com'],
    ['ana@hotnail.es', 'hotmail.es'],
    ['ana@OUTLOK.com', 'outlook.com'],
    ['ana@yaho.com', 'yahoo.com'],
    ['ana@live.c', 'live.cl'],
    ['"a@b"@gmial.com', 'gmail.com'],
  ])('%s is asked about: %s', (email, host) => {
    expect(suggestHost(email)).toBe(host);
  });

  it.each([
    'ana@gmail.com',
    'ana@GMAIL.com',
    'ana@live.cl',
    'ana@banco.cl',
    'ana@line.me',
    'ana@uchile.cl',
    'ana',
    '',
  ])('is not seen in %j', (email) => expect(suggestHost(email)).toBeUndefined());

  it('is mended behind the last @', () => {
    expect(withHost('"a@b"@gmial.com', 'gmail.com')).toBe('"a@b"@gmail.com');
  });
});

it.each([
  ['', '', 0],
  ['abc', '', 3],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'ab', 1],
  ['abc', 'abcd', 1],
  ['abc', 'axc', 1],
  ['gmial.cmo', 'gmail.com', 2],
])('from %j to %j it takes %d changes', (one, other, changes) => {
  expect(typosBetween(one, other)).toBe(changes);
  expect(typosBetween(other, one)).toBe(changes);
});
