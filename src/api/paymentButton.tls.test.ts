/** @jest-environment-options {"url": "https://pagos.banco.cl/"} */
import { jest } from '@jest/globals';
import { environment } from '../config/environment.ts';
import { isPaymentButton } from './paymentButton.ts';

it('T32 the payment page is not opened without TLS from a page with TLS', () => {
  const origins = ['http://pago.banco.cl', 'https://pago.banco.cl', 'self'];
  jest.replaceProperty(environment, 'paymentOrigins', origins);
  expect(isPaymentButton('http://pago.banco.cl/pagar')).toBe(false);
  expect(isPaymentButton('http://pagos.banco.cl/pagar')).toBe(false);
  expect(isPaymentButton('https://pago.banco.cl/pagar')).toBe(true);
  expect(isPaymentButton('https://pagos.banco.cl/pagar')).toBe(true);
});
