import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { configurationNames } from '../../api/configurationNames.ts';
import { storedCart, storedQueue } from '../../test/cartInStorage.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { rememberedAccount } from '../../test/rememberedAccount.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';

const minutes = (count: number) => count * 60_000;
const payersEmail = 'antonia@ejemplo.cl';
const bill = sampleItem({
  company: { name: 'Luz de Antonia', image: '/m.svg' },
  account: { kind: 'CLIENT_ID', value: '123456785' },
});
const waiting = sampleItem({ contract: { id: 'c-2', secondId: '01' } });

/** A payer's data in the local storage, besides the session's own keys. */
const payersData = () => ({
  cart: storedCart([bill]),
  paymentQueue: storedQueue([waiting]),
  clientEmail: payersEmail,
  payment: {
    version: 2,
    attempts: [sampleAttempt({ owner: 'u-1', startedAt: Date.now(), status: 'pending' })],
    receipts: [],
    emailUsedAt: Date.now(),
  },
});

/** The keys in the local storage, except those of the bank's configuration. */
const keys = () =>
  Object.keys(localStorage)
    .filter((key) => !configurationNames.some((name) => name === key))
    .sort();

const pass = (ms: number) => jest.setSystemTime(Date.now() + ms);

/** Opens a tab of a payer with data in its storage; `limit` is the idle limit in minutes. */
async function openAsPayer(limit = 5) {
  const { session, local } = await payerStorage();
  const portal = await renderApp({
    url: '/preguntas',
    session: { ...session, politicas: { tiempoDeInactividad: limit } },
    local: { ...local, ...payersData() },
  });
  await screen.findByRole('button', { name: 'Antonia Rojas Fuentes' });
  // Lets the portal store the time of the last activity, and the idle limit.
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  return portal;
}

/** Closes the payer's window without a logout; a crash leaves the page no time to remove data. */
async function closeWindow(portal: Awaited<ReturnType<typeof openAsPayer>>, isCrash = false) {
  const left = { ...localStorage };
  await portal.close();
  if (isCrash) for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);
  sessionStorage.clear();
}

/**
 * Returns the local storage that a payer leaves who closes the window: the first test compares it
 * with what `openAsPayer` and `closeWindow` leave.
 */
async function leftBehind() {
  const { local } = await payerStorage();
  return {
    ...local,
    ...payersData(),
    imageData: [{ id: bill.id, image: bill.company.image }],
    'ng2Idle.lastPresence': Date.now(),
    'ng2Idle.limit': 300,
  };
}

/** Opens the portal as the next visitor, in a new tab. */
const openNext = (url = '/carroDeCuentas', local = {}) => renderApp({ url, local });

/** Opens the portal as `openNext` does, `ms` after a payer has closed the window. */
async function openAfter(ms: number, url?: string) {
  const local = await leftBehind();
  pass(ms);
  return openNext(url, local);
}

function expectNothingOfThePayer(store: Awaited<ReturnType<typeof openNext>>['store']) {
  expect(keys()).toEqual([]);
  const { cart, payment } = store.getState();
  expect(cart).toMatchObject({ items: [], queue: [] });
  expect(payment).toEqual({ attempts: [], receipts: [], busy: false });
  expect(document.body).not.toHaveTextContent('Luz de Antonia');
  expect(document.body.innerHTML).not.toContain(payersEmail);
}

beforeEach(() => {
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['nextTick', 'queueMicrotask', 'performance', 'setInterval', 'clearInterval'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('T42 a payer who closes the window without logging out', () => {
  it.each([
    ['closed', false],
    ['crashed', true],
  ])('leaves no data to the next person after the idle limit (%s)', async (_how, isCrash) => {
    const portal = await openAsPayer();
    await closeWindow(portal, isCrash);
    expect(keys()).toEqual(Object.keys(await leftBehind()).sort());
    expect(localStorage).toMatchObject({
      clientEmail: payersEmail,
      'ng2Idle.limit': '300',
      'ng2Idle.payer': 'u-1',
    });
    pass(minutes(5));
    const { store } = await openNext();
    expectNothingOfThePayer(store);
  });

  it.each([
    ['/confirmarPago', 'Correo'],
    ['/resultadoPago', 'Buscar un pago'],
    ['/', 'Paga tus cuentas'],
  ])('leaves no data at %s either', async (url) => {
    const { store } = await openAfter(minutes(60), url);
    expectNothingOfThePayer(store);
  });

  it.each([
    ['longer', 10, 9, true],
    ['longer, and over', 10, 11, false],
    ['shorter, and over', 2, 3, false],
  ])('has the limit of the bank’s policy: %s', async (_name, limit, away, isLeft) => {
    await closeWindow(await openAsPayer(limit));
    pass(minutes(away));
    const { store } = await openNext();
    expect(keys().includes('cart')).toBe(isLeft);
    expect(store.getState().cart.items).toHaveLength(isLeft ? 1 : 0);
  });

  it('keeps the session in a duplicate of the tab that is opened within the limit', async () => {
    const { session } = await payerStorage();
    const local = await leftBehind();
    pass(minutes(4));
    const { store } = await renderApp({ url: '/carroDeCuentas', session, local });
    expect(store.getState().session.userData?.idu).toBe('u-1');
    expect(store.getState().cart.items).toHaveLength(1);
  });

  it('loses nothing while another tab of the session lives, which renews its activity', async () => {
    const local = await leftBehind();
    pass(minutes(30));
    const { store } = await openNext('/carroDeCuentas', {
      ...local,
      'ng2Idle.lastActivity': Date.now() - minutes(1),
    });
    expect(store.getState().cart.items).toHaveLength(1);
  });

  it('keeps the remembered accounts, and the identifiers in the guest’s own tab', async () => {
    const local = { ...(await leftBehind()), rememberedAccounts: [rememberedAccount()] };
    pass(minutes(5));
    const lookup = {
      step: 0,
      totalTagSelected: false,
      fromTotalTagButton: false,
      lastUsed: [{ contractId: 'c-1', kind: 'SERVICE_ID', value: '10203040' }],
    };
    const { store } = await renderApp({ session: { lookup }, local });
    expect(store.getState().rememberedAccounts).toHaveLength(1);
    expect(store.getState().lookup.lastUsed).toHaveLength(1);
    expect(keys()).toEqual(['rememberedAccounts']);
  });

  it('leaves all data to the tab that is opened within the limit, and none in it once the limit is over', async () => {
    const { store } = await openAfter(minutes(4));
    expect(await screen.findByText('Luz de Antonia')).toBeVisible();
    expect(keys()).toEqual(expect.arrayContaining(['cart', 'clientEmail', 'payment']));
    expect(store.getState().cart.items).toHaveLength(1);
    pass(minutes(1));
    await act(() => jest.advanceTimersByTimeAsync(minutes(1)));
    expectNothingOfThePayer(store);
  });
});

it('T42 a guest who returns finds the own cart, e-mail and payments, however long it took', async () => {
  const { store } = await renderApp({ url: '/carroDeCuentas', local: payersData() });
  pass(minutes(600));
  await act(() => jest.advanceTimersByTimeAsync(minutes(2)));
  expect(store.getState().cart.items).toHaveLength(1);
  expect(keys()).toEqual(expect.arrayContaining(['cart', 'clientEmail', 'payment']));
});
