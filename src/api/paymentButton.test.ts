import { jest } from '@jest/globals';
import { environment } from '../config/environment.ts';
import { isPaymentButton } from './paymentButton.ts';

const bank = 'https://pago.banco.cl';

/** Sets the build's payment origins. The portal of these tests is at http://localhost:3000. */
function name(...origins: string[]) {
  jest.replaceProperty(environment, 'paymentOrigins', origins);
}

beforeEach(() => name(bank));
afterEach(() => jest.restoreAllMocks());

describe('T32 the payment page', () => {
  it.each([
    `${bank}/pagar?sessionid=1`,
    `${bank}?sessionid=1`,
    `${bank}/a/b/?sessionid=1&x=%20#ancla`,
    `${bank}:443/pagar?sessionid=1`,
    'HTTPS://Pago.Banco.cl/pagar?sessionid=1',
  ])('is opened at the build’s origins: %s', (url) => {
    expect(isPaymentButton(url)).toBe(true);
  });

  it.each([
    'https://otro.cl/pagar?sessionid=1',
    'https://banco.cl/pagar?sessionid=1',
    'https://www.pago.banco.cl/pagar?sessionid=1',
    'https://pago.banco.cl.otro.cl/pagar',
    'https://pago.banco.cl./pagar',
    'https://pago-banco.cl/pagar',
    'https://otro.cl/https://pago.banco.cl/',
    'https://otro.cl?https://pago.banco.cl/',
    'https://otro.cl#https://pago.banco.cl/',
    `${bank}:8443/pagar`,
    `${bank}:80/pagar`,
    'http://pago.banco.cl/pagar',
    'http://pago.banco.cl:443/pagar',
    'https://ana@pago.banco.cl/pagar',
    'https://ana:clave@pago.banco.cl/pagar',
    'https://:@pago.banco.cl@otro.cl/pagar',
    'https://pago.banco.cl@otro.cl/pagar',
    'https://pago.banco.cl%2f@otro.cl/pagar',
    'https://pago.banco.cl\\@otro.cl/pagar',
    'https://otro.cl\\@pago.banco.cl/pagar',
    'https:\\\\pago.banco.cl/pagar',
    'https://pago.bаnco.cl/pagar', // A Cyrillic а.
    'https://xn--pago-bnco-3qg.cl/pagar',
    'https://ｐago.banco.cl/pagar',
    'https://pago。banco。cl/pagar',
    'https://pago.banco.cl\u200B/pagar',
    'https://pago.ban\tco.cl/pagar',
    'https://pago.ban\nco.cl/pagar',
    ` ${bank}/pagar`,
    `${bank}/pagar\n`,
    `blob:${bank}/1234`,
    `filesystem:${bank}/temporary/1`,
    `view-source:${bank}/`,
    `javascript:location='${bank}/'`,
    'data:text/html,x',
    'ftp://pago.banco.cl/pagar',
    '//pago.banco.cl/pagar',
    '/pagar?sessionid=1',
    'pago.banco.cl/pagar',
    '',
    null,
    undefined,
    7,
    { href: `${bank}/` },
  ])('is opened nowhere else: %j', (url) => {
    expect(isPaymentButton(url)).toBe(false);
  });

  it('may be on several origins, and on the portal’s own as in the sandbox', () => {
    name(bank, 'http://localhost:9000', 'self');
    const page = '/pagar?sessionid=1';
    expect(isPaymentButton(`${bank}${page}`)).toBe(true);
    expect(isPaymentButton(`http://localhost:9000${page}`)).toBe(true);
    expect(isPaymentButton(`http://localhost:3000${page}`)).toBe(true);
    expect(isPaymentButton(`http://localhost:4000${page}`)).toBe(false);
  });
});
