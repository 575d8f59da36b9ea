import { act, screen, waitFor, within } from '@testing-library/react';
import { array, assert, asyncProperty, integer } from 'fast-check';
import { HttpResponse, http } from 'msw';
import type { Choice } from '../../../mocks/bank/paymentPage.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { toWireItem } from '../../api/cartItem.ts';
import type { AccountReference } from '../../api/reference.ts';
import { formatPesos, sumAmounts } from '../../lib/money.ts';
import { range } from '../../lib/arrays.ts';
import { refusalMessages } from '../../store/cart/cartRules.ts';
import { resultPath } from '../../config/paths.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { bankItems, queuedItems, storedCart, storedQueue } from '../../test/cartInStorage.ts';
import { button } from '../../test/controls.ts';
import { acceptAnyCart } from '../../test/acceptingBank.ts';
import { digits } from '../../test/values/digitTexts.ts';
import { findDebts, openAccountStep } from '../../test/openLookup.tsx';
import { payAtBank } from '../../test/payAtBank.ts';
import {
  comeBack,
  fillIn,
  heading,
  payButton,
  payTowardsBank,
  reopen,
} from '../../test/payJourney.tsx';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { runs, seed } from '../../test/runs.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { openLogin, sendLogin } from '../../test/signIn.ts';

const light: AccountReference = {
  contractId: 'luz-canelo-hogar',
  kind: 'SERVICE_ID',
  value: '40506070',
};
const gas: AccountReference = {
  contractId: 'gas-tamarugo-red',
  kind: 'SERVICE_ID',
  value: '70809010',
};

const waiting = (account: AccountReference, count?: number) =>
  queuedItems(bank.bank, account, count);
const queued = (...bills: CartItem[]) => ({ paymentQueue: storedQueue(bills) });
const getList = () => screen.getByRole('list', { name: 'Después de este pago' });
const queryList = () => screen.queryByRole('list', { name: 'Después de este pago' });
const findNext = (name: string) => screen.findByRole('button', { name: `Continuar con ${name}` });
const invoices = (bills: readonly { invoiceId: string }[]) =>
  bills.map(({ invoiceId }) => invoiceId);

/** Makes the bank answer each queried account with `debts`; `changes` replace other fields. */
function answer(debts: readonly object[], changes: object = {}): void {
  bank.use(
    http.post('*/ApiConsultaDeuda/consulta/', async ({ request }) => {
      const { contracts } = (await request.json()) as { contracts: { contract: string }[] };
      const answerOf = ({ contract }: { contract: string }) => ({
        contract,
        status: 'OK',
        debts,
        ...changes,
      });
      return HttpResponse.json({ contracts: contracts.map(answerOf) });
    }),
  );
}

/** A queued bill (kept for a later payment) as the bank lists it. */
const listed = (
  { account: _account, company, ...bill }: CartItem,
  changes: Partial<CartItem> = {},
) => ({
  ...bill,
  company: { id: 'e', ...company },
  ...changes,
});

/**
 * Opens the result of a payment of two water bills, on which the bank has decided, while these bills
 * are queued. By default the paid bills are still in the cart.
 */
async function openResult(choice: Choice, bills: CartItem[], cart = bankItems(bank.bank)) {
  const attempt = payAtBank(choice);
  return renderApp({
    url: resultPath(attempt.reference),
    local: {
      ...queued(...bills),
      cart: storedCart(cart),
      clientEmail: 'ana@ejemplo.cl',
      payment: { version: 3, attempts: [attempt], receipts: [] },
    },
  });
}

async function openPaid(...bills: CartItem[]) {
  const app = await openResult('approve', bills);
  await heading('Pago exitoso');
  return app;
}

/** Opens the cart with these queued bills and these items. */
async function openCart(bills: CartItem[], items: CartItem[] = []) {
  const local = { ...queued(...bills), ...(items.length > 0 && { cart: storedCart(items) }) };
  const app = await renderApp({ url: '/carroDeCuentas', local });
  await heading('Carro de cuentas');
  return app;
}

