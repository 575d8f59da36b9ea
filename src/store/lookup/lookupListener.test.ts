import { jest } from '@jest/globals';
import { createTestBank } from '../../../mocks/testing/testBank.ts';
import { startPortal } from '../../app/startPortal.ts';
import type { Portal } from '../../app/startPortal.ts';
import {
  accountsConsulted,
  anotherAccountWanted,
  selectStep,
  stepTaken,
  targetChosen,
} from './lookupSlice.ts';
import { reachHost } from '../../test/store/storeExtra.ts';

const bank = createTestBank();
let portal: Portal;
beforeAll(() => bank.listen());
beforeEach(async () => {
  portal = await startPortal({
    bankReady: Promise.resolve(),
    reachHost,
    leaveFor: () => undefined,
  });
  const { store } = portal;
  store.dispatch(targetChosen({ categoryId: 'k-1', companyId: 'e-1', contractId: 'c-1' }));
  store.dispatch(accountsConsulted({ kind: 'SERVICE_ID', values: ['1'] }));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
});
afterEach(async () => {
  jest.useRealTimers();
  await portal.close();
  bank.reset();
});
afterAll(() => bank.close());

const step = () => selectStep(portal.store.getState());
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('"Agregar otra cuenta"', () => {
  it('opens step Cuenta after one second', async () => {
    portal.store.dispatch(anotherAccountWanted());
    await wait(999);
    expect(step()).toBe(2);
    await wait(1);
    expect(step()).toBe(1);
  });

  it('keeps a step that was taken meanwhile', async () => {
    portal.store.dispatch(anotherAccountWanted());
    await wait(500);
    portal.store.dispatch(stepTaken(0));
    await wait(2000);
    expect(step()).toBe(0);
  });

  it('keeps an account that was queried meanwhile', async () => {
    portal.store.dispatch(stepTaken(1));
    portal.store.dispatch(anotherAccountWanted());
    await wait(500);
    portal.store.dispatch(accountsConsulted({ kind: 'SERVICE_ID', values: ['2'] }));
    await wait(2000);
    expect(step()).toBe(2);
  });
});
