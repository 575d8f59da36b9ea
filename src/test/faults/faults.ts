import { screen, waitFor } from '@testing-library/react';
import type { Fault } from '../../../mocks/bank/scenarios.ts';
import { hurry, isPauseBeforeRepetition } from '../hurry.ts';
import { bank, isAsking } from '../renderApp.tsx';
import { deepRows, deepRuns, seed } from '../runs.ts';
import { endpointOf } from './triedCalls.ts';
import type { triedCalls } from './triedCalls.ts';

/**
 * Milliseconds after which the portal gives up on a call. The shorter timeout is that of
 * `registerPayerEmail`, because a payment can continue without this call.
 */
const timeouts = [20_000, 6_000];
/**
 * Milliseconds of a delay that the portal must tolerate. It is not 5,000, because `hurry` would
 * then also shorten Testing Library's timeout.
 */
const delay = 5_001;
/** The two delays, in milliseconds, after which notistack removes a closed toast. */
const toastClosing = [125, 175];

/** The faults that the portal must tolerate in every call (docs/trust.md, T18). */
const faults = {
  'network down': { kind: 'network' },
  timeout: { kind: 'timeout' },
  500: { kind: 'error500' },
  401: { kind: 'unauthorized401' },
  404: { kind: 'notFound404' },
  'empty body': { kind: 'emptyBody' },
  'HTML body': { kind: 'htmlBody' },
  'wrong types': { kind: 'wrongTypes' },
  'missing field': { kind: 'missingField' },
  'one bad record': { kind: 'badRecord' },
  'says it failed': { kind: 'saysFailure' },
  '5 s delay': { kind: 'slow', ms: delay },
} as const satisfies Record<string, Fault>;

type FaultName = `${keyof typeof faults}`;
type Words = Partial<Record<FaultName, string | RegExp>>;

const faultNames = Object.keys(faults) as FaultName[];

/**
 * The result of a call that succeeded, or whose failure must show no message, such as a logout's.
 */
export const fine = 'fine';

/** Returns the same text for every fault except the delay: a delayed call succeeds. */
export const everyFault = (words: string | RegExp): Words => ({
  ...Object.fromEntries(faultNames.map((name) => [name, words])),
  '5 s delay': fine,
});

/** The texts of a call whose failures show no message. */
export const silence = everyFault(fine);

/** For a list that leaves out a record with a missing field: the call counts as a success. */
export const oneLacks: Words = { 'missing field': fine };

/** The text that is usually shown for each fault; the one for 404 is the bank's message. */
const usualWords: Words = {
  ...everyFault(/El banco entregó una respuesta que no pudimos leer\./),
  'network down': /No pudimos conectarnos con el banco\./,
  timeout: /El banco está tardando más de lo normal\./,
  500: /El banco no está disponible en este momento\./,
  401: /El banco no está disponible en este momento\./,
  404: /No encontrado\./,
  'says it failed': /El banco no pudo hacer lo que pediste\./,
};

/** A screen on which the portal makes one call. */
export interface Situation {
  /**
   * Opens the screen. The returned function makes the call once, checks that no input is lost, and
   * returns the text shown, or `fine`.
   */
  begin: () => Promise<() => Promise<string>>;
  /** Texts that differ from the usual ones. */
  words?: Words;
  /**
   * Whether the bank answers with `{}` or nothing. Then no field can be missing, an empty body
   * counts as a success, and a body that reports an error as a failure.
   */
  answersNothing?: boolean;
  /** Faults that look like a correct answer here. */
  skipped?: readonly FaultName[];
  /** The message when one record of the bank's list cannot be read; only for lists. */
  leftOut?: RegExp;
  /** Whether a signed-in payer makes the call: a 401 then ends the session without a message. */
  asPayer?: boolean;
  /**
   * Whether the bank accepts the call only once. Then the bank's state is restored after each fault
   * except the last one, the 5 s delay: that call succeeds, so no call without a fault follows.
   */
  once?: boolean;
}

type Share = keyof typeof triedCalls;

/**
 * Waits for the call's result, and returns the error shown, `fine` if `isFine` finds a success, or
 * '' if `isOver` returns true, by default if the session has ended.
 */
export function shownText(
  isFine: () => unknown,
  isOver: () => boolean = isSignedOut,
): Promise<string> {
  return waitFor(() => {
    const text = isFine() ? fine : document.querySelector('[role=alert]')?.textContent;
    if (!text && !isOver()) throw new Error('No text is shown');
    return text ?? '';
  });
}

/**
 * The portal counts as idle after more than this many checks in a row without a pending call,
 * because an answer may lead to another call.
 */
const quietLooks = 5;

/**
 * Runs work that makes the portal call an endpoint, and waits until the portal has the answer and
 * is idle.
 */
export async function untilAnswered(call: string, act: () => Promise<unknown>): Promise<void> {
  const asked = () => bank.requests(endpointOf(call)).length;
  const before = asked();
  let quiet = 0;
  await act();
  await waitFor(
    () => {
      quiet = asked() > before && !isAsking() ? quiet + 1 : 0;
      expect(quiet).toBeGreaterThan(quietLooks);
    },
    // The interval is short: `waitFor` also checks when the page changes, but the last answer may
    // change nothing on the page.
    { interval: 3 },
  );
}

const isSignedOut = () =>
  window.location.pathname === '/' &&
  bank.requests('logout').length > 0 &&
  sessionStorage.getItem('userData') === null;

/** Fails if the page is blank, or if a part of it keeps loading. */
async function expectSoundPage(): Promise<void> {
  await waitFor(() => {
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    expect(document.querySelector('h1')?.textContent).toMatch(/\S/);
  });
}

