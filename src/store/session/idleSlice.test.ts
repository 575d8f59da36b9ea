/** @jest-environment node */
import { array, assert, boolean, constant, integer, oneof, property, record } from 'fast-check';
import {
  activityElsewhere,
  activityNoticed,
  clockTicked,
  idle,
  sessionExtended,
  watchRestarted,
  watchStarted,
} from './idleSlice.ts';
import { isAbandoned, limitOf, stoppedWatch } from './idleMachine.ts';
import type { IdleState } from './idleMachine.ts';
import { sessionEnded } from './sessionSlice.ts';

const start = 1_000_000_000;
const at = (seconds: number) => start + seconds * 1000;
const running = idle(stoppedWatch, watchStarted({ limit: 300, lastActivity: start }));
const tick = (state: IdleState, seconds: number, held = false) =>
  idle(state, clockTicked({ now: at(seconds), held }));
const warned = tick(running, 271);

describe('the idle limit', () => {
  it.each([
    [5, 300],
    [10, 600],
    [0.5, 60],
    [0.001, 60],
    [undefined, 300],
    [0, 300],
    [-1, 300],
    [Number.NaN, 300],
  ])('of %s minutes is %s seconds', (minutes, seconds) => {
    expect(limitOf(minutes)).toBe(seconds);
  });
});

