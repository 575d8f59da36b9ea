import { jest } from '@jest/globals';
import { jsonIn, writeText } from '../device/storageAreas.ts';
import { stoppedWatch } from './idleMachine.ts';
import type { IdleState } from './idleMachine.ts';
import { storedIdle } from './storedIdle.ts';

const now = 1_800_000_000_000;
beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const running: IdleState = {
  ...stoppedWatch,
  status: 'running',
  idleSeconds: 270,
  lastActivity: now - 1_000,
  lastPresence: now - 9_000,
};
const write = (state: IdleState) => {
  for (const [key, text] of Object.entries(storedIdle.write(state)))
    writeText(storedIdle.area, key, text);
};
const read = () => storedIdle.read(jsonIn('local'), () => undefined);
const merge = (own: IdleState) => storedIdle.merge?.(own, jsonIn('local'));
const storeActivity = (at: number) => localStorage.setItem('ng2Idle.lastActivity', String(at));

describe('the stored watch', () => {
  it.each(['running', 'warning', 'timedOut'] as const)(
    'is the same for all tabs of the browser while the session lasts: %s',
    (status) => {
      write({ ...running, status });
      expect({ ...localStorage }).toEqual({
        'ng2Idle.limit': '300',
        'ng2Idle.lastPresence': String(now - 9_000),
        'ng2Idle.lastActivity': String(now - 1_000),
      });
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('is left alone by a tab without a session', () => {
    write(running);
    write(stoppedWatch);
    expect(localStorage).toHaveLength(3);
  });

  it('is restored as stopped, with the last activity and the limit', () => {
    write(running);
    expect(read()).toEqual({ ...stoppedWatch, lastActivity: now - 1_000, idleSeconds: 270 });
  });

  it('is restored with five minutes if its limit is not known', () => {
    storeActivity(now);
    expect(read()).toEqual({ ...stoppedWatch, lastActivity: now, idleSeconds: 270 });
  });

  it('is none without an activity', () => {
    localStorage.setItem('ng2Idle.limit', '300');
    expect(read()).toBeUndefined();
  });

  it.each(['"ayer"', 'null'])('T19 is none with an activity that is no number: %s', (text) => {
    expectConsole(/^Se descartó «ng2Idle.lastActivity»/);
    localStorage.setItem('ng2Idle.lastActivity', text);
    expect(read()).toBeUndefined();
  });
});

describe('the activity of another tab', () => {
  it.each([
    ['is kept if it is later', 1, true],
    ['is replaced if it is the same', 0, false],
    ['is replaced if it is earlier', -1, false],
    ['is kept if it is now', 1_000, true],
    ['is replaced if it lies in the future, because the clock was set back', 1_001, false],
  ])('%s', (_name, later, isKept) => {
    storeActivity(now - 1_000 + later);
    expect(merge(running)).toBe(isKept ? undefined : running);
  });

  it('is kept by a tab that has seen none itself', () => {
    storeActivity(now);
    expect(merge(stoppedWatch)).toBeUndefined();
  });

  it('is stored by this tab if there is none', () => {
    expect(merge(running)).toBe(running);
    expect(merge(stoppedWatch)).toBe(stoppedWatch);
  });
});
