import { AsyncLocalStorage } from 'node:async_hooks';
import type { Portal } from '../../app/startPortal.ts';

/** The fate of a page at a point: it continues, it dies, or the call of that point is lost. */
export type Fate = 'goes on' | 'dead' | 'lost';

/**
 * A moment at which a page can crash: before or after a request, a write, or leaving for the bank.
 */
export interface Point {
  name: string;
  /** Whether the bank has a payment that can be decided at this point. */
  isPayable: boolean;
}

/** The point at which a walk (`CrashWalk`) lets `act` decide the page's fate. */
export interface Stop {
  /** The index of the point in `CrashBrowser.points`. */
  at: number;
  act: (page: Page) => Fate;
}

/** The page whose code is running, also in the promises and timers that the code has started. */
export const current = new AsyncLocalStorage<Page>();

type Write = (key: string, newValue: string | null, write: () => void) => void;

/**
 * Creates a storage whose items are its own properties, as in a browser. Each change calls
 * `onWrite`, whose argument `write` makes the change.
 */
export function makeStorage(stored: object, onWrite: Write): Storage {
  const items: Record<string, string> = Object.create({
    get length() {
      return Object.keys(items).length;
    },
    key: (index: number) => Object.keys(items)[index] ?? null,
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

export const itemsOf = (storage: Storage): Record<string, string> =>
  Object.fromEntries(Object.entries(storage));

/** A tab: its session storage outlives its pages. */
export interface Tab {
  storage: Storage;
}

/** The parts of a browser that its pages share. */
export interface PageHost {
  local: Storage;
  locks: PageLocks;
  fetch: (...call: Parameters<typeof fetch>) => Promise<Response>;
  startTimer: (work: () => void, milliseconds: number, every?: number) => unknown;
  stopTimer: (timer: unknown) => boolean;
}

/** A page of the portal, from its opening until a crash or a navigation ends it. */
export class Page {
  isAlive = true;
  /** Whether the page is in the back/forward cache. */
  isKept = false;
  /** The URLs that the page left for, latest last. */
  left: string[] = [];
  events = new EventTarget();
  portal: Portal | undefined;

  readonly browser: PageHost;
  readonly tab: Tab;
  /** Whether the page's points are recorded, so that it can crash at each of them. */
  readonly isWalked: boolean;

  constructor(browser: PageHost, tab: Tab, isWalked: boolean) {
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

  /** Ends the page: it sends no requests, stores nothing, gets no events and holds no lock. */
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

/** The browser's locks; those of dead pages are released. */
export class PageLocks {
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
      // Waiting requests for a lock are removed first, so that none of them is granted.
      for (const turn of queue.filter((each) => each.page === page).toReversed()) {
        this.leave(name, turn);
      }
    }
  }
}

/** Returns the page whose code is running; throws outside of pages. */
export function here(): Page {
  const page = current.getStore();
  if (!page) throw new Error('no page is running');
  return page;
}
