import { jest } from '@jest/globals';
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  nat,
  oneof,
  record,
  constant,
} from 'fast-check';
import { demoPassword } from '../../../mocks/bank/demo.ts';
import { createTestBank } from '../../../mocks/testing/testBank.ts';
import { configurationNames } from '../../api/configurationNames.ts';
import { getUserInfo } from '../../api/userInfoApi.ts';
import { modalsClosed, openModal } from '../../store/session/modalsSlice.ts';
import {
  loginRequested,
  logoutRequested,
  otherSessionCloseRequested,
  selectHasSession,
  selectIsSignedIn,
} from '../../store/session/sessionSlice.ts';
import { rememberedAccount } from '../../test/rememberedAccount.ts';
import { nextTurns } from '../../test/nextTurns.ts';
import { deepRuns, seed } from '../../test/runs.ts';
import { startPortal } from '../startPortal.ts';
import type { Portal } from '../startPortal.ts';
import { reachHost } from '../../test/store/storeExtra.ts';

const bank = createTestBank();
const lastActivityKey = 'ng2Idle.lastActivity';
const lastPresenceKey = 'ng2Idle.lastPresence';
const limitKey = 'ng2Idle.limit';
const payerKey = 'ng2Idle.payer';
const signInKey = 'ng2Idle.signIn';
const rememberedKey = 'rememberedAccounts';
/** The account that a guest let this browser remember; no session may change it. */
const guests = [rememberedAccount({ usedAt: Date.now() })];

/** Removes the keys that a logout in another tab removes. */
const forgetShared = () => {
  for (const key of [payerKey, signInKey, lastActivityKey, lastPresenceKey, limitKey])
    localStorage.removeItem(key);
};

type Answer = 'ok' | 401 | 500 | 'network';

/**
 * A call that the test holds back. It has no abort signal, so that the test can answer a call that
 * the portal has aborted, too.
 */
interface Waiting {
  bearer: string | null;
  answer: (answer: Answer) => void;
}

let waiting: Waiting[] = [];

/**
 * Holds every call until the test answers it, in any order and with any result; returns a function
 * after which calls are no longer held.
 */
function holdAllCalls() {
  const bankFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, { ...init, signal: null });
    return new Promise((resolve, reject) => {
      waiting.push({
        bearer: request.headers.get('Authorization'),
        answer(answer) {
          if (answer === 'network') reject(new TypeError('Failed to fetch'));
          else if (answer === 'ok') resolve(bankFetch(request));
          else resolve(Response.json({ message: 'No.' }, { status: answer }));
        },
      });
    });
  };
  return () => {
    globalThis.fetch = bankFetch;
  };
}

/** Runs everything that depends neither on the bank nor on a timer of more than 20 ms. */
async function settle() {
  await nextTurns(8);
  jest.advanceTimersByTime(20);
  await nextTurns(4);
}

/** Answers all held calls and those that follow, including ones repeated after a pause. */
async function drain() {
  for (let pause = 0; pause < 3; pause += 1) {
    while (waiting.length > 0) {
      waiting.shift()?.answer('ok');
      await settle();
    }
    await jest.advanceTimersByTimeAsync(2_000);
    await settle();
  }
}

const emails = ['pagador@ejemplo.cl', 'otra-sesion@ejemplo.cl', 'clave-vencida@ejemplo.cl'];
const steps = array(
  record({
    what: oneof(
      { weight: 12, arbitrary: constant('answer' as const) },
      { weight: 4, arbitrary: constant('login' as const) },
      { weight: 2, arbitrary: constantFrom('logout' as const, 'close' as const) },
      {
        weight: 1,
        arbitrary: constantFrom(
          'abandon' as const,
          'closeOther' as const,
          'otherTabLogsOut' as const,
          'otherPayerSignsIn' as const,
          'browse' as const,
          'refresh' as const,
          'reload' as const,
        ),
      },
    ),
    answer: oneof(
      { weight: 6, arbitrary: constant('ok' as const) },
      { weight: 1, arbitrary: constantFrom<Answer[]>(401, 500, 'network') },
    ),
    email: constantFrom(...emails),
    which: nat(9),
  }),
  { minLength: 100, maxLength: 110 },
);

/**
 * The portal under test, and the e-mail of the payer whose data it is allowed to hold (`allowed`),
 * if any.
 */
class Journey {
  private portal: Portal | undefined;
  private allowed: string | undefined;

  async open() {
    this.portal = await startPortal({
      bankReady: Promise.resolve(),
      reachHost,
      leaveFor: () => undefined,
    });
    await settle();
  }

  private get store() {
    if (!this.portal) throw new Error('not open');
    return this.portal.store;
  }

  private get session() {
    return this.store.getState().session;
  }

  async close() {
    // The held calls of a closed page get no answer.
    waiting = [];
    await this.portal?.close();
  }

