import { boolean, number, object } from 'yup';
import { isOf, oneOf, part } from '../../src/lib/schemas.ts';

export const faultKinds = [
  'slow',
  'network',
  'timeout',
  'error500',
  'unavailable503',
  'unauthorized401',
  'notFound404',
  'emptyBody',
  'nullBody',
  'htmlBody',
  'wrongTypes',
  'missingField',
  'badRecord',
  'saysFailure',
  'brokenToken',
  'claimlessToken',
] as const;

/** The ways an endpoint can misbehave (docs/trust.md, T18). */
export type FaultKind = (typeof faultKinds)[number];

/** A fault of an endpoint. It lasts until it is cleared or has occurred `times` times. */
export interface Fault {
  kind: FaultKind;
  /** Milliseconds before the answer; by default 5,000 for `slow`, and 0 for other faults. */
  ms?: number;
  /** How often the fault occurs; absent means always. */
  times?: number;
  /**
   * Whether the bank does the work before the fault replaces the answer. A payment may then exist
   * although the portal received an error.
   */
  afterWork?: boolean;
  /** For `missingField`: the field to leave out; absent means the first one. */
  field?: string;
}

/** The bank's adjustable behaviour, without its faults. */
export interface ScenarioSwitches {
  /** The outcome of payments: the payer's choice, or always the same. */
  payment: 'choose' | 'approved' | 'rejected' | 'pending';
  /** Seconds until a pending payment is paid; with `null` only the sandbox console settles it. */
  pendingSeconds: number | null;
  /** Whether `convierte-link` answers with an empty `url`. */
  emptyLink: boolean;
  /** Whether every mail call fails. */
  mailFailure: boolean;
  /** A guest token's lifetime in seconds; with `null`, the answer lacks the field `expires_in`. */
  guestTokenSeconds: number | null;
  /** Whether the demo payer has 200 accounts and 5,000 payments. */
  longLists: boolean;
  /** Whether debts stay listed after they were paid, as at banks that remove them a day later. */
  listsPaid: boolean;
}

/** The bank's behaviour as a developer has set it. */
export interface Scenario extends ScenarioSwitches {
  /** Faults, keyed by endpoint name; `*` means every endpoint. */
  faults: Record<string, Fault>;
}

/** Returns the scenario of a healthy bank. */
export function canonicalScenario(): Scenario {
  return {
    faults: {},
    payment: 'choose',
    pendingSeconds: 20,
    emptyLink: false,
    mailFailure: false,
    guestTokenSeconds: 3600,
    longLists: false,
    listsPaid: false,
  };
}

interface Scene {
  state: { scenario: Scenario };
}

/** Sets the fault of one endpoint, or by default a fault of all endpoints. */
export function setFault({ state }: Scene, fault: Fault, endpoint = '*'): void {
  state.scenario.faults[endpoint] = fault;
}

/** Ends the fault of one endpoint, or every fault. */
export function clearFaults({ state }: Scene, endpoint?: string): void {
  if (endpoint === undefined) state.scenario.faults = {};
  else delete state.scenario.faults[endpoint];
}

/** Changes the given switches; `setFault` and `clearFaults` change the faults. */
export function setScenario({ state }: Scene, changes: Partial<ScenarioSwitches>): void {
  Object.assign(state.scenario, changes);
}

const seconds = () => number().integer().min(0).nullable();

const faultSchema = part({
  kind: oneOf(...faultKinds),
  ms: number().integer().min(0),
  times: number().integer().min(1),
  afterWork: boolean(),
}).noUnknown(false);

const changesSchema = part({
  faults: object().test((faults: object | undefined) =>
    Object.values(faults ?? {}).every((fault) => isOf(faultSchema, fault)),
  ),
  payment: oneOf('choose', 'approved', 'rejected', 'pending').optional(),
  pendingSeconds: seconds(),
  guestTokenSeconds: seconds(),
  emptyLink: boolean(),
  mailFailure: boolean(),
  longLists: boolean(),
  listsPaid: boolean(),
}).noUnknown();

/** Resets the scenario to a healthy bank's, then applies `changes`; throws if they are invalid. */
export function playScenario({ state }: Scene, changes: unknown): void {
  if (!isOf(changesSchema, changes)) throw new TypeError('This is no scenario');
  state.scenario = { ...canonicalScenario(), ...(changes as Partial<Scenario>) };
}

/**
 * Returns the endpoint's own fault, or else the fault of all endpoints, if there is one. Reduces
 * its `times`, and removes the fault after the last time.
 */
export function takeFault({ state }: Scene, endpoint: string): Fault | undefined {
  const { faults } = state.scenario;
  const name = endpoint in faults ? endpoint : '*';
  const fault = faults[name];
  if (fault?.times === undefined) return fault;
  if (fault.times <= 1) delete faults[name];
  else faults[name] = { ...fault, times: fault.times - 1 };
  return fault;
}
