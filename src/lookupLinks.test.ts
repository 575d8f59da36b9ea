import { linkedAccounts, lookupLink, withoutRuts } from './lookupLinks.ts';

const target = { companyId: 'luz-canelo', contractId: 'luz-canelo-hogar' };
const base = `${window.location.origin}/consultarCuenta?empresa=luz-canelo&convenio=luz-canelo-hogar`;

describe('a ready-made lookup', () => {
  it.each([
    ['SERVICE_ID', '40506070', '&servicio=40506070'],
    ['INVOICE_ID', 'F 1&2', '&factura=F+1%262'],
    ['CLIENT_ID', '700800900', '&cuenta=700800900'],
    ['COMPANY_ID', 'TAG2040', '&compania=TAG2040'],
  ] as const)('names a %s and reads it back', (kind, value, search) => {
    const url = lookupLink(target, { kind, value });
    expect(url).toBe(base + search);
    expect(linkedAccounts(new URL(url).searchParams)).toEqual([{ kind, value }]);
  });

  it.each([
    ['CLIENT_ID', '12345678-5'],
    ['CLIENT_ID', '123456785'],
    ['SERVICE_ID', '12.345.678-5'],
  ] as const)('is made without a %s that is a RUT, %s', (kind, value) => {
    expect(lookupLink(target, { kind, value })).toBe(base);
  });
});

it.each([
  ['rut=12345678-5&empresa=a', 'empresa=a'],
  ['RUT=x&empresa=a', 'empresa=a'],
  ['empresa=a&servicio=12345678-5', 'empresa=a'],
  ['cuenta=123456785', ''],
  ['x=12.345.678-5&12345678-5=x', ''],
  ['servicio=40506071&empresa=a', 'servicio=40506071&empresa=a'],
])('%s is left as %j, without what is or may be a RUT', (search, left) => {
  expect(withoutRuts(new URLSearchParams(search)).toString()).toBe(left);
});
