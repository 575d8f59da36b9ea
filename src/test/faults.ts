import { screen, waitFor } from '@testing-library/react';
import type { Fault } from '../../mocks/scenarios.ts';
import { bank } from './renderApp.tsx';

/** How much faster than in life a matrix waits: twenty seconds without an answer are 400 ms. */
const pace = 50;
/** Milliseconds after which the portal gives a call up. */
const timeout = 20_000;

/** Makes a call that nobody answers time out fifty times sooner in this group of tests. */
export function hurryTimeouts(): void {
  const wait = globalThis.setTimeout;
  beforeEach(() => {
    const hurried = (work: () => void, milliseconds?: number) =>
      wait(work, milliseconds === timeout ? timeout / pace : milliseconds);
    // Not a mock: Testing Library takes one for fake timers.
    globalThis.setTimeout = hurried as typeof setTimeout;
  });
  afterEach(() => {
    globalThis.setTimeout = wait;
  });
}

/** The faults that every endpoint must bear, as trust T18 lists them. */
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
  '5 s delay': { kind: 'slow', ms: 5000 / pace },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** The faults after which something must be said: all but the delay. */
export const failures = (Object.keys(faults) as FaultName[]).filter((name) => name !== '5 s delay');

/** What a call says that went well. */
export const fine = 'fine';

/** What a guest reads of a call with each fault: the portal's own words, or the bank's for a refusal. */
const usualWords: Record<FaultName, string | RegExp> = {
  'network down': /No pudimos conectarnos con el banco\./,
  timeout: /El banco está tardando más de lo normal\./,
  500: /El banco no está disponible en este momento\./,
  401: /El token de acceso no es válido o venció\./,
  404: /No encontrado\./,
  'empty body': /El banco entregó una respuesta que no pudimos leer\./,
  'HTML body': /El banco entregó una respuesta que no pudimos leer\./,
  'wrong types': /El banco entregó una respuesta que no pudimos leer\./,
  'missing field': /El banco entregó una respuesta que no pudimos leer\./,
  '5 s delay': fine,
};

/** One row of the matrix: an endpoint, and a person who makes the portal call it. */
export interface FaultRow {
  endpoint: string;
  /** Opens the screen. What it answers makes the call once, checks that nothing is lost, and answers what is read then, or `fine`. */
  begin: () => Promise<() => Promise<string>>;
  /** Where the words are others than usual. */
  words?: Partial<Record<FaultName, string | RegExp>>;
}

/** Neither a blank page nor a spinner that turns for ever. */
async function expectSoundPage(): Promise<void> {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/\S/);
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
}

/** Tries a row's call with every fault, one after the other in the same portal, and once more in good health (trust T18). */
export async function expectFaultsBorne({ endpoint, begin, words = {} }: FaultRow): Promise<void> {
  expectConsole(/^\w+: la respuesta no cumple el contrato en /);
  const call = await begin();
  const read: Record<string, string> = {};
  for (const [name, fault] of Object.entries(faults)) {
    bank.setFault(fault, endpoint);
    read[name] = await call();
    await expectSoundPage();
    bank.clearFaults();
  }
  read['good health'] = await call();
  const wanted = Object.entries({ ...usualWords, ...words, 'good health': fine });
  expect(read).toEqual(
    Object.fromEntries(
      wanted.map(([name, text]) => [
        name,
        text instanceof RegExp ? expect.stringMatching(text) : text,
      ]),
    ),
  );
  expect(bank.violations).toEqual([]);
}
