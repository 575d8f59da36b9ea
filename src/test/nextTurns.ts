import { setImmediate as nextTurn } from 'node:timers/promises';

/** Waits for some turns of the event loop, so that code runs that needs no timer. */
export async function nextTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}