/** Allows the console lines in which a development build reports failed calls. */
function allowLines(): void {
  allowConsole(
    /^\w+: .*no cumple el contrato/,
    /^constructorApp > generateToken > Error$/,
    /^Error decodeando token$/,
    /^(estado_clave|ultimo_login|refrescar_token|consultarConfiguraciones): /,
  );
}

/**
 * Stores the bank's present state, without its logs and scenario; returns a function that restores
 * it.
 */
function rememberBank(): () => void {
  const { requests: _1, violations: _2, scenario: _3, ...before } = structuredClone(bank.state);
  return () => void Object.assign(bank.state, structuredClone(before));
}

/** The conditions of the faults that apply only in some situations. */
const conditions: Partial<Record<FaultName, (situation: Situation) => boolean>> = {
  401: ({ asPayer }) => !asPayer,
  'missing field': ({ answersNothing }) => !answersNothing,
  'empty body': ({ answersNothing, once }) => !(answersNothing && once),
  'says it failed': ({ answersNothing = false }) => answersNothing,
  'one bad record': ({ leftOut }) => leftOut !== undefined,
};

const isTried = (name: FaultName, situation: Situation) =>
  !situation.skipped?.includes(name) && (conditions[name]?.(situation) ?? true);

/**
 * Besides the last fault, one in `stride` of those that apply is tried; the seed chooses which. Only
 * `npm run test:deep` tries all.
 */
const stride = deepRuns(1, 1, 3);
/** The seed's last digits are left out: they choose the call (`deepRows`), whatever its fault. */
const first = Math.floor(seed / 1000) % stride;

const triedFaults = (situation: Situation) =>
  faultNames
    .filter((name) => isTried(name, situation))
    .filter((_name, nth, { length }) => nth === length - 1 || nth % stride === first);

function wordsFor(name: FaultName, { answersNothing, words }: Situation) {
  const isFine = name === 'one bad record' || (name === 'empty body' && answersNothing);
  return isFine ? fine : (words?.[name] ?? usualWords[name]);
}

/**
 * Tries a call with each of `triedFaults`, one after the other in the same portal and, if the bank
 * accepts the call repeatedly, finally without a fault.
 */
async function expectFaultsTolerated(call: string, situation: Situation): Promise<void> {
  allowLines();
  const make = await situation.begin();
  const undo = rememberBank();
  const read: Record<string, string> = {};
  const wanted: Record<string, unknown> = {};
  for (const name of triedFaults(situation)) {
    bank.setFault(faults[name], endpointOf(call));
    read[name] = await make();
    await expectSoundPage();
    if (situation.leftOut && name === 'one bad record') {
      expect(await screen.findByText(situation.leftOut)).toBeVisible();
    }
    bank.clearFaults();
    if (situation.once && name !== '5 s delay') undo();
    const words = wordsFor(name, situation);
    wanted[name] = words instanceof RegExp ? expect.stringMatching(words) : words;
  }
  if (!situation.once) {
    read['good health'] = await make();
    wanted['good health'] = fine;
  }
  expect(read).toEqual(wanted);
  expect(bank.violations).toEqual([]);
}

/**
 * Checks that an empty answer is a success where no body is expected, so that the call is not
 * repeated.
 */
async function expectEmptyTaken(call: string, { begin }: Situation): Promise<void> {
  const make = await begin();
  const asked = () => bank.requests(endpointOf(call)).length;
  const before = asked();
  bank.setFault(faults['empty body'], endpointOf(call));
  expect(await make()).toBe(fine);
  expect(asked()).toBe(before + 1);
}

/**
 * Checks a payer's call that is refused with a 401: one logout, the home page, and no error
 * (docs/trust.md, T10).
 */
async function expectSessionEnded(call: string, { begin }: Situation): Promise<void> {
  const make = await begin();
  bank.setFault(faults[401], endpointOf(call));
  // After the logout, the guest's page may also fetch the configuration; a failure of that call is
  // only logged.
  allowConsole(/^consultarConfiguraciones: /);
  await make();
  await waitFor(() => expect(isSignedOut()).toBe(true));
  await screen.findByRole('heading', { level: 1, name: 'Paga tus cuentas en un solo lugar' });
  await expectSoundPage();
  expect(document.querySelector('[role=alert]')).toBeNull();
  await waitFor(() => expect(bank.requests('logout')).toHaveLength(1));
}

/**
 * Declares the tests of one file `app/journeys/faults.*.test.tsx`: each of its calls with every
 * fault in `npm run test:deep`, otherwise one of them with `triedFaults`.
 */
export function describeFaults<Name extends Share>(
  share: Name,
  situations: Record<(typeof triedCalls)[Name][number], Situation>,
): void {
  const all = Object.entries<Situation>(situations);
  const rows = deepRows(all);
  const payerRows = deepRows(all.filter(([, { asPayer }]) => asPayer));
  const cells = rows.flatMap(([, situation]) => triedFaults(situation)).length + payerRows.length;
  describe(`T18 faults of the ${share} calls: ${cells} cells, seed ${seed}`, () => {
    const pauses = new Set([...timeouts, delay, ...toastClosing]);
    hurry((ms) => pauses.has(ms) || isPauseBeforeRepetition(ms));
    it.each(rows)('%s: each is tolerated, and it works afterwards', expectFaultsTolerated, 60_000);
    const emptyRows = deepRows(all.filter(([, { answersNothing }]) => answersNothing));
    if (emptyRows.length > 0)
      it.each(emptyRows)('%s: an empty answer is success, and asked for once', expectEmptyTaken);
    if (payerRows.length > 0)
      it.each(payerRows)('T10 %s: a 401 ends the session', expectSessionEnded, 60_000);
  });
}
