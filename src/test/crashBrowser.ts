import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { getResponse } from 'msw';
import { createBank } from '../../mocks/bank/bank.ts';
import { sandboxSettings } from '../../mocks/environment.ts';
import { createHandlers } from '../../mocks/handlers/handlers.ts';
import { startPortal } from '../app/startPortal.ts';
import type { Portal } from '../app/startPortal.ts';
import { reachHost } from './storeExtra.ts';

/** What becomes of a page at a point: it goes on, it is dead, or the call of that point is lost. */
export type Fate = 'goes on' | 'dead' | 'lost';

/** A place where a page may stop: before or after a request, a write, or the way to the bank. */
export interface Point {
  name: string;
  /** Whether somebody may decide on a payment then. */
  isPayable: boolean;
}

/** What happens at one point of a walk. */
export interface Stop {
  /** The point's place among all of them. */
  at: number;
  act: (page: Page) => Fate;
}

/** The page whose code is running, over all of its promises and timers. */
const current = new AsyncLocalStorage<Page>();

const never = new Promise<never>(() => {});

type Write = (key: string, newValue: string | null, write: () => void) => void;

/** A storage whose items are its own properties, as those of a real one are. */
function makeStorage(stored: object, onWrite: Write): Storage {
  const items: Record<string, string> = Object.create({
    getItem: (key: string) => (Object.hasOwn(items, key) ? items[key] : null),
    setItem: (key: string, text: string) =>
      onWrite(key, text, () => {
        items[key] = text;
      }),
    removeItem(key: string) {
      if (Object.hasOwn(items, key)) onWrite(key, null, () => delete items[key]);
    },
  });
  for (const [key, value] of Object.entries(stored)) {
    items[key] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  return items as unknown as Storage;
}

/** What a storage holds, by key. */
export const itemsOf = (storage: Storage): Record<string, string> =>
  Object.fromEntries(Object.entries(storage));

/** A tab: what it stores outlives its pages. */
export interface Tab {
  storage: Storage;
}

/** A page of the portal: from its opening until it dies, be it by a crash or by leaving. */
export class Page {
  isAlive = true;
  /** Kept by the browser to be shown again, as after "back". */
  isKept = false;
  /** Where it left for, latest last. */
  left: string[] = [];
  events = new EventTarget();
  portal: Portal | undefined;

  readonly browser: CrashBrowser;
  readonly tab: Tab;
  /** Whether its points count. */
  readonly isWalked: boolean;

  constructor(browser: CrashBrowser, tab: Tab, isWalked: boolean) {
    this.browser = browser;
    this.tab = tab;
    this.isWalked = isWalked;
  }

  get store() {
    if (!this.portal) throw new Error('not open');
    return this.portal.store;
  }

  get state() {
    return this.store.getState();
  }

  run<Result>(work: () => Result): Result {
    return current.run(this, work);
  }

  /** A dead page asks, stores and hears nothing any more, and holds no lock. */
  die(): void {
    this.isAlive = false;
    this.browser.locks.release(this);
  }

  hear(event: Event): void {
    if (this.isAlive && !this.isKept) this.run(() => this.events.dispatchEvent(event));
  }
}

interface Turn {
  page: Page;
  begin: () => void;
}

/** The browser's locks: those of a dead page are free. */
class PageLocks {
  private readonly queues = new Map<string, Turn[]>();

  request<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const page = here();
    return new Promise((resolve, reject) => {
      const turn: Turn = {
        page,
        begin: () =>
          void page
            .run(task)
            .then(resolve, reject)
            .finally(() => this.leave(name, turn)),
      };
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, [...queue, turn]);
      if (queue.length === 0) turn.begin();
    });
  }

  private leave(name: string, turn: Turn): void {
    const queue = this.queues.get(name) ?? [];
    const rest = queue.filter((each) => each !== turn);
    this.queues.set(name, rest);
    if (queue[0] === turn) rest[0]?.begin();
  }

  release(page: Page): void {
    for (const [name, queue] of this.queues) {
      // Those that wait first: none of them may begin.
      for (const turn of queue.filter((each) => each.page === page).toReversed()) {
        this.leave(name, turn);
      }
    }
  }
}

