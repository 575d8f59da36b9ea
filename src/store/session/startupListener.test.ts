import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createTestBank } from '../../../mocks/testing/testBank.ts';
import { startPortal } from '../../app/startPortal.ts';
import { guestTokenIssued } from '../../api/events.ts';
import { getConfiguration } from '../../api/configurationApi.ts';
import { pass } from '../../test/store/answerCalls.ts';
import {
  closeSessions,
  openSession,
  payerStored,
  refused,
  startClock,
} from '../../test/store/openSession.ts';
import { reachHost } from '../../test/store/storeExtra.ts';
import { portalClosed } from '../device/appEvents.ts';
import { connectionRestored } from '../device/connectionSlice.ts';

const bank = createTestBank();
beforeAll(() => bank.listen());
beforeEach(() => {
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['nextTick', 'queueMicrotask', 'performance'],
  });
});
afterEach(() => {
  jest.useRealTimers();
  bank.reset();
});
afterAll(() => bank.close());

const tokensAsked = () => bank.requests('issueGuestToken').length;

describe('the guest’s token', () => {
  it.each([
    ['the lifetime that the bank named', 3600, 3_600_000],
    ['10 hours where it named none', null, 36_000_000],
  ])('is renewed at the end of %s, and not before', async (_name, seconds, lifetime) => {
    bank.setScenario({ guestTokenSeconds: seconds });
    const portal = await startPortal({
      bankReady: Promise.resolve(),
      reachHost,
      leaveFor: () => undefined,
    });
    await waitFor(() => expect(bank.requests('getConfiguration')).toHaveLength(1));
    expect(tokensAsked()).toBe(1);
    // Skips most of the lifetime: the listener reads the clock each minute, so timers are needed
    // only for the last two minutes.
    jest.setSystemTime(Date.now() + lifetime - 120_000);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(tokensAsked()).toBe(1);
    await jest.advanceTimersByTimeAsync(60_000);
    await waitFor(() => expect(tokensAsked()).toBe(2));
    await portal.close();
  });
});

it('a guest’s token that cannot be renewed is requested each minute until it is', async () => {
  expectConsole(/^constructorApp > generateToken > Error$/);
  bank.setScenario({ guestTokenSeconds: 3600 });
  const portal = await startPortal({
    bankReady: Promise.resolve(),
    reachHost,
    leaveFor: () => undefined,
  });
  await waitFor(() => expect(bank.requests('getConfiguration')).toHaveLength(1));
  bank.setFault({ kind: 'network', times: 2 }, 'issueGuestToken');
  jest.setSystemTime(Date.now() + 3_600_000 - 60_000);
  for (const asked of [2, 3, 4]) {
    await jest.advanceTimersByTimeAsync(60_000);
    await waitFor(() => expect(tokensAsked()).toBe(asked));
  }
  await jest.advanceTimersByTimeAsync(180_000);
  expect(tokensAsked()).toBe(4);
  await portal.close();
});

it('a configuration that does not load is only logged', async () => {
  expectConsole(/^consultarConfiguraciones: /);
  bank.setFault({ kind: 'error500' }, 'getConfiguration');
  const portal = await startPortal({
    bankReady: Promise.resolve(),
    reachHost,
    leaveFor: () => undefined,
  });
  const logged = expect.stringMatching(/^consultarConfiguraciones: El banco no está disponible/);
  await waitFor(() => expect(console.warn).toHaveBeenCalledWith(logged));
  await portal.close();
});

describe('the start of the portal', () => {
  beforeEach(startClock);
  afterEach(closeSessions);

  const configuration = { paymentServiceId: 's', paymentServiceFilterId: 'f' };
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };

  it('asks the bank for a guest’s token, and then for the configuration', async () => {
    const { names, store } = await openSession();
    expect(names()).toEqual(['token-guest', 'consultarConfiguraciones']);
    expect(store.getState()).toMatchObject({
      session: { guestToken: 'Bearer guest' },
      configuration,
    });
    await pass(61_000);
    expect(store.getState().bank.queries).toEqual({});
  });

  it.each<[string, Parameters<typeof openSession>[0], string[]]>([
    [
      'the guest’s token is missing',
      { answers: { 'token-guest': lost } },
      ['token-guest', 'consultarConfiguraciones'],
    ],
    [
      'only the guest’s token is missing',
      { local: configuration, answers: { 'token-guest': lost } },
      ['token-guest', 'consultarConfiguraciones'],
    ],
    [
      'the configuration is missing',
      { answers: { consultarConfiguraciones: () => refused(500) } },
      ['token-guest', 'consultarConfiguraciones'],
    ],
    ['nothing is missing', {}, []],
  ])('is repeated once the connection is back if %s', async (_name, browser, calls) => {
    allowConsole(/^constructorApp > generateToken > Error$/, /^consultarConfiguraciones: /);
    const { answers, forgetCalls, names, store } = await openSession(browser);
    // Until then, the cache would give the answers that it has.
    await pass(61_000);
    answers['token-guest'] = () => ({ access_token: 'later' });
    answers['consultarConfiguraciones'] = () => configuration;
    forgetCalls();
    store.dispatch(connectionRestored());
    await pass();
    expect(names()).toEqual(calls);
    expect(store.getState().configuration).toEqual(configuration);
  });

  it('logs no missing configuration if the session has ended meanwhile', async () => {
    const { session } = await openSession({
      ...payerStored(),
      answers: { consultarConfiguraciones: () => refused(401) },
    });
    expect(session().userData).toBeUndefined();
  });

  it('waits for the end of the newest guest’s token only', async () => {
    const { store, called, forgetCalls } = await openSession();
    store.dispatch(guestTokenIssued({ bearer: 'Bearer a', lifetime: 120_000 }));
    await pass(60_000);
    store.dispatch(guestTokenIssued({ bearer: 'Bearer b', lifetime: 180_000 }));
    forgetCalls();
    await pass(120_000);
    expect(called('token-guest')).toEqual([]);
    await pass(60_000);
    expect(called('token-guest')).toHaveLength(1);
  });
});

it('the end of the portal removes the configuration and the bank’s answers from the state', async () => {
  startClock();
  const { store } = await openSession();
  await store.dispatch(getConfiguration.initiate());
  expect(store.getState().bank.queries).not.toEqual({});
  store.dispatch(portalClosed());
  expect(store.getState().configuration).toEqual({});
  expect(store.getState().bank.queries).toEqual({});
  await closeSessions();
});
