import { act, screen, waitFor, within } from '@testing-library/react';
import { logoutRequested } from '../../store/session/sessionSlice.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button } from '../../test/controls.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { heading } from '../../test/payJourney.tsx';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';

const day = 86_400_000;

/**
 * A guest's stored payments: a paid one and a later rejected one, both settled `age` milliseconds
 * ago.
 */
const payments = (age = 0) => ({
  payment: {
    version: 3,
    attempts: [
      sampleAttempt({
        reference: 'QWER2345TYUI6789ASDF',
        status: 'paid',
        startedAt: Date.parse('2026-11-18T12:00:00-03:00') - age,
        settledAt: Date.now() - age,
        items: [sampleItem({ invoiceId: 'F-77001', amount: 12_000 })],
      }),
      sampleAttempt({
        reference: 'ZXCV2345TYUI6789ASDF',
        status: 'rejected',
        startedAt: Date.parse('2026-11-19T12:00:00-03:00') - age,
        settledAt: Date.now() - age,
        items: [
          sampleItem({ company: { name: 'Luz Canelo', image: '' }, amount: 20_000 }),
          sampleItem({ debtFrontId: 'b', company: { name: 'Gas Tamarugo', image: '' }, amount: 5 }),
        ],
      }),
    ],
    receipts: [],
  },
});

const list = () => screen.findByRole('list', { name: 'Pagos de este dispositivo' });
const shownList = () => screen.queryByRole('list', { name: 'Pagos de este dispositivo' });

describe('the payments of this device', () => {
  it('are listed for a guest, latest first, with state, companies, total and day', async () => {
    await renderApp({ url: '/resultadoPago', local: payments() });
    const [later, earlier] = within(await list()).getAllByRole('listitem');
    const headings = within(screen.getByRole('main')).getAllByRole('heading');
    expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H1', 'Pagos de este dispositivo'],
      ['H2', 'Buscar un pago'],
    ]);
    expect(document.title).toMatch(/^Pagos de este dispositivo · /);
    expect(later).toHaveTextContent('Luz Canelo, Gas Tamarugo');
    expect(later).toHaveTextContent(/\$ 20\.005.*19 nov 2026.*Rechazado/);
    expect(earlier).toHaveTextContent(/Aguas.*\$ 12\.000.*18 nov 2026.*Pagado/);
    await expectNoAxeViolations();
  });

  it('T40 show no more than their reference alone would, and send no request, until one is opened', async () => {
    const { user } = await renderApp({ url: '/resultadoPago', local: payments() });
    const paid = within(await list()).getByRole('link', { name: 'Ver pago QWER2345TYUI6789ASDF' });
    expect(document.body).not.toHaveTextContent(/F-77001|ana@ejemplo\.cl|llave-1/);
    expect(bank.requests('getPayments')).toEqual([]);
    await user.click(paid);
    await waitFor(() => expect(bank.requests('getPayments')).not.toEqual([]));
  });

  it('are reached from the footer while a payment is pending, as is the search', async () => {
    const pending = sampleAttempt({ status: 'pending', startedAt: Date.now() });
    const { payment } = payments();
    const attempts = [...payment.attempts, pending];
    const { user } = await renderApp({
      url: '/resultadoPago',
      local: { payment: { ...payment, attempts } },
    });
    await heading('Estamos verificando tu pago');
    await user.click(screen.getByRole('link', { name: 'Buscar un pago' }));
    expect(within(await list()).getAllByRole('link')).toHaveLength(3);
    expect(screen.getByRole('textbox', { name: 'Referencia' })).toBeVisible();
  });

  it('T34 disappear after their lifetime', async () => {
    await renderApp({ url: '/resultadoPago', local: payments(8 * day) });
    await heading('Buscar un pago');
    expect(shownList()).toBeNull();
  });

  it('T43 disappear once the guest has forgotten everything', async () => {
    const { user } = await renderApp({ url: '/resultadoPago', local: payments() });
    await list();
    await user.click(button('Olvidar mis datos en este dispositivo'));
    await user.click(await screen.findByRole('button', { name: 'Olvidar mis datos' }));
    await heading('Paga tus cuentas en un solo lugar');
    expect(localStorage.getItem('payment')).toBeNull();
  });

  it('T08 belong to a guest: a payer sees none of them, and leaves none after the logout', async () => {
    const { session, local } = await payerStorage();
    const { store } = await renderApp({
      url: '/resultadoPago',
      session,
      local: { ...local, ...payments() },
    });
    await heading('Buscar un pago');
    expect(shownList()).toBeNull();
    act(() => void store.dispatch(logoutRequested('logout')));
    await heading('Paga tus cuentas en un solo lugar');
    expect(localStorage.getItem('payment')).toBeNull();
  });
});
