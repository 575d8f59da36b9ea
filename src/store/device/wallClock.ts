import type { EffectApi } from './listening.ts';

/**
 * Milliseconds between two readings of the clock. Timers pause while the machine sleeps, so one
 * long timer would fire late (docs/trust.md, T14).
 */
export const tickInterval = 1000;

/**
 * Waits until an instant (milliseconds) of the wall clock, reading it every `tick` milliseconds.
 * Returns early if the clock is set back; throws if the listener is cancelled.
 */
export async function waitUntil(
  instant: number,
  api: Pick<EffectApi<unknown>, 'delay'>,
  tick = tickInterval,
): Promise<void> {
  for (let last = Date.now(), now = last; now < instant && now >= last; now = Date.now()) {
    last = now;
    await api.delay(Math.min(instant - now, tick));
  }
}

/**
 * Calls `work` after each interval (milliseconds) that `intervalOf` returns, until it returns
 * undefined. After the machine slept, `work` runs at most twice in a row, however many runs were
 * missed.
 */
export async function repeat<Root>(
  intervalOf: (state: Root) => number | undefined,
  work: () => Promise<unknown>,
  api: Pick<EffectApi<Root>, 'delay' | 'getState'>,
): Promise<void> {
  const interval = () => intervalOf(api.getState());
  let due = Date.now();
  for (let pause = interval(); pause !== undefined; pause = interval()) {
    const now = Date.now();
    // If the clock was set back, the next run is still at most one interval away.
    due = Math.min(Math.max(due + pause, now), now + pause);
    await waitUntil(due, api);
    await work();
  }
}
