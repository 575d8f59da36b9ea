import type { EffectApi } from './listening.ts';

/**
 * Milliseconds between two looks at the clock: a longer timer would stand still while the machine
 * sleeps (trust T14).
 */
export const tickInterval = 1000;

/** Waits until an instant of the wall clock (milliseconds); cancelled with the waiting listener. */
export async function waitUntil(instant: number, api: Pick<EffectApi, 'delay'>): Promise<void> {
  for (let left = instant - Date.now(); left > 0; left = instant - Date.now()) {
    await api.delay(Math.min(left, tickInterval));
  }
}
