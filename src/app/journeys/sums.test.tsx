import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { toWireItem } from '../../api/cartItem.ts';
import { range } from '../../lib/arrays.ts';
import { formatPesos, sumAmounts } from '../../lib/money.ts';
import { makePayment, makeReceiptEntry } from '../../../mocks/testing/make.ts';
import { openAccounts } from '../../test/accountsPage.tsx';
import { payerStorage } from '../../test/payerStorage.ts';
import { heading } from '../../test/payJourney.tsx';
import { answerDebts, findDebts, openAccountStep } from '../../test/openLookup.tsx';
import { sentLink } from '../../test/paymentLink.ts';
import { rememberedAccount } from '../../test/rememberedAccount.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { sampleItem } from '../../test/sampleItem.ts';
import { wireDebt } from '../../test/wire/wireSamples.ts';

const debt = (id: string, amount?: number) => ({
  ...wireDebt(id),
  amount,
  contract: { id: 'aguas-lleuque-hogar', secondId: '01' },
  company: { id: 'aguas-lleuque', name: 'Aguas Lleuque', image: '' },
});
const readable = [debt('1', 11_111), debt('2', 22_222)];
const partialSum = formatPesos(33_333);

/** Words that mark a sum as partial: of some accounts, or of some debts. */
const marksPartial = /al menos|\d+ de \d+ cuentas/i;

/**
 * Returns, for each element whose text is exactly this sum, the whole text of its section or list
 * item, else of its paragraph or `div`, else its own.
 */
const placesOf = (sum: string) =>
  screen
    .queryAllByText((_, element) => element?.textContent === sum)
    .map(
      (element) =>
        (element.closest('section, li') ?? element.closest('p, div') ?? element).textContent,
    );

/** Fails unless the page shows the sum, and marks it as partial in each place. */
function expectMarked(sum: string): void {
  const places = placesOf(sum);
  expect(places).not.toEqual([]);
  for (const place of places) expect(place).toMatch(marksPartial);
}

