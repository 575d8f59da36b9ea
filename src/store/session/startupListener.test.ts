import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createTestBank } from '../../../mocks/testing/testBank.ts';
import { startPortal } from '../../app/startPortal.ts';
import { reachHost } from '../../test/store/storeExtra.ts';

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
