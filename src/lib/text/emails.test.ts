/** @jest-environment node */
import * as fc from 'fast-check';
import { isEmail } from './emails.ts';

/** The same rule, implemented character by character. */
function isEmailByHand(text: string): boolean {
  if (text.length > 254) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  const isWord = (word: string, allowed: string) =>
    word !== '' && Array.from(word).every((each) => allowed.includes(each));
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const alphanumeric = `${letters}0123456789`;
  const last = labels.pop() ?? '';
  return (
    more.length === 0 &&
    local.split('.').every((word) => isWord(word, `${alphanumeric}!#$%&'*+-/=?^_\`{|}~`)) &&
    labels.length > 0 &&
    labels.every(
      (label) =>
        isWord(label, `${alphanumeric}-`) && !label.startsWith('-') && !label.endsWith('-'),
    ) &&
    last.length >= 2 &&
    isWord(last, letters)
  );
}

describe('T16 isEmail', () => {
  it.each([
    'a@b.cl',
    'pagador@ejemplo.cl',
    'Ana.Rojas+luz@mi-casa.com.CL',
    "o'higgins@x.cl",
    'a_b%c@sub.dominio.museum',
    '1@2.cl',
  ])('takes %j', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    '@',
    'a',
    'a@',
    '@b.cl',
    'a@b',
    'a@b.c',
    'a@b.c1',
    'a@.cl',
    'a@b..cl',
    'a@b.cl.',
    'a@-b.cl',
    'a@b-.cl',
    '.a@b.cl',
    'a.@b.cl',
    'a..b@c.cl',
    'a@b@c.cl',
    'a b@c.cl',
    ' a@b.cl',
    'a@b.cl\n',
    'a@b.cl,c@d.cl',
    'ana@ñandú.cl',
    'a@b_c.cl',
    '<a@b.cl>',
    '"a"@b.cl',
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('agrees with the rule read by hand', () => {
    const alphabet = fc.constantFrom(...'aZ1.@-_+, ñ'.split(''));
    const nearEmails = fc
      .tuple(
        fc.string({ unit: alphabet }),
        fc.string({ unit: alphabet }),
        fc.constantFrom('cl', 'c'),
      )
      .map(([local, domain, end]) => `${local}@${domain}.${end}`);
    fc.assert(
      fc.property(
        fc.oneof(fc.emailAddress(), fc.string({ unit: alphabet }), nearEmails),
        (text) => {
          expect(isEmail(text)).toBe(isEmailByHand(text));
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('refuses more than 254 characters and takes no time over hostile text', () => {
    expect(isEmail(`${'a'.repeat(248)}@b.com`)).toBe(true);
    expect(isEmail(`${'a'.repeat(249)}@b.com`)).toBe(false);
    const start = performance.now();
    for (const part of ['a', 'a.', 'a-', '@', 'a@b.', '-', '.']) {
      isEmail(part.repeat(100_000));
      isEmail(`a@${part.repeat(200)}`.slice(0, 254));
      isEmail(part.repeat(254).slice(0, 254));
    }
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
