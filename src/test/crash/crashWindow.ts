import { jest } from '@jest/globals';
import { current, here } from './crashPage.ts';
import type { PageHost } from './crashPage.ts';

/** The simulated browser whose pages are running. */
let browser: PageHost | undefined;

/** Selects the browser for the pages that run from now on. */
export function enter(host: PageHost): void {
  browser = host;
}

type Part = (...given: never[]) => unknown;

/** The functions of `window` that pages get in place of jsdom's. */
const ownParts: Record<string, Part> = {
  fetch: (...call: Parameters<typeof fetch>) => browser?.fetch(...call),
  setTimeout: (work: () => void, milliseconds = 0) => browser?.startTimer(work, milliseconds),
  setInterval: (work: () => void, milliseconds = 0) =>
    browser?.startTimer(work, milliseconds, milliseconds),
  addEventListener: (...listener: Parameters<EventTarget['addEventListener']>) =>
    here().events.addEventListener(...listener),
  removeEventListener: (...listener: Parameters<EventTarget['removeEventListener']>) =>
    here().events.removeEventListener(...listener),
};

/** The APIs that jest must not fake: all but `Date`. */
const realParts = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

/** Lets a test set the time, which does not pass by itself unless `runs` is true. */
export function takeClock({ runs }: { runs: boolean }): void {
  jest.useFakeTimers({ doNotFake: [...realParts], now: Date.now(), advanceTimers: runs });
}

/**
 * Gives pages their browser's network, timers, events, storages and locks in every test of the
 * calling file; code outside of pages uses jsdom's.
 */
export function installPages(): void {
  const undo: (() => void)[] = [];
  const replace = (owner: object, name: string, part: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { configurable: true, ...part });
    undo.push(() =>
      before ? Object.defineProperty(owner, name, before) : Reflect.deleteProperty(owner, name),
    );
  };
  beforeEach(() => {
    takeClock({ runs: false });
    for (const [name, own] of Object.entries(ownParts)) {
      const real = Reflect.get(window, name) as Part;
      const value = (...given: never[]): unknown =>
        Reflect.apply(current.getStore() ? own : real, window, given);
      replace(window, name, { writable: true, value });
    }
    for (const name of ['clearTimeout', 'clearInterval'] as const) {
      const real = window[name];
      const value = (timer: never) => browser?.stopTimer(timer) || real(timer);
      replace(window, name, { writable: true, value });
    }
    const [{ localStorage, sessionStorage }, { locks }] = [window, navigator];
    replace(window, 'localStorage', {
      get: () => current.getStore()?.browser.local ?? localStorage,
    });
    replace(window, 'sessionStorage', {
      get: () => current.getStore()?.tab.storage ?? sessionStorage,
    });
    replace(navigator, 'locks', { get: () => current.getStore()?.browser.locks ?? locks });
  });
  afterEach(() => {
    for (const each of undo.splice(0).toReversed()) each();
    jest.useRealTimers();
  });
}
