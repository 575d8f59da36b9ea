import { screen, waitFor, within } from '@testing-library/react';
import type { Choice } from '../../../mocks/bank/paymentPage.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { range } from '../../lib/arrays.ts';
import { sumAmounts } from '../../lib/money.ts';
import { queuedAt, toQueuedBill } from '../../store/cart/cartItems.ts';
import type { RegisteredAttempt } from '../../store/payment/attempt.ts';
import type { RememberedAccount } from '../../store/device/rememberedAccountsSlice.ts';
import { resultPath } from '../../config/paths.ts';
import { bankItems, queuedItems, storedCart, storedQueue } from '../../test/cartInStorage.ts';
import { digits } from '../../test/values/digitTexts.ts';
import { payAtBank } from '../../test/payAtBank.ts';
import { comeBack, heading, payButton, reopen } from '../../test/payJourney.tsx';
import { rememberedAccount, rememberedCable } from '../../test/rememberedAccount.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { sampleAttempt } from '../../test/sampleAttempt.ts';

type App = Awaited<ReturnType<typeof renderApp>>;

const water = rememberedAccount({ value: '10203041' });
const gas = rememberedAccount({
  companyId: 'gas-tamarugo',
  contract: { id: 'gas-tamarugo-red', secondId: '01' },
  value: '70809010',
  alias: 'Gas Tamarugo',
});
const net = rememberedAccount({
  companyId: 'fibra-loica',
  contract: { id: 'fibra-loica-hogar', secondId: '01' },
  kind: 'CLIENT_ID',
  value: '12345678-5',
  alias: 'Fibra Loica',
});

const cable = { contractId: 'cable-zorzal-hogar', kind: 'CLIENT_ID', value: '7654321-6' } as const;

const gasAccount = {
  contractId: 'gas-tamarugo-red',
  kind: 'SERVICE_ID',
  value: '70809010',
} as const;

let presses = 0;

async function press(app: App, name: string | RegExp) {
  presses += 1;
  await app.user.click(await screen.findByRole('button', { name }));
}

/** Opens the home page and queries the debts of these remembered accounts. */
async function openWithDebts(rememberedAccounts: RememberedAccount[], local: object = {}) {
  const app = await renderApp({ local: { rememberedAccounts, clientEmail: '', ...local } });
  await press(app, 'Ver cuánto debo ahora');
  await screen.findByText(`en ${rememberedAccounts.length} cuentas.`);
  return app;
}

/** The storage of a browser that has made a payment, while these bills are queued. */
const paying = (bills: CartItem[], changes: Partial<RegisteredAttempt> = {}) => ({
  paymentQueue: storedQueue(bills),
  payment: {
    version: 3,
    attempts: [sampleAttempt({ startedAt: Date.now(), ...changes })],
    receipts: [],
  },
});

/**
 * Opens the result of a payment on which the bank has decided, while these bills are queued and the
 * bills of the payment are still in the cart.
 */
function openResult(choice: Choice, bills: CartItem[]): Promise<App> {
  // The times in the ids of bills that were created at once may be milliseconds ahead of the clock.
  const startedAt = Math.max(Date.now(), ...bills.map(queuedAt));
  const attempt = payAtBank(choice, undefined, { startedAt });
  return renderApp({
    url: resultPath(attempt.reference),
    local: {
      ...paying(bills, attempt),
      cart: storedCart(attempt.items),
      clientEmail: 'ana@ejemplo.cl',
    },
  });
}

beforeEach(() => {
  presses = 0;
});

it('remembered accounts are paid one after the other, in three presses each at most', async () => {
  let app = await openWithDebts([water, gas, net]);
  await press(app, 'Pagar las 3, una tras otra');
  const totals: number[] = [];
  for (const nth of range(3)) {
    await heading('Confirmar pago');
    expect(screen.getByText(`Pago ${nth + 1} de 3`)).toBeVisible();
    // Pressing "Pagar las 3, una tras otra" has accepted the terms for all three payments.
    expect(screen.getByRole('checkbox', { name: /^Acepto los Términos/ })).toBeChecked();
    if (nth === 0) {
      await app.user.click(screen.getByRole('textbox', { name: 'Correo electrónico' }));
      await app.user.paste('ana@ejemplo.cl');
    }
    totals.push(digits(payButton().textContent));
    await press(app, /^Pagar \$/);
    await waitFor(() => expect(app.left).toHaveLength(1));
    app = await comeBack(app, 'approve');
    await heading('Pago exitoso');
    expect(presses).toBeLessThanOrEqual(3);
    presses = 0;
    await screen.findByText(/Enviamos el comprobante/);
    if (nth === 2) break;
    const next = await screen.findByRole('heading', { name: /^Sigue/ });
    expect(next).toHaveTextContent(`· pago ${nth + 2} de 3`);
    const said = digits(next.textContent.split('·')[0] ?? '');
    await press(app, /^Continuar con/);
    await heading('Confirmar pago');
    expect(digits(payButton().textContent)).toBe(said);
  }
  expect(screen.queryByText(/^Sigue/)).not.toBeInTheDocument();
  const paid = bank.requests('inscribe').map(({ body }) => {
    const { debts } = body as { debts: { amount: number }[] };
    return sumAmounts(debts);
  });
  expect(paid).toEqual(totals);
  expect(bank.violations).toEqual([]);
}, 60_000);