describe('T14 the idle machine', () => {
  it('has the library’s times until the portal sets its own', () => {
    expect(stoppedWatch).toEqual({
      status: 'stopped',
      idleSeconds: 1200,
      countdownSeconds: 30,
      pingSeconds: 600,
      throttle: 500,
    });
    expect(running).toMatchObject({ idleSeconds: 270, countdownSeconds: 30, pingSeconds: 15 });
  });

  it.each([
    [0, 'running', undefined],
    [269.999, 'running', undefined],
    [270, 'warning', 30],
    [270.001, 'warning', 30],
    [271, 'warning', 29],
    [299.5, 'warning', 1],
    [300, 'timedOut', undefined],
    [90_000, 'timedOut', undefined],
  ])('is, %s seconds after the last activity, «%s» with %s left', (seconds, status, remaining) => {
    expect(tick(running, seconds)).toMatchObject({ status });
    expect(tick(running, seconds).remaining).toBe(remaining);
  });

  it('T38 is paused by a modal, until there was no activity for the library’s twenty minutes', () => {
    const held = [600, 1199].reduce((state, second) => tick(state, second, true), running);
    expect(held).toMatchObject({ status: 'running', lastActivity: at(1199), lastPresence: start });
    const warning = tick(held, 1200, true);
    expect(warning).toMatchObject({ status: 'warning', remaining: 30 });
    expect(idle(warning, sessionExtended(at(1201)))).toMatchObject({ lastPresence: at(1201) });
    expect(tick(warning, 1230, true).status).toBe('timedOut');
  });

  it('T38 ends in two tabs whose modals were left open: neither counts the other as activity', () => {
    const other = activityElsewhere({ at: at(1190), presence: start, now: at(1191) });
    const held = idle(tick(running, 1180, true), other);
    expect(tick(held, 1200, true)).toMatchObject({ status: 'warning' });
    const somebody = activityElsewhere({ at: at(1195), presence: at(1195), now: at(1196) });
    expect(tick(idle(held, somebody), 1200, true)).toMatchObject({ status: 'running' });
  });

  it('is the same object while nothing changes', () => {
    expect(tick(running, 100)).toBe(running);
    expect(tick(warned, 271.5)).toBe(warned);
    expect(tick(stoppedWatch, 9_999)).toBe(stoppedWatch);
  });

  it('counts from the new time once the clock was set back', () => {
    expect(tick(running, -100)).toMatchObject({ lastActivity: at(-100), lastPresence: at(-100) });
    expect(tick(running, 0)).toBe(running);
  });

  it('counts down while it warns', () => {
    expect(tick(warned, 275)).toMatchObject({ status: 'warning', remaining: 25 });
  });

  it('counts a session as abandoned once its limit is over, and not without an activity', () => {
    expect(isAbandoned(running, at(299.999))).toBe(false);
    expect(isAbandoned(running, at(300))).toBe(true);
    expect(isAbandoned(running, at(100), 100)).toBe(true);
    expect(isAbandoned(stoppedWatch, at(9_999))).toBe(false);
  });

  it('accepts activity while it runs, not while it warns, and not after its time', () => {
    expect(idle(running, activityNoticed(at(200))).lastActivity).toBe(at(200));
    expect(idle(running, activityNoticed(at(280)))).toBe(running);
    expect(idle(warned, activityNoticed(at(272)))).toBe(warned);
    expect(idle(warned, activityNoticed(at(-10)))).toBe(warned);
    expect(idle(stoppedWatch, activityNoticed(at(1)))).toBe(stoppedWatch);
  });

  it('can be extended while it warns, and not after its time', () => {
    expect(idle(warned, sessionExtended(at(299)))).toMatchObject({
      status: 'running',
      lastActivity: at(299),
      remaining: undefined,
    });
    expect(idle(warned, sessionExtended(at(300)))).toBe(warned);
    expect(idle(running, sessionExtended(at(10)))).toBe(running);
  });

  it('follows other tabs, ignores the future, and does not restart after its end', () => {
    const heard = (state: IdleState, seconds: number, now: number) =>
      idle(state, activityElsewhere({ at: at(seconds), now: at(now) }));
    expect(heard(warned, 272, 273)).toMatchObject({ status: 'running', lastActivity: at(272) });
    expect(heard(running, 9_999, 50).lastActivity).toBe(at(50));
    expect(heard(running, -10, 50)).toBe(running);
    expect(heard(running, 0, 50)).toBe(running);
    expect(heard(running, Number.NaN, 50)).toBe(running);
    const over = tick(running, 300);
    expect(heard(over, 301, 301)).toBe(over);
  });

  it('keeps its own presence if the other tab’s is older', () => {
    const other = activityElsewhere({ at: at(40), presence: at(-60), now: at(50) });
    expect(idle(running, other)).toMatchObject({ lastActivity: at(40), lastPresence: start });
  });

  it('warns no longer once a modal is open, without counting that as presence', () => {
    expect(tick(warned, 272, true)).toMatchObject({
      status: 'running',
      lastActivity: at(272),
      lastPresence: start,
    });
  });

  it('is paused by an open modal, and stores it for other tabs as often as it pings', () => {
    expect(tick(running, 14, true)).toBe(running);
    expect(tick(running, 15, true).lastActivity).toBe(at(15));
    expect(tick(running, 1_100, true)).toMatchObject({ status: 'running' });
    expect(idle(warned, watchRestarted(at(280)))).toMatchObject({ status: 'running' });
    expect(idle(stoppedWatch, watchRestarted(at(280)))).toBe(stoppedWatch);
  });

  it('stops with the session, with the library’s times', () => {
    expect(idle(warned, sessionEnded('here'))).toBe(stoppedWatch);
  });

  it('never leaves a session idle for longer than its limit, whatever happens in between', () => {
    const steps = array(
      record({
        what: oneof(constant('tick'), constant('move'), constant('extend'), constant('other')),
        after: integer({ min: 0, max: 400_000 }),
        back: boolean(),
      }),
      { maxLength: 40 },
    );
    assert(
      property(steps, (journey) => {
        let state = running;
        let now = start;
        let seen = start;
        for (const { what, after, back } of journey) {
          now += after;
          if (what === 'tick') state = idle(state, clockTicked({ now, held: false }));
          if (what === 'move') state = idle(state, activityNoticed(now));
          if (what === 'extend') state = idle(state, sessionExtended(now));
          if (what === 'other') {
            state = idle(state, activityElsewhere({ at: back ? now - after : now, now }));
          }
          // Activity counts only if the limit had not passed before.
          if (state.lastActivity !== seen && what !== 'other') {
            expect(isAbandoned({ ...state, lastActivity: seen }, now, 300)).toBe(false);
          }
          seen = state.lastActivity ?? seen;
          const looked = idle(state, clockTicked({ now, held: false }));
          expect(looked.status === 'timedOut').toBe(
            isAbandoned({ ...state, lastActivity: seen }, now, 300) || state.status === 'timedOut',
          );
        }
      }),
    );
  });
});
