/** The payer as the session knows them; the wire's own names because these are the spec's storage shapes (ruling 22). */
export interface UserData {
  idu: string;
  docUsr: string;
  email: string;
}

/** The payer's names. */
export interface UserInfo {
  nombre: string;
  apellidos: string;
  segundoApellido?: string | undefined;
}

/** The payer's idle policy, in minutes. */
export interface Policies {
  tiempoDeInactividad: number;
}

/**
 * How far a sign-in got: asking the bank, waiting for the payer's choice about another open session, or closing that one.
 * Until it is through, nobody is signed in.
 */
type SignIn = 'requesting' | 'choosing' | 'closingOther';

/** Who is there: signed in when there is user data, else a guest (spec 4). Tokens are whole header values. */
export interface SessionState {
  token?: string | undefined;
  userData?: UserData | undefined;
  userInfo?: UserInfo | undefined;
  policies?: Policies | undefined;
  /** What the bank said at the last login: `ACTIVA` while another session of the payer is open. */
  userStatus?: string | undefined;
  /** The payer, once the bank has confirmed that the password may stay (spec 4). */
  currentUser?: UserData | undefined;
  signIn?: SignIn | undefined;
  /** What the payer must read after a failed sign-in. */
  problem?: string | undefined;
  /** Where the sign-in leads: a password that ran out is changed first. */
  passwordExpired?: boolean | undefined;
  /** In memory only. */
  guestToken?: string | undefined;
}

/**
 * How a session ended: in this tab, by the logout of another, or because somebody else signed in with this browser. What all tabs share
 * is forgotten by the one that ends the session, and stays with whoever came after it.
 */
export type SessionEnd = 'here' | 'elsewhere' | 'displaced';

/** A guest: whatever was known of a payer is gone. */
export const guest = ({ guestToken }: SessionState): SessionState => ({ guestToken });

/** Whether somebody is signed in (spec 4). */
export const isSignedIn = ({ token, userData, signIn }: SessionState) =>
  token !== undefined && userData !== undefined && signIn === undefined;

/** Whether a session stands that must not be left alone: somebody is signed in, or is to choose what becomes of another session. */
export const hasSession = ({ token, userData, signIn }: SessionState) =>
  token !== undefined && userData !== undefined && signIn !== 'requesting';