describe('the next payment of a queue', () => {
  const bill = () => queuedItems(bank.bank, gasAccount, 1);

  async function expectSecond() {
    await heading('Confirmar pago');
    expect(await screen.findByText('Pago 2 de 2')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Acepto los Términos/ })).toBeChecked();
  }

  it('is offered after a pending payment, too, as the only filled button', async () => {
    const app = await openResult('leavePending', bill());
    await heading('Pago pendiente');
    expect(await screen.findByText('pago 2 de 2', { exact: false })).toBeVisible();
    const main = within(screen.getByRole('main'));
    const filled = [...main.getAllByRole('button'), ...main.getAllByRole('link')].filter(
      ({ className }) => className.includes('contained'),
    );
    expect(filled.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Continuar con/),
    ]);
    expect(main.getByRole('link', { name: 'Volver' })).toBeVisible();
    await press(app, /^Continuar con/);
    await expectSecond();
  });

  it('keeps its place and the accepted terms in the cart, while the payer edits it, and over a reload, but asks for the terms again an hour after they were accepted', async () => {
    const app = await renderApp({
      url: '/carroDeCuentas',
      local: paying(bill(), { status: 'paid', settledAt: Date.now() }),
    });
    await press(app, /^Continuar con/);
    await expectSecond();
    await app.user.click(screen.getByRole('link', { name: 'Editar el carro' }));
    await heading('Carro de cuentas');
    await app.user.click(screen.getByRole('link', { name: 'Continuar al pago' }));
    await expectSecond();
    const again = await reopen(app);
    await expectSecond();
    await again.close();
    const stored = localStorage.getItem('payment') ?? '';
    const anHourAgo = (_all: string, startedAt: string) =>
      `"startedAt":${Number(startedAt) - 3_600_000}`;
    localStorage.setItem('payment', stored.replaceAll(/"startedAt":(\d+)/g, anHourAgo));
    await renderApp({ url: '/confirmarPago' });
    await heading('Confirmar pago');
    expect(screen.getByRole('checkbox', { name: /^Acepto los Términos/ })).not.toBeChecked();
  });
});

it('items of another contract in the cart are queued last, and a message names them', async () => {
  const items = bankItems(bank.bank, 1, {
    contractId: 'clinica-los-notros-atencion',
    kind: 'CLIENT_ID',
    value: '12345678-5',
  });
  const app = await openWithDebts([water, gas], { cart: storedCart(items) });
  await press(app, 'Pagar las 2, una tras otra');
  await heading('Confirmar pago');
  expect(await screen.findByText(/Lo que tenías en el carro pasó a la lista/)).toBeVisible();
  expect(screen.getByText(/^Pago 1 de 3/)).toBeVisible();
  expect(app.store.getState().cart.queue.at(-1)).toMatchObject({
    invoiceId: items[0]?.invoiceId,
  });
});

it('bills that do not fit into the first payment are another one, which the home page counts and a message names; the first keeps its place in an edited cart and over a reload', async () => {
  const app = await renderApp({
    local: { rememberedAccounts: [rememberedCable, gas] },
  });
  await press(app, 'Ver cuánto debo ahora');
  expect(await screen.findByText(/^Son 3 pagos\./)).toBeVisible();
  await press(app, 'Pagar las 2, una tras otra');
  await heading('Confirmar pago');
  expect(screen.getByText('Pago 1 de 3')).toBeVisible();
  // A payment of this contract takes three of the four bills.
  expect(digits(payButton().textContent)).toBe(sumAmounts(bankItems(bank.bank, 3, cable)));
  expect(screen.getByText(/^No caben todas en un pago: 1 deuda más/)).toBeVisible();

  await app.user.click(screen.getByRole('link', { name: 'Editar el carro' }));
  await heading('Carro de cuentas');
  await app.user.click(screen.getByRole('link', { name: 'Continuar al pago' }));
  await heading('Confirmar pago');
  expect(await screen.findByText('Pago 1 de 3')).toBeVisible();
  await reopen(app);
  await heading('Confirmar pago');
  expect(await screen.findByText('Pago 1 de 3')).toBeVisible();
});

it('the next payment is offered with the amount that fits into it', async () => {
  const limits = { maxItems: 3 };
  const { contractId: _contract, ...account } = cable;
  const bills = bankItems(bank.bank, 4, cable).map((bill) =>
    toQueuedBill(bill, { account }, limits),
  );
  const app = await openResult('approve', bills);
  const next = await screen.findByRole('heading', { name: /^Sigue/ });
  expect(next).toHaveTextContent('· pago 2 de 3');
  const said = digits(next.textContent.split('·')[0] ?? '');
  expect(said).toBe(sumAmounts(bills.slice(0, 3)));
  await press(app, 'Continuar con Cable Zorzal');
  await heading('Confirmar pago');
  expect(digits(payButton().textContent)).toBe(said);
});