interface Timer {
  page: Page;
  at: number;
  every?: number;
  work: () => void;
}

/** A call's name in a list of points: its method and what of its path is no identifier. */
const nameOf = ({ method, url }: Request) =>
  `${method} ${new URL(url).pathname
    .split('/')
    .slice(2)
    .map((part) => (part.length > 20 && /\d/.test(part) ? '…' : part))
    .join('/')}`;

/** What the bank is about to do, or has done, for a page. */
export interface Exchange {
  page: Page;
  name: string;
  text: string;
}

/**
 * A browser with tabs, its own clock, and a bank. Every page runs the real portal without its
 * screens; what it asks, stores, locks and hears is its own, so that it can die like a real one. Each
 * request and each write of the pages walked is a point, before and after: `points` lists them.
 */
export class CrashBrowser {
  readonly bank = createBank({ now: () => new Date() });
  /** The points that were passed. */
  readonly points: Point[] = [];
  readonly pages: Page[] = [];
  readonly locks = new PageLocks();
  readonly local: Storage;
  /** The calls that living pages make. */
  asked: Exchange[] = [];
  /** How many of them the bank has and did not answer. */
  private calls = 0;
  private timers: Timer[] = [];
  isStopped = false;
  /** What a page waits for at its point, when another tab does something meanwhile. */
  meanwhile: Promise<void> | undefined;
  /** Told of each call when the bank gets it. */
  onCall: (exchange: Exchange) => void = () => undefined;

  private readonly stop: Stop | undefined;
  private readonly handlers = createHandlers({
    access: async (work) => work(this.bank),
    apiBase: sandboxSettings.PORTAL_API_URL,
    portalOf: () => window.location.origin,
    paymentPageOf: () => `${window.location.origin}/banco/`,
    xsrfCookieOf: () => undefined,
  });

  constructor(stop?: Stop) {
    this.stop = stop;
    this.local = makeStorage({}, (key, newValue, write) => {
      const oldValue = this.local.getItem(key);
      if (!this.write(`local ${key}`, write) || oldValue === newValue) return;
      const event = new StorageEvent('storage', { key, oldValue, newValue });
      // jsdom takes none but its own.
      Object.defineProperty(event, 'storageArea', { value: this.local });
      const others = this.pages.filter((page) => page !== current.getStore());
      // Other tabs hear of it a moment later.
      void nextTurn().then(() => {
        for (const page of others) page.hear(event);
      });
    });
    enter(this);
  }

  /** The undecided payments that somebody can pay: a page left for one, or its link was mailed. */
  payable() {
    const { inscriptions, links, mails } = this.bank.state;
    const isMailed = mails.some(({ kind }) => kind === 'link');
    return inscriptions.filter(
      ({ estado, sessionid, referencia }) =>
        estado === 'ABIERTA' &&
        (this.pages.some(({ left }) => left.some((url) => url.includes(sessionid))) ||
          (isMailed && links.some((link) => link.referencia === referencia))),
    );
  }

  /** Does something in no page, while the page at its point waits. */
  doMeanwhile(work: () => Promise<void>): void {
    const begun = current.exit(async () => {
      await nextTurn();
      await work();
      this.meanwhile = undefined;
    });
    this.meanwhile = begun;
  }

  /** The fate of a page at one of its points. */
  pass(page: Page, point: string): Fate {
    if (!page.isAlive) return 'dead';
    if (!page.isWalked || this.isStopped) return 'goes on';
    this.points.push({ name: point, isPayable: this.payable().length > 0 });
    if (this.points.length - 1 !== this.stop?.at) return 'goes on';
    this.isStopped = true;
    return this.stop.act(page);
  }

  private write(name: string, write: () => void): boolean {
    const page = current.getStore();
    if (page && this.pass(page, `before storing ${name}`) === 'dead') return false;
    write();
    if (page) this.pass(page, `after storing ${name}`);
    return true;
  }

