/** @jest-environment node */
import * as fc from 'fast-check';
import { areEmailsValid, findEmail, findEmails, parseEmailList } from './emailTexts.ts';

describe('T16 findEmail', () => {
  /** An address as long as one may be, 254 letters. */
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
    ['a word with an @ that is none', 'luis@correo.cl ana@correo'],
    ['a second recipient by name', 'luis@correo.cl y Ana'],
    ['a second recipient behind a sign', 'luis@correo.cl & Ana'],
    ['a copy in its link', 'mailto:luis@correo.cl?cc=ana'],
    ['the name of a web page’s user', 'https://luis@correo.cl'],
    ['a text far longer than an address', `escribe a ${longest}${'!'.repeat(11)}`],
  ])('finds none where there is %s', (_, text) => {
    expect(findEmail(text)).toBeUndefined();
  });
});

describe('T16 findEmails', () => {
  it('writes a list that can be read with commas, and leaves another to be refused', () => {
    expect(findEmails('a@b.cl;c@d.cl')).toBe('a@b.cl, c@d.cl');
    expect(findEmails('a@b.cl;mal')).toBeUndefined();
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
    // What stands before a label does not grow together with the address behind it.
    ['1.Para:a@b.cl', ['1.', 'a@b.cl'], false],
    ['A@b.cl, a@B.cl', ['A@b.cl'], true],
    ['a@b.cl... c@d.cl!', ['a@b.cl', 'c@d.cl'], true],
    // A word that only begins or ends like a joint is an entry, for the rule to refuse.
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
