import { setImmediate as nextTurn } from 'node:timers/promises';

/** Waits for `count` turns of the event loop, in which pending code without timers runs. */
export async function nextTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}
