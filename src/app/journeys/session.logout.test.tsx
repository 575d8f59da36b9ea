import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createIdempotencyKey } from '../../lib/dates/ids.ts';
import { inscribe } from '../../../mocks/bank/inscriptions.ts';
import { configurationNames } from '../../api/configurationNames.ts';
import { bankApi } from '../../api/bankApi.ts';
import { sessionExpired } from '../../api/events.ts';
import type { AppStore } from '../../store/app/rootReducer.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { hurry } from '../../test/hurry.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { sampleItem } from '../../test/sampleItem.ts';
import { openLogin, sendLogin } from '../../test/signIn.ts';
import { bankItems, storedCart, storedQueue } from '../../test/cartInStorage.ts';
import { showToast } from '../../ui/toasts/toasts.ts';

const testApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    callForTest: build.mutation<unknown, { method: string; url: string }>({
      query: (call) => call,
    }),
  }),
});

/** Makes a call to the bank as the portal does; its result is ignored. */
const callBank = (store: AppStore, method: string, url: string): Promise<unknown> =>
  store.dispatch(testApi.endpoints.callForTest.initiate({ method, url }));

// The route guards log each refusal to the console.
let log: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

/** Texts that identify the demo payer. */
const traces = [
  'Antonia',
  'Rojas',
  'pagador@ejemplo.cl',
  '12345678-5',
  'u-1',
  'Agua casa',
  'TAG del auto',
];

/**
 * Returns the traces that occur in a text as whole words. Parts of words do not count, because RTK
 * Query's random request ids may contain a short trace such as 'u-1' by chance.
 */
const found = (text: string) =>
  traces.filter((trace) => new RegExp(`(?<![\\w-])${RegExp.escape(trace)}(?![\\w-])`).test(text));
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

/**
 * Opens the portal as a payer with a query of debts, a cart, a queue (bills for later payments), an
 * e-mail and a mailed receipt.
 */
async function openAsPayer(url = '/inicio/cuentas') {
  const { session, local } = await payerStorage();
  const portal = await renderApp({
    url,
    session: {
      ...session,
      lookup: {
        step: 2,
        contractId: 'c-1',
        query: { kind: 'CLIENT_ID', values: ['12345678-5'], transactionId: 1, date: 'x' },
        totalTagSelected: false,
        fromTotalTagButton: false,
        lastUsed: [{ contractId: 'c-1', kind: 'CLIENT_ID', value: '12345678-5' }],
      },
    },
    local: {
      ...local,
      cart: storedCart([sampleItem()]),
      paymentQueue: storedQueue([
        sampleItem({ account: { kind: 'CLIENT_ID', value: '12345678-5' } }),
      ]),
      clientEmail: 'pagador@ejemplo.cl',
      payment: { receipts: { 'R-1': 'sent' } },
      'ng2Idle.main.expiry': '1',
    },
  });
  await screen.findByRole('button', { name: 'Antonia Rojas Fuentes' });
  return portal;
}

async function logOut({ user }: Pick<Awaited<ReturnType<typeof openAsPayer>>, 'user'>) {
  await user.click(screen.getByRole('button', { name: 'Antonia Rojas Fuentes' }));
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
}

/** Fails unless the page is the root, and store, storage and page contain no data of the payer. */
async function expectNoTrace({ store }: Pick<Awaited<ReturnType<typeof openAsPayer>>, 'store'>) {
  await screen.findByRole('heading', { level: 1, name: 'Paga tus cuentas en un solo lugar' });
  expect(window.location.pathname).toBe('/');
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => !isConfiguration(key))).toEqual([]),
  );
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(found(document.documentElement.outerHTML)).toEqual([]);
  const { bank: cache, cart, ...state } = store.getState();
  expect([cart.items, cart.queue]).toEqual([[], []]);
  expect(found(JSON.stringify({ ...state, cache }))).toEqual([]);
  expect(state.session.token).toBeUndefined();
}

