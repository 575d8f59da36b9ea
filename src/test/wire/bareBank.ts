import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { bankApi } from '../../api/bankApi.ts';
import type { TokenState } from '../../api/events.ts';
import type { Switches } from '../../api/switches.ts';

/** The answer that the bank of `openBareBank` gives to every call. */
export interface BareAnswer {
  status?: number;
  /** The body; if it is not a text, it is sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Creates a store with `bankApi` and the fixed state of a signed-in payer, and replaces `fetch` by
 * a bank that gives every call the same answer, set by `answerWith`. `calls` are the requested
 * URLs, oldest first.
 */
export function openBareBank() {
  const session: TokenState['session'] = {
    token: 'Bearer p',
    guestToken: 'Bearer g',
    userData: { idu: 'u-1' },
  };
  const switches: Switches = { paused: [], off: [] };
  const store = configureStore({
    reducer: {
      session: () => session,
      switches: () => switches,
      connection: () => ({ isLost: false }),
      bank: bankApi.reducer,
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { bankReady: Promise.resolve() } },
        // Redux Toolkit's checks warn on a busy machine.
        serializableCheck: false,
        immutableCheck: false,
      }).concat(bankApi.middleware),
  });
  const calls: string[] = [];
  let answer: BareAnswer = {};
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    calls.push(new Request(request).url);
    const { status = 200, body = {}, headers } = answer;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(status === 204 ? null : text, { status, ...(headers && { headers }) });
  });
  return {
    store,
    calls,
    answerWith: (next: BareAnswer) => {
      answer = next;
    },
  };
}

export type BareStore = ReturnType<typeof openBareBank>['store'];

/** Collects the console's warnings, so that they do not fail this test. */
export function watchConsole(): string[] {
  const lines: string[] = [];
  jest.spyOn(console, 'warn').mockImplementation((line) => void lines.push(String(line)));
  return lines;
}
