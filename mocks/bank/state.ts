import { canonicalScenario } from '../scenarios.ts';
import type { Scenario } from '../scenarios.ts';
import type { Account, CartItem, IdentifierKind, PaymentState } from './wire.ts';

/** A registered payer. */
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
  /** Another session is open elsewhere, until the payer closes it. */
  otherSession: boolean;
  /** 2 = ok; any other value asks for a new password (bank contract, `ept`). */
  passwordState: number;
  lastLogin?: string;
}

/** A token family: it ends with logout, and its tokens with their own `exp`. */
export interface Session {
  id: string;
  kind: 'guest' | 'payer';
  idu: string;
  docUsr: string;
  /** When its latest token ends, in seconds since 1970. */
  until: number;
}

/** A code mailed to reset a password; good once and for ten minutes. */
interface RecoveryCode {
  correo: string;
  code: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  failures: number;
}

/** One inscribed account with the company and identifiers that its receipt will show. */
export interface InscribedLine {
  item: CartItem;
  companyId: string;
  identifiers: { id: IdentifierKind; value: string }[];
}

/** A payment from its inscription on: `ABIERTA` until somebody decides on the payment page. */
export interface Inscription {
  referencia: string;
  codigoCarro: string;
  sessionid: string;
  userId: string;
  /** The portal the browser goes back to. */
  portal: string;
  lines: InscribedLine[];
  total: number;
  correo: string;
  estado: 'ABIERTA' | PaymentState;
  fecha: string;
  /** When a pending payment becomes paid, in milliseconds since 1970; `null` waits for the console. */
  settlesAt: number | null;
}

/** A payment link: it outlives a rejected attempt, so it remembers what is to be paid and by whom. */
export interface PaymentLink {
  id: string;
  referencia: string;
  nombreCliente: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** An e-mail the bank sent, as its recipient sees it. */
export interface Mail {
  id: string;
  sentAt: string;
  kind: 'comprobante' | 'link' | 'contacto' | 'clave';
  to: string[];
  subject: string;
  /** HTML of the letter. */
  body: string;
  /** Where the letter's button leads. */
  link?: string;
}

/** A request as the bank saw it, with its answer's status. Passwords are masked. */
export interface LoggedRequest {
  id: number;
  at: string;
  endpoint: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  /** 0 when the answer was a network failure or never came. */
  status: number;
}

/** A request that broke the contract, and how. */
export interface Violation {
  id: number;
  at: string;
  endpoint: string;
  method: string;
  url: string;
  message: string;
}

/** Everything that changes in the bank: plain JSON, so it can be stored and restored. */
export interface BankState {
  seed: number;
  /** The day the bank opened, `YYYY-MM-DD`; bills are dated around it. */
  openedOn: string;
  /** Last number given to anything that needs one. */
  sequence: number;
  users: User[];
  sessions: Record<string, Session>;
  codes: RecoveryCode[];
  inscriptions: Inscription[];
  links: PaymentLink[];
  /** Saved and suggested accounts by payer. */
  accounts: Record<string, Account[]>;
  /** What fills the demo payer's accounts up in the scenario of long lists, once they were asked for. */
  filling?: Account[];
  mails: Mail[];
  requests: LoggedRequest[];
  violations: Violation[];
  /** Queries by their idTrxRec, latest last: a number may be sent again only with the same query. */
  queries: [transaction: number, query: string][];
  scenario: Scenario;
}

/** A bank that has just opened and knows nobody yet. */
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
    scenario: canonicalScenario(),
  };
}
