/** The ways an endpoint can misbehave (trust T18). */
export type FaultKind =
  | 'slow'
  | 'network'
  | 'timeout'
  | 'error500'
  | 'unavailable503'
  | 'unauthorized401'
  | 'notFound404'
  | 'emptyBody'
  | 'nullBody'
  | 'htmlBody'
  | 'wrongTypes'
  | 'missingField'
  | 'brokenToken'
  | 'claimlessToken';

/** A misbehaviour that an endpoint shows until it is cleared or has happened `times` times. */
export interface Fault {
  kind: FaultKind;
  /** Milliseconds before the answer; `slow` without it takes five seconds. */
  ms?: number;
  /** How often it happens; absent means always. */
  times?: number;
  /** The bank does the work and only the answer is lost (a payment may then exist; trust T03). */
  afterWork?: boolean;
  /** For `missingField`: the field to leave out; the first one when absent. */
  field?: string;
}

/** What can be set of the bank's conduct, beside its faults. */
export interface ScenarioSwitches {
  /** What comes of a payment: what the payer chooses, or always the same. */
  payment: 'choose' | 'approved' | 'rejected' | 'pending';
  /** Seconds until a pending payment is paid; `null` waits for the console. */
  pendingSeconds: number | null;
  /** convierte-link answers an empty url. */
  emptyLink: boolean;
  /** Every mail call fails. */
  mailFailure: boolean;
  /** Lifetime that a guest token says it has, in seconds; `null` leaves it out. */
  guestTokenSeconds: number | null;
  /** The demo payer has 200 accounts and 5,000 payments. */
  longLists: boolean;
}

/** What a developer has set the bank to do. */
export interface Scenario extends ScenarioSwitches {
  /** Faults by endpoint name; `*` stands for every endpoint. */
  faults: Record<string, Fault>;
}

/** The bank in good health. */
export function canonicalScenario(): Scenario {
  return {
    faults: {},
    payment: 'choose',
    pendingSeconds: 20,
    emptyLink: false,
    mailFailure: false,
    guestTokenSeconds: 3600,
    longLists: false,
  };
}

interface Scene {
  state: { scenario: Scenario };
}

/** Makes one endpoint misbehave, or all of them when none is named. */
export function setFault({ state }: Scene, fault: Fault, endpoint = '*'): void {
  state.scenario.faults[endpoint] = fault;
}

/** Ends the fault of one endpoint, or every fault. */
export function clearFaults({ state }: Scene, endpoint?: string): void {
  if (endpoint === undefined) state.scenario.faults = {};
  else delete state.scenario.faults[endpoint];
}

/** Changes what a developer has set the bank to do; faults have their own functions. */
export function setScenario({ state }: Scene, changes: Partial<ScenarioSwitches>): void {
  Object.assign(state.scenario, changes);
}

/** The fault that the endpoint shows now, counted down. */
export function takeFault({ state }: Scene, endpoint: string): Fault | undefined {
  const { faults } = state.scenario;
  const name = endpoint in faults ? endpoint : '*';
  const fault = faults[name];
  if (fault?.times === undefined) return fault;
  if (fault.times <= 1) delete faults[name];
  else faults[name] = { ...fault, times: fault.times - 1 };
  return fault;
}
