import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { getResponse } from 'msw';
import { createBank } from '../../../mocks/bank/bank.ts';
import { sandboxSettings } from '../../../mocks/bank/environment.ts';
import { createHandlers } from '../../../mocks/handlers/handlers.ts';
import { startPortal } from '../../app/startPortal.ts';
import { current, here, itemsOf, makeStorage, Page, PageLocks } from './crashPage.ts';
import type { Fate, PageHost, Point, Stop, Tab } from './crashPage.ts';
import { enter } from './crashWindow.ts';
import { reachHost } from '../store/storeExtra.ts';

const never = new Promise<never>(() => {});

interface Timer {
  page: Page;
  at: number;
  every?: number;
  work: () => void;
}

/**
 * The name of a call in `points`: its method, and its path without the first folder and with '…' in
 * place of a long part with digits, such as an id.
 */
const nameOf = ({ method, url }: Request) =>
  `${method} ${new URL(url).pathname
    .split('/')
    .slice(2)
    .map((part) => (part.length > 20 && /\d/.test(part) ? '…' : part))
    .join('/')}`;

/** A page's call to the bank; `text` is its body. */
export interface Exchange {
  page: Page;
  name: string;
  text: string;
}

/**
 * Simulates a browser with a clock of its own, and the bank that its pages call. Each page runs the
 * real portal without its screens, and can crash alone; all pages share the local storage and the
 * locks. `points` lists the moments at which a page with `isWalked` can crash: before and after
 * each request, each write to a storage, and each departure for the bank's page.
 */
export class CrashBrowser implements PageHost {
  readonly bank = createBank({ now: () => new Date() });
  readonly points: Point[] = [];
  readonly pages: Page[] = [];
  readonly locks = new PageLocks();
  readonly local: Storage;
  /** The calls in flight; each new call removes those of dead pages. */
  inFlight: Exchange[] = [];
  /** The number of calls that the bank received but has not answered. */
  private calls = 0;
  private timers: Timer[] = [];
  isStopped = false;
  /** The unfinished work of `doMeanwhile`. */
  meanwhile: Promise<void> | undefined;
  /** Called when the bank gets a call, before the bank answers. */
  onCall: (exchange: Exchange) => void = () => undefined;
  onPoint: () => void = () => undefined;

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
      // jsdom accepts only its own `Storage` in an event.
      Object.defineProperty(event, 'storageArea', { value: this.local });
      const others = this.pages.filter((page) => page !== current.getStore());
      // Other tabs get the `storage` event asynchronously.
      void nextTurn().then(() => {
        for (const page of others) page.hear(event);
      });
    });
    enter(this);
  }

  /**
   * The undecided payments that can be paid: their bank page was opened, or their link was mailed.
   */
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

  /**
   * Returns what a page would leave behind if it died now, as a text: the storages, the bank's
   * state, and the URLs that pages left for. A point with the same text as an earlier one needs no
   * crash of its own. While the bank is answering a call, the text includes the point's number and
   * so equals no other, because the call may still change the bank's state.
   */
  remains({ storage }: Tab): string {
    const { requests: _, ...state } = this.bank.state;
    const left = this.pages.map((page) => page.left);
    const call = this.calls > 0 && this.points.length;
    return JSON.stringify([itemsOf(this.local), itemsOf(storage), state, left, call]);
  }

  /**
   * Runs `work` outside the async context of the current page. Until `work` ends, the requests of
   * all pages wait, before they are sent and after they are answered.
   */
  doMeanwhile(work: () => Promise<void>): void {
    const begun = current.exit(async () => {
      await nextTurn();
      await work();
      this.meanwhile = undefined;
    });
    this.meanwhile = begun;
  }

  /**
   * Records a point of a page with `isWalked`, unless `isStopped`. Returns the page's fate at the
   * point; at the point with the index `stop.at`, `stop.act` decides the fate.
   */
  pass(page: Page, point: string): Fate {
    if (!page.isAlive) return 'dead';
    if (!page.isWalked || this.isStopped) return 'goes on';
    this.points.push({ name: point, isPayable: this.payable().length > 0 });
    this.onPoint();
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

  /** Fills local storage before the portal opens; values other than strings are stored as JSON. */
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

  /**
   * Opens the portal in a tab. Ends the tab's earlier pages, except one in the back/forward cache.
   */
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
    this.inFlight = [...this.inFlight.filter((each) => each.page.isAlive), exchange];
    try {
      await meet(`before asking ${name}`);
      this.calls += 1;
      this.onCall(exchange);
      const response = await this.answer(request).finally(() => {
        this.calls -= 1;
      });
      await meet(`asked ${name}`);
      await meet(`answered ${name}`);
      return response;
    } finally {
      this.inFlight = this.inFlight.filter((each) => each !== exchange);
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

  /** Advances the clock and runs due timers in order; those of cached pages wait. */
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

  /**
   * Waits until no call is pending and no timer is due; advances the clock by 1 ms in each turn.
   */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 6; quiet += 1) {
      await nextTurn();
      this.advance(1);
      if (this.calls > 0) quiet = 0;
    }
  }

  /**
   * Advances the clock by at least this time, in growing steps, and lets the timers and calls of
   * each step finish.
   */
  async passTime(milliseconds: number): Promise<void> {
    for (let passed = 0, step = 5_000; passed < milliseconds; passed += step, step *= 2) {
      this.advance(step);
      await this.settle();
    }
  }
}
