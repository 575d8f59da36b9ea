/** Lookup data that finds something in the sandbox bank; `outcome` says what, in Spanish. */
export interface Sample {
  companyId: string;
  companyName: string;
  contractId: string;
  contractName: string;
  /** What the identifier is called on the screen. */
  label: string;
  value: string;
  outcome: string;
}

/** A demo payer; `outcome` says what happens at the sign-in, in Spanish. */
export interface DemoPayer {
  email: string;
  password: string;
  outcome: string;
}

/** An e-mail that the bank sent; `body` is HTML, `link` is where its button leads. */
export interface Mail {
  id: string;
  sentAt: string;
  kind: 'comprobante' | 'link' | 'contacto' | 'clave';
  to: string[];
  subject: string;
  body: string;
  link?: string;
}

/** A payment from its inscription on, in the bank's words; `ABIERTA` until it is decided on the payment page. */
export interface BankPayment {
  referencia: string;
  correo: string;
  total: number;
  fecha: string;
  estado: 'ABIERTA' | 'PAGADO' | 'PENDIENTE' | 'RECHAZADO';
  /** When a pending payment becomes paid, in milliseconds since 1970; `null` waits for the console. */
  settlesAt: number | null;
  lines: { item: { company: { name: string } } }[];
}

/** A request as the bank saw it; `status` is 0 when no answer arrived. Passwords are masked. */
export interface LoggedRequest {
  id: number;
  at: string;
  endpoint: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  status: number;
}

/** How a request broke the contract; the bank notes it just before the request. */
export interface Violation {
  id: number;
  method: string;
  url: string;
  message: string;
}

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

/** A misbehaviour, until it is cleared or has happened `times` times. */
export interface Fault {
  kind: FaultKind;
  /** Milliseconds before the answer. */
  ms?: number;
  times?: number;
  /** The bank does the work and only the answer is lost (trust T03). */
  afterWork?: boolean;
  /** For `missingField`; the first field when absent. */
  field?: string;
}

/** What can be set of the bank's conduct, beside its faults. */
export interface ScenarioSwitches {
  payment: 'choose' | 'approved' | 'rejected' | 'pending';
  /** Seconds until a pending payment is paid; `null` waits for the console. */
  pendingSeconds: number | null;
  emptyLink: boolean;
  mailFailure: boolean;
  /** Lifetime that a guest token says it has, in seconds; `null` leaves it out. */
  guestTokenSeconds: number | null;
  longLists: boolean;
}

/** What the bank has been told to do; faults by endpoint, `*` is every one. */
export interface Scenario extends ScenarioSwitches {
  faults: Record<string, Fault>;
}

/** What the bank tells of itself, as a copy; lists oldest first. */
export interface BankReport {
  /** The day it opened, `YYYY-MM-DD`. */
  openedOn: string;
  scenario: Scenario;
  mails: Mail[];
  payments: BankPayment[];
  requests: LoggedRequest[];
  violations: Violation[];
}

/** What a developer can see and do with the bank. */
export interface BankConsole {
  report: () => Promise<BankReport>;
  /** On one endpoint, or on all of them when none is named. */
  setFault: (fault: Fault, endpoint?: string) => Promise<unknown>;
  clearFaults: (endpoint?: string) => Promise<unknown>;
  setScenario: (changes: Partial<ScenarioSwitches>) => Promise<unknown>;
  /** One pending payment, or all of them. */
  settlePending: (estado: 'PAGADO' | 'RECHAZADO', referencia?: string) => Promise<unknown>;
  /** Makes every token unknown. */
  expireSessions: () => Promise<unknown>;
  clearLogs: () => Promise<unknown>;
  /** Opens the bank as on its first day. */
  reset: () => Promise<unknown>;
}

/** What a sandbox build shows of the bank that runs inside it (design, "Sandbox bank"). */
export interface Sandbox {
  samples: readonly Sample[];
  payers: readonly DemoPayer[];
  /** The names of the endpoints that a fault may be set on. */
  endpoints: readonly string[];
  /** The scenario of a bank in good health. */
  healthy: Scenario;
  console: BankConsole;
}
