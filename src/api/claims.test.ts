/** @jest-environment node */
import { claimsOf } from './claims.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (payload: unknown) => `${part({ alg: 'none' })}.${part(payload)}.x`;

describe('T13 a token', () => {
  it('has the payer’s ids', () => {
    const claims = { idu: 'u-1', sub: '12345678-5', exp: 1, más: 'ñandú' };
    expect(claimsOf(token(claims))).toEqual({ idu: 'u-1', document: '12345678-5' });
  });

  it.each([
    ['that is empty', ''],
    ['that is not a token', 'hola'],
    ['whose parts are none', 'a.b.c'],
    ['that says null', token(null)],
    ['that says a number', token(7)],
    ['without claims', token({})],
    ['without a document', token({ idu: 'u-1' })],
    ['with an empty document', token({ idu: 'u-1', sub: '' })],
    ['with claims of wrong types', token({ idu: 1, sub: ['12345678-5'] })],
  ])('%s has no ids, which is logged', (_name, text) => {
    expectConsole(/^Error decodeando token$/);
    expect(claimsOf(text)).toBeUndefined();
    expect(console.error).toHaveBeenCalledTimes(1);
  });
});
