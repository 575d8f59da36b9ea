import { act, screen, waitFor, within } from '@testing-library/react';
import { array, assert, asyncProperty, constantFrom, nat, oneof, property } from 'fast-check';
import { toWireItem } from '../../api/cartItem.ts';
import { renderReceiptEmail } from '../../components/receipt/receiptEmail.tsx';
import { receiptTable } from '../../components/receipt/receiptTable.ts';
import { groupItems } from '../../store/cart/cartItems.ts';
import { debtRemoved } from '../../store/cart/cartSlice.ts';
import { requestPayment } from '../../store/payment/pay.ts';
import { bankItems } from '../../test/cartInStorage.ts';
import { acceptAnyCart } from '../../test/acceptingBank.ts';
import { digits } from '../../test/values/digitTexts.ts';
import {
  comeBack,
  fillIn,
  heading,
  openConfirmation,
  payButton,
  payTowardsBank,
  reopen,
} from '../../test/payJourney.tsx';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { runs, seed } from '../../test/runs.ts';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { sampleLine, samplePayment } from '../../test/sampleReceipt.ts';

// fast-check does not shrink a failure: the failed run leaves its portal mounted, so the next run
// would find two portals.
const tried = (numRuns: number) => ({ seed, numRuns, endOnFailure: true });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const amounts = (maxLength: number) =>
  array(oneof(nat(2_000_000), constantFrom(0, 1, 999, 1000, 999_999_999_999)), {
    minLength: 1,
    maxLength,
  });
const mailedTotal = (html: string) =>
  digits(new DOMParser().parseFromString(html, 'text/html').querySelector('tfoot td')?.textContent);

describe(`T05 one total, seed ${seed}`, () => {
  const least = runs(10_000, 1_000);
  it(`on every receipt of any cart, for at least ${least} amounts`, () => {
    let taken = 0;
    assert(
      property(amounts(50), (paid) => {
        taken += paid.length;
        expect(receiptTable(paid.map((amount) => sampleLine({ amount }))).total).toBe(sum(paid));
      }),
      tried(runs(3_000, 300)),
    );
    expect(taken).toBeGreaterThanOrEqual(least);
  });

  it('in every e-mail', () => {
    assert(
      property(amounts(50), (paid) => {
        const lines = paid.map((amount) => sampleLine({ amount }));
        const html = renderReceiptEmail({ payment: samplePayment({ total: sum(paid) }), lines });
        expect(mailedTotal(html)).toBe(sum(paid));
      }),
      tried(runs(100, 20)),
    );
  });

  it('is kept when any cart’s items are grouped by company', () => {
    const company = constantFrom('Aguas', 'Túnel', 'Luz').map((name) => ({ name, image: '' }));
    assert(
      property(array(company, { maxLength: 50 }), (companies) => {
        const items = companies.map((each) => sampleItem({ company: each }));
        const grouped = groupItems(items).flatMap((group) => group.items);
        expect(new Set(grouped)).toEqual(new Set(items));
        expect(grouped).toHaveLength(items.length);
      }),
      tried(runs(200, 50)),
    );
  });

  it('is shown, posted, paid, printed and mailed, for any cart', async () => {
    await assert(
      asyncProperty(amounts(32), async (paid) => {
        localStorage.clear();
        const received = acceptAnyCart();
        const items = paid.map((amount, index) =>
          sampleItem({ amount, debtFrontId: String(index).padStart(3, '0') }),
        );
        const app = await openConfirmation(items, { limits: { maxItems: 50 } });
        expect(digits(payButton().textContent)).toBe(sum(paid));
        await fillIn(app);
        await app.user.click(payButton());
        await waitFor(() => expect(app.left).toHaveLength(1));
        expect(received.posted).toEqual(items.map(toWireItem));

        const back = await reopen(app, '/resultadoPago?referencia=R-1');
        await heading('Pago exitoso');
        const table = within(await screen.findByRole('table', { name: 'Cuentas pagadas' }));
        expect(table.getAllByRole('row')).toHaveLength(items.length + 2);
        expect(digits(table.getByRole('row', { name: /^Total pagado/ }).textContent)).toBe(
          sum(paid),
        );
        await waitFor(() => expect(received.receipts.map(mailedTotal)).toEqual([sum(paid)]));
        await screen.findByText(/Enviamos el comprobante/);
        await back.close();
      }),
      tried(runs(8, 1)),
    );
  }, 240_000);

  it('is on a receipt with more lines than one page has', async () => {
    const items = bankItems(bank.bank, 20, {
      contractId: 'tag-unido-total',
      kind: 'CLIENT_ID',
      value: '7654321-6',
    });
    const app = await openConfirmation(items, { limits: { maxItems: 20 } });
    await payTowardsBank(app);
    await comeBack(app, 'approve');
    const table = within(await screen.findByRole('table', { name: 'Cuentas pagadas' }));
    expect(table.getAllByRole('row')).toHaveLength(22);
    const total = sum(items.map(({ amount }) => amount));
    expect(digits(table.getByRole('row', { name: /^Total pagado/ }).textContent)).toBe(total);
    await screen.findByText(/Enviamos el comprobante/);
    expect(bank.outbox.map(({ body }) => mailedTotal(body))).toEqual([total]);
    expect(bank.violations).toEqual([]);
  });
});

describe('T05 the amount on the pressed button', () => {
  it('is registered, or nothing is: a cart that changed meanwhile is shown again', async () => {
    const { store } = await openConfirmation(bankItems(bank.bank, 3));
    act(() => {
      store.dispatch(requestPayment('ana@ejemplo.cl'));
      store.dispatch(debtRemoved(store.getState().cart.items[0] ?? sampleItem()));
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Tu carro cambió mientras pagabas.');
    expect(bank.requests('inscribe')).toEqual([]);
    expect(payButton()).not.toHaveAttribute('aria-disabled');
  });
});

describe('T05 an amount of the bank', () => {
  it.each([-1, 0.5, 2 ** 53, '1000', null])(
    'that is %p gives no receipt, and no mail',
    async (amount) => {
      expectConsole(/^getReceipt: registros\.0 no cumple el contrato en id_Total_Pagado/);
      const received = acceptAnyCart(() => amount);
      const attempt = sampleAttempt({ startedAt: Date.now() });
      received.posted = [...attempt.items];
      await renderApp({
        url: '/resultadoPago?referencia=R-1',
        local: { payment: { version: 3, attempts: [attempt], receipts: [] } },
      });
      await heading('Pago exitoso');
      expect(await screen.findByText(/El comprobante todavía no está disponible/)).toBeVisible();
      expect(received.receipts).toEqual([]);
    },
  );
});
