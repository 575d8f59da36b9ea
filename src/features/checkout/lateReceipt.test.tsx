import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { holdCalls } from '../../test/holdCalls.ts';
import { hurry } from '../../test/hurry.ts';
import {
  comeBack,
  fillIn,
  heading,
  openConfirmation,
  payAndComeBack,
  payButton,
  payTowardsBank,
} from '../../test/payJourney.tsx';
import { guestForgotten } from '../../store/device/appEvents.ts';
import { bank, isAsking, renderApp } from '../../test/renderApp.tsx';

const mails = () => bank.requests('sendReceipt');
const isSent = () => screen.findByText(/^Enviamos el comprobante/);

describe('T06 a receipt that lags behind its payment', () => {
  // Shortens the pauses between the portal's polls, which have these lengths.
  hurry((ms) => [3_000, 6_000, 12_000].includes(ms));

  it('is fetched automatically until the bank has it, shown, and mailed once', async () => {
    let questions = 0;
    bank.use(
      http.post('*/get-comprobante-pago', () => {
        questions += 1;
        return questions < 3 ? HttpResponse.json({ registros: [], total: 0 }) : undefined;
      }),
    );
    await payAndComeBack('approve');
    await heading('Pago exitoso');
    await isSent();
    expect(screen.getByRole('table', { name: 'Cuentas pagadas' })).toBeVisible();
    expect(mails()).toHaveLength(1);
    expect(questions).toBeGreaterThanOrEqual(3);
  });
});

it('T09 a receipt that arrives after its payer was forgotten is not mailed, nor fetched again', async () => {
  const app = await openConfirmation();
  await payTowardsBank(app);
  const { asked, release } = holdCalls('/get-comprobante-pago');
  const result = await comeBack(app, 'approve');
  await asked;
  act(() => void result.store.dispatch(guestForgotten()));
  release();
  await waitFor(() => expect(isAsking()).toBe(false));
  expect(mails()).toHaveLength(0);
  expect(result.store.getState().payment.receipts).toEqual([]);
});

it('T06 a tab that opens while another mails the receipt leaves that running, and mails nothing itself', async () => {
  const app = await openConfirmation();
  await payTowardsBank(app);
  const { asked, release } = holdCalls('/enviaComprobante');
  const first = await comeBack(app, 'approve');
  await heading('Pago exitoso');
  await asked;
  const second = await renderApp({ url: '/preguntas' });
  const states = () =>
    [first, second].map(({ store }) => store.getState().payment.receipts.map(({ state }) => state));
  expect(states()).toEqual([['sending'], ['sending']]);
  release();
  await waitFor(() => expect(states()[0]).toEqual(['sent']));
  await waitFor(() => expect(states()[1]).toEqual(['sent']));
  expect(mails()).toHaveLength(1);
  expect(bank.outbox).toHaveLength(1);
});

it('T01 a press whose work throws releases its button, shows a message, and the next one pays', async () => {
  expectConsole(/No way/);
  const app = await openConfirmation();
  await fillIn(app);
  app.left.push = () => {
    throw new Error('No way');
  };
  await app.user.click(payButton());
  expect(await screen.findByText(/No pudimos continuar con tu pago/)).toBeVisible();
  expect(payButton()).not.toHaveAttribute('aria-disabled');
  Reflect.deleteProperty(app.left, 'push');
  await app.user.click(payButton());
  await waitFor(() => expect(app.left).toHaveLength(1));
  expect(bank.state.inscriptions.filter(({ estado }) => estado === 'ABIERTA')).toHaveLength(1);
});
