import type { EffectApi } from './listening.ts';

/** How often the clock is looked at, in milliseconds: a timer alone would sleep with the machine (trust T14). */
export const look = 1000;

/** Waits for an instant of the wall clock (milliseconds); ends with the listener that waits. */
export async function waitUntil(instant: number, api: Pick<EffectApi, 'delay'>): Promise<void> {
  for (let left = instant - Date.now(); left > 0; left = instant - Date.now()) {
    await api.delay(Math.min(left, look));
  }
}
