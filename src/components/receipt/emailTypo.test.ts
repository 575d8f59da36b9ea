/** @jest-environment node */
import { isOneTypo, suggestHost, withHost } from './emailTypo.ts';

describe('a slip in a known mail host', () => {
  it.each([
    ['ana@gmial.com', 'gmail.com'],
    ['ana@gamil.com', 'gmail.com'],
    ['ana@gmai.com', 'gmail.com'],
    ['ana@gmaill.com', 'gmail.com'],
    ['ana@gnail.com', 'gmail.com'],
    ['ana@hmail.com', 'gmail.com'],
    ['ana@gmail.co', 'gmail.com'],
    ['ana@gmail.con', 'gmail.com'],
    ['ana@gmail.cm', 'gmail.com'],
    ['ana@gmail.cmo', 'gmail.com'],
    ['ana@gmail.comm', 'gmail.com'],
    ['ana@hotmal.com', 'hotmail.com'],
    ['ana@hotmial.com', 'hotmail.com'],
    ['ana@hotmail.con', 'hotmail.com'],
    ['ana@hotnail.es', 'hotmail.es'],
    ['ana@hotmal.cl', 'hotmail.cl'],
    ['ana@OUTLOK.com', 'outlook.com'],
    ['ana@outlook.cim', 'outlook.com'],
    ['ana@yaho.com', 'yahoo.com'],
    ['ana@yahho.com', 'yahoo.com'],
    ['ana@iclud.com', 'icloud.com'],
    ['"a@b"@gmial.com', 'gmail.com'],
  ])('is recognised in %s, which should have %s', async (email, host) => {
    expect(await suggestHost(email)).toBe(host);
  });

  it.each([
    // Big hosts (`bigHosts` in `emailTypo.ts`), in lower or upper case.
    'gmail.com',
    'GMAIL.com',
    'hotmail.cl',
    'outlook.cl',
    // Other hosts that exist; some of them resemble bigger ones.
    'ymail.com',
    'mail.com',
    'email.com',
    'tmail.com',
    'outlook.fr',
    'outlook.com.br',
    'hotmail.fr',
    'hotmail.se',
    'hotmail.co.uk',
    'yahoo.fr',
    'yahoo.se',
    'yahoo.cl',
    'yahoo.com.ar',
    'yahoo.co.uk',
    'live.cl',
    'live.nl',
    'gmx.com',
    'gmx.es',
    'gmx.net',
    'me.com',
    'mac.com',
    'aol.com',
    'msn.com',
    'proton.me',
    'protonmail.com',
    'googlemail.com',
    'rocketmail.com',
    'fastmail.com',
    'vtr.net',
    // Hosts that may belong to another provider, and a host with two errors.
    'banco.cl',
    'line.me',
    'live.co',
    'uchile.cl',
    'gmail.cl',
    'gmail.empresa.cl',
    'outlook.empresa.com',
    'gamil.cmo',
  ])('is not assumed in ana@%s', async (host) => {
    expect(await suggestHost(`ana@${host}`)).toBeUndefined();
  });

  it.each(['ana', ''])('is not assumed in %j', async (text) => {
    expect(await suggestHost(text)).toBeUndefined();
  });

  it('is never assumed in a listed provider that begins with another letter', async () => {
    const { default: providers } = await import('email-providers/all.json', {
      with: { type: 'json' },
    });
    const foreign = providers.filter((host) => !/^[ghoiy]/.test(host));
    const suggested = await Promise.all(foreign.map((host) => suggestHost(`ana@${host}`)));
    expect(foreign.length).toBeGreaterThan(5_000);
    expect(suggested.filter((host) => host !== undefined)).toEqual([]);
  });

  it('is corrected after the last @', () => {
    expect(withHost('"a@b"@gmial.com', 'gmail.com')).toBe('"a@b"@gmail.com');
  });
});

it.each([
  ['abc', 'abc', false],
  ['abc', 'acb', true],
  ['abc', 'bac', true],
  ['abc', 'ab', true],
  ['abc', 'bc', true],
  ['abc', 'abcd', true],
  ['abc', 'xabc', true],
  ['abc', 'axc', true],
  ['abc', 'cba', false],
  ['abc', 'a', false],
  ['abc', 'axyc', false],
  ['', 'a', true],
  ['', '', false],
])('from %j to %j it takes one slip: %s', (one, other, isOne) => {
  expect(isOneTypo(one, other)).toBe(isOne);
  expect(isOneTypo(other, one)).toBe(isOne);
});