const isConfiguration = (key: string) => configurationNames.some((name) => name === key);

/** Changes a shared storage key as another tab would. */
function changeElsewhere(key: string | null, newValue: string | null) {
  act(() => {
    if (key !== null && newValue === null) localStorage.removeItem(key);
    else if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  });
}

describe('T08 a logout', () => {
  it('by the payer calls the bank and leaves no data, nor messages about the payer', async () => {
    const portal = await openAsPayer();
    await screen.findByText('Agua casa');
    await waitFor(() => expect(localStorage.getItem('collectorId')).toBe('PORTAL-DE-PAGOS'));
    act(() =>
      showToast({ text: 'Enviamos el link de pago a pagador@ejemplo.cl.', targetClass: 'success' }),
    );
    await screen.findByText(/Enviamos el link/);
    await logOut(portal);
    await expectNoTrace(portal);
    await waitFor(() => expect(bank.requests('logout')).toHaveLength(1));
    const url = new URL(bank.requests('logout')[0]?.url ?? '');
    expect(url.searchParams.get('evento')).toBe('logout');
    expect(url.searchParams.get('usuario')).toBe('12345678-5');
    expect(bank.requests('logout')[0]?.status).toBe(200);
    expect(bank.violations).toEqual([]);
    expect(localStorage.getItem('collectorId')).toBe('PORTAL-DE-PAGOS');
  });

  it.each(['timeout', 'unauthorized401'] as const)(
    'takes effect here at once when the bank answers with «%s»',
    async (kind) => {
      const portal = await openAsPayer();
      bank.setFault({ kind }, 'logout');
      await logOut(portal);
      expect(screen.queryByRole('button', { name: /Antonia/ })).not.toBeInTheDocument();
      await expectNoTrace(portal);
      await pause(100);
      expect(bank.requests('logout')).toHaveLength(1);
    },
  );

  it('leaves no way back to a payment that the payer made elsewhere', async () => {
    const debts = bankItems(bank.bank);
    const portal = window.location.origin;
    const made = inscribe(bank.bank, { userId: 'u-1', debts, portal, key: createIdempotencyKey() });
    made.estado = 'PENDIENTE';
    const app = await openAsPayer('/inicio/pagos/cartolaHistorica');
    await app.user.click(await screen.findByRole('link', { name: new RegExp(made.referencia) }));
    await screen.findByRole('heading', { level: 1, name: 'Pago pendiente' });
    expect(document.body).toHaveTextContent(made.referencia);
    await app.user.click(screen.getByRole('link', { name: 'Volver' }));
    await screen.findByRole('heading', { level: 1, name: 'Mis cuentas' });
    await logOut(app);
    await screen.findByRole('heading', { level: 1, name: 'Paga tus cuentas en un solo lugar' });
    act(() => window.history.back());
    await screen.findByRole('heading', { name: 'Buscar un pago' });
    expect(document.body).not.toHaveTextContent(made.referencia);
    expect(JSON.stringify(window.history.state)).not.toContain(made.referencia);
  });

  it('from a public screen redirects to the root, too, and is not undone by the back button', async () => {
    const portal = await openAsPayer();
    await portal.user.click(screen.getByRole('link', { name: 'Preguntas frecuentes' }));
    await screen.findByRole('heading', { level: 1, name: 'Preguntas frecuentes' });
    await logOut(portal);
    await expectNoTrace(portal);
    act(() => window.history.back());
    await pause(100);
    await expectNoTrace(portal);
    expect(log).toHaveBeenCalledWith('No has iniciado sesión');
  });

  it('lets the next payer in, whose login starts empty, and who sees no data of the former one', async () => {
    const portal = await openAsPayer();
    await logOut(portal);
    await expectNoTrace(portal);
    const dialog = await openLogin(portal.user);
    expect(dialog).not.toHaveTextContent(/pagador/);
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('');
    await sendLogin(portal.user, { email: 'otra-sesion@ejemplo.cl' });
    await portal.user.click(await screen.findByRole('button', { name: 'Cerrar la otra sesión' }));
    await screen.findByRole('button', { name: 'Josefa Arce' });
    expect(found(document.body.outerHTML)).toEqual([]);
    expect(sessionStorage.getItem('userData')).toContain('u-3');
  });
});