  /** Stores something before anybody opens the portal. */
  keep(stored: object): void {
    for (const [key, value] of Object.entries(stored)) {
      this.local.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }

  openTab(stored: object = {}): Tab {
    const storage = makeStorage(
      stored,
      (key, _text, write) => void this.write(`session ${key}`, write),
    );
    return { storage };
  }

  /** Opens the portal in a tab, whose earlier pages are gone. */
  async open(tab: Tab, url: string, isWalked = false): Promise<Page> {
    for (const page of this.pages) if (page.tab === tab && !page.isKept) page.die();
    window.history.replaceState(null, '', url);
    const page = new Page(this, tab, isWalked);
    this.pages.push(page);
    const leaveFor = (target: string) => {
      if (this.pass(page, 'before leaving') === 'dead') return;
      page.left.push(target);
      this.pass(page, 'after leaving');
    };
    page.portal = await page.run(() =>
      startPortal({ bankReady: Promise.resolve(), reachHost, leaveFor }),
    );
    await this.settle();
    return page;
  }

  /** The bank's answer. */
  private async answer(request: Request): Promise<Response> {
    const response = await getResponse(this.handlers, request);
    if (!response) throw new Error(`The bank does not know ${request.url}`);
    return response;
  }

  async fetch(...call: Parameters<typeof fetch>): Promise<Response> {
    const request = new Request(...call);
    const page = current.getStore();
    if (!page) return this.answer(request);
    const name = nameOf(request);
    const meet = async (point: string) => {
      const fate = this.pass(page, point);
      if (this.meanwhile) await this.meanwhile;
      if (fate === 'dead') return never;
      if (fate === 'lost') throw new TypeError('fetch failed');
      return undefined;
    };
    const exchange = { page, name, text: await request.clone().text() };
    this.asked = [...this.asked.filter((each) => each.page.isAlive), exchange];
    try {
      await meet(`before asking ${name}`);
      this.calls += 1;
      this.onCall(exchange);
      const response = await this.answer(request);
      this.calls -= 1;
      await meet(`asked ${name}`);
      await meet(`answered ${name}`);
      return response;
    } finally {
      this.asked = this.asked.filter((each) => each !== exchange);
    }
  }

  startTimer(work: () => void, milliseconds: number, every?: number): Timer {
    const timer: Timer = {
      page: here(),
      at: Date.now() + milliseconds,
      work,
      ...(every !== undefined && { every }),
    };
    this.timers.push(timer);
    return timer;
  }

  stopTimer(timer: unknown): boolean {
    const before = this.timers.length;
    this.timers = this.timers.filter((each) => each !== timer);
    return this.timers.length < before;
  }

  /** Lets time pass; what is due happens in its order. */
  private advance(milliseconds: number): void {
    const end = Date.now() + milliseconds;
    for (;;) {
      this.timers = this.timers.filter(({ page }) => page.isAlive);
      const [next] = this.timers
        .filter(({ at, page }) => at <= end && !page.isKept)
        .sort((one, other) => one.at - other.at);
      if (!next) break;
      jest.setSystemTime(Math.max(Date.now(), next.at));
      if (next.every === undefined) this.stopTimer(next);
      else next.at = Date.now() + Math.max(1, next.every);
      next.page.run(next.work);
    }
    jest.setSystemTime(end);
  }

  /** Waits until nobody asks the bank any more and nothing is left to do at once. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 6; quiet += 1) {
      await nextTurn();
      this.advance(1);
      if (this.calls > 0) quiet = 0;
    }
  }

  /** Lets minutes pass, so that what is asked again is asked. */
  async passTime(milliseconds: number): Promise<void> {
    for (let passed = 0, step = 5_000; passed < milliseconds; passed += step, step *= 2) {
      this.advance(step);
      await this.settle();
    }
  }
}

/** The browser of the running world. */
let browser: CrashBrowser | undefined;

function enter(world: CrashBrowser): void {
  browser = world;
}

function here(): Page {
  const page = current.getStore();
  if (!page) throw new Error('no page is running');
  return page;
}

type Part = (...given: never[]) => unknown;

/** What of the window a page has for itself. */
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

/** What jest's clock leaves alone: all but `Date`. */
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

/** Lets a test set what time it is; the time passes by itself if it `runs`. */
export function takeClock({ runs }: { runs: boolean }): void {
  jest.useFakeTimers({ doNotFake: [...realParts], now: Date.now(), advanceTimers: runs });
}

/**
 * Gives pages their browser's network, timers, events, storages and locks in every test of this file;
 * what runs in no page has jsdom's.
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
