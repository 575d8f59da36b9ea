import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { reportFinding } from '../../lib/telemetry.ts';
import { bankItems, storedCart } from '../../test/cartInStorage.ts';
import {
  eventsIn,
  rejectPromise,
  violatePolicy,
  watchEvents,
} from '../../test/output/postedEvents.ts';
import { openAccountStep } from '../../test/openLookup.tsx';
import {
  fillIn,
  heading,
  openConfirmation,
  payAndComeBack,
  payButton,
} from '../../test/payJourney.tsx';
import { payerStorage } from '../../test/payerStorage.ts';
import { rememberedAccount } from '../../test/rememberedAccount.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { sampleAttempt } from '../../test/sampleAttempt.ts';

/** All texts and numbers within a value that are long enough to identify a person. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  const leaf = String(value);
  return typeof value === 'number' ? (value > 9_999 ? [leaf] : []) : leaf.length > 4 ? [leaf] : [];
}

const paused = { paused: [{ contracts: ['aguas-lleuque-hogar'], text: 'Vuelve mañana.' }] };
const data = 'Antonia Rojas Fuentes, 12.345.678-5, pagador@ejemplo.cl';

describe('the telemetry', () => {
  it('sends events of every kind, and no data from a store full of personal data', async () => {
    allowConsole(/no cumple el contrato/);
    const { posted } = await watchEvents();
    const { session, local } = await payerStorage();
    bank.setFault({ kind: 'error500' }, 'getPayments');
    bank.setFault({ kind: 'badRecord' }, 'getAccounts');
    bank.setFault({ kind: 'wrongTypes' }, 'getUserInfo');
    const { store, user } = await renderApp({
      url: '/inicio/cuentas?rut=12345678-5',
      session,
      local: {
        ...local,
        cart: storedCart(bankItems(bank.bank)),
        rememberedAccounts: [rememberedAccount({ value: '12345678-5', alias: 'Casa de Antonia' })],
        payment: { attempts: [sampleAttempt()] },
      },
    });
    await heading('Mis cuentas');
    await user.click(await screen.findByRole('link', { name: 'Mis pagos' }));
    await screen.findByText('No pudimos cargar tus pagos');
    await user.click(screen.getByRole('button', { name: 'Antonia Rojas Fuentes' }));
    await user.click(await screen.findByRole('link', { name: 'Mi perfil' }));
    await screen.findByText('No pudimos cargar tu perfil');
    act(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: new RangeError(data) }));
      rejectPromise({ message: data, [data]: data });
      violatePolicy('connect-src', `https://ajeno.example/${data}`);
      // jsdom measures no vitals, so the test reports one.
      reportFinding({ kind: 'vital', name: 'LCP', value: 448, rating: 'good' });
    });
    const bodies = posted();
    const events = eventsIn(bodies);
    expect(events).toEqual(
      expect.arrayContaining([
        { kind: 'screen', screen: 'accounts', count: expect.any(Number) },
        { kind: 'screen', screen: 'profile', count: expect.any(Number) },
        expect.objectContaining({ kind: 'call', endpoint: 'getAccounts', end: 'answered' }),
        expect.objectContaining({ kind: 'call', endpoint: 'getPayments', end: 'refused' }),
        {
          kind: 'failure',
          screen: 'payments',
          endpoint: 'getPayments',
          failure: 'HTTP',
          status: 500,
          count: expect.any(Number),
        },
        expect.objectContaining({ kind: 'failure', endpoint: 'getUserInfo', failure: 'SCHEMA' }),
        expect.objectContaining({ kind: 'contract', endpoint: 'getAccounts' }),
        expect.objectContaining({ kind: 'contract', endpoint: 'getUserInfo', field: 'correo' }),
        expect.objectContaining({ kind: 'crash', screen: 'profile', error: 'RangeError' }),
        expect.objectContaining({ kind: 'crash', screen: 'profile', error: 'other' }),
        expect.objectContaining({ kind: 'vital', name: 'LCP', value: 448 }),
        expect.objectContaining({ kind: 'policy', directive: 'connect-src', source: 'foreign' }),
      ]),
    );
    const { bank: calls, ...own } = store.getState();
    const answers = Object.values(calls.queries).map((query) => query?.data);
    const storages = [{ ...localStorage }, { ...sessionStorage }];
    const personal = new Set([own, answers, storages, data.split(', ')].flatMap(leavesOf));
    expect(personal.size).toBeGreaterThan(100);
    const sent = eventsIn(bodies).flatMap(leavesOf).join('\n');
    const found = [...personal].filter((leaf) =>
      new RegExp(`(?<![\\w-])${RegExp.escape(leaf)}(?![\\w-])`).test(sent),
    );
    expect(found).toEqual([]);
  }, 60_000);

  it('sends one event for each state of a payment', async () => {
    const { posted } = await watchEvents();
    await payAndComeBack('approve');
    await heading('Pago exitoso');
    const payments = () => eventsIn(posted()).filter(({ kind }) => kind === 'payment');
    expect(payments().map(({ status, count }) => [status, count])).toEqual([
      ['open', 1],
      ['paid', 1],
    ]);
  });

  it('sends a payment as verifying if its registration gets no answer', async () => {
    const { posted } = await watchEvents();
    bank.setFault({ kind: 'network' }, 'inscribe');
    const app = await openConfirmation();
    await fillIn(app);
    await app.user.click(payButton());
    await heading('Estamos verificando tu pago');
    const payments = eventsIn(posted()).filter(({ kind }) => kind === 'payment');
    expect(payments.map(({ status, count }) => [status, count])).toEqual([['verifying', 1]]);
  });

  it('sends no failure of a call that was not made, as its company is paused', async () => {
    const { posted } = await watchEvents();
    bank.use(http.get('*/portal.json', () => Response.json(paused)));
    const { ask, store } = await openAccountStep('aguas-lleuque');
    await waitFor(() => expect(store.getState().switches.paused).toHaveLength(1));
    await ask('10203040');
    await screen.findByText('Vuelve mañana.');
    expect(eventsIn(posted()).filter(({ kind }) => kind === 'failure')).toEqual([]);
  });

  it('sends nothing without a receiver', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await renderApp({ url: '/preguntas' });
    await heading('Preguntas frecuentes');
    act(() => void rejectPromise(new Error(data)));
    const asked = fetched.mock.calls.map(([input]) =>
      input instanceof Request ? input.url : String(input),
    );
    expect(asked.filter((url) => !/\/api\/|\/(avisos|portal)\.json$/.test(url))).toEqual([]);
  });
});