describe('T09 a former payer', () => {
  it('is not restored by an answer that arrives after the logout', async () => {
    const { session, local } = await payerStorage();
    const { asked, release } = holdCalls('/apiGatewayCuentasPortal/cuentas/*');
    const portal = await renderApp({ url: '/inicio/cuentas', session, local });
    await screen.findByRole('button', { name: 'Antonia Rojas Fuentes' });
    await asked;
    await logOut(portal);
    release();
    await pause(50);
    await expectNoTrace(portal);
    expect(bank.requests('getAccounts')).toHaveLength(1);
  });

  it('is not queried again when a call was about to be repeated', async () => {
    const { session, local } = await payerStorage();
    bank.setFault({ kind: 'unavailable503' }, 'getAccounts');
    const portal = await renderApp({ url: '/inicio/cuentas', session, local });
    await screen.findByRole('button', { name: 'Antonia Rojas Fuentes' });
    await waitFor(() => expect(bank.requests('getAccounts')).toHaveLength(1));
    await logOut(portal);
    const asked = bank.requests('getAccounts').length;
    bank.clearFaults();
    // Longer than the portal's random pause before it repeats a call for the first time.
    await pause(900);
    expect(bank.requests('getAccounts')).toHaveLength(asked);
    await expectNoTrace(portal);
  });

  it('does not return with a reload of a tab that missed the logout', async () => {
    const { session } = await payerStorage();
    const portal = await renderApp({
      url: '/inicio/cuentas',
      session: { ...session, 'ng2Idle.signIn': 'a' },
    });
    await expectNoTrace(portal);
  });

  it('does not return after the session expired with the tab closed, and neither do their data; the session is closed at the bank (T14)', async () => {
    const { session } = await payerStorage();
    const portal = await renderApp({
      url: '/inicio/cuentas',
      session,
      local: {
        'ng2Idle.lastActivity': Date.now() - 301_000,
        cart: storedCart([sampleItem()]),
        clientEmail: 'pagador@ejemplo.cl',
      },
    });
    await expectNoTrace(portal);
    await waitFor(() => expect(bank.requests('logout')).toHaveLength(1));
    const [call] = bank.requests('logout');
    expect(call?.url).toContain('evento=close');
    // The bank accepts a logout only with the payer's own token.
    expect(call?.status).toBe(200);
  });

  it('is removed when another tab logs out, without a second call', async () => {
    const portal = await openAsPayer();
    await screen.findByText('Agua casa');
    // The other tab removes all these keys. The event for the last activity alone tells this tab
    // that the session has ended.
    localStorage.removeItem('payment');
    localStorage.removeItem('clientEmail');
    localStorage.removeItem('ng2Idle.payer');
    localStorage.removeItem('ng2Idle.main.expiry');
    localStorage.removeItem('ng2Idle.lastPresence');
    localStorage.removeItem('ng2Idle.limit');
    changeElsewhere('ng2Idle.lastActivity', null);
    await expectNoTrace(portal);
    expect(bank.requests('logout')).toEqual([]);
  });

  it('is not shown by a tab that slept while another payer signed in elsewhere', async () => {
    const { session } = await payerStorage();
    const portal = await renderApp({
      url: '/inicio/cuentas',
      session,
      local: { 'ng2Idle.lastActivity': Date.now(), 'ng2Idle.payer': 'u-3' },
    });
    await screen.findByRole('heading', { level: 1, name: 'Paga tus cuentas en un solo lugar' });
    expect(found(document.documentElement.outerHTML)).toEqual([]);
    expect(found(JSON.stringify(portal.store.getState()))).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(localStorage.getItem('ng2Idle.lastActivity')).not.toBeNull();
    expect(bank.requests().map(({ endpoint }) => endpoint)).not.toContain('getAccounts');
  });

  it('is removed when the browser restores a page that it had kept', async () => {
    const portal = await openAsPayer();
    await pause(50);
    sessionStorage.clear();
    localStorage.clear();
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await expectNoTrace(portal);
  });
});