  async take({
    what,
    answer,
    email,
    which,
  }: {
    what: string;
    answer: Answer;
    email: string;
    which: number;
  }) {
    switch (what) {
      case 'answer':
        this.answer(which, answer);
        break;
      case 'login':
        if (!this.session.signIn && !this.session.userData) this.allowed = email;
        this.store.dispatch(openModal({ kind: 'login' }));
        this.store.dispatch(loginRequested({ email, password: demoPassword }));
        break;
      case 'abandon':
        if (this.session.signIn === 'requesting') this.allowed = undefined;
        this.store.dispatch(modalsClosed());
        break;
      case 'closeOther':
        this.store.dispatch(otherSessionCloseRequested());
        break;
      case 'logout':
      case 'close':
        if (this.session.userData) this.allowed = undefined;
        this.store.dispatch(logoutRequested(what));
        break;
      case 'otherTabLogsOut':
        this.logOutElsewhere();
        break;
      case 'otherPayerSignsIn':
        await this.signInElsewhere();
        break;
      case 'browse':
        // Fetches the payer's data as the payer's own screens do; guests cannot open those.
        if (!selectIsSignedIn(this.store.getState()) || !this.session.userData) break;
        void this.store.dispatch(
          getUserInfo.initiate(this.session.userData.idu, { forceRefetch: true }),
        );
        break;
      case 'refresh':
        await jest.advanceTimersByTimeAsync(23_000);
        break;
      case 'reload':
        // A reload ends a sign-in in progress, but not a session.
        if (this.session.signIn === 'requesting') this.allowed = undefined;
        await this.close();
        await this.open();
        break;
    }
    await settle();
    this.check();
  }

  private answer(which: number, answer: Answer) {
    const [call] = waiting.splice(which % Math.max(1, waiting.length), 1);
    if (!call) return;
    const isOwn = call.bearer !== null && call.bearer === this.session.token;
    if (answer === 401 && isOwn) this.allowed = undefined;
    call.answer(answer);
  }

  private logOutElsewhere() {
    if (localStorage.getItem(lastActivityKey) === null) return;
    this.allowed = undefined;
    forgetShared();
    const event = { key: lastActivityKey, newValue: null, storageArea: localStorage };
    window.dispatchEvent(new StorageEvent('storage', event));
  }

  /** Another payer signs in in another tab, and soon out again. */
  private async signInElsewhere() {
    if (selectHasSession(this.store.getState())) this.allowed = undefined;
    localStorage.setItem(payerKey, 'u-9');
    await jest.advanceTimersByTimeAsync(1_000);
    forgetShared();
  }

  /**
   * Fails if the portal has data of a payer who has not signed in, or has signed out, or if the
   * guest's remembered account has changed.
   */
  private check() {
    const { userData, userInfo } = this.session;
    expect(this.store.getState().rememberedAccounts).toEqual(guests);
    expect(localStorage.getItem(rememberedKey)).toBe(JSON.stringify(guests));
    if (userData) expect(userData.email).toBe(this.allowed);
    else expect(userInfo).toBeUndefined();
  }

  /** Fails unless the portal is either signed in or out, and the storage agrees. */
  async end() {
    await drain();
    this.store.dispatch(otherSessionCloseRequested());
    await settle();
    await drain();
    await jest.advanceTimersByTimeAsync(100);
    this.check();
    const { token, userData, guestToken: _1, problem: _2, ...rest } = this.session;
    const shared = Object.keys(localStorage).filter(
      (key) => key !== rememberedKey && !configurationNames.some((name) => name === key),
    );
    if (selectIsSignedIn(this.store.getState())) {
      expect(sessionStorage.getItem('token')).toBe(token);
      expect(JSON.parse(sessionStorage.getItem('userData') ?? '')).toEqual(userData);
      expect(shared.toSorted()).toEqual([
        lastActivityKey,
        lastPresenceKey,
        limitKey,
        payerKey,
        signInKey,
      ]);
      expect(localStorage.getItem(payerKey)).toBe(userData?.idu);
      expect(this.store.getState().idle.status).toBe('running');
      return;
    }
    expect({ token, userData }).toEqual({});
    expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(shared).toEqual([]);
    expect(this.store.getState().idle.status).toBe('stopped');
    expect(JSON.stringify(this.store.getState().bank)).not.toMatch(/"u-\d"|Rojas|Arce|Leal/);
  }
}

beforeAll(() => bank.listen());
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
});
afterEach(() => jest.useRealTimers());
afterAll(() => bank.close());

/** The number of journeys; with at least a hundred steps each, they take 10,000 or more in CI. */
const numRuns = deepRuns(100, 8, 2);

describe(`T08 T09 a session, ${numRuns} journeys, seed ${seed}`, () => {
  it('ends in one of two states, with a matching storage, after any events in any order', async () => {
    allowConsole(/./);
    const stopHolding = holdAllCalls();
    let signedIn = 0;
    let taken = 0;
    try {
      await assert(
        asyncProperty(steps, async (journey) => {
          localStorage.clear();
          sessionStorage.clear();
          localStorage.setItem(rememberedKey, JSON.stringify(guests));
          waiting = [];
          bank.reset();
          const portal = new Journey();
          await portal.open();
          try {
            for (const step of journey) {
              taken += 1;
              await portal.take(step);
              if (sessionStorage.getItem('token') !== null) signedIn += 1;
            }
            await portal.end();
          } finally {
            await portal.close();
          }
        }),
        { numRuns, seed },
      );
    } finally {
      stopHolding();
    }
    // Without this expectation, the property would hold even for a portal in which sign-ins never
    // succeed.
    expect(signedIn).toBeGreaterThan(3);
    expect(taken).toBeGreaterThanOrEqual(100 * numRuns);
  }, 600_000);
});
