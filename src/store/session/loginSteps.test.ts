import { jest } from '@jest/globals';
import { pass } from '../../test/store/answerCalls.ts';
import {
  closeSessions,
  heldAnswer,
  infoOf,
  jwtOf,
  loginCall,
  openSession,
  payer,
  payerJwt,
  refused,
  startClock,
} from '../../test/store/openSession.ts';
import type { Answer } from '../../test/store/answerCalls.ts';
import { openModal, selectOpenModals } from './modalsSlice.ts';
import {
  otherSessionCloseRequested,
  selectFullName,
  selectIsPasswordExpired,
  selectIsSignedIn,
  selectSignInProblem,
} from './sessionSlice.ts';

beforeEach(startClock);
afterEach(closeSessions);

const unavailable =
  'El banco no está disponible en este momento. Inténtalo de nuevo en unos minutos.';
const failedText = 'La información no está correcta, intenta nuevamente.';

/** Signs in from the open login form, with these answers of the bank. */
async function signInWith(answers: Record<string, Answer> = {}) {
  const portal = await openSession({ answers });
  portal.store.dispatch(openModal({ kind: 'login' }));
  portal.forgetCalls();
  await portal.signIn();
  return { ...portal, problem: () => selectSignInProblem(portal.store.getState()) };
}
type Opened = Awaited<ReturnType<typeof signInWith>>;

const kinds = ({ store }: Opened) => selectOpenModals(store.getState()).map(({ kind }) => kind);

/** Fails unless the sign-in has failed, with the login form still open. */
function expectFailed(portal: Opened): void {
  const { guestToken, problem, ...rest } = portal.session();
  expect(guestToken).toBe('Bearer guest');
  expect(problem).toBe(portal.problem());
  expect(rest).toEqual({});
  expect(portal.idle().status).toBe('stopped');
}
/** Fails unless the session that the login opened was closed at the bank. */
function expectClosedAtBank({ called }: Opened): void {
  expect(called('logout')).toHaveLength(1);
  expect(called('logout')[0]?.params).toMatchObject({ usuario: payer.docUsr, evento: 'close' });
  expect(called('logout')[0]?.headers['authorization']).toBe(`Bearer ${payerJwt}`);
}

describe('a sign-in', () => {
  it('asks the bank for the payer, the idle policy, other sessions and the password, in this order', async () => {
    const { calls, names } = await signInWith();
    expect(names()).toEqual([loginCall, 'userinfo', 'politica', 'ultimo_login', 'estado_clave']);
    expect(calls[0]?.body).toEqual({ correo: payer.email, password: 'Portal2024' });
    for (const call of calls.slice(1))
      expect(call.headers['authorization']).toBe(`Bearer ${payerJwt}`);
    for (const call of calls.slice(3)) expect(call.params['usuario']).toBe(payer.docUsr);
  });

  it('closes the form, and leaves the payer’s data in the session', async () => {
    const portal = await signInWith({ userinfo: () => infoOf({ correo: 'ana.soto@banco.cl' }) });
    const userData = { ...payer, email: 'ana.soto@banco.cl' };
    expect(portal.session()).toEqual({
      guestToken: 'Bearer guest',
      token: `Bearer ${payerJwt}`,
      userData,
      userInfo: { nombre: 'Ana', apellidos: 'Soto', segundoApellido: 'Vera' },
      policies: { tiempoDeInactividad: 10 },
      userStatus: 'INACTIVA',
      currentUser: userData,
      passwordExpired: false,
    });
    expect(selectIsSignedIn(portal.store.getState())).toBe(true);
    expect(selectFullName(portal.store.getState())).toBe('Ana Soto Vera');
    expect(kinds(portal)).toEqual([]);
  });

  it('leaves neither the password nor another argument of its calls in the state', async () => {
    const { answer, release } = heldAnswer(() => ({ access_token: payerJwt }));
    const { store } = await signInWith({ [loginCall]: answer });
    expect(JSON.stringify(store.getState())).not.toContain('Portal2024');
    release();
    await pass();
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(store.getState().bank.mutations).toEqual({});
  });

  it('is complete also if the password has expired', async () => {
    const { store, session } = await signInWith({ estado_clave: () => ({ ept: 1 }) });
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(selectIsPasswordExpired(store.getState())).toBe(true);
    expect(session().currentUser).toBeUndefined();
  });

  it('is complete also if the bank does not say whether the password has expired', async () => {
    expectConsole(/^estado_clave: El banco no está disponible/);
    const { store } = await signInWith({ estado_clave: () => refused(500) });
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(selectIsPasswordExpired(store.getState())).toBe(false);
  });

  it('is complete also without an idle policy: the session then ends after five minutes', async () => {
    const { store, idle } = await signInWith({ politica: () => refused(500) });
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(idle()).toMatchObject({ status: 'running', idleSeconds: 270, countdownSeconds: 30 });
  });
});

