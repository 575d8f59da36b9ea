import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { bank, host } from './renderApp.tsx';

/** Loses calls to the bank until `find` is called, whatever the browser says of its network. */
export function loseCalls(path = '*/api/*'): { find: () => void } {
  let isLost = true;
  bank.use(http.all(path, () => (isLost ? HttpResponse.error() : undefined)));
  return {
    find: () => {
      isLost = false;
    },
  };
}

/** Has the browser say whether it has a network; pages that are open are told. */
export function sayOnline(isOnline: boolean): Promise<void> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  return act(async () => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

/** Takes the network away; `comeBack` gives it back. */
export async function goOffline(): Promise<{ comeBack: () => Promise<void> }> {
  const { find } = loseCalls();
  host.isReached = false;
  await sayOnline(false);
  return {
    comeBack: () => {
      find();
      host.isReached = true;
      return sayOnline(true);
    },
  };
}
