import { number, string } from 'yup';
import type { InferType } from 'yup';
import type { LastLogin } from '../../api/sessionApi.ts';
import { part, text } from '../../lib/schemas.ts';

/** The payer in the session, with the bank's field names, under which it is stored. */
export const userDataSchema = part({ idu: text(), docUsr: text(), email: text() });
export type UserData = InferType<typeof userDataSchema>;

/** The payer's names, in the bank's field names. */
export const storedUserInfoSchema = part({
  nombre: text(),
  apellidos: text(),
  segundoApellido: string(),
});

/** The payer's idle policy, in minutes. */
export const policiesSchema = part({ tiempoDeInactividad: number().required() });

/**
 * The state of a sign-in: asking the bank, waiting for the payer's choice about another open
 * session, or closing that one. The payer counts as signed in only after it.
 */
type SignIn = 'requesting' | 'choosing' | 'closingOther';

/** The user of the portal: a payer if there is user data, else a guest. */
export interface SessionState {
  /** The payer's token. Like `guestToken`, it is the whole value of the `Authorization` header. */
  token?: string | undefined;
  userData?: UserData | undefined;
  userInfo?: InferType<typeof storedUserInfoSchema> | undefined;
  policies?: InferType<typeof policiesSchema> | undefined;
  /** The bank's answer at the last login: `ACTIVA` while another session of the payer is open. */
  userStatus?: LastLogin | undefined;
  /** The payer, once the bank has confirmed that the password has not expired. */
  currentUser?: UserData | undefined;
  signIn?: SignIn | undefined;
  /** The message after a failed sign-in. */
  problem?: string | undefined;
  /** Whether the payer must first change the password. */
  passwordExpired?: boolean | undefined;
  /** The guest's token, which is never stored. */
  guestToken?: string | undefined;
}

/**
 * How a session ended: in this tab, by another tab's logout, by another payer's sign-in in this
 * browser, or by the same payer's. Only the tab that ends it clears the shared keys: when the
 * others notice, these may already belong to the next session.
 */
export type SessionEnd = 'here' | 'elsewhere' | 'displaced' | 'replaced';

/** The state of a guest, without anything of a payer. */
export const guest = ({ guestToken }: SessionState): SessionState => ({ guestToken });

/** A token and user data alone are no session yet: the sign-in must also be complete. */
export const isSignedIn = ({ token, userData, signIn }: SessionState) =>
  token !== undefined && userData !== undefined && signIn === undefined;

/**
 * Whether there is a session to watch: a payer is signed in, or is asked about another open
 * session.
 */
export const hasSession = ({ token, userData, signIn }: SessionState) =>
  token !== undefined && userData !== undefined && signIn !== 'requesting';
