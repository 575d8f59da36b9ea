import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets this many turns of the event loop pass, in which everything runs that waits for no timer. */
export async function nextTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}
