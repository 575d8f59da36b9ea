import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { toWireItem } from '../../api/cartItem.ts';
import { range } from '../../lib/arrays.ts';
import { formatPesos, sumAmounts } from '../../lib/money.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { heading } from '../../test/payJourney.tsx';
import { answerDebts, findDebts, openAccountStep } from '../../test/openLookup.tsx';
import { sentLink } from '../../test/paymentLink.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { wireDebt } from '../../test/wire/wireSamples.ts';

const debt = (id: string, amount?: number) => ({
  ...wireDebt(id),
  amount,
  contract: { id: 'aguas-lleuque-hogar', secondId: '01' },
  company: { id: 'aguas-lleuque', name: 'Aguas Lleuque', image: '' },
});
const readable = [debt('1', 11_111), debt('2', 22_222)];
const part = formatPesos(33_333);

/** Words that call a sum a part: of the accounts, or of the debts. */
const asPart = /al menos|\d+ de \d+ cuentas/i;

/** The sentences, headings or parts of the page that show a sum, with what leads to it. */
const sayings = (sum: string) =>
  screen
    .queryAllByText((_, element) => element?.textContent === sum)
    .map(
      (element) =>
        (element.closest('section, li') ?? element.closest('p, div') ?? element).textContent,
    );

/** Checks that each place with the partial sum marks it as a minimum. */
function expectPart(sum: string): void {
  const places = sayings(sum);
  expect(places).not.toEqual([]);
  for (const place of places) expect(place).toMatch(asPart);
}

describe('a sum is marked as a minimum', () => {
  // An unreadable record is logged for developers.
  beforeEach(() => allowConsole(/amount/));

  it('over debts of which one cannot be read', async () => {
    answerDebts([...readable, debt('3')]);
    const { ask } = await openAccountStep('aguas-lleuque');
    await ask('10203040');
    await findDebts();
    expectPart(part);
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
    await waitFor(() => expect(sayings(part)).not.toEqual([]));
    expectPart(part);
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
});
