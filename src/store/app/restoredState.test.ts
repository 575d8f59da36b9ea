import { jest } from '@jest/globals';
import { rememberedAccount } from '../../test/rememberedAccount.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { emptyCart } from '../cart/cartRules.ts';
import { stoppedWatch } from '../session/idleMachine.ts';
import { forgetStored } from '../device/forgetStored.ts';
import { restoredState } from './restoredState.ts';
import { claimStored } from '../session/signInClaim.ts';
import type { StoredState } from './storedSlices.ts';

const now = 1_000_000_000;
const userData = { idu: 'u-1', docUsr: '12345678-5', email: 'a@b.cl' };
const lookup = {
  step: 1 as const,
  contractId: 'c-1',
  totalTagSelected: false,
  fromTotalTagButton: false,
  lastUsed: [],
};
const drafts = { contact: { comment: '¿Dónde veo mi pago?' } };
const shared = {
  cart: { ...emptyCart, items: [sampleItem()] },
  configuration: { collectorId: 'portal' },
  rememberedAccounts: [rememberedAccount()],
};

function stored(idleSeconds: number | undefined, minutes?: number): Partial<StoredState> {
  return {
    ...shared,
    lookup,
    drafts,
    session: {
      token: 'Bearer x',
      userData,
      ...(minutes !== undefined && { policies: { tiempoDeInactividad: minutes } }),
    },
    ...(idleSeconds !== undefined && {
      idle: { ...stoppedWatch, lastActivity: now - idleSeconds * 1000 },
    }),
  };
}

function fillStorages() {
  for (const key of ['token', 'userData', 'lookup']) sessionStorage.setItem(key, 'x');
  for (const key of [
    'cart',
    'clientEmail',
    'collectorId',
    'ng2Idle.lastActivity',
    'ng2Idle.main',
    'rememberedAccounts',
  ]) {
    localStorage.setItem(key, 'x');
  }
}

describe('T09 a stored session', () => {
  it.each([
    [0, undefined],
    [299, undefined],
    [599, 10],
    [59, 1],
  ])('that was used %s seconds ago (policy: %s minutes) is restored', (seconds, minutes) => {
    const state = stored(seconds, minutes);
    expect(restoredState(state, now)).toEqual({ state });
  });

  it.each([
    [300, undefined],
    [600, 10],
    [60, 1],
    [86_400, 5],
  ])(
    'that was idle for %s seconds (policy: %s minutes) has ended, and all its data are removed, but not the remembered accounts',
    (seconds, minutes) => {
      fillStorages();
      const state = stored(seconds, minutes);
      expect(restoredState(state, now)).toEqual({
        state: {
          configuration: shared.configuration,
          rememberedAccounts: shared.rememberedAccounts,
        },
        lapsed: state.session,
      });
      expect(Object.keys(sessionStorage)).toEqual([]);
      expect(Object.keys(localStorage)).toEqual(['collectorId', 'rememberedAccounts']);
    },
  );

  it('that no other tab ever shared is restored', () => {
    fillStorages();
    const state = stored(undefined);
    expect(restoredState(state, now)).toEqual({ state });
  });

  it('whose sign-in another tab has removed has ended here; that tab’s later data stay', () => {
    fillStorages();
    claimStored('u-1');
    localStorage.removeItem('ng2Idle.signIn');
    expect(restoredState(stored(undefined), now)).toEqual({ state: shared });
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(localStorage.getItem('cart')).toBe('x');
  });

  it('of a browser that could not store the sign-in for all tabs is restored', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    claimStored('u-1');
    setItem.mockRestore();
    const state = stored(undefined);
    expect(restoredState(state, now)).toEqual({ state });
  });

  it.each([
    ['the same payer', 'u-1', true],
    ['another payer', 'u-2', false],
  ])('with %s signed in in another tab meanwhile', (_case, idu, comesBack) => {
    fillStorages();
    claimStored(idu);
    const state = stored(0);
    if (comesBack) {
      expect(restoredState(state, now)).toEqual({ state });
      return;
    }
    expect(restoredState(state, now)).toEqual({ state: shared });
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(localStorage.getItem('ng2Idle.lastActivity')).toBe('x');
  });

  it.each([
    ['whose tab is gone', false],
    ['of another payer than this tab’s', true],
  ])('T42 that has ended, %s, removes all shared data', (_case, hasOwn) => {
    fillStorages();
    localStorage.setItem('ng2Idle.payer', 'u-2');
    const { session, ...rest } = stored(3_600);
    const { configuration, rememberedAccounts } = shared;
    expect(restoredState({ ...rest, ...(hasOwn && session && { session }) }, now)).toEqual({
      state: { configuration, rememberedAccounts, ...(!hasOwn && { lookup, drafts }) },
    });
    expect(Object.keys(localStorage)).toEqual(['collectorId', 'rememberedAccounts']);
    expect(Object.keys(sessionStorage)).toHaveLength(hasOwn ? 0 : 3);
  });

  it('without a payer changes nothing', () => {
    const state = { ...shared, lookup, drafts };
    expect(restoredState(state, now)).toEqual({ state });
  });
});

describe('forgetting', () => {
  it.each(['__proto__', 'constructor', 'getItem', 'length'])(
    'T08 removes a key called «%s», too',
    (key) => {
      localStorage.setItem(key, 'x');
      localStorage.setItem('cart', 'x');
      forgetStored({ shared: true });
      expect(localStorage.getItem(key)).toBeNull();
      expect(localStorage.length).toBe(0);
    },
  );

  it('keeps the configuration’s keys and the remembered accounts', () => {
    fillStorages();
    forgetStored({ shared: true });
    expect(Object.keys(localStorage)).toEqual(['collectorId', 'rememberedAccounts']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
