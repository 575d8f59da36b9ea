import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';

/** A call to the bank, named by the last part of its path. */
export interface Call {
  name: string;
  params: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

/**
 * Returns the bank's answer to a call: a response, or the body of one. If this function throws, the
 * call fails as without a network.
 */
export type Answer = (call: Call) => unknown;

async function callOf(request: Request): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  return {
    name: pathname.split('/').findLast((part) => part !== '') ?? '',
    params: Object.fromEntries(searchParams),
    headers: Object.fromEntries(request.headers),
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/**
 * Gives these answers, keyed by the name of the call, in place of `fetch` until the end of the
 * test; an object without fields to other calls. `onCall` gets each call before its answer.
 */
export function answerCalls(
  answers: Readonly<Record<string, Answer>>,
  onCall: (call: Call) => void,
): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const call = await callOf(new Request(input, { ...init, signal: null }));
    onCall(call);
    const answer = await (answers[call.name] ?? (() => ({})))(call);
    return answer instanceof Response ? answer : Response.json(answer);
  });
}

/** Advances the fake clock, runs due timers, and lets calls be answered. */
export async function pass(milliseconds = 0): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
  // Each call takes some turns of the event loop, and some flows make four calls.
  for (let turn = 0; turn < 30; turn += 1) await setImmediate();
}
