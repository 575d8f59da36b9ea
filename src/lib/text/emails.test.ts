/** @jest-environment node */
import * as fc from 'fast-check';
import { cpuSeconds } from '../../test/cpuSeconds.ts';
import { runs } from '../../test/runs.ts';
import { areEmailsValid, findEmail, findEmails, isEmail, parseEmailList } from './emails.ts';

/** Does the same as `isEmail`, but character by character. */
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

  it('agrees with the rule checked by hand', () => {
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
      { numRuns: runs(5_000, 1_000) },
    );
  });

  it('refuses more than 254 characters, and is fast for hostile text', async () => {
    expect(isEmail(`${'a'.repeat(248)}@b.com`)).toBe(true);
    expect(isEmail(`${'a'.repeat(249)}@b.com`)).toBe(false);
    const seconds = await cpuSeconds(() => {
      for (const part of ['a', 'a.', 'a-', '@', 'a@b.', '-', '.']) {
        isEmail(part.repeat(100_000));
        isEmail(`a@${part.repeat(200)}`.slice(0, 254));
        isEmail(part.repeat(254).slice(0, 254));
      }
    });
    expect(seconds).toBeLessThan(1);
  });
});

describe('T16 findEmail', () => {
  /** An address of the greatest length, 254 characters. */
  const longest = `${'a'.repeat(248)}@b.com`;

  it.each([
    ['a@b.cl', 'a@b.cl'],
    [' a|b@c.cl ', 'a|b@c.cl'],
    ['Luis Rojas <luis@correo.cl>;', 'luis@correo.cl'],
    ['Escríbeme a luis@correo.cl...', 'luis@correo.cl'],
    ['«luis@correo.cl», repito: LUIS@correo.cl', 'luis@correo.cl'],
    ['"Soto y Rojas" <luis@correo.cl>', 'luis@correo.cl'],
    ['Para: luis@correo.cl', 'luis@correo.cl'],
    ['mailto:luis@correo.cl?subject=Cuenta%20de%20Ana', 'luis@correo.cl'],
    ['Escríbeme: mailto:luis@correo.cl?subject=Cuenta', 'luis@correo.cl'],
    [`escribe a ${longest}${'!'.repeat(10)}`, longest],
  ])('finds the only address in %j', (text, address) => {
    expect(findEmail(text)).toBe(address);
  });

  it.each([
    ['nothing', ''],
    ['no address', 'Luis Rojas'],
    ['another', 'luis@correo.cl ana@correo.cl'],
    ['a word with an @ that is not an address', 'luis@correo.cl ana@correo'],
    ['a second recipient by name', 'luis@correo.cl y Ana'],
    ['a second recipient behind a sign', 'luis@correo.cl & Ana'],
    ['a copy in its link', 'mailto:luis@correo.cl?cc=ana'],
    ['the name of a web page’s user', 'https://luis@correo.cl'],
    ['its beginning in the line above', 'luis-\nrojas@correo.cl'],
    ['its end in the line below', 'luis@correo.cl\n.ar'],
    ['a text far longer than an address', `escribe a ${longest}${'!'.repeat(11)}`],
  ])('finds none where there is %s', (_, text) => {
    expect(findEmail(text)).toBeUndefined();
  });
});

describe('T16 findEmails', () => {
  it('writes a readable list with commas, and leaves another unchanged', () => {
    expect(findEmails('a@b.cl;c@d.cl')).toBe('a@b.cl, c@d.cl');
    expect(findEmails('a@b.cl;mal')).toBeUndefined();
    expect(findEmails('https://b.cl/?de=a@b.cl')).toBeUndefined();
    expect(findEmails('')).toBeUndefined();
  });
});

describe('T16 parseEmailList and areEmailsValid', () => {
  it.each([
    ['a@b.cl', ['a@b.cl'], true],
    [' a@b.cl ,\tc@d.cl\n', ['a@b.cl', 'c@d.cl'], true],
    [',a@b.cl,,', ['a@b.cl'], true],
    ['a@b.cl,mal', ['a@b.cl', 'mal'], false],
    ['a@b.cl;c@d.cl', ['a@b.cl', 'c@d.cl'], true],
    ['a@b.cl c@d.cl', ['a@b.cl', 'c@d.cl'], true],
    ['', [], false],
    [' , ,', [], false],
    ['"Rojas, Ana"  <a@b.cl>, "Soto, Luis"<c@d.cl>,<e@f.cl>', ['a@b.cl', 'c@d.cl', 'e@f.cl'], true],
    ['Para: a@b.cl y c@d.cl', ['a@b.cl', 'c@d.cl'], true],
    ['mailto:a@b.cl?subject=Cuenta,c@d.cl', ['a@b.cl', 'c@d.cl'], true],
    ['c@d.cl,mailto:a@b.cl?subject=Cuenta', ['c@d.cl', 'a@b.cl'], true],
    ['c@d.cl\nmailto:a@b.cl', ['c@d.cl', 'a@b.cl'], true],
    ['Emailto:a@b.cl', ['a@b.cl'], true],
    ['Emailto:a@b.cl?subject=Cuenta', ['a@b.cl?subject=Cuenta'], false],
    ['a@b.cl<a@b.cl>', ['a@b.cl'], true],
    // The label `Para:` separates the word before it from the address.
    ['1.Para:a@b.cl', ['1.', 'a@b.cl'], false],
    ['A@b.cl, a@B.cl', ['A@b.cl'], true],
    ['a@b.cl... c@d.cl!', ['a@b.cl', 'c@d.cl'], true],
    // A word that only begins or ends like a joining word is an entry, so that the rule refuses it.
    ['yo, a@b.cl, hoy', ['yo', 'a@b.cl', 'hoy'], false],
  ])('%j holds %j; valid: %j', (text, emails, valid) => {
    expect(parseEmailList(text)).toEqual(emails);
    expect(areEmailsValid(text)).toBe(valid);
  });

  it('finds every address again, once, among blanks and empty entries', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a@b.cl', 'c@d.cl', '', '  ')), (entries) => {
        const kept = [...new Set(entries)].filter((entry) => entry.trim() !== '');
        const text = entries.map((entry) => ` ${entry}\t`).join(',');
        expect(parseEmailList(text)).toEqual(kept);
        expect(areEmailsValid(text)).toBe(kept.length > 0);
      }),
    );
  });
});
