import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { bank, host } from './renderApp.tsx';

/**
 * Fails the calls to `path`, by default all calls to the bank, until `find` is called;
 * `navigator.onLine` stays as it is.
 */
export function loseCalls(path = '*/api/*'): { find: () => void } {
  let isLost = true;
  bank.use(http.all(path, () => (isLost ? HttpResponse.error() : undefined)));
  return {
    find: () => {
      isLost = false;
    },
  };
}

/** Sets `navigator.onLine` and fires the event that open pages listen to. */
export function sayOnline(isOnline: boolean): Promise<void> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  return act(async () => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

/**
 * Simulates a lost network; `comeBack` restores it. The browser reports the loss or, if `isNoticed`
 * is false, a new network that reaches nothing.
 */
export async function goOffline(isNoticed = true): Promise<{ comeBack: () => Promise<void> }> {
  const { find } = loseCalls();
  host.isReached = false;
  await sayOnline(!isNoticed);
  return {
    comeBack: () => {
      find();
      host.isReached = true;
      return sayOnline(true);
    },
  };
}
