import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { range } from '../../lib/arrays.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { bankItems, storedCart } from '../../test/cartInStorage.ts';
import { enter } from '../../test/controls.ts';
import { hurry, isPauseBeforeRepetition } from '../../test/hurry.ts';
import { goOffline, loseCalls, sayOnline } from '../../test/network.ts';
import { openAccountStep } from '../../test/openLookup.tsx';
import { payerStorage } from '../../test/payerStorage.ts';
import {
  comeBack,
  fillIn,
  heading,
  openConfirmation,
  payButton,
  payTowardsBank,
} from '../../test/payJourney.tsx';
import { sentLink } from '../../test/paymentLink.ts';
import { bank, host, renderApp } from '../../test/renderApp.tsx';
import { tableRows } from '../../test/runs.ts';
import { openLogin, sendLogin } from '../../test/signIn.ts';

const status = () => screen.findByRole('status', { name: 'Sin conexión' });
const statusGone = () =>
  waitFor(() =>
    expect(screen.queryByRole('status', { name: 'Sin conexión' })).not.toBeInTheDocument(),
  );
const writes = () =>
  bank.requests().filter(({ endpoint }) => ['inscribe', 'login', 'notifyLink'].includes(endpoint));

// The pauses before repeated calls, and the four seconds between two checks of the connection, pass
// at once.
hurry((milliseconds) => isPauseBeforeRepetition(milliseconds) || milliseconds === 4_000);

describe('a browser without a network', () => {
  it('shows on every page that it has none, and the parts that still work, until it is back', async () => {
    const { user } = await renderApp({ url: '/preguntas' });
    await heading('Preguntas frecuentes');
    const network = await goOffline();
    expect(await status()).toHaveTextContent(/ordenar tu carro/);
    await expectNoAxeViolations();
    await user.click(screen.getByRole('link', { name: 'Bases legales' }));
    await heading('Bases legales');
    expect(await status()).toBeVisible();
    await network.comeBack();
    await statusGone();
  });

  it('at the start gets the token, the configuration and the screen when it is back', async () => {
    expectConsole(/generateToken > Error/, /^consultarConfiguraciones: /);
    const network = await goOffline();
    await renderApp();
    await status();
    await screen.findByText('No pudimos cargar los servicios');
    await network.comeBack();
    expect(await screen.findByRole('link', { name: /Agua/ })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('paymentServiceId')).not.toBeNull());
    expect(bank.violations).toEqual([]);
  });

  it('fetches the debts of an account again that failed before', async () => {
    const { ask } = await openAccountStep('aguas-lleuque');
    const network = await goOffline();
    await ask('10203040');
    await screen.findByText('No pudimos consultar tus deudas');
    // The browser reports a connection and its loss before the connection is really back.
    await sayOnline(true);
    await sayOnline(false);
    await network.comeBack();
    expect(await screen.findByRole('list', { name: 'Deudas' })).toBeVisible();
  });

  it('fetches the failed batch of a long list again, but not the earlier ones', async () => {
    const answered: unknown[] = [];
    let isLost = false;
    bank.use(
      http.post('*/ApiConsultaDeuda/consulta/', async ({ request }) => {
        if (isLost) return HttpResponse.error();
        answered.push(((await request.clone().json()) as { idTrxRec: number }).idTrxRec);
        isLost = answered.length === 1;
        host.isReached = !isLost;
        return undefined;
      }),
    );
    const { ask } = await openAccountStep('aguas-lleuque');
    await ask(
      range(45)
        .map(String)
        .map((nth) => `102030${nth.padStart(2, '0')}`)
        .join(' '),
    );
    expect(await screen.findByText('Llevamos 20 de 45 cuentas y no pudimos seguir')).toBeVisible();
    await status();
    isLost = false;
    host.isReached = true;
    await statusGone();
    await waitFor(() => expect(screen.queryByText(/^Llevamos/)).toBeNull());
    expect(answered).toHaveLength(3);
    expect(new Set(answered).size).toBe(3);
    expect(bank.violations).toEqual([]);
  });

  it('fetches the debts of a payer’s accounts again, but not the accounts, which had arrived', async () => {
    const { find } = loseCalls('*/ApiConsultaDeuda/*');
    await renderApp({ url: '/inicio/cuentas', ...(await payerStorage()) });
    await screen.findAllByText('No pudimos consultarla');
    const { length } = bank.requests('getAccounts');
    await sayOnline(false);
    find();
    await sayOnline(true);
    await statusGone();
    await waitFor(() => expect(screen.queryByText('No pudimos consultarla')).toBeNull());
    expect(bank.requests('getAccounts')).toHaveLength(length);
  });
});

