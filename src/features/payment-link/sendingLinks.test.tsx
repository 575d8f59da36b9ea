import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CartItem } from '../../api/cartItem.ts';
import { debtRemoved } from '../../store/cart/cartSlice.ts';
import { logoutRequested } from '../../store/session/sessionSlice.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { fillIn, openConfirmation, payButton, reopen } from '../../test/payJourney.tsx';
import { bank } from '../../test/renderApp.tsx';
import type { renderApp } from '../../test/renderApp.tsx';
import { bankItems } from '../../test/cartInStorage.ts';

type App = Awaited<ReturnType<typeof renderApp>>;

const sent = 'El link fue generado y enviado exitosamente';
const failed = 'Hubo un problema al generar el link';

/** Opens the modal, types the addresses and presses "Enviar Link". */
async function startSending({ user }: App, emails = 'ana@ejemplo.cl'): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Enviar link de pago' }));
  const dialog = await screen.findByRole('dialog', { name: 'Link de pago' });
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Correos electrónicos' }), {
    target: { value: emails },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Enviar Link' }));
  return dialog;
}

/**
 * Sends a link, waits for the modal's step with the text `end`, and closes the modal; resolves to
 * the message of that step.
 */
async function sendLink(app: App, end = sent, emails?: string): Promise<string> {
  const { user } = app;
  const dialog = await startSending(app, emails);
  await within(dialog).findByText(end, undefined, { timeout: 10_000 });
  const said = within(dialog).getByRole('status').textContent;
  await user.click(within(dialog).getByRole('button', { name: /^Volver al portal$/i }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return said;
}

const counts = () =>
  ['inscribe', 'convertLink', 'notifyLink'].map((endpoint) => bank.requests(endpoint).length);

describe('the calls of a link', () => {
  it('have exactly the expected content', async () => {
    const items = bankItems(bank.bank);
    const app = await openConfirmation(items);
    await sendLink(app, sent, ' ana@ejemplo.cl , beto@ejemplo.cl ');

    const [convert] = bank.requests('convertLink');
    const [notify] = bank.requests('notifyLink');
    const { sessionid } = bank.state.inscriptions.at(-1) ?? {};
    expect(convert?.body).toEqual({ link: `http://localhost:3000/banco/?sessionid=${sessionid}` });
    const dashboard = `http://localhost:3000/api/apiDashboardPago/dashboard/${bank.state.links[0]?.id}`;
    expect(JSON.stringify(notify?.body)).toBe(
      JSON.stringify({
        correo: 'ana@ejemplo.cl,beto@ejemplo.cl',
        link: `http://localhost:3000/pagoEmail?link=${encodeURIComponent(dashboard)}`,
        cantidad: items.map(({ amount }) => amount),
        codigo: items.map(({ invoiceId }) => invoiceId),
        compania: 'Aguas Lleuque',
        de: 'no-responder@pagos.ejemplo.cl',
        // The log masks the key, which identifies the payment at the bank.
        codigoCarro: '•••',
        nombreCliente: 'Pagador',
      }),
    );
    expect(notify?.headers['mail-provider']).toBe('correo-link');
    expect(convert?.headers['mail-provider']).toBeUndefined();
    expect(bank.requests('registerPayerEmail')).toHaveLength(0);
    expect(bank.violations).toEqual([]);
  });

  it('name the companies of several motorways, each once, and the sender if a payer is signed in', async () => {
    const account = { contractId: 'tag-unido-total', kind: 'SERVICE_ID', value: 'KX4521' } as const;
    const items = bankItems(bank.bank, 9, account);
    await sendLink(await openConfirmation(items, await payerStorage()));
    const companies = new Set(items.map(({ company }) => company.name));
    expect(companies.size).toBeGreaterThan(1);
    expect(bank.requests('notifyLink')[0]?.body).toMatchObject({
      compania: [...companies].join(', '),
      cantidad: items.map(({ amount }) => amount),
      nombreCliente: 'Antonia Rojas Fuentes',
    });
    expect(bank.requests('inscribe')[0]?.body).toMatchObject({ userId: 'u-1' });
  });
});

const openInscriptions = () => bank.state.inscriptions.filter(({ estado }) => estado === 'ABIERTA');

describe('T01 the inscription', () => {
  it('is the same for a second send, also after a reload, for "Pagar" after a link, and for a link after "Pagar"; the cart stays', async () => {
    const app = await openConfirmation();
    await sendLink(app);
    await sendLink(app, sent, 'beto@ejemplo.cl');
    const again = await reopen(app);
    await sendLink(again);
    expect(counts()).toEqual([3, 3, 3]);
    expect(openInscriptions()).toHaveLength(1);
    expect(bank.outbox.map(({ to, link }) => [to, link])).toEqual([
      [['ana@ejemplo.cl'], bank.outbox[0]?.link],
      [['beto@ejemplo.cl'], bank.outbox[0]?.link],
      [['ana@ejemplo.cl'], bank.outbox[0]?.link],
    ]);
    expect(again.store.getState().cart.items).toHaveLength(2);

    await fillIn(again, 'carla@ejemplo.cl');
    await again.user.click(payButton());
    await waitFor(() => expect(again.left).toHaveLength(1));
    const { sessionid } = bank.state.inscriptions.at(-1) ?? {};
    expect(again.left).toEqual([`http://localhost:3000/banco/?sessionid=${sessionid}`]);

    const later = await reopen(again, '/confirmarPago');
    await sendLink(later);
    expect(openInscriptions()).toHaveLength(1);
    expect(counts()).toEqual([5, 4, 4]);
    expect(later.store.getState().payment.attempts[0]?.isPaidHere).toBe(true);
  });

  it('of the same accounts in another order is the bank’s first one, and its link is sent; of another cart it is new', async () => {
    const items = bankItems(bank.bank);
    const app = await openConfirmation(items);
    await sendLink(app);
    await app.close();
    const other = await openConfirmation(items.toReversed());
    await sendLink(other);
    expect(openInscriptions()).toHaveLength(1);
    expect(bank.outbox).toHaveLength(2);
    expect(bank.violations).toEqual([]);
    const before = counts();
    await other.close();
    await sendLink(await openConfirmation(bankItems(bank.bank, 1)));
    expect(counts()).toEqual(before.map((count) => count + 1));
    expect(openInscriptions()).toHaveLength(2);
  });

  it('T03 without an answer is repeated without a second one', async () => {
    bank.setFault({ kind: 'error500', afterWork: true, times: 1 }, 'inscribe');
    const app = await openConfirmation();
    await sendLink(app, failed);
    expect(screen.getByRole('heading', { level: 1, name: 'Confirmar pago' })).toBeVisible();
    await sendLink(app);
    expect(openInscriptions()).toHaveLength(1);
    expect(counts()).toEqual([2, 1, 1]);
  });
});

describe('accounts that were meanwhile paid through the link', () => {
  it.each([
    ['approve', 'paid'],
    ['leavePending', 'pending'],
  ] as const)('are not sent again (%s), and leave the cart', async (choice, status) => {
    bank.setScenario({ pendingSeconds: null });
    const app = await openConfirmation();
    await sendLink(app);
    const { sessionid } = bank.state.inscriptions.at(-1) ?? {};
    bank.decide(`http://localhost:3000/banco/?sessionid=${sessionid}`, choice);
    const said = await sendLink(app, failed);
    expect(said).toMatch(
      /Estas deudas ya están pagadas o tienen un pago en curso: Aguas Lleuque, F-\d+, \$ [\d.]+; Aguas/,
    );
    expect(counts()).toEqual([1, 1, 1]);
    expect(app.store.getState().payment.attempts[0]?.status).toBe(status);
    expect(app.store.getState().cart.items).toEqual([]);
    // Only the browser that paid sends the receipt.
    expect(bank.requests('sendReceipt')).toHaveLength(0);
  });
});

it('T05 a cart that changed between the press and the inscription is not sent', async () => {
  const app = await openConfirmation();
  await sendLink(app);
  const { release } = holdCalls('/payments');
  const dialog = await startSending(app);
  const [item] = app.store.getState().cart.items;
  act(() => void app.store.dispatch(debtRemoved(item as CartItem)));
  release();
  await within(dialog).findByText(failed);
  expect(await screen.findByText(/Tu carro cambió mientras tanto/)).toBeVisible();
  expect(counts()).toEqual([1, 1, 1]);
});

describe('T09 a session that ends during the calls', () => {
  it('sends nothing more, and shows nothing', async () => {
    const app = await openConfirmation(undefined, await payerStorage());
    const { release } = holdCalls('/apiDashboardPago/convierte-link');
    await startSending(app);
    await screen.findByText('El link está siendo generado y enviado');
    act(() => void app.store.dispatch(logoutRequested('logout')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    release();
    await waitFor(() => expect(bank.requests('convertLink')).toHaveLength(1));
    expect(app.store.getState().payment.attempts).toEqual([]);
    expect(bank.requests('notifyLink')).toHaveLength(0);
    expect(screen.queryByText(/link de pago\. /)).not.toBeInTheDocument();
  });
});

describe('T10 a session that has ended at the bank', () => {
  it('ends here, and nothing is shown about the link', async () => {
    const app = await openConfirmation(undefined, await payerStorage());
    bank.setFault({ kind: 'unauthorized401' }, 'convertLink');
    await startSending(app);
    await waitFor(() => expect(app.store.getState().session.userData).toBeUndefined());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bank.requests('logout')).toHaveLength(1);
    expect(counts()).toEqual([1, 1, 0]);
    expect(screen.queryByText(/link de pago\. /)).not.toBeInTheDocument();
  });
});

it('T17 a refusal of the bank stays text, and is shortened', async () => {
  const app = await openConfirmation();
  bank.use(
    http.post('*/apiDashboardPago/convierte-link', () =>
      HttpResponse.json(
        { message: `<img src=x onerror="alert(1)">\u202E${'A'.repeat(10_000)}` },
        { status: 409 },
      ),
    ),
  );
  const said = await sendLink(app, failed);
  expect(said).toMatch(/No pudimos completar el envío del link de pago\. <img/);
  expect(said.length).toBeLessThan(500);
  expect(said).not.toContain('\u202E');
  expect(document.querySelector('img[src=x]')).toBeNull();
});