describe('T09 a former payer, at the next check of the clock', () => {
  hurry((ms) => ms > 100 && ms <= 1_000);

  it('is removed when another payer signs in in another tab, whose data are not changed', async () => {
    const portal = await openAsPayer();
    await pause(50);
    const theirs = {
      'ng2Idle.payer': 'u-3',
      clientEmail: 'otra-sesion@ejemplo.cl',
      payment: JSON.stringify({ receipts: { 'R-3': 'sent' } }),
    };
    act(() => {
      for (const [key, value] of Object.entries(theirs)) localStorage.setItem(key, value);
    });
    await screen.findByRole('button', { name: 'Ingresar' });
    expect(window.location.pathname).toBe('/');
    expect(found(document.documentElement.outerHTML)).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
    await waitFor(() => expect(bank.requests('logout')).toHaveLength(1));
    expect(bank.requests('logout')[0]?.url).toContain('evento=close');
    await pause(100);
    expect(localStorage).toMatchObject({
      'ng2Idle.payer': 'u-3',
      clientEmail: 'otra-sesion@ejemplo.cl',
      payment: expect.stringContaining('R-3'),
    });
    expect(localStorage.getItem('ng2Idle.lastActivity')).not.toBeNull();
    expect(portal.store.getState().session.userData).toBeUndefined();
  });
});

/** Ten calls of a signed-in payer; `src/api/baseQuery.test.ts` makes each alone. */
const calls = [
  'GET /apiportal/politica/estandar/politica',
  'POST /apiDashboardPago/inscripcion',
  'POST /apiDashboardPago/notifica-link',
  'POST /apiri/enviaMail/enviaComprobante',
  ...Array.from({ length: 6 }, (_, page) => `GET /payments?page=${page + 1}`),
];

describe('T10 a 401', () => {
  it('for a token that was renewed meanwhile has no effect, and otherwise leaves everything to the same payer’s later session in another tab', async () => {
    const { session, local } = await payerStorage();
    const { store } = await renderApp({
      url: '/inicio/cuentas',
      session: { ...session, 'ng2Idle.signIn': 'a' },
      local: {
        ...local,
        'ng2Idle.signIn': 'b',
        cart: storedCart([sampleItem()]),
      },
    });
    await screen.findByText('Agua casa');
    act(() => void store.dispatch(sessionExpired({ bearer: 'Bearer earlier' })));
    expect(screen.getByRole('button', { name: 'Antonia Rojas Fuentes' })).toBeVisible();
    act(() => void store.dispatch(sessionExpired({ bearer: session.token })));
    await screen.findByRole('button', { name: 'Ingresar' });
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(
      expect.arrayContaining(['cart', 'ng2Idle.lastActivity', 'ng2Idle.payer', 'ng2Idle.signIn']),
    );
    expect(bank.requests('logout')).toEqual([]);
  });

  it('at ten calls at once ends the session with one logout, without an error', async () => {
    const portal = await openAsPayer();
    await screen.findByText('Agua casa');
    bank.setFault({ kind: 'unauthorized401', times: 10 });
    await act(() =>
      Promise.all(
        calls.map((call) => {
          const [method = '', url = ''] = call.split(' ');
          return callBank(portal.store, method, url);
        }),
      ),
    );
    await expectNoTrace(portal);
    await waitFor(() => expect(bank.requests('logout')).toHaveLength(1));
    await pause(200);
    expect(bank.requests('logout')).toHaveLength(1);
    expect(bank.requests('logout')[0]?.url).toContain('evento=close');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
