import type { EffectApi } from './listening.ts';

/**
 * Milliseconds between two checks of the clock, as timers pause while the machine sleeps
 * (docs/trust.md, T14).
 */
export const tickInterval = 1000;

/**
 * Waits until an instant of the wall clock (milliseconds), or until the clock is set back. Reads
 * the clock every `tick` milliseconds. Stops when the listener is cancelled.
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
 * Repeats work while `intervalOf` returns an interval (milliseconds). After the machine slept, the
 * work runs once, however many runs were missed.
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
    // The next run is at most one interval away, even if the clock was set back.
    due = Math.min(Math.max(due + pause, now), now + pause);
    await waitUntil(due, api);
    await work();
  }
}
