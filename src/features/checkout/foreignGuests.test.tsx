import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { inscribe } from '../../../mocks/bank/inscriptions.ts';
import { toWireItem } from '../../api/cartItem.ts';
import { createIdempotencyKey } from '../../lib/dates/ids.ts';
import { bankItems } from '../../test/cartInStorage.ts';
import { heading, openConfirmation, payTowardsBank } from '../../test/payJourney.tsx';
import { bank, isAsking, renderApp } from '../../test/renderApp.tsx';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';

// All guests have the same identity at the bank; their browsers differ only in their storages.

type Browser = Record<string, string>;

/** Clears both storages, as for a new browser; returns what the local storage had. */
function leaveBrowser(): Browser {
  const stored = { ...localStorage };
  localStorage.clear();
  sessionStorage.clear();
  return stored;
}

/**
 * Takes a guest's payment, always of the same two bills, as far as the bank's page; then clears the
 * browser's storages.
 */
async function payAsGuest() {
  const app = await openConfirmation(bankItems(bank.bank));
  const url = await payTowardsBank(app);
  await app.close();
  const made = bank.state.inscriptions.at(-1);
  if (!made) throw new Error('Nothing was inscribed');
  return { url, made, browser: leaveBrowser() };
}

/** The bodies of all answers of the bank. */
let bodies: string[];

beforeEach(() => {
  bodies = [];
  const original = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const response = await original(...call);
    bodies.push(await response.clone().text());
    return response;
  });
});

const receipts = () => bank.outbox.filter(({ kind }) => kind === 'comprobante');

/** Data that only the maker of a payment may get: e-mail, key, payment page, bills and accounts. */
function secretsOf({ correo, codigoCarro, sessionid, lines }: (typeof bank.state.inscriptions)[0]) {
  const bills = lines.flatMap(({ item, identifiers }) => [
    item.id,
    item.invoiceId,
    ...identifiers.map(({ value }) => value),
  ]);
  return [correo, codigoCarro, sessionid, ...bills];
}

/**
 * Opens another guest's payment in a browser with this storage; `answers` are the bodies of the
 * bank's answers.
 */
async function check(reference: string, local: Record<string, unknown>) {
  bodies = [];
  const app = await renderApp({ url: `/resultadoPago?referencia=${reference}`, local });
  await screen.findByText('El banco confirma que este pago se hizo.');
  await waitFor(() => expect(isAsking()).toBe(false));
  return { app, answers: bodies.join('\n') };
}

it('T39 two guests who pay the same bills have two references, two pages and two keys, and neither gets the other’s', async () => {
  const first = await payAsGuest();
  const second = await payAsGuest();
  expect(second.url).not.toBe(first.url);
  expect(second.made.referencia).not.toBe(first.made.referencia);
  expect(second.made.codigoCarro).not.toBe(first.made.codigoCarro);
  expect(second.made.keys).not.toEqual(first.made.keys);

  bank.decide(second.url, 'approve');
  // The first guest returns: no data of the other's payment is shown, and no bill is charged twice.
  const stranger = await renderApp({ url: '/resultadoPago', local: first.browser });
  await heading('Estamos verificando tu pago');
  expect(document.body).not.toHaveTextContent(second.made.referencia);
  expect(() => bank.decide(first.url, 'approve')).toThrow(/ya fue pagada/);
  await stranger.close();

  const { app, answers } = await check(second.made.referencia, {});
  for (const secret of secretsOf(second.made)) expect(answers).not.toContain(`"${secret}"`);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(receipts()).toEqual([]);
  await app.close();
  leaveBrowser();

  await renderApp({
    url: `/resultadoPago?referencia=${second.made.referencia}`,
    local: second.browser,
  });
  expect(await screen.findByText(/^Enviamos el comprobante a ana@ejemplo\.cl/)).toBeVisible();
  expect(receipts().map(({ to }) => to)).toEqual([['ana@ejemplo.cl']]);
});

const thief = 'ladron@ejemplo.cl';

describe('T40 a planted record of a payment', () => {
  const planted = { startedAt: Date.now(), status: 'paid', email: thief } as const;
  it.each<[string, object]>([
    ['of this version, with a key made up', { version: 3, paymentKey: 'inventada' }],
    ['of this version, with no key', { version: 3, paymentKey: undefined }],
    ['of this version, with a key that fits in no header', { version: 3, paymentKey: 'ñ\n' }],
    ['of the version before', { version: 2, paymentKey: undefined }],
    ['that is still open', { version: 3, status: 'open' }],
    ['of a link', { version: 3, link: 'http://localhost:3000/api/apiDashboardPago/dashboard/1' }],
  ])('%s shows no more, mails nothing and offers no address', async (_what, changes) => {
    const made = inscribe(bank.bank, {
      userId: '',
      debts: bankItems(bank.bank).map(toWireItem),
      portal: window.location.origin,
      key: createIdempotencyKey(),
    });
    made.correo = 'ana@ejemplo.cl';
    made.estado = 'PAGADO';
    for (const items of [made.lines.map(({ item }) => item), [sampleItem()]]) {
      const { version, ...rest } = { version: 3, ...changes };
      const attempt = {
        ...sampleAttempt({ reference: made.referencia, items }),
        ...planted,
        startedAt: Date.now(),
        ...rest,
      };
      const { app, answers } = await check(made.referencia, {
        clientEmail: thief,
        payment: { version, attempts: [attempt], receipts: [] },
      });
      for (const secret of secretsOf(made)) expect(answers).not.toContain(`"${secret}"`);
      expect(bank.requests('getReceiptPage')).toEqual([]);
      expect(document.body).not.toHaveTextContent(thief);
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(bank.outbox).toEqual([]);
      await app.close();
      leaveBrowser();
    }
  });
});

it('T40 a key is sent only in a header of the payment’s own calls, and in no URL', async () => {
  const { url, made, browser } = await payAsGuest();
  bank.decide(url, 'approve');
  await renderApp({ url: `/resultadoPago?referencia=${made.referencia}`, local: browser });
  await screen.findByText(/^Enviamos el comprobante/);
  const withKey = (name: string) =>
    bank.state.requests.filter(({ headers }) => name in headers).map(({ endpoint }) => endpoint);
  expect(new Set(withKey('x-payment-key'))).toEqual(new Set(['getPayments', 'getReceiptPage']));
  expect(withKey('idempotency-key')).toEqual(['inscribe']);
  for (const { url: asked, body } of bank.state.requests) {
    for (const key of [made.codigoCarro, ...made.keys]) {
      expect(`${asked} ${JSON.stringify(body)}`).not.toContain(key);
    }
  }
});
