import { number, string } from 'yup';
import type { InferType } from 'yup';
import type { LastLogin } from '../../api/sessionApi.ts';
import { part, text } from '../../lib/schemas.ts';

/** The field names are the bank's, and those of the stored session. */
export const userDataSchema = part({ idu: text(), docUsr: text(), email: text() });
export type UserData = InferType<typeof userDataSchema>;

/** The field names are the bank's, and those of the stored session. */
export const storedUserInfoSchema = part({
  nombre: text(),
  apellidos: text(),
  segundoApellido: string(),
});

/** The payer's idle limit, in minutes. */
export const policiesSchema = part({ tiempoDeInactividad: number().required() });

/**
 * The step of a running sign-in. `requesting`: the bank is being called. `choosing`: the payer
 * decides about another open session. `closingOther`: that session is being closed.
 */
type SignIn = 'requesting' | 'choosing' | 'closingOther';

/** A payer's session if there is `userData`; otherwise a guest's. */
export interface SessionState {
  /** The payer's token. Like `guestToken`, it is the complete `Authorization` header. */
  token?: string | undefined;
  userData?: UserData | undefined;
  userInfo?: InferType<typeof storedUserInfoSchema> | undefined;
  policies?: InferType<typeof policiesSchema> | undefined;
  /** `ACTIVA` while the payer has another open session. */
  userStatus?: LastLogin | undefined;
  /**
   * Equal to `userData` once the password is known to be valid: the bank has confirmed it, or the
   * payer has changed it.
   */
  currentUser?: UserData | undefined;
  signIn?: SignIn | undefined;
  /** The message of a failed sign-in. */
  problem?: string | undefined;
  /** Whether the password has expired; a sign-in then leads to the screen for changing it. */
  passwordExpired?: boolean | undefined;
  /** The guest's token, the complete `Authorization` header; not stored. */
  guestToken?: string | undefined;
}

/**
 * How a session ended. `here`: in this tab. `elsewhere`: by a logout in another tab. `displaced`:
 * by another payer's sign-in in this browser. `replaced`: by another sign-in of the same payer.
 * Only `here` clears the shared storage: in the other cases it may already belong to the next
 * session.
 */
export type SessionEnd = 'here' | 'elsewhere' | 'displaced' | 'replaced';

/** Keeps only the guest's token. */
export const guest = ({ guestToken }: SessionState): SessionState => ({ guestToken });

/** Also checks `signIn`, because token and user data are set before the sign-in is complete. */
export const isSignedIn = ({ token, userData, signIn }: SessionState) =>
  token !== undefined && userData !== undefined && signIn === undefined;

/**
 * Whether there is a session to watch: a payer is signed in, or has to decide about another open
 * session.
 */
export const hasSession = ({ token, userData, signIn }: SessionState) =>
  token !== undefined && userData !== undefined && signIn !== 'requesting';
