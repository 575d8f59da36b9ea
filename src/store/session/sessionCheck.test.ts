import { createSessionCheck } from './sessionCheck.ts';
import { claimStored } from './signInClaim.ts';

describe('the check of the stored session', () => {
  const store = () => {
    sessionStorage.setItem('userData', 'x');
    localStorage.setItem('ng2Idle.lastActivity', '1');
  };

  it('finds nothing before it was stored, and while it is', () => {
    const taken = createSessionCheck('u-1');
    expect(taken()).toBeUndefined();
    store();
    expect(taken()).toBeUndefined();
    expect(taken()).toBeUndefined();
  });

  it('returns the reason of its removal, once', () => {
    const taken = createSessionCheck('u-1');
    store();
    taken();
    localStorage.removeItem('ng2Idle.lastActivity');
    expect(taken()).toBe('elsewhere');
    expect(taken()).toBeUndefined();
    store();
    taken();
    sessionStorage.clear();
    expect(taken()).toBe('here');
    store();
    taken();
    claimStored('u-1');
    expect(taken()).toBeUndefined();
    claimStored('u-2');
    expect(taken()).toBe('displaced');
  });

  it.each([
    ['the tab’s own part', () => localStorage.setItem('ng2Idle.lastActivity', '1')],
    ['the part of all tabs', () => sessionStorage.setItem('userData', 'x')],
  ])('does not take a session for stored that lacks %s', (_name, storeHalf) => {
    const taken = createSessionCheck('u-1');
    storeHalf();
    taken();
    localStorage.clear();
    sessionStorage.clear();
    expect(taken()).toBeUndefined();
  });
});