describe('a sum is marked as a minimum', () => {
  // An unreadable record is logged for developers.
  beforeEach(() => allowConsole(/amount/));

  it('over debts of which one cannot be read', async () => {
    answerDebts([...readable, debt('3')]);
    const { ask } = await openAccountStep('aguas-lleuque');
    await ask('10203040');
    await findDebts();
    expectMarked(partialSum);
  });

  it('over debts of a list that is still loading', async () => {
    let calls = 0;
    bank.use(
      http.post('*/ApiConsultaDeuda/consulta/', () => {
        calls += 1;
        return calls === 1 ? undefined : HttpResponse.json({}, { status: 500 });
      }),
    );
    const { ask } = await openAccountStep('aguas-lleuque');
    await ask(
      range(25)
        .map((nth) => String(10203040 + nth))
        .join(', '),
    );
    await screen.findByText(/^Llevamos 20 de 25 cuentas y no pudimos seguir/);
    expect(screen.getByText(/^\d+ deudas$/).parentElement).toHaveTextContent(/· al menos \$/);
  });

  it('over the payer’s accounts, if one debt cannot be read', async () => {
    answerDebts([...readable, debt('3')]);
    await renderApp({ url: '/inicio/cuentas', ...(await payerStorage()) });
    await screen.findAllByText(/no se pudo leer/);
    await waitFor(() => expect(placesOf(partialSum)).not.toEqual([]));
    expectMarked(partialSum);
  });

  it('and its button does not pay “todo”, if one debt of the payer’s only account cannot be read', async () => {
    const own = bank.state.accounts['u-1'] ?? [];
    bank.state.accounts['u-1'] = own.filter(({ alias }) => alias === 'Agua casa');
    answerDebts([...readable, debt('3')]);
    await openAccounts();
    await screen.findAllByText(/no se pudo leer/);
    expect(screen.queryByRole('button', { name: 'Pagar todo' })).toBeNull();
    expectMarked(partialSum);
  });

  it('on the slip of a link, if one account cannot be read: its total is the bank’s', async () => {
    const { path, items, inscription, button } = sentLink(bank.bank);
    const cuentas = items.map((item, index) =>
      index === 0 ? { ...toWireItem(item), amount: 'x' } : toWireItem(item),
    );
    bank.use(
      http.get('*/apiDashboardPago/dashboard/*', () =>
        HttpResponse.json({
          referencia: inscription.referencia,
          estado: 'PENDIENTE',
          compania: 'Aguas Lleuque',
          nombreCliente: 'Pagador',
          total: sumAmounts(items),
          cuentas,
          url: button,
          codigoCarro: inscription.codigoCarro,
        }),
      ),
    );
    await renderApp({ url: path });
    await heading('Pago por correo');
    await screen.findByText(/no se pudo mostrar/);
    expect(screen.getByText('Total').parentElement).toHaveTextContent(
      formatPesos(sumAmounts(items)),
    );
  });

  it('in what is announced about some of the payer’s accounts', async () => {
    await openAccounts();
    const announced = await screen.findByText(/^Debes \$/);
    expect(announced).toHaveTextContent(/^Debes \$\s[\d.]+ en 5 de 12 cuentas\./);
  });

  it('over remembered accounts, if a debt of one cannot be read', async () => {
    answerDebts([...readable, debt('3')]);
    const { user } = await renderApp({ local: { rememberedAccounts: [rememberedAccount()] } });
    await user.click(await screen.findByRole('button', { name: 'Ver cuánto debo ahora' }));
    await screen.findByText(/No pudimos leer 1 deuda/);
    expectMarked(partialSum);
  });

  it('over the report, if a payment cannot be read', async () => {
    allowConsole(/get-comprobante-pago|getReport/);
    const registros = [
      makeReceiptEntry({ id_Total_Pagado: { content: 33_333 } }),
      { ...makeReceiptEntry(), id_Total_Pagado: { content: 'mucho' } },
    ];
    bank.use(http.post('*/get-comprobante-pago', () => HttpResponse.json({ registros, total: 2 })));
    await renderApp({ url: '/inicio/reportePago', ...(await payerStorage()) });
    const figure = await screen.findByRole('figure', { name: 'Pagos por mes' });
    expect(figure).toHaveTextContent(`Al menos${partialSum}`);
    expect(screen.getByText(/no está en los totales/)).toBeVisible();
  });

  const { invoiceId: _invoice, id: _id, ...share } = toWireItem(sampleItem());
  const shares = [share, { ...share, amount: 'mucho' }];
  const bills = [toWireItem(sampleItem()), { ...toWireItem(sampleItem()), amount: 'mucho' }];

  it.each([
    ['a receipt that is checked', 'PAGADO', shares],
    ['a pending payment of another device', 'PENDIENTE', bills],
  ] as const)(
    'by a notice on %s, if one of its debts cannot be read',
    async (_, estado, cuentas) => {
      const payment = { ...makePayment({ referencia: 'R4X7', estado }), cuentas };
      bank.use(http.get('*/payments', () => HttpResponse.json({ items: [payment], total: 1 })));
      await renderApp({ url: '/resultadoPago?referencia=R4X7' });
      expect(await screen.findByText(/1 deuda no se pudo mostrar/)).toBeVisible();
      expect(screen.getByText('El total es el que informa el banco.')).toBeVisible();
    },
  );
});

describe('the sum and the number of the next payments', () => {
  it('are those of a press in "Mis cuentas", if the debts of one convenio exceed its maximum', async () => {
    const own = bank.state.accounts['u-1'] ?? [];
    bank.state.accounts['u-1'] = own.filter(({ alias }) => alias === 'Agua casa');
    const overdue = (nth: number) => ({ ...debt(String(nth), 10_000), dueDate: '2026-01-31' });
    answerDebts(range(4).map(overdue), { maxItems: 3 });
    const { user, store } = await openAccounts();
    const words = /^Empieza por Aguas Lleuque: (\$\s[\d.]+)\. Después sigue 1 pago\.$/;
    const said = screen.getByText(/^Empieza por/).textContent;
    expect(said).toMatch(words);
    await user.click(screen.getByRole('button', { name: 'Pagar lo que vence primero' }));
    await heading('Carro de cuentas');
    expect(words.exec(said)?.[1]).toBe(formatPesos(sumAmounts(store.getState().cart.items)));
  });
});