describe('a refused login', () => {
  it.each([
    [
      'wrong credentials',
      refused(401, 'Error de autenticación: usuario o password incorrecto!'),
      'El usuario o clave ingresados son incorrectos.',
    ],
    ['another reason of the bank', refused(400, 'Canal cerrado.'), 'Canal cerrado.'],
    ['no reason', refused(500), failedText],
  ])('is shown in the form: %s', async (_name, answer, message) => {
    const portal = await signInWith({ [loginCall]: () => answer.clone() });
    expect(portal.problem()).toBe(message);
    expectFailed(portal);
    expect(kinds(portal)).toEqual(['login']);
    expect(portal.called('logout')).toEqual([]);
    expect(portal.called('userinfo')).toEqual([]);
  });

  it('of a blocked payer is shown in a modal with the next step, and not in the form', async () => {
    const portal = await signInWith({
      [loginCall]: () => refused(401, 'Error de autenticación: usuario bloqueado!'),
    });
    expect(portal.problem()).toBeUndefined();
    expectFailed(portal);
    expect(kinds(portal)).toEqual(['login', 'result']);
    expect(selectOpenModals(portal.store.getState())[1]).toMatchObject({
      success: false,
      title: 'Usuario bloqueado',
      message: expect.stringMatching(/contraseña fue bloqueada\. Restablécela/),
    });
  });

  it.each([
    ['an empty answer', new Response(''), undefined],
    ['T13 a token that is none', Response.json({ access_token: '…' }), /^Error decodeando token$/],
    [
      'T13 a token without a document',
      Response.json({ access_token: jwtOf({ idu: payer.idu }) }),
      /^Error decodeando token$/,
    ],
  ])('is shown in the form: %s', async (_name, answer, line) => {
    if (line) expectConsole(line);
    const portal = await signInWith({ [loginCall]: () => answer.clone() });
    expect(portal.problem()).toBe(failedText);
    expectFailed(portal);
    expect(portal.called('userinfo')).toEqual([]);
  });

  it('can be repeated, and its message disappears meanwhile', async () => {
    const { answers, signIn, problem, session, store } = await signInWith({
      [loginCall]: () => refused(500),
    });
    expect(problem()).toBe(failedText);
    answers[loginCall] = () => {
      expect(session()).toMatchObject({ signIn: 'requesting', problem: undefined });
      return { access_token: payerJwt };
    };
    await signIn();
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });
});

describe('a sign-in that fails after the login is closed at the bank, and the form shows it', () => {
  it.each([
    [
      'userinfo',
      'has the bank’s own message',
      () => refused(500, 'En mantención.'),
      'En mantención.',
    ],
    ['userinfo', 'has no message', () => refused(500), unavailable],
    [
      'ultimo_login',
      'has the bank’s own message',
      () => refused(503, 'Vuelve luego.'),
      'Vuelve luego.',
    ],
    ['ultimo_login', 'has no message', () => refused(500), unavailable],
  ])('%s %s', async (name, _message, answer, message) => {
    allowConsole(/^ultimo_login: /);
    const portal = await signInWith({ [name]: answer });
    expect(portal.problem()).toBe(message);
    expectFailed(portal);
    expectClosedAtBank(portal);
    expect(kinds(portal)).toEqual(['login']);
    expect(portal.names()).not.toContain('estado_clave');
  });

  it('T09 the bank answers with another payer’s data', async () => {
    expectConsole(/^getUserInfo: /);
    const portal = await signInWith({ userinfo: () => infoOf({ idu: 'u-2', nombre: 'Berta' }) });
    expect(portal.problem()).toBe(failedText);
    expectFailed(portal);
    expectClosedAtBank(portal);
    expect(portal.names()).not.toContain('politica');
  });

  it.each(['userinfo', 'politica', 'ultimo_login', 'estado_clave'])(
    'the bank no longer accepts the token at %s',
    async (name) => {
      allowConsole(/^ultimo_login: /);
      const portal = await signInWith({ [name]: () => refused(401) });
      expect(portal.problem()).toBe(unavailable);
      expectFailed(portal);
      expectClosedAtBank(portal);
      expect(kinds(portal)).toEqual(['login']);
    },
  );

  it('an unanswered query about other sessions is logged', async () => {
    expectConsole(/^ultimo_login: El banco no está disponible/);
    await signInWith({ ultimo_login: () => refused(500) });
    expect(jest.mocked(console.warn)).toHaveBeenCalledTimes(1);
  });
});

describe('a payer with another open session', () => {
  const active = { ultimo_login: () => ({ res: { estadoSesion: 'ACTIVA' } }) };

  it('is not signed in yet, and the form closes, because a dialog asks', async () => {
    const portal = await signInWith(active);
    expect(portal.session()).toMatchObject({ signIn: 'choosing', userStatus: 'ACTIVA' });
    expect(selectIsSignedIn(portal.store.getState())).toBe(false);
    expect(kinds(portal)).toEqual([]);
    expect(portal.names()).not.toContain('estado_clave');
  });

  it('is signed in once the bank has closed the other session', async () => {
    const { store, session, called } = await signInWith(active);
    store.dispatch(otherSessionCloseRequested());
    expect(session().signIn).toBe('closingOther');
    await pass();
    expect(called('sesion_anterior')).toHaveLength(1);
    expect(called('estado_clave').map(({ params }) => params['usuario'])).toEqual([payer.docUsr]);
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(session()).toMatchObject({ userStatus: 'INACTIVA', currentUser: payer });
    expect(store.getState().bank.mutations).toEqual({});
  });

  it('chooses again if the bank does not close it, and sees the reason until the next try', async () => {
    const portal = await signInWith({ ...active, sesion_anterior: () => refused(500) });
    const { store, session, answers, called, problem } = portal;
    store.dispatch(otherSessionCloseRequested());
    await pass();
    expect(session()).toMatchObject({ signIn: 'choosing', userStatus: 'ACTIVA' });
    expect(problem()).toBe(unavailable);
    expect(called('estado_clave')).toEqual([]);
    answers['sesion_anterior'] = () => ({});
    store.dispatch(otherSessionCloseRequested());
    expect(problem()).toBeUndefined();
    await pass();
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(problem()).toBeUndefined();
  });

  it.each(['sesion_anterior', 'estado_clave'])(
    'is a guest again, and closed at the bank once, if the bank refuses the token at %s',
    async (name) => {
      const portal = await signInWith({ ...active, [name]: () => refused(401) });
      portal.store.dispatch(otherSessionCloseRequested());
      await pass();
      expectFailed(portal);
      expectClosedAtBank(portal);
    },
  );
});