const lostNetworks: [network: string, isNoticed: boolean][] = [
  ['without a network', true],
  ['with a network that leads nowhere, which the browser does not notice,', false],
];

describe.each(tableRows(lostNetworks))('a press %s', (_network, isNoticed) => {
  const loseNetwork = async () => {
    const network = await goOffline(isNoticed);
    // While a modal is open, queries by role do not find the status behind it.
    await screen.findByText('Sin conexión');
    return network;
  };

  it('on «Pagar» shows at once that nothing was sent, loses nothing, and works once it is back', async () => {
    const app = await openConfirmation();
    await fillIn(app);
    const network = await loseNetwork();
    await app.user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/No hay conexión a internet/);
    expect(payButton()).toBeEnabled();
    expect(writes()).toEqual([]);
    expect(app.left).toEqual([]);
    expect(localStorage.getItem('payment') ?? '').not.toContain('attempts":[{');
    await network.comeBack();
    await app.user.click(payButton());
    await waitFor(() => expect(app.left).toHaveLength(1));
    expect(bank.requests('inscribe')).toHaveLength(1);
  });

  it('on «Pagar» of a link shows a message at once, and does not leave the page', async () => {
    const app = await renderApp({ url: sentLink(bank.bank).path });
    await screen.findByRole('list', { name: 'Cuentas' });
    await loseNetwork();
    await app.user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/No hay conexión a internet/);
    expect(app.left).toEqual([]);
  });

  it('on «Enviar Link» ends in the failure step, keeps the addresses, and sends nothing', async () => {
    const { user } = await renderApp({
      url: '/carroDeCuentas',
      local: { cart: storedCart(bankItems(bank.bank)) },
    });
    await user.click(await screen.findByRole('button', { name: 'Enviar link de pago' }));
    const dialog = await screen.findByRole('dialog', { name: 'Link de pago' });
    await enter(user, within(dialog).getByRole('textbox'), 'ana@ejemplo.cl');
    await loseNetwork();
    await user.click(within(dialog).getByRole('button', { name: 'Enviar Link' }));
    expect(await screen.findByText('Hubo un problema al generar el link')).toBeVisible();
    expect(await screen.findByText(/No hay conexión a internet/)).toBeVisible();
    expect(writes()).toEqual([]);
  });

  it('on «Inicia sesión» shows a message in the form, which keeps its texts', async () => {
    const { user } = await renderApp();
    const dialog = await openLogin(user);
    await loseNetwork();
    await sendLogin(user);
    expect(await within(dialog).findByText(/No hay conexión a internet/)).toBeVisible();
    expect(within(dialog).getByLabelText('Correo electrónico')).toHaveValue('pagador@ejemplo.cl');
    expect(writes()).toEqual([]);
  });
});

describe('a browser that is wrong about its network', () => {
  it('and reports none still queries the bank, and pays', async () => {
    await sayOnline(false);
    const app = await openConfirmation();
    await status();
    await payTowardsBank(app);
    await comeBack(app, 'approve');
    expect(await heading('Pago exitoso')).toBeVisible();
    await status();
  });

  it('and reports one repeats failed reads once the portal’s host can be reached', async () => {
    expectConsole(/generateToken > Error/, /^consultarConfiguraciones: /);
    const { find } = loseCalls();
    host.isReached = false;
    await renderApp();
    await status();
    find();
    host.isReached = true;
    await statusGone();
    expect(await screen.findByRole('link', { name: /Agua/ })).toBeVisible();
  });

  it('and says so wrongly does not prevent a press once the host answers', async () => {
    const app = await openConfirmation();
    await fillIn(app);
    host.isReached = false;
    await sayOnline(true);
    await status();
    // The next check of the connection has not run yet.
    host.isReached = true;
    await app.user.click(payButton());
    await waitFor(() => expect(app.left).toHaveLength(1));
  });

  it('and reaches the host but not the bank shows no message about the connection', async () => {
    expectConsole(/generateToken > Error/, /^consultarConfiguraciones: /);
    loseCalls();
    await renderApp();
    await screen.findByText('No pudimos cargar los servicios');
    expect(screen.queryByRole('status', { name: 'Sin conexión' })).not.toBeInTheDocument();
  });
});
