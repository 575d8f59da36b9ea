import { nextNumber, timestamp } from './bank.ts';
import type { Bank } from './bank.ts';
import { demoUsers } from './demo.ts';
import { checkLimit, countTowards } from './limits.ts';
import { refuse, refuseViolation } from './refusal.ts';
import type { Session, User } from './state.ts';
import { readToken, writeToken } from './tokens.ts';
import { findUser, findUserByMail } from './users.ts';

/** Lifetime of a payer's token in seconds; the portal renews it every 23 seconds. */
const payerTokenSeconds = 900;
/** Lifetime of a guest's token in seconds, if the scenario's `guestTokenSeconds` is `null`. */
const guestTokenSeconds = 36_000;
/** The number of wrong passwords in a row that blocks a payer. */
const loginAttempts = 5;
/** Minutes without activity after which the portal must end a session. */
const idleMinutes = 5;

/**
 * Seconds for which an old token still works after the first use of its successor, because a
 * duplicated tab has the same old token and renews it, too. Before that use, the old token stays
 * valid: the answer with its successor may have been lost.
 */
const renewedTokenSeconds = 60;

const seconds = (bank: Bank) => Math.floor(bank.now().getTime() / 1000);

function issueToken(bank: Bank, session: Session, lifetime: number): string {
  const iat = seconds(bank);
  session.until = iat + lifetime;
  const payer = session.kind === 'payer' && { idu: session.idu, sub: session.docUsr };
  const claims = { sid: session.id, iat, exp: session.until, jti: nextNumber(bank), ...payer };
  return writeToken(bank.state.seed, claims);
}

function openSession(bank: Bank, owner: Omit<Session, 'id' | 'until'>): Session {
  const alive = Object.entries(bank.state.sessions).filter(
    ([, { until }]) => until > seconds(bank),
  );
  const session = { id: `s-${nextNumber(bank)}`, until: 0, ...owner };
  bank.state.sessions = { ...Object.fromEntries(alive), [session.id]: session };
  return session;
}

/** Opens a guest's session and issues its token. */
export function issueGuestToken(bank: Bank): { access_token: string; expires_in?: number } {
  const named = bank.state.scenario.guestTokenSeconds;
  const session = openSession(bank, { kind: 'guest', idu: '', docUsr: '' });
  return {
    access_token: issueToken(bank, session, named ?? guestTokenSeconds),
    ...(named !== null && { expires_in: named }),
  };
}

/**
 * Returns the session of a token; undefined if the token is unknown, expired or logged out, or if
 * its successor was first used a minute ago or earlier. Records the first use of a successor.
 */
export function findSession(bank: Bank, token: string): Session | undefined {
  const claims = readToken(bank.state.seed, token);
  if (!claims || claims.exp <= seconds(bank)) return undefined;
  const session = bank.state.sessions[claims.sid];
  if (!session) return undefined;
  const { renews = {}, renewed = {} } = session;
  const before = renews[claims.jti];
  if (before !== undefined) {
    renewed[before] ??= seconds(bank) + renewedTokenSeconds;
    delete renews[claims.jti];
    session.renewed = renewed;
  }
  const until = renewed[claims.jti];
  return until !== undefined && until <= seconds(bank) ? undefined : session;
}

function countFailure(user: User): void {
  user.failedLogins += 1;
  user.blocked = user.failedLogins >= loginAttempts;
}

/**
 * Signs a payer in. Refuses a blocked payer and a wrong password; the fifth wrong password in a row
 * blocks the payer.
 */
export function login(bank: Bank, correo: string, password: string): { access_token: string } {
  checkLimit(bank, 'wrongLogin');
  const user = findUserByMail(bank, correo);
  if (user?.blocked) refuse('unauthenticated', 'Error de autenticación: usuario bloqueado!');
  if (!user || user.password !== password) {
    if (user) countFailure(user);
    countTowards(bank, 'wrongLogin');
    refuse('unauthenticated', 'Error de autenticación: usuario o password incorrecto!');
  }
  user.failedLogins = 0;
  const session = openSession(bank, { kind: 'payer', idu: user.idu, docUsr: user.docUsr });
  return { access_token: issueToken(bank, session, payerTokenSeconds) };
}

/**
 * Issues a new token for an open session; `token` works until a minute after the new one's first
 * use.
 */
export function refreshToken(bank: Bank, session: Session, token: string): { newToken: string } {
  const newToken = issueToken(bank, session, payerTokenSeconds);
  const [before, next] = [token, newToken].map((each) => readToken(bank.state.seed, each)?.jti);
  if (before !== undefined && next !== undefined) {
    session.renews = { ...session.renews, [next]: before };
  }
  // Drops the entries of replaced tokens that have expired by now: these are refused anyway.
  const young = Object.entries(session.renewed ?? {}).filter(
    ([, until]) => until > seconds(bank) - payerTokenSeconds,
  );
  session.renewed = Object.fromEntries(young);
  return { newToken };
}

/**
 * Ends a session: the bank then refuses its tokens. Opens the other session of the demo payer who
 * has one again, so that every sign-in of this payer shows that case.
 */
export function closeSession(bank: Bank, session: Session): void {
  delete bank.state.sessions[session.id];
  const user = findUser(bank, session.idu);
  const demo = demoUsers.find(({ idu }) => idu === session.idu);
  if (user && demo?.otherSession) user.otherSession = true;
}

/** Ends every session, also guests'. The bank then refuses all tokens, as if they had expired. */
export function expireSessions({ state }: Bank): void {
  state.sessions = {};
}

/** Returns the payer of a session; refuses if the payer was deleted. */
export function payerOf(bank: Bank, session: Session): User {
  return findUser(bank, session.idu) ?? refuse('unauthenticated', 'Tu sesión ya no es válida.');
}

/**
 * Returns whether another session is open, and the time of the payer's previous sign-in. Stores the
 * present time for the next sign-in.
 */
export function lastLogin(bank: Bank, user: User) {
  const fecha = user.lastLogin;
  user.lastLogin = timestamp(bank);
  const estadoSesion = user.otherSession ? 'ACTIVA' : 'INACTIVA';
  return { res: { estadoSesion, ...(fecha !== undefined && { fecha }) } };
}

/** Returns the idle policy: the minutes without activity that end a session. */
export function policy(): { tiempoDeInactividad: number } {
  return { tiempoDeInactividad: idleMinutes };
}

/** Refuses a `userId` that is not the session's; a guest's `userId` is empty. */
export function checkOwner(session: Session, userId: string): void {
  if (session.idu !== userId)
    refuseViolation('userId no es el del pagador de la sesión.', 'forbidden');
}
