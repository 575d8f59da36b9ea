import { jest } from '@jest/globals';
import { getPayment } from '../../api/paymentsApi.ts';
import { openPayments } from '../../test/store/openPayments.ts';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { guestForgotten, timePassed } from '../device/appEvents.ts';
import { formerPayerForgotten } from '../session/sessionSlice.ts';
import { paymentRequested } from './paymentSlice.ts';

afterEach(() => {
  jest.useRealTimers();
});

const day = 86_400_000;
const hour = 3_600_000;
const email = () => window.localStorage.getItem('clientEmail');
const references = ({ store }: ReturnType<typeof openPayments>) =>
  store.getState().payment.attempts.map((each) => 'reference' in each && each.reference);

describe('outdated payments', () => {
  /** Creates a payment whose lifetime is over, and one whose lifetime ends in `hours`. */
  const remembered = (hours: number) => ({
    attempts: [
      sampleAttempt({ reference: 'R-1', startedAt: Date.now() - 7 * day }),
      sampleAttempt({ reference: 'R-2', startedAt: Date.now() - 7 * day + hours * hour }),
    ],
  });

  it('are removed when the portal opens, while no other tab pays, and from the storage', async () => {
    const portal = openPayments({ payment: remembered(3) });
    await portal.open();
    expect(references(portal)).toEqual(['R-2']);
    expect(portal.log.slice(0, 3)).toEqual(['locks payment', 'saves', 'frees payment']);
  });

  it('are searched every hour while the portal is open', async () => {
    const portal = openPayments({ payment: remembered(1.5) });
    await portal.open();
    await portal.pass(hour);
    expect(references(portal)).toEqual(['R-2']);
    await portal.pass(hour);
    expect(references(portal)).toEqual([]);
    portal.close();
    const before = portal.log.length;
    await portal.pass(2 * hour);
    expect(portal.log).toHaveLength(before);
  });

  it('are not stored over another tab’s newer payments', async () => {
    const portal = openPayments();
    const theirs = sampleAttempt({ reference: 'R-9', startedAt: Date.now() });
    const stored = { version: 2, attempts: [theirs], receipts: [] };
    window.localStorage.setItem('payment', JSON.stringify(stored));
    await portal.open();
    expect(references(portal)).toEqual(['R-9']);
  });
});

describe('the stored e-mail', () => {
  const openWithEmail = () => {
    const portal = openPayments();
    portal.store.dispatch(paymentRequested({ email: 'ana@ejemplo.cl' }));
    window.localStorage.setItem('clientEmail', 'ana@ejemplo.cl');
    return portal;
  };

  it.each([
    ['the payments are forgotten', () => formerPayerForgotten()],
    ['a guest is forgotten', () => guestForgotten()],
    ['thirty days passed since its last use', () => timePassed(Date.now() + 30 * day)],
  ])('is removed when %s', (_name, event) => {
    const { store } = openWithEmail();
    store.dispatch(event());
    expect(email()).toBeNull();
  });

  it('is kept before its lifetime ends', () => {
    const { store } = openWithEmail();
    store.dispatch(timePassed(Date.now() + 29 * day));
    expect(email()).toBe('ana@ejemplo.cl');
  });

  it('is left to the other tabs by a tab without one', () => {
    const { store } = openPayments();
    window.localStorage.setItem('clientEmail', 'ana@ejemplo.cl');
    store.dispatch(timePassed(Date.now()));
    store.dispatch(paymentRequested({ email: 'ana@ejemplo.cl' }));
    expect(email()).toBe('ana@ejemplo.cl');
  });
});

it.each([
  ['another payer sits there', formerPayerForgotten()],
  ['a guest wants to be forgotten', guestForgotten()],
])('the stored payments are removed when %s, also by a tab without any', (_name, event) => {
  const { store } = openPayments();
  window.localStorage.setItem('payment', '{"version":2}');
  store.dispatch(event);
  expect(window.localStorage.getItem('payment')).toBeNull();
});

it('the cached answers are removed with a guest who is forgotten', async () => {
  const portal = openPayments();
  void portal.store.dispatch(getPayment.initiate({ reference: 'R-1' }));
  await portal.pass();
  portal.store.dispatch(guestForgotten());
  expect(getPayment.select({ reference: 'R-1' })(portal.store.getState()).status).toBe(
    'uninitialized',
  );
});
