import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makePayment, makeReceiptEntry } from '../../../mocks/testing/make.ts';
import { paths } from '../../config/paths.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { payAtBank } from '../../test/payAtBank.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { passTime } from '../../test/payJourney.tsx';
import { openPayments, paymentRows } from '../../test/paymentsPage.tsx';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { followInterval } from './usePaymentPage.ts';

const url = paths.payments;
const mails = () => bank.requests('sendReceipt');
const receiptModal = () => screen.findByRole('dialog', { name: 'Comprobante' });

/** Advances fake timers by small steps until a condition holds, so that the bank can answer. */
async function until(holds: () => unknown) {
  for (let tries = 0; tries < 100 && !holds(); tries += 1) await passTime(1);
}

/** Opens the receipt of the latest paid payment. */
async function openReceipt() {
  const app = await openPayments('?estado=PAGADO');
  const [row] = await paymentRows();
  const button = within(row ?? document.body).getByRole('button', {
    name: /^Ver comprobante \w{20}$/,
  });
  const reference = /\w{20}$/.exec(button.textContent)?.[0] ?? '';
  await app.user.click(button);
  return { ...app, button, reference, dialog: within(await receiptModal()) };
}

describe('the receipt of a payment in the list', () => {
  it('T26 opens as a modal with the paid bills, prints only its receipt, and returns the focus', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, button, reference, dialog } = await openReceipt();
    const table = await dialog.findByRole('table', { name: 'Cuentas pagadas' });
    expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent(/^Total pagado\$[\d.]+$/);
    // The reference is split into elements of four characters, so whitespace is ignored.
    const words = screen.getByRole('dialog').textContent.replaceAll(/\s/g, '');
    expect(words).toContain(reference);
    await expectNoAxeViolations();
    await user.click(dialog.getByRole('button', { name: 'Imprimir comprobante' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(table.closest('.print-receipt')).toHaveTextContent('Comprobante de pago');
    expect(table.closest('.print-receipt')?.querySelector('button, form')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
    expect(mails()).toEqual([]);
    expect(bank.violations).toEqual([]);
  });

  it('T06 is mailed again at each press, once', async () => {
    const { user, reference, dialog } = await openReceipt();
    await dialog.findByRole('table', { name: 'Cuentas pagadas' });
    expect(dialog.getByLabelText('Correo electrónico')).toHaveValue('pagador@ejemplo.cl');
    const { release } = holdCalls('/apiri/enviaMail/enviaComprobante');
    await user.dblClick(dialog.getByRole('button', { name: 'Enviar comprobante' }));
    expect(await dialog.findByText('Enviando el comprobante…')).toBeVisible();
    release();
    await dialog.findByText(/^Enviamos el comprobante a pagador@ejemplo\.cl/);
    expect(mails()).toHaveLength(1);
    expect(bank.outbox.at(-1)).toMatchObject({ kind: 'comprobante', to: ['pagador@ejemplo.cl'] });
    expect(bank.outbox.at(-1)?.body).toContain(reference);
  });

  it.each([
    ['getPayments', 'No pudimos cargar el comprobante'],
    ['getReceiptPage', /no pudimos cargar el comprobante/],
  ])(
    'T18 that %s does not return shows an error, and can be fetched again',
    async (endpoint, message) => {
      const app = await openPayments('?estado=PAGADO');
      const [row] = await paymentRows();
      bank.setFault({ kind: 'error500', times: 1 }, endpoint);
      await app.user.click(within(row ?? document.body).getByRole('button'));
      const dialog = within(await receiptModal());
      expect(await dialog.findByRole('heading', { name: message })).toBeVisible();
      await app.user.click(dialog.getByRole('button', { name: 'Reintentar' }));
      expect(await dialog.findByRole('table', { name: 'Cuentas pagadas' })).toBeVisible();
    },
  );

  it('is fetched again when it is opened again, because the payment may have changed', async () => {
    const paid = makePayment();
    const entry = makeReceiptEntry({ id_Id_Documento: { content: '' } });
    let estado: 'PAGADO' | 'PENDIENTE' = 'PENDIENTE';
    bank.use(
      http.get('*/payments', ({ request }) => {
        const isOne = new URL(request.url).searchParams.has('referencia');
        return HttpResponse.json({ items: [{ ...paid, ...(isOne && { estado }) }], total: 1 });
      }),
      http.post('*/get-comprobante-pago', () =>
        HttpResponse.json({ registros: [entry], total: 1 }),
      ),
    );
    const { user } = await openPayments();
    const name = `Ver comprobante ${paid.referencia}`;
    await user.click(await screen.findByRole('button', { name }));
    const first = within(await receiptModal());
    expect(await first.findByText(/no informa este pago como pagado/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    estado = 'PAGADO';
    await user.click(screen.getByRole('button', { name }));
    const again = within(await receiptModal());
    expect(await again.findByRole('table', { name: 'Cuentas pagadas' })).toBeVisible();
  });

  it('T17 keeps hostile texts of the bank plain', async () => {
    const hostile = '<img src=x>';
    const payment = makePayment({ referencia: '7"><b>x</b>' });
    for (const { company } of payment.cuentas) company.name = hostile;
    const entry = makeReceiptEntry({
      id_Empresa: { content: hostile },
      id_Id_Documento: { content: '' },
    });
    bank.use(
      http.get('*/payments', () => HttpResponse.json({ items: [payment], total: 1 })),
      http.post('*/get-comprobante-pago', () =>
        HttpResponse.json({ registros: [entry], total: 1 }),
      ),
    );
    const { user } = await openPayments();
    await user.click(await screen.findByRole('button', { name: 'Ver comprobante 7"><b>x</b>' }));
    const dialog = await screen.findByRole('dialog', { name: 'Comprobante' });
    expect(await within(dialog).findByText('7"><b>x</b>')).toBeVisible();
    expect(await within(dialog).findByText('<img src=x>')).toBeVisible();
    expect(dialog.querySelector('dd b, img[src="x"]')).toBeNull();
  });
});

describe('T04 a pending payment in the list', () => {
  beforeEach(() => bank.setScenario({ pendingSeconds: null }));

  it('has no receipt, but a link to where it is followed', async () => {
    const { user } = await openPayments('?estado=PENDIENTE');
    const [row = document.body] = await paymentRows();
    expect(row).toHaveTextContent('Pendiente');
    expect(within(row).queryByRole('button')).toBeNull();
    await user.click(within(row).getByRole('link', { name: /^Consultar estado \w{20}$/ }));
    await screen.findByRole('heading', { level: 1, name: 'Pago pendiente' });
    expect(window.location.pathname).toBe('/resultadoPago');
  });

  it('is polled by the list while the page is visible, until it has an outcome', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const turn = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    const stored = await payerStorage();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    try {
      await renderApp({ url, ...stored });
      for (let tries = 0; tries < 100 && !screen.queryByRole('table'); tries += 1)
        await passTime(1);
      const asked = () => bank.requests('getPayments').length;
      expect(screen.getByText(/los pagos pendientes se actualizan solos/)).toBeVisible();
      expect(asked()).toBe(1);
      await passTime(followInterval);
      await until(() => asked() > 1);
      expect(asked()).toBe(2);

      turn('hidden');
      await passTime(4 * followInterval);
      expect(asked()).toBe(2);
      turn('visible');

      bank.setFault({ kind: 'error500', times: 1 }, 'getPayments');
      await passTime(followInterval);
      await until(() => asked() > 2);
      expect(screen.getByText(/los pagos pendientes se actualizan solos/)).toBeVisible();
      bank.settlePending('PAGADO');
      await passTime(followInterval);
      await until(() => !screen.queryByText(/se actualizan solos/));
      expect(screen.queryByText(/se actualizan solos/)).toBeNull();
      const after = asked();
      await passTime(4 * followInterval);
      expect(asked()).toBe(after);
    } finally {
      jest.useRealTimers();
    }
  });

  it('T06 of this browser is mailed once, when the list shows that it is paid', async () => {
    const attempt = payAtBank('leavePending', undefined, { owner: 'u-1' });
    const payment = { version: 3, attempts: [attempt], receipts: [] };
    const { session, local } = await payerStorage();
    const { store, user } = await renderApp({ url, session, local: { ...local, payment } });
    const [row] = await paymentRows();
    await waitFor(() => expect(store.getState().payment.attempts[0]?.status).toBe('pending'));
    expect(row).toHaveTextContent('Pendiente');
    expect(mails()).toEqual([]);

    bank.settlePending('PAGADO');
    await user.selectOptions(screen.getByLabelText('Estado'), 'Pagado');
    await user.click(screen.getByRole('button', { name: 'Filtrar' }));
    await waitFor(() => expect(mails()).toHaveLength(1));
    await waitFor(() => expect(store.getState().payment.attempts[0]?.status).toBe('paid'));
    await user.click(await screen.findByRole('button', { name: 'Limpiar filtros' }));
    await screen.findByText(/página 1/);
    expect(mails()).toHaveLength(1);
    expect(bank.outbox.at(-1)?.to).toEqual(['ana@ejemplo.cl']);
  });
});
