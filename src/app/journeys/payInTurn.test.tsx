import { screen, waitFor, within } from '@testing-library/react';
import { range } from '../../lib/arrays.ts';
import { sumAmounts } from '../../lib/money.ts';
import { toQueuedBill } from '../../store/cart/cartItems.ts';
import { bankItems, storedCart, storedQueue } from '../../test/cartInStorage.ts';
import { digits } from '../../test/values/digitTexts.ts';
import {
  comeBack,
  heading,
  openConfirmation,
  payButton,
  payTowardsBank,
  reopen,
} from '../../test/payJourney.tsx';
import {
  rememberedAccount,
  rememberedCable,
  rememberedLight,
} from '../../test/rememberedAccount.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';

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

let presses = 0;

async function press(app: App, name: string | RegExp) {
  presses += 1;
  await app.user.click(await screen.findByRole('button', { name }));
}

/** Opens the home page and queries the debts of all accounts. */
async function openWithDebts(local: object = {}, sum = 'en 4 cuentas.') {
  const app = await renderApp({
    local: { rememberedAccounts: [water, rememberedLight, gas, net], clientEmail: '', ...local },
  });
  await press(app, 'Ver cuánto debo ahora');
  await screen.findByText(sum);
  return app;
}

beforeEach(() => {
  presses = 0;
});

it('four remembered accounts are paid one after the other, in three presses each at most', async () => {
  let app = await openWithDebts();
  await press(app, 'Pagar las 4, una tras otra');
  const totals: number[] = [];
  for (const nth of range(4)) {
    await heading('Confirmar pago');
    expect(screen.getByText(`Pago ${nth + 1} de 4`)).toBeVisible();
    // Pressing "Pagar las 4, una tras otra" has accepted the terms for all four payments.
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
    if (nth === 3) break;
    const next = await screen.findByRole('heading', { name: /^Sigue/ });
    expect(next).toHaveTextContent(`· pago ${nth + 2} de 4`);
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
  /**
   * Sends the payment of the first of two contracts (companies' services that bill), while the
   * debts of the second are queued; `choice` is the bank's decision.
   */
  async function payFirst(choice: 'approve' | 'leavePending' = 'approve') {
    const app = await openWithDebts({ rememberedAccounts: [water, gas] }, 'en 2 cuentas.');
    await press(app, 'Pagar las 2, una tras otra');
    await heading('Confirmar pago');
    await payTowardsBank(app);
    const back = await comeBack(app, choice);
    await heading(choice === 'approve' ? 'Pago exitoso' : 'Pago pendiente');
    return back;
  }

  async function expectSecond() {
    await heading('Confirmar pago');
    expect(await screen.findByText('Pago 2 de 2')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Acepto los Términos/ })).toBeChecked();
  }

  it('is offered after a pending payment, too, as the only filled button', async () => {
    const app = await payFirst('leavePending');
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

  it('keeps its place and the accepted terms if the payer continues in the cart', async () => {
    const app = await reopen(await payFirst(), '/carroDeCuentas');
    await press(app, /^Continuar con/);
    await expectSecond();
  });

  it('keeps its place and the terms while the payer edits the cart, and over a reload', async () => {
    const app = await payFirst();
    await press(app, /^Continuar con/);
    await expectSecond();
    await app.user.click(screen.getByRole('link', { name: 'Editar el carro' }));
    await heading('Carro de cuentas');
    await app.user.click(screen.getByRole('link', { name: 'Continuar al pago' }));
    await expectSecond();
    await reopen(app);
    await expectSecond();
  });

  it('asks for the terms again an hour after they were accepted', async () => {
    const app = await payFirst();
    await press(app, /^Continuar con/);
    await expectSecond();
    await app.close();
    const stored = localStorage.getItem('payment') ?? '';
    const anHourAgo = (_all: string, startedAt: string) =>
      `"startedAt":${Number(startedAt) - 3_600_000}`;
    localStorage.setItem('payment', stored.replaceAll(/"startedAt":(\d+)/g, anHourAgo));
    await renderApp({ url: '/confirmarPago' });
    await heading('Confirmar pago');
    expect(screen.getByRole('checkbox', { name: /^Acepto los Términos/ })).not.toBeChecked();
  });
});

it('the first payment keeps its place while the payer edits the cart, and over a reload', async () => {
  const app = await openWithDebts({ rememberedAccounts: [water, gas] }, 'en 2 cuentas.');
  await press(app, 'Pagar las 2, una tras otra');
  await heading('Confirmar pago');
  expect(screen.getByText('Pago 1 de 2')).toBeVisible();
  await app.user.click(screen.getByRole('link', { name: 'Editar el carro' }));
  await heading('Carro de cuentas');
  await app.user.click(screen.getByRole('link', { name: 'Continuar al pago' }));
  await heading('Confirmar pago');
  expect(await screen.findByText('Pago 1 de 2')).toBeVisible();
  await reopen(app);
  await heading('Confirmar pago');
  expect(await screen.findByText('Pago 1 de 2')).toBeVisible();
});

it('items of another contract in the cart are queued last, and a message names them', async () => {
  const items = bankItems(bank.bank, 1, {
    contractId: 'clinica-los-notros-atencion',
    kind: 'CLIENT_ID',
    value: '12345678-5',
  });
  const app = await openWithDebts({ cart: storedCart(items) });
  await press(app, 'Pagar las 4, una tras otra');
  await heading('Confirmar pago');
  expect(await screen.findByText(/Lo que tenías en el carro pasó a la lista/)).toBeVisible();
  expect(screen.getByText(/^Pago 1 de 5/)).toBeVisible();
  expect(app.store.getState().cart.queue.at(-1)).toMatchObject({
    invoiceId: items[0]?.invoiceId,
  });
});

it('bills that do not fit into the first payment are another payment, and a message names them', async () => {
  const app = await renderApp({
    local: { rememberedAccounts: [rememberedCable, gas] },
  });
  await press(app, 'Ver cuánto debo ahora');
  await press(app, 'Pagar las 2, una tras otra');
  await heading('Confirmar pago');
  expect(screen.getByText('Pago 1 de 3')).toBeVisible();
  // A payment of this contract takes three of the four bills.
  expect(digits(payButton().textContent)).toBe(sumAmounts(bankItems(bank.bank, 3, cable)));
  expect(screen.getByText(/^No caben todas en un pago: 1 deuda más/)).toBeVisible();
});

it('the next payment is offered with the amount that fits into it', async () => {
  const limits = { maxItems: 3 };
  const { contractId: _contract, ...account } = cable;
  const bills = bankItems(bank.bank, 4, cable).map((bill) =>
    toQueuedBill(bill, { account }, limits),
  );
  const confirmation = await openConfirmation(undefined, {
    local: { paymentQueue: storedQueue(bills) },
  });
  await payTowardsBank(confirmation);
  const app = await comeBack(confirmation, 'approve');
  const next = await screen.findByRole('heading', { name: /^Sigue/ });
  expect(next).toHaveTextContent('· pago 2 de 3');
  const said = digits(next.textContent.split('·')[0] ?? '');
  expect(said).toBe(sumAmounts(bills.slice(0, 3)));
  await press(app, 'Continuar con Cable Zorzal');
  await heading('Confirmar pago');
  expect(digits(payButton().textContent)).toBe(said);
});