describe('a bill that the cart refuses', () => {
  it('is queued, and is one press away from the first receipt', async () => {
    const { ask, ...app } = await openAccountStep('luz-canelo', {
      local: { cart: storedCart(bankItems(bank.bank, 1)) },
    });
    await ask('40506070');
    const [bill = sampleItem()] = bankItems(bank.bank, 1, light);
    const row = within(await findDebts());
    const add = row.getByRole('button', { name: `Agregar ${bill.invoiceId}` });
    await app.user.click(add);
    expect(await screen.findByText(refusalMessages.OTHER_CONTRACT)).toBeVisible();
    expect(screen.getByText('La dejamos en «Después de este pago».')).toBeVisible();
    expect(add).toHaveAccessibleDescription('Para después');
    await app.user.click(add);
    expect(within(getList()).getAllByRole('listitem')).toHaveLength(1);
    expect(getList()).toHaveTextContent(bill.company.name);
    expect(getList()).toHaveTextContent(bill.invoiceId);
    expect(getList()).toHaveTextContent(formatPesos(bill.amount));
    await expectNoAxeViolations();

    await app.user.click(
      screen.getAllByRole('link', { name: 'Continuar al pago' })[0] ?? document.body,
    );
    await heading('Confirmar pago');
    await payTowardsBank(app);
    const back = await comeBack(app, 'approve');
    expect(await screen.findByRole('heading', { name: /^Sigue/ })).toHaveTextContent(
      `Sigue ${bill.company.name}, ${formatPesos(bill.amount)} · pago 2 de 2`,
    );
    await screen.findByText(/Enviamos el comprobante/);
    await expectNoAxeViolations();
    await back.user.click(await findNext(bill.company.name));
    await heading('Confirmar pago');
    expect(window.location.href).toBe('http://localhost:3000/confirmarPago');
    expect(digits(payButton().textContent)).toBe(bill.amount);
    expect(screen.getByText('Pago 2 de 2')).toBeVisible();
    expect(
      screen.getByRole('checkbox', { name: 'Acepto los Términos y Condiciones' }),
    ).toBeChecked();

    await payTowardsBank(back);
    await comeBack(back, 'approve');
    await heading('Pago exitoso');
    expect(screen.queryByText(/^Sigue/)).not.toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('paymentQueue')).toBeNull());
    // A queued bill's account is neither stored with the payment nor sent with the cart; sending it
    // would be a violation.
    expect(localStorage.getItem('payment')).not.toContain('"account"');
    expect(bank.violations).toEqual([]);
    await screen.findByText(/Enviamos el comprobante/);
  });

  it('is queued once, also when everything was to be paid at once, and not if it is in the cart', async () => {
    const { ask, user } = await openAccountStep('luz-canelo', {
      local: { cart: storedCart([sampleItem()]) },
    });
    await ask('40506070');
    await findDebts();
    await user.click(button('Agregar todas'));
    const all = getList().textContent;
    expect(all).toContain(invoices(bankItems(bank.bank, 9, light)).join(', '));
    await user.click(button('Agregar todas'));
    expect(getList()).toHaveTextContent(all);
    // Emptying the cart makes it accept the bills, which then leave the queue.
    await user.click(screen.getByRole('button', { name: /^Eliminar/ }));
    await user.click(button('Agregar todas'));
    expect(queryList()).toBeNull();
    const [carted] = bankItems(bank.bank, 1, light);
    await user.click(button(`Agregar ${carted?.invoiceId}`));
    expect(await screen.findByText(refusalMessages.DUPLICATE)).toBeVisible();
    expect(queryList()).toBeNull();
  });
});

