import * as fc from 'fast-check';
import { linkQuery, lookupLink, onlyAccount, readLink, withoutRuts } from './lookupLinks.ts';
import { lookupPath } from './paths.ts';
import { anyCharacter } from '../test/values/arbitraries.ts';

const target = { companyId: 'luz-canelo', contractId: 'luz-canelo-hogar' };
const base = `${window.location.origin}/consultarCuenta?empresa=luz-canelo&convenio=luz-canelo-hogar`;

describe('a link into the lookup', () => {
  it.each([
    [{ categoryId: 'agua' }, '/consultarCuenta?categoria=agua'],
    [{ companyId: 'e-1' }, '/consultarCuenta?empresa=e-1'],
    [{ companyId: 'e 1', contractId: 'c&2' }, '/consultarCuenta?empresa=e+1&convenio=c%262'],
  ])('%j is %s and reads back the same', (named, url) => {
    expect(lookupPath(named)).toBe(url);
    const { search } = new URL(url, 'http://localhost');
    expect(readLink(linkQuery(search)).target).toEqual(named);
  });
});

describe('a ready-made lookup', () => {
  it.each([
    ['SERVICE_ID', '40506070', '&servicio=40506070'],
    ['INVOICE_ID', 'F1-2', '&factura=F1-2'],
    ['CLIENT_ID', '700800900', '&cuenta=700800900'],
    ['COMPANY_ID', 'TAG2040', '&compania=TAG2040'],
  ] as const)('names a %s and reads it back', (kind, value, search) => {
    const url = lookupLink(target, { kind, value });
    expect(url).toBe(base + search);
    expect(readLink(linkQuery(new URL(url).search))).toEqual({
      target,
      accounts: [{ kind, value }],
    });
  });

  it.each([
    ['CLIENT_ID', '12345678-5'],
    ['CLIENT_ID', '123456785'],
    ['SERVICE_ID', '12.345.678-5'],
  ] as const)('is made without a %s that is a RUT, %s', (kind, value) => {
    expect(lookupLink(target, { kind, value })).toBe(base);
  });
});

describe('T45 a link', () => {
  const read = (search: string) => onlyAccount(readLink(linkQuery(`?empresa=a${search}`)))?.value;

  const several = [
    '10203040,10203041',
    '10203040, 10203041',
    '10203040%2C10203041',
    '10203040%2c%2010203041',
    '10203040 10203041',
    '10203040+10203041',
    '10203040%2010203041',
    '10203040%A010203041',
    '10203040%C2%A010203041',
    '10203040%E2%80%8710203041',
    '10203040%E2%80%8B10203041',
    '10203040%E2%81%A010203041',
    '10203040%E2%80%A810203041',
    '10203040%0A10203041',
    '10203040%0D%0A10203041',
    '10203040%0910203041',
    '10203040%0B10203041',
    '10203040%0010203041',
    '10203040;10203041',
    '10203040%3B10203041',
    '10203040|10203041',
    '10203040%7C10203041',
    '10203040/10203041',
    '10203040%2F10203041',
    '10203040%5C10203041',
    '10203040:10203041',
    '10203040_10203041',
    '10203040*10203041',
    '10203040%252C10203041',
    '10203040%250A10203041',
    '10203040%26servicio=10203041',
    '10203040%EF%BC%8C10203041',
    '10203040%E3%80%8110203041',
    '10203040%E2%80%A210203041',
    '10203040%E2%80%9310203041',
    '10203040%20y%2010203041',
    '[10203040][10203041]',
    '10203040&servicio=10203041',
    '10203040&amp;servicio=10203041',
    '10203040&factura=F1',
    '10203040&cuenta=10203040',
    '10203040&%73ervicio=10203041',
  ];
  it.each(several)('that names several accounts, as in servicio=%s, fills in nothing', (value) => {
    expect(read(`&servicio=${value}`)).toBeUndefined();
  });

  it('fills in nothing for two numbers with other characters than letters, digits, dots and hyphens between', () => {
    const between = fc
      .string({ unit: anyCharacter, minLength: 1, maxLength: 4 })
      .filter((text) => !/^[\p{L}\p{N}.-]*$/u.test(text));
    fc.assert(
      fc.property(between, fc.boolean(), (text, isTwice) => {
        const once = encodeURIComponent(text.toWellFormed());
        const value = `10203040${isTwice ? encodeURIComponent(once) : once}10203041`;
        expect(read(`&servicio=${value}`)).toBeUndefined();
      }),
    );
  });

  it.each([
    '&servicio=10203040',
    '&servicio=%2010203040%20',
    '&servicio=10203040&servicio=10203040',
    '&amp;servicio=10203040',
    '&amp;amp;servicio=10203040',
    '&#38;servicio=10203040',
    '&#x26;servicio=10203040',
    '&servicio=10203040)',
    '&servicio=10203040).',
    '&servicio=10203040.',
    '&servicio=10203040,',
    '&servicio=10203040%3E',
    '&servicio=(10203040)',
    '&servicio=%E2%80%9C10203040%E2%80%9D',
    '&servicio=*10203040*',
    '&servicio=10203040%0A',
    '&servicio=10203040%E2%80%8B',
    '&servicio=10203040&utm_source=mail&utm_medium=email',
    '&utm_id=12.345.678-5&servicio=10203040',
    '&servicio=10203040&fbclid=IwAR12345678-5',
    '&servicio=10203040&gclid=x&mc_cid=1&mc_eid=2',
    '&servicio=10203040&amp;utm_campaign=boleta).',
  ])('that a mail program changed, ?empresa=a%s, names the account', (search) => {
    expect(read(search)).toBe('10203040');
    expect(readLink(linkQuery(`?empresa=a${search}`)).target).toEqual({ companyId: 'a' });
    const query = linkQuery(search);
    expect(withoutRuts(query).size).toBe(query.size);
  });

  it('names its company also if the company comes last', () => {
    expect(readLink(linkQuery('?servicio=1&empresa=a).')).target).toEqual({ companyId: 'a' });
  });
});

it.each([
  ['rut=12345678-5&empresa=a', 'empresa=a'],
  ['RUT=x&empresa=a', 'empresa=a'],
  ['empresa=a&servicio=12345678-5', 'empresa=a'],
  ['cuenta=123456785', ''],
  ['x=12.345.678-5&12345678-5=x', ''],
  ['servicio=40506071&empresa=a', 'servicio=40506071&empresa=a'],
])('%s becomes %j, without values that are or may be RUTs', (search, left) => {
  expect(withoutRuts(new URLSearchParams(search)).toString()).toBe(left);
});
