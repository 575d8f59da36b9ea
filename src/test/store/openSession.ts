import { jest } from '@jest/globals';
import { startPortal } from '../../app/startPortal.ts';
import type { Portal } from '../../app/startPortal.ts';
import { environment } from '../../config/environment.ts';
import { loginRequested } from '../../store/session/sessionSlice.ts';
import type { SessionState } from '../../store/session/sessionState.ts';
import { answerCalls, pass } from './answerCalls.ts';
import type { Answer, Call } from './answerCalls.ts';

/** The payer of these tests. */
export const payer = { idu: 'u-1', docUsr: '11111111-1', email: 'ana@banco.cl' };

/** A token of the bank, a JWT with these claims. */
export const jwtOf = (claims: object) =>
  `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

/** The token with which the bank answers the payer's login. */
export const payerJwt = jwtOf({ idu: payer.idu, sub: payer.docUsr });

const userInfo = {
  idu: payer.idu,
  docUsr: payer.docUsr,
  nombre: 'Ana',
  apellidos: 'Soto',
  segundoApellido: 'Vera',
  correo: payer.email,
  perfil: '1',
  politica: '7',
};

/** The answer of GET userinfo, with these changes. */
export const infoOf = (changes: object = {}) => ({ ...userInfo, ...changes });

/** The name of the login's call: its path ends with the company. */
export const loginCall = environment.childCompany;

/** The answers of a healthy bank, keyed by the last part of a call's path. */
const usualAnswers: Record<string, Answer> = {
  'token-guest': () => ({ access_token: 'guest' }),
  consultarConfiguraciones: () => ({ paymentServiceId: 's', paymentServiceFilterId: 'f' }),
  [loginCall]: () => ({ access_token: payerJwt }),
  userinfo: () => infoOf(),
  politica: () => ({ tiempoDeInactividad: 10 }),
  ultimo_login: () => ({ res: { estadoSesion: 'INACTIVA' } }),
  estado_clave: () => ({ ept: 2 }),
  refrescar_token: () => ({ newToken: jwtOf({ idu: payer.idu, at: Date.now() }) }),
};

/** An answer with an error status and the bank's message. */
export const refused = (status: number, message?: string) =>
  Response.json(message === undefined ? {} : { message }, { status });

/**
 * Items of a storage, keyed by name; undefined is not stored, and other values than
 * strings are stored as JSON.
 */
type Stored = Record<string, unknown>;

function fill(storage: Storage, stored: Stored): void {
  for (const [key, value] of Object.entries(stored)) {
    if (value === undefined) continue;
    storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

/** The storages of a payer who was active a moment ago. */
export const payerStored = (changes: { session?: Stored; local?: Stored } = {}) => ({
  session: {
    token: `Bearer ${payerJwt}`,
    userData: payer,
    politicas: { tiempoDeInactividad: 5 },
    estado_user: 'INACTIVA',
    currentUser: payer,
    ...changes.session,
  },
  local: {
    'ng2Idle.lastActivity': Date.now(),
    'ng2Idle.payer': payer.idu,
    ...changes.local,
  },
});

/** The differences of the browser and the bank from a guest's first visit. */
interface Opened {
  session?: Stored;
  local?: Stored;
  answers?: Record<string, Answer>;
}

const running: Portal[] = [];

/** Starts the fake clock; before a portal opens, so that stored times are on this clock. */
export const startClock = () =>
  void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });

/** Closes the portals of a test and ends the fake clock. */
export async function closeSessions(): Promise<void> {
  for (const portal of running.splice(0)) await portal.close();
  jest.useRealTimers();
}

/**
 * Opens the portal's store in a browser with these storages, beside a bank that gives `answers`.
 * `calls` lists the calls in order.
 */
export async function openSession({ session = {}, local = {}, ...rest }: Opened = {}) {
  fill(sessionStorage, session);
  fill(localStorage, local);
  const answers = { ...usualAnswers, ...rest.answers };
  const calls: Call[] = [];
  answerCalls(answers, (call) => void calls.push(call));
  const portal = await startPortal({
    bankReady: Promise.resolve(),
    reachHost: () => Promise.resolve(true),
    leaveFor: () => undefined,
  });
  running.push(portal);
  await pass();
  const { store } = portal;
  return {
    store,
    answers,
    calls,
    /** The calls with this name. */
    called: (name: string) => calls.filter((call) => call.name === name),
    /** The names of the calls since the last `forgetCalls`, in order. */
    names: () => calls.map(({ name }) => name),
    forgetCalls: () => void calls.splice(0),
    session: (): SessionState => store.getState().session,
    idle: () => store.getState().idle,
    /** Submits the login form, and waits until nothing more happens. */
    signIn: async (email = payer.email) => {
      store.dispatch(loginRequested({ email, password: 'Portal2024' }));
      await pass();
    },
  };
}

/** Returns an answer that waits for `release`, and `release`, which gives it a result. */
export function heldAnswer(result: Answer): { answer: Answer; release: () => void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return {
    answer: async (call) => {
      await released;
      return result(call);
    },
    release: () => release(),
  };
}
