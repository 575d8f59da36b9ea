import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { array, assert, asyncProperty, boolean, constantFrom, nat, record } from 'fast-check';
import { addDebts } from '../../store/cart/addDebts.ts';
import { cartReset, selectItems } from '../../store/cart/cartSlice.ts';
import { modalsClosed, openModal } from '../../store/modalsSlice.ts';
import { linkRequested } from '../../store/payment/paymentLinkSlice.ts';
import {
  outcomeFollowed,
  outcomeUnfollowed,
  paymentReleased,
  paymentRequested,
} from '../../store/payment/paymentSlice.ts';
import { MonthlyBank, signs } from '../../test/monthlyBank.ts';
import { runs, seed } from '../../test/runs.ts';
import { startPortal } from '../startPortal.ts';
import type { Portal } from '../startPortal.ts';

const numbers = [0, 1, 2];

const step = record({
  what: constantFrom(
    'add',
    'add',
    'add',
    'pay',
    'pay',
    'press',
    'link',
    'decide',
    'come back',
    'elsewhere',
    'hours',
    'month',
    'reload',
    'empty',
  ),
  number: nat(2),
  which: nat(5),
  decision: constantFrom('paid', 'paid', 'pending', 'rejected'),
  isPart: boolean(),
});
type Step = typeof step extends { generate: (...args: never[]) => { value: infer S } } ? S : never;

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
};

/** A browser of one guest, over months. */
class Guest {
  private portal: Portal | undefined;
  private left: string[] = [];

  private readonly bank: MonthlyBank;

  constructor(bank: MonthlyBank) {
    this.bank = bank;
  }

  private get store() {
    if (!this.portal) throw new Error('not open');
    return this.portal.store;
  }

  async open() {
    const leaveFor = (url: string) => void this.left.push(url);
    this.portal = await startPortal({ bankReady: Promise.resolve(), leaveFor });
    await this.settle();
  }

  async close() {
    await this.portal?.close();
  }

  private async settle() {
    for (let round = 0; round < 4; round += 1) {
      await turns(12);
      await jest.advanceTimersByTimeAsync(1);
    }
  }

  /** Adds what the bank lists of a number; returns why the cart refuses it, if it does. */
  add(number: number) {
    const debt = this.bank.listed(number);
    if (!debt) return undefined;
    const [refused] = this.store.dispatch(addDebts([debt], {}));
    return refused?.reason;
  }

  /** Presses "Pagar"; returns whether that led to the bank's page. */
  async press(): Promise<boolean> {
    const before = this.left.length;
    this.store.dispatch(paymentRequested({ email: 'ana@ejemplo.cl' }));
    await this.settle();
    this.store.dispatch(paymentReleased());
    await this.settle();
    return this.left.length > before;
  }

  /** Comes back from the bank to a page of its own, which asks how a payment stands. */
  private async comeBack() {
    const reference = new URL(this.left.at(-1) ?? 'http://x/').searchParams.get('sessionid');
    await this.close();
    await this.open();
    if (!reference) return;
    this.store.dispatch(outcomeFollowed(reference));
    await this.settle();
    this.store.dispatch(outcomeUnfollowed());
  }

  async take({ what, number, which, decision, isPart }: Step) {
    switch (what) {
      case 'add': {
        const wasDue = this.bank.isDue(number);
        let reason = this.add(number);
        if (wasDue && reason === 'IN_PAYMENT') {
          // The refusal makes the portal ask how the payment stands.
          await this.settle();
          reason = this.add(number);
        }
        // What is owed may be added, whatever was paid under its number.
        if (wasDue) expect(['IN_PAYMENT', 'PAID']).not.toContain(reason);
        break;
      }
      case 'press':
        await this.press();
        break;
      case 'pay':
        if (!(await this.press())) break;
        this.bank.decide(which, decision, isPart);
        await this.comeBack();
        break;
      case 'link':
        // Somebody else may pay the cart through it: whoever decides next.
        this.store.dispatch(openModal({ kind: 'paymentLink' }));
        this.store.dispatch(linkRequested({ emails: 'berta@ejemplo.cl' }));
        await this.settle();
        this.store.dispatch(modalsClosed());
        break;
      case 'decide':
        this.bank.decide(which, decision, isPart);
        break;
      case 'come back':
        await this.comeBack();
        break;
      case 'elsewhere':
        this.bank.payElsewhere(number);
        break;
      case 'hours':
        jest.setSystemTime(Date.now() + 5 * 3_600_000);
        break;
      case 'month':
        jest.setSystemTime(Date.now() + 25 * 24 * 3_600_000);
        // What is inscribed names the debt and its amount alone: where every month's debt has the
        // same id, the bank itself could not tell an old item from the new bill.
        this.store.dispatch(cartReset());
        this.bank.bill(number);
        break;
      case 'reload':
        await this.close();
        await this.open();
        break;
      case 'empty':
        this.store.dispatch(cartReset());
        break;
    }
    await this.settle();
    // However often this browser asked, no bill is charged twice.
    expect(Math.max(0, ...this.bank.charges.values())).toBeLessThanOrEqual(1);
  }

  /** In the end, what is owed can be paid. */
  async end() {
    for (const number of numbers.filter(this.bank.isDue)) {
      this.store.dispatch(cartReset());
      if (this.add(number) === 'IN_PAYMENT') {
        await this.settle();
        this.add(number);
      }
      expect(selectItems(this.store.getState())).toHaveLength(1);
      expect(await this.press()).toBe(true);
    }
  }
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
});
afterEach(() => jest.useRealTimers());

/** Journeys of forty steps and more. */
const numRuns = runs(120, 12);

it(`T01 over months, ${numRuns} journeys, seed ${seed}: no bill is charged twice, and what the bank lists anew under an old number can be paid`, async () => {
  allowConsole(/./);
  const browserFetch = globalThis.fetch;
  let charged = 0;
  try {
    await assert(
      asyncProperty(
        constantFrom(...signs),
        nat(20),
        boolean(),
        array(step, { minLength: 40, maxLength: 50 }),
        async (sign, lagHours, changesAmount, journey) => {
          localStorage.clear();
          sessionStorage.clear();
          const bank = new MonthlyBank(sign, lagHours, changesAmount);
          globalThis.fetch = bank.fetch;
          const guest = new Guest(bank);
          await guest.open();
          try {
            for (const each of journey) await guest.take(each);
            await guest.end();
          } finally {
            await guest.close();
          }
          charged += bank.charges.size;
        },
      ),
      // A shrunk journey takes minutes to find: leave `endOnFailure` out to find it.
      { numRuns, seed, endOnFailure: true },
    );
  } finally {
    globalThis.fetch = browserFetch;
  }
  // The property would also hold for a portal that lets nobody pay.
  expect(charged).toBeGreaterThan(0);
}, 600_000);
