/** @jest-environment node */
import { isSecretName, maskHeaders, parseMasked } from './secrets.ts';

describe('T12 secrets', () => {
  it.each([
    'Authorization',
    'Cookie',
    'Set-Cookie',
    'X-XSRF-TOKEN',
    'X-CAPTCHA-TOKEN',
    'Idempotency-Key',
    'X-PAYMENT-KEY',
    'access_token',
    'newToken',
    'credentials',
    'password',
    'claveActual',
    'claveNueva',
    'codigoCarro',
    'paymentKey',
    'idempotencyKey',
  ])('are named %s, in any case of letters', (name) => {
    expect([name, name.toLowerCase(), name.toUpperCase()].filter(isSecretName)).toHaveLength(3);
  });

  it.each(['X-TENANT', 'Content-Type', 'MAIL-PROVIDER', 'referencia', 'correo', 'codigo', 'url'])(
    'are not named %s',
    (name) => {
      expect(isSecretName(name)).toBe(false);
    },
  );

  it('are masked in headers except scheme and name', () => {
    const headers = new Headers({
      Authorization: 'Bearer a.b.c',
      Cookie: 'XSRF-TOKEN=abc; Path=/',
      'X-PAYMENT-KEY': 'abc',
      'X-TENANT': 'banco',
    });
    expect(maskHeaders(headers)).toEqual([
      ['authorization', 'Bearer •••'],
      ['cookie', 'XSRF-TOKEN=•••; Path=/'],
      ['x-payment-key', '•••'],
      ['x-tenant', 'banco'],
    ]);
  });

  it.each([
    ['Authorization', 'Basic dXN1YXJpbzpjbGF2ZQ==', 'Basic •••'],
    ['Authorization', 'usuario clave', '•••'],
    ['Cookie', 'XSRF-TOKEN=abc; sesion=def ghi', 'XSRF-TOKEN=•••; sesion=•••'],
    [
      'Set-Cookie',
      'sesion=a=b; Path=/; SameSite=Lax; HttpOnly',
      'sesion=•••; Path=/; SameSite=Lax; HttpOnly',
    ],
    ['X-XSRF-TOKEN', 'abc def=ghi', '•••'],
  ])('are masked whole in the header %s: %s', (name, value, shown) => {
    expect(maskHeaders(new Headers({ [name]: value }))).toEqual([[name.toLowerCase(), shown]]);
  });

  it('are masked in JSON at any depth, and other texts are unchanged', () => {
    expect(parseMasked('{"a":[{"codigoCarro":"x","total":1}],"password":{"typed":"y"}}')).toEqual({
      a: [{ codigoCarro: '•••', total: 1 }],
      password: '•••',
    });
    expect(parseMasked('OK')).toBe('OK');
  });
});
