import { canonicalScenario } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';
import type { Account, CartItem, IdentifierKind, PaymentState } from './wire.ts';

export interface User {
  idu: string;
  docUsr: string;
  nombre: string;
  apellidos: string;
  segundoApellido?: string | undefined;
  correo: string;
  telefono?: string | undefined;
  password: string;
  blocked: boolean;
  failedLogins: number;
  /** Whether another session is open elsewhere, until the payer closes it. */
  otherSession: boolean;
  /** The API's field `ept`: 2 means a valid password; any other value requires a new one. */
  passwordState: number;
  lastLogin?: string;
}

/** A session lasts until its logout, or until its latest token has expired. */
export interface Session {
  id: string;
  kind: 'guest' | 'payer';
  idu: string;
  docUsr: string;
  /** When its latest token expires, in seconds since 1970. */
  until: number;
  /**
   * Maps the `jti` of each new token to the `jti` of the token that it replaces, until the new one
   * is first used.
   */
  renews?: Record<number, number>;
  /**
   * Maps the `jti` of each replaced token to the time until which it works, in seconds since 1970.
   */
  renewed?: Record<number, number>;
}

/** A code mailed to reset a password; valid once, for ten minutes. */
interface RecoveryCode {
  correo: string;
  code: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  failures: number;
}

/** One item of a registered payment, with the company and identifiers that its receipt shows. */
export interface InscribedLine {
  item: CartItem;
  companyId: string;
  identifiers: { id: IdentifierKind; value: string }[];
}

/** A payment from its registration (inscription) on: `ABIERTA` until the payer decides on it. */
export interface Inscription {
  referencia: string;
  /** The payment's key, which gives access to all of the payment. */
  codigoCarro: string;
  /** Each `Idempotency-Key` that the inscription was returned for. */
  keys: string[];
  sessionid: string;
  userId: string;
  /** The origin of the portal to which the browser returns. */
  portal: string;
  lines: InscribedLine[];
  total: number;
  correo: string;
  estado: 'ABIERTA' | PaymentState;
  fecha: string;
  /**
   * When a pending payment becomes paid, in milliseconds since 1970; `null` if the payment is not
   * pending, or if only the sandbox console settles it.
   */
  settlesAt: number | null;
}

/**
 * A payment link. If its payment was rejected, opening the link registers the payment again, and
 * `referencia` becomes that of the new inscription.
 */
export interface PaymentLink {
  id: string;
  referencia: string;
  nombreCliente: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** An e-mail that the bank sent, as its recipient sees it. */
export interface Mail {
  id: string;
  sentAt: string;
  kind: 'comprobante' | 'link' | 'contacto' | 'clave';
  to: string[];
  subject: string;
  /** The letter as HTML. */
  body: string;
  /** The target of the letter's button. */
  link?: string;
}

/** A request as the bank received it, with the status of its answer. Its secrets are masked. */
export interface LoggedRequest {
  id: number;
  at: string;
  endpoint: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  /** 0 when the answer was lost (network failure, timeout). */
  status: number;
  /** The message of the refusal, if the request broke the contract. */
  violation?: string;
}

/** A request that broke the contract; `message` describes the broken rule. */
export interface Violation {
  id: number;
  at: string;
  endpoint: string;
  method: string;
  url: string;
  message: string;
}

/** The state of a bank: plain JSON, so it can be stored and restored. */
export interface BankState {
  seed: number;
  /** The day the bank opened, `YYYY-MM-DD`; bills are dated around it. */
  openedOn: string;
  /** The number that `nextNumber` returned last. */
  sequence: number;
  users: User[];
  sessions: Record<string, Session>;
  codes: RecoveryCode[];
  inscriptions: Inscription[];
  links: PaymentLink[];
  /** Saved and suggested accounts, keyed by the payer's `idu`. */
  accounts: Record<string, Account[]>;
  /** The demo payer's extra accounts in the scenario of long lists, once they were listed. */
  filling?: Account[];
  mails: Mail[];
  requests: LoggedRequest[];
  violations: Violation[];
  /**
   * Debt queries, each with its transaction number (`idTrxRec`), latest last: a number may be used
   * again only for the same query.
   */
  queries: [transaction: number, query: string][];
  /** Captcha answers, each with the number of the message it was given for, latest last. */
  captchas: [answer: string, uniqueNumber: string][];
  /**
   * The times of the calls that count towards a limit, in milliseconds since 1970. The key is the
   * name of the limit and, for some limits, an address.
   */
  counts: Record<string, number[]>;
  scenario: Scenario;
}

/** Returns the state of a new bank without users. */
export function emptyState(seed: number, openedOn: string): BankState {
  return {
    seed,
    openedOn,
    sequence: 0,
    users: [],
    sessions: {},
    codes: [],
    inscriptions: [],
    links: [],
    accounts: {},
    mails: [],
    requests: [],
    violations: [],
    queries: [],
    captchas: [],
    counts: {},
    scenario: canonicalScenario(),
  };
}