describe('the queue', () => {
  it('has a line for each contract, which can be removed and restored', async () => {
    const [lights, gases] = [waiting(light), waiting(gas, 1)];
    const { user } = await openCart([...lights, ...gases], [sampleItem()]);
    const lines = within(getList()).getAllByRole('listitem');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toHaveTextContent(
      `Luz Canelo${formatPesos(sumAmounts(lights))}${lights[0]?.contract_name}N° 40506070${invoices(lights).join(', ')}`,
    );
    expect(screen.queryByRole('button', { name: /^Continuar con/ })).not.toBeInTheDocument();
    await expectNoAxeViolations();

    await user.click(button('Quitar Luz Canelo de la cola'));
    expect(within(getList()).getAllByRole('listitem')).toHaveLength(1);
    expect(button('Quitar Gas Tamarugo de la cola')).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(within(getList()).getAllByRole('listitem')).toHaveLength(2);
    await user.click(button('Quitar Gas Tamarugo de la cola'));
    await user.click(button('Quitar Luz Canelo de la cola'));
    expect(queryList()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('is emptied with the cart, and restored with it; it follows another tab', async () => {
    const { user, store } = await openCart(waiting(light), [sampleItem()]);
    await user.click(button('Vaciar carro'));
    expect(queryList()).toBeNull();
    await waitFor(() => expect(localStorage.getItem('paymentQueue')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(getList()).toHaveTextContent('Luz Canelo');
    expect(store.getState().cart.items).toHaveLength(1);

    await waitFor(() => expect(localStorage.getItem('paymentQueue')).not.toBeNull());
    const event = { key: 'paymentQueue', oldValue: localStorage.getItem('paymentQueue') };
    act(() => {
      localStorage.removeItem('paymentQueue');
      window.dispatchEvent(
        new StorageEvent('storage', { ...event, newValue: null, storageArea: localStorage }),
      );
    });
    expect(queryList()).toBeNull();
  });

  it('is kept through a login with the bills of the cart, if the payer chooses to take them along', async () => {
    const items = bankItems(bank.bank);
    const { user, store } = await renderApp({
      local: { ...queued(...waiting(light)), cart: storedCart(items) },
    });
    const login = await openLogin(user);
    // The dialog's description contains the offer: the focus starts on a field below the offer, so
    // a screen reader would skip it otherwise.
    expect(login).toHaveAccessibleDescription(/^Al ingresar se vacían .* Llevar estas 4 deudas/);
    const dialog = within(login);
    expect(
      dialog.getByText(/^Al ingresar se vacían tu carro y «Después de este pago»/),
    ).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /^Llevar estas 4 deudas/ }));
    await expectNoAxeViolations();
    await sendLogin(user, { password: 'otra' });
    await screen.findByText('El usuario o clave ingresados son incorrectos.');
    expect(store.getState().cart.items).toHaveLength(2);
    expect(dialog.getByRole('checkbox', { name: /^Llevar estas 4 deudas/ })).toBeChecked();
    await sendLogin(user);
    await heading('Mis cuentas');
    const { items: carted, queue } = store.getState().cart;
    expect(carted).toEqual([]);
    expect(invoices(queue)).toEqual(invoices([...items, ...waiting(light)]));
    expect(await screen.findByText(/^Tus 4 deudas están en «Después de este pago»/)).toBeVisible();
  });

  it('offers nothing at a login while cart and queue are empty', async () => {
    const { user } = await renderApp();
    const dialog = within(await openLogin(user));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    expect(dialog.queryByText(/^Al ingresar/)).toBeNull();
  });

  it('is dropped without the cart if it cannot be read', async () => {
    allowConsole(/Se descartó «paymentQueue»/);
    await renderApp({
      url: '/carroDeCuentas',
      local: { cart: storedCart([sampleItem()]), paymentQueue: { bills: [{}], removedIds: [] } },
    });
    expect(await screen.findByText('1 de 10 deudas')).toBeVisible();
    expect(queryList()).toBeNull();
  });

  it('names bills of several companies by their contract, and pays them at once, from an empty cart too', async () => {
    const tag: AccountReference = {
      contractId: 'tag-unido-total',
      kind: 'CLIENT_ID',
      value: '12345678-5',
    };
    const bills = waiting(tag, 9);
    const { user, store } = await openCart(bills);
    expect(within(getList()).getAllByRole('listitem')).toHaveLength(1);
    await expectNoAxeViolations();
    await user.click(await findNext('Total TAG'));
    await heading('Confirmar pago');
    expect(store.getState().cart.items).toHaveLength(9);
  });
});

describe('the next payment', () => {
  it('is the first of several; the others stay queued', async () => {
    const { user } = await openPaid(...waiting(gas, 1), ...waiting(light));
    await user.click(await findNext('Gas Tamarugo'));
    await heading('Confirmar pago');
    await user.click(screen.getByRole('link', { name: 'Editar el carro' }));
    await heading('Carro de cuentas');
    expect(within(getList()).getAllByRole('listitem')).toHaveLength(1);
    expect(getList()).toHaveTextContent('Luz Canelo');
  });

  it('is queried in batches if it has more accounts than one call can have', async () => {
    const [bill = sampleItem()] = waiting(light, 1);
    const nthBill = (nth: number): CartItem => ({
      ...bill,
      id: `d-${nth}`,
      debtFrontId: `f-${nth}`,
      invoiceId: `F-${nth}`,
      account: { kind: 'SERVICE_ID', value: String(40_506_071 + nth) },
    });
    const { user, store } = await openCart(range(25).map(nthBill));
    await user.click(await findNext('Luz Canelo'));
    await waitFor(() => expect(queryList()).toBeNull());
    const sizes = bank
      .requests('consultDebts')
      .map(({ body }) => (body as { contracts: unknown[] }).contracts.length);
    expect(sizes).toEqual([20, 5]);
    expect(store.getState().cart.queue).toEqual([]);
    expect(bank.violations).toEqual([]);
  });

  it('is checked with the bank: a changed amount is shown, and the new one is paid; bills that are no longer owed are left out, with a message', async () => {
    const [bill = sampleItem(), other = sampleItem()] = waiting(light);
    const { user, store } = await openCart([bill, other]);
    answer([listed(other, { amount: other.amount + 1000 })]);
    await user.click(await findNext('Luz Canelo'));
    await heading('Confirmar pago');
    const [before, now] = [other.amount, other.amount + 1000].map(formatPesos);
    const change = `${other.invoiceId} cambió de ${before} a ${now}.`;
    expect(await screen.findByText(change)).toBeVisible();
    expect(
      screen.getByText(`${bill.invoiceId}: Ya no aparece entre lo que debes: quizás ya se pagó.`),
    ).toBeVisible();
    expect(digits(payButton().textContent)).toBe(other.amount + 1000);
    expect(invoices(store.getState().cart.items)).toEqual([other.invoiceId]);
    expect(store.getState().cart.queue).toEqual([]);
    // The messages have been removed from the history entry, so that a later visit does not repeat
    // them.
    expect(window.history.state).toHaveProperty('usr', null);
  });

  it.each([
    ['owes nothing any more', [], {}, /Ya no aparece entre lo que debes/],
    ['is unknown to the bank', [], { status: 'NOT_FOUND' }, /Ya no aparece entre lo que debes/],
  ])(
    'is left out if its account %s; this screen offers the one after it or, if that costs nothing by now, leaves it out too and focuses its own heading',
    async (_name, debts, changes, message) => {
      const first = waiting(light, 1);
      const [last = sampleItem()] = waiting(gas, 1);
      const { user, store } = await openPaid(...first, last);
      answer(debts, changes);
      await user.click(await findNext('Luz Canelo'));
      expect(await screen.findByText(message)).toBeVisible();
      await heading('Pago exitoso');
      expect(await findNext('Gas Tamarugo')).toHaveFocus();
      expect(store.getState().cart.items).toEqual([]);

      answer([listed(last, { amount: 0 })]);
      await user.click(await findNext('Gas Tamarugo'));
      expect(await screen.findByText(new RegExp(refusalMessages.NOTHING_DUE))).toBeVisible();
      expect(store.getState().cart).toMatchObject({ items: [], queue: [] });
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  );

  it('stays queued if the bank’s answer about it cannot be read', async () => {
    expectConsole(/consultDebts: contracts\.0\.debts\.0 no cumple el contrato/);
    const [bill = sampleItem(), other = sampleItem()] = waiting(light);
    const { user, store } = await openCart([bill, other]);
    answer([listed(bill, { amount: -1 }), listed(other)]);
    await user.click(await findNext('Luz Canelo'));
    await heading('Confirmar pago');
    expect(await screen.findByText(/No pudimos leer lo que el banco informa/)).toBeVisible();
    expect(invoices(store.getState().cart.items)).toEqual([other.invoiceId]);
    expect(invoices(store.getState().cart.queue)).toEqual([bill.invoiceId]);
  });

  it('is filled up to the contract’s maximum; the rest stays queued', async () => {
    const bills = waiting(light);
    const { user, store } = await openCart(bills);
    answer(
      bills.map((bill) => listed(bill)),
      { maxItems: 1, minAmount: 10_000_000 },
    );
    await user.click(await findNext('Luz Canelo'));
    await heading('Confirmar pago');
    expect(await screen.findByText(/^No caben todas en un pago: 1 deuda más/)).toBeVisible();
    expect(
      screen.getByText(/El pago mínimo de este convenio es de \$ 10\.000\.000\./),
    ).toBeVisible();
    expect(store.getState().cart.queue).toMatchObject([{ invoiceId: bills[1]?.invoiceId }]);
  });

  it('stays queued while the bank does not answer; a second press, even a double one, repeats the same query once', async () => {
    const bills = waiting(light);
    const { user, store } = await openCart(bills);
    bank.setFault({ kind: 'error500' }, 'consultDebts');
    await user.click(await findNext('Luz Canelo'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No pudimos consultar el próximo pago');
    await expectNoAxeViolations();
    expect(store.getState().cart).toMatchObject({ items: [], queue: bills });
    bank.clearFaults();
    await user.dblClick(await findNext('Luz Canelo'));
    await heading('Confirmar pago');
    const numbers = bank
      .requests('consultDebts')
      .map(({ body }) => (body as { idTrxRec: number }).idTrxRec);
    expect(numbers).toHaveLength(2);
    expect(numbers[1]).toBe(numbers[0]);
    expect(store.getState().cart.items).toHaveLength(2);
  });

  it('replaces the items in the cart, which are queued instead', async () => {
    const left = waiting(gas, 1);
    const { user, store } = await openResult('approve', waiting(light, 1), left);
    await user.click(await findNext('Luz Canelo'));
    await heading('Confirmar pago');
    expect(await screen.findByText(/Lo que tenías en el carro pasó a la lista/)).toBeVisible();
    expect(store.getState().cart.items).toMatchObject([{ contract: { id: light.contractId } }]);
    expect(store.getState().cart.queue).toMatchObject([
      { invoiceId: left[0]?.invoiceId, account: { value: gas.value } },
    ]);
  });

  it.each([
    ['reject', 'Pago rechazado', false],
    ['leavePending', 'Pago pendiente', true],
  ] as const)(
    'after the outcome «%s» stays queued, and is offered only beside a payment that may succeed',
    async (choice, title, isOffered) => {
      const { store } = await openResult(choice, waiting(light));
      await heading(title);
      expect(screen.queryAllByText(/^Sigue/)).toHaveLength(isOffered ? 1 : 0);
      expect(store.getState().cart.queue).toHaveLength(2);
    },
  );
});

describe(`T05 the total of the queue, seed ${seed}`, () => {
  it('is the same in the message, on the screen, in the call and in print, for any bills', async () => {
    const amounts = array(integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 10 });
    await assert(
      asyncProperty(amounts, async (each) => {
        localStorage.clear();
        const received = acceptAnyCart();
        const bills = each.map((amount, index) => ({
          ...sampleItem({ amount, debtFrontId: String(index).padStart(3, '0') }),
          account: { kind: 'SERVICE_ID' as const, value: '1' },
        }));
        answer(bills.map((bill) => listed(bill)));
        const app = await openCart(bills);
        expect(digits(within(getList()).getByText(/^\$/).textContent)).toBe(sumAmounts(bills));
        await app.user.click(await findNext('Aguas del Lleuque'));
        await heading('Confirmar pago');
        expect(digits(payButton().textContent)).toBe(sumAmounts(bills));
        await fillIn(app);
        await app.user.click(payButton());
        await waitFor(() => expect(app.left).toHaveLength(1));
        expect(received.posted).toEqual(app.store.getState().cart.items.map(toWireItem));
        expect(sumAmounts(received.posted)).toBe(sumAmounts(bills));
        const back = await reopen(app, '/resultadoPago?referencia=R-1');
        await heading('Pago exitoso');
        const table = within(await screen.findByRole('table', { name: 'Cuentas pagadas' }));
        expect(digits(table.getByRole('row', { name: /^Total pagado/ }).textContent)).toBe(
          sumAmounts(bills),
        );
        await screen.findByText(/Enviamos el comprobante/);
        await back.close();
      }),
      { seed, numRuns: runs(8, 1), endOnFailure: true },
    );
  }, 120_000);
});
