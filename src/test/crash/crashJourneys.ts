import { CrashWalk } from './crashWalk.ts';
import { itemsOf } from './crashPage.ts';
import type { Fate, Page, Point, Stop } from './crashPage.ts';
import type { Choice } from '../../../mocks/bank/paymentPage.ts';

/** A way to pay, step by step. */
export interface Journey {
  name: string;
  person: 'guest' | 'payer';
  steps: ((walk: CrashWalk) => Promise<unknown>)[];
}

const open = (walk: CrashWalk) => walk.open('/confirmarPago');
const press = (walk: CrashWalk) => walk.press();
const visit = (choice: Choice) => (walk: CrashWalk) => walk.visit(choice);
const continueQueue = (walk: CrashWalk) => walk.continueQueue();

export const journeys: readonly Journey[] = [
  { name: 'a guest pays', person: 'guest', steps: [open, press, visit('approve')] },
  { name: 'a payer pays', person: 'payer', steps: [open, press, visit('approve')] },
  {
    name: 'the bank rejects, and the guest pays again',
    person: 'guest',
    steps: [open, press, visit('reject'), press, visit('approve')],
  },
  {
    name: 'the payment is pending, and paid later',
    person: 'guest',
    steps: [open, press, visit('leavePending'), (walk) => walk.settlePending()],
  },
  {
    name: '"back" from the bank’s page, and again',
    person: 'guest',
    steps: [open, press, (walk) => walk.comeBack('abandon'), press, visit('approve')],
  },
  {
    name: '"back" from the bank’s page, where it was paid',
    person: 'guest',
    steps: [open, press, (walk) => walk.comeBack('approve'), press],
  },
  {
    name: 'a payer mails a link, and pays',
    person: 'payer',
    steps: [open, (walk) => walk.sendLink(), press, visit('approve')],
  },
  {
    name: 'what waits is paid next',
    person: 'guest',
    steps: [open, press, visit('approve'), continueQueue, press, visit('approve')],
  },
  {
    name: 'an opened link is paid',
    person: 'guest',
    steps: [(walk) => walk.receiveLink(), (walk) => walk.payLink(), visit('approve')],
  },
];

/** A crash at a point, and the steps of the person after it. */
export interface Aftermath {
  name: string;
  /** Whether it can happen at this point. */
  fits: (point: Point) => boolean;
  act: (page: Page, walk: CrashWalk) => Fate;
  /** Whether the person continues with the remaining steps of the journey. */
  goesOn?: true;
  after: (walk: CrashWalk) => Promise<unknown>;
}

const always = () => true;

export const die = (page: Page): Fate => {
  page.die();
  return 'dead';
};

/** All payable payments are decided while the portal is closed. */
export const decideAll = (choice: Choice) => (page: Page, walk: CrashWalk) => {
  walk.decideAll(choice);
  return die(page);
};

const duplicate = (walk: CrashWalk) => walk.browser.openTab(itemsOf(walk.tab.storage));
const payAll = (walk: CrashWalk) => walk.payAll(walk.tab);
const decided = (name: string, choice: Choice): Aftermath => ({
  name: `dies, and ${name}`,
  fits: ({ isPayable }) => isPayable,
  act: decideAll(choice),
  after: payAll,
});

/** Loses the call of a point; the page continues, and the person presses again. */
const loses = (what: string, point: string): Aftermath => ({
  name: `loses ${what}`,
  fits: ({ name }) => name.startsWith(point),
  act: () => 'lost',
  goesOn: true,
  after: payAll,
});

export const aftermaths: readonly Aftermath[] = [
  { name: 'reloads', fits: always, act: die, after: payAll },
  {
    name: 'dies, and its duplicate goes on',
    fits: always,
    act: die,
    after: (walk) => walk.payAll(duplicate(walk)),
  },
  {
    name: 'a second tab pays too',
    fits: always,
    act(_page, walk) {
      walk.browser.doMeanwhile(() => walk.payBeside(duplicate(walk)));
      return 'goes on';
    },
    goesOn: true,
    after: (walk) => walk.meetBeside(),
  },
  loses('the call', 'before asking'),
  loses('the answer', 'asked'),
  decided('the payment is paid', 'approve'),
  decided('the payment is rejected', 'reject'),
  decided('the payment is left pending', 'leavePending'),
  {
    name: 'is told to forget the payer',
    fits: always,
    act(page, walk) {
      walk.browser.doMeanwhile(() => walk.forget(page));
      return 'goes on';
    },
    after: (walk) => walk.stayForgotten(),
  },
  {
    name: 'dies, and somebody else signs in',
    fits: always,
    act: die,
    after: (walk) => walk.signInElse(),
  },
];

/** Walks a journey up to a point, applies the crash, and continues; returns the faults. */
export async function tryPoint(
  { person, steps }: Journey,
  aftermath?: Pick<Aftermath, 'act' | 'after' | 'goesOn'>,
  at = -1,
): Promise<CrashWalk> {
  const stop: Stop = { at, act: (page) => aftermath?.act(page, walk) ?? 'goes on' };
  const walk: CrashWalk = new CrashWalk(person, stop);
  await walk.begin();
  for (const step of steps) {
    if (walk.browser.isStopped && !aftermath?.goesOn) break;
    await step(walk);
    await walk.browser.meanwhile;
    if (walk.browser.isStopped) await walk.browser.passTime(5_000);
  }
  await (aftermath?.after ?? payAll)(walk);
  return walk;
}
