import { setImmediate } from 'node:timers';
import { CrashWalk } from './crashWalk.ts';
import { itemsOf } from './crashPage.ts';
import type { Fate, Page, Point, Stop } from './crashPage.ts';
import type { Choice } from '../../../mocks/bank/paymentPage.ts';

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

/**
 * A disturbance at a point of a journey, such as a crash, a lost call or another tab, and the
 * person's steps after it.
 */
export interface Aftermath {
  name: string;
  /** Whether the disturbance can happen at this point. */
  fits: (point: Point) => boolean;
  act: (page: Page, walk: CrashWalk) => Fate;
  /** Whether the page dies; afterwards only its stored data and sent requests matter. */
  dies?: true;
  /** Whether the person continues with the remaining steps of the journey. */
  goesOn?: true;
  after: (walk: CrashWalk) => Promise<unknown>;
}

const always = () => true;

export const die = (page: Page): Fate => {
  page.die();
  return 'dead';
};

/** Returns an `act` that decides on all payments that can be paid, and then ends the page. */
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
  dies: true,
  after: payAll,
});

/**
 * Returns an aftermath for points whose name begins with `point`: the page's request fails there,
 * and the person continues the journey in the same page.
 */
const loses = (what: string, point: string): Aftermath => ({
  name: `loses ${what}`,
  fits: ({ name }) => name.startsWith(point),
  act: () => 'lost',
  goesOn: true,
  after: payAll,
});

export const aftermaths: readonly Aftermath[] = [
  { name: 'reloads', fits: always, act: die, dies: true, after: payAll },
  {
    name: 'dies, and its duplicate goes on',
    fits: always,
    act: die,
    dies: true,
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
    name: 'forgets the payer',
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
    dies: true,
    after: (walk) => walk.signInElse(),
  },
];

type Crash = Pick<Aftermath, 'act' | 'after' | 'goesOn'>;

async function follow(walk: CrashWalk, { steps }: Journey, crash?: Crash): Promise<void> {
  await walk.begin();
  for (const step of steps) {
    if (walk.browser.isStopped && !crash?.goesOn) break;
    await step(walk);
    await walk.browser.meanwhile;
    if (walk.browser.isStopped) await walk.browser.passTime(5_000);
  }
  await (crash?.after ?? payAll)(walk);
}

export interface PassedPoint extends Point {
  /** Whether a page that dies here leaves the same storages and bank as at an earlier point. */
  leavesSame: boolean;
  /**
   * Whether this point belongs to a write or a departure, and the next point follows in the same
   * turn of the event loop: no other tab can run between the two points.
   */
  waitsForNext: boolean;
}

/**
 * Walks a whole journey without a disturbance; returns the walk, and the points at which its pages
 * could crash.
 */
export async function walkWhole(
  journey: Journey,
): Promise<{ walk: CrashWalk; points: PassedPoint[] }> {
  const walk = new CrashWalk(journey.person);
  const remains: string[] = [];
  const turns: number[] = [];
  let [turn, isOver] = [0, true];
  walk.browser.onPoint = () => {
    remains.push(walk.browser.remains(walk.tab));
    if (isOver) {
      turn += 1;
      isOver = false;
      setImmediate(() => (isOver = true));
    }
    turns.push(turn);
  };
  await follow(walk, journey);
  const points = walk.browser.points.map((point, at) => ({
    ...point,
    leavesSame: remains.indexOf(remains[at] ?? '') < at,
    waitsForNext: /storing|leaving/.test(point.name) && turns[at] === turns[at + 1],
  }));
  return { walk, points };
}

/**
 * Walks a journey with a crash at the point with index `at`, then runs `crash.after`; the remaining
 * steps of the journey run only if `crash.goesOn`.
 */
export async function tryPoint(journey: Journey, crash: Crash, at: number): Promise<CrashWalk> {
  const stop: Stop = { at, act: (page) => crash.act(page, walk) };
  const walk: CrashWalk = new CrashWalk(journey.person, stop);
  await follow(walk, journey, crash);
  return walk;
}
