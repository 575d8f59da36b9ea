import { getLastLogin, getPasswordState, getPolicy } from '../../api/sessionApi.ts';
import { getUserInfo } from '../../api/userInfoApi.ts';
import { once } from '../../api/bankApi.ts';
import { guestTokenIssued } from '../../api/events.ts';
import { pass } from '../../test/store/answerCalls.ts';
import {
  closeSessions,
  heldAnswer,
  infoOf,
  openSession,
  payer,
  payerStored,
  startClock,
} from '../../test/store/openSession.ts';
import { storeWith } from '../../test/store/storeWith.ts';
import type { SessionState } from './sessionState.ts';
import {
  loginAbandoned,
  loginFailed,
  loginRequested,
  otherSessionCloseRequested,
  otherSessionClosed,
  otherSessionStayed,
  passwordRenewed,
  payerIdentified,
  selectFullName,
  selectHasSession,
  selectIsPasswordExpired,
  selectIsSignedIn,
  selectSignIn,
  selectSignInProblem,
  selectUserData,
  sessionEnded,
  session as reduce,
  signedIn,
  tokenRefreshed,
} from './sessionSlice.ts';

const credentials = { email: payer.email, password: 'Portal2024' };
const guest: SessionState = { guestToken: 'Bearer guest' };
const requesting: SessionState = { ...guest, signIn: 'requesting' };
const identified: SessionState = { ...requesting, token: 'Bearer p', userData: payer };
const choosing: SessionState = { ...identified, signIn: 'choosing', userStatus: 'ACTIVA' };
const signed: SessionState = { ...guest, token: 'Bearer p', userData: payer };
const full: SessionState = {
  ...signed,
  userInfo: { nombre: 'Ana', apellidos: 'Soto', segundoApellido: 'Vera' },
  policies: { tiempoDeInactividad: 5 },
  userStatus: 'INACTIVA',
  currentUser: payer,
  passwordExpired: false,
};

describe('the steps of a sign-in', () => {
  it('begin with a submitted form, which removes the last problem', () => {
    const failed = { ...guest, problem: 'No.' };
    expect(reduce(failed, loginRequested(credentials))).toEqual(requesting);
  });

  it.each([requesting, choosing, signed])('do not begin again: %#', (state) => {
    const failed = { ...state, problem: 'No.' };
    expect(reduce(failed, loginRequested(credentials))).toBe(failed);
  });

  it('never put the password into the state', () => {
    const state = reduce(guest, loginRequested(credentials));
    expect(JSON.stringify(state)).not.toContain(credentials.password);
  });

  it('name the payer, who is not signed in until the end', () => {
    const state = reduce(requesting, payerIdentified({ bearer: 'Bearer p', userData: payer }));
    expect(state).toEqual(identified);
    expect(reduce(identified, signedIn())).toEqual(signed);
  });

  it('are all forgotten if the form is closed during the calls', () => {
    expect(reduce(identified, loginAbandoned())).toEqual(guest);
  });

  it.each([choosing, signed, guest])('are not forgotten otherwise: %#', (state) => {
    expect(reduce(state, loginAbandoned())).toBe(state);
  });

  it('are forgotten after a failure, except its message', () => {
    expect(reduce(identified, loginFailed({ problem: 'No.' }))).toEqual({
      ...guest,
      problem: 'No.',
    });
    expect(reduce({ ...identified, problem: 'Antes.' }, loginFailed({}))).toEqual(guest);
  });
});

describe('the choice about another open session', () => {
  it('leads to its end, and removes the last problem', () => {
    const failed = { ...choosing, problem: 'No.' };
    expect(reduce(failed, otherSessionCloseRequested())).toEqual({
      ...choosing,
      signIn: 'closingOther',
    });
  });

  it.each([guest, signed])('is offered during the choice only: %#', (state) => {
    expect(reduce(state, otherSessionCloseRequested()).signIn).toBeUndefined();
  });

  it('is over once the bank has closed the other session', () => {
    const closing: SessionState = { ...choosing, signIn: 'closingOther' };
    expect(reduce(closing, otherSessionClosed()).userStatus).toBe('INACTIVA');
  });

  it('is offered again with the reason if the bank has not', () => {
    const closing: SessionState = { ...choosing, signIn: 'closingOther' };
    expect(reduce(closing, otherSessionStayed({ problem: 'No.' }))).toEqual({
      ...choosing,
      problem: 'No.',
    });
  });
});

describe('a session', () => {
  it.each(['here', 'elsewhere', 'displaced', 'replaced'] as const)(
    'T08 leaves only the guest’s token when it ends: %s',
    (end) => {
      expect(reduce(full, sessionEnded(end))).toEqual(guest);
    },
  );

  it('accepts a renewed token only in place of the one that was renewed', () => {
    const renewed = { bearer: 'Bearer q', replaces: 'Bearer p' };
    expect(reduce(signed, tokenRefreshed(renewed)).token).toBe('Bearer q');
    const late = { bearer: 'Bearer r', replaces: 'Bearer o' };
    expect(reduce(signed, tokenRefreshed(late))).toBe(signed);
    expect(reduce(guest, tokenRefreshed(renewed))).toBe(guest);
  });

  it('keeps its token when the guest’s token is renewed', () => {
    const issued = guestTokenIssued({ bearer: 'Bearer next', lifetime: 1 });
    expect(reduce(signed, issued)).toEqual({ ...signed, guestToken: 'Bearer next' });
  });

  it('has a valid password after the payer has changed it', () => {
    const expired = { ...signed, passwordExpired: true };
    expect(reduce(expired, passwordRenewed())).toMatchObject({
      passwordExpired: false,
      currentUser: payer,
    });
  });
});

describe('the selectors', () => {
  it.each<[string, SessionState, { signedIn: boolean; session: boolean }]>([
    ['a guest', guest, { signedIn: false, session: false }],
    ['a sign-in whose calls run', identified, { signedIn: false, session: false }],
    ['the choice about another session', choosing, { signedIn: false, session: true }],
    ['a payer', signed, { signedIn: true, session: true }],
    ['a token without a payer', { token: 'Bearer p' }, { signedIn: false, session: false }],
    ['a payer without a token', { userData: payer }, { signedIn: false, session: false }],
  ])('tell who is signed in, and whose session is watched: %s', (_name, session, expected) => {
    const state = storeWith({ session }).getState();
    expect({ signedIn: selectIsSignedIn(state), session: selectHasSession(state) }).toEqual(
      expected,
    );
  });

  it('give the step, the problem and the payer', () => {
    const state = storeWith({ session: { ...choosing, problem: 'No.' } }).getState();
    expect(selectSignIn(state)).toBe('choosing');
    expect(selectSignInProblem(state)).toBe('No.');
    expect(selectUserData(state)).toEqual(payer);
  });

  it.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])('tell that a password has expired only if that is known: %s', (passwordExpired, expected) => {
    const state = storeWith({ session: { ...signed, passwordExpired } }).getState();
    expect(selectIsPasswordExpired(state)).toBe(expected);
  });

  it.each<[SessionState['userInfo'], string | undefined]>([
    [undefined, undefined],
    [{ nombre: 'Ana', apellidos: 'Soto', segundoApellido: 'Vera' }, 'Ana Soto Vera'],
    [{ nombre: 'Ana', apellidos: 'Soto', segundoApellido: undefined }, 'Ana Soto'],
    [{ nombre: '', apellidos: 'Soto', segundoApellido: '' }, 'Soto'],
  ])('join the names that the payer has: %j', (userInfo, name) => {
    expect(selectFullName(storeWith({ session: { ...signed, userInfo } }).getState())).toBe(name);
  });
});

describe('the bank’s answers', () => {
  beforeEach(startClock);
  afterEach(closeSessions);

  it('change the payer’s names and e-mail, also in the payer whose password is valid', async () => {
    const { store, session, answers } = await openSession(payerStored());
    answers['userinfo'] = () => infoOf({ correo: 'nueva@banco.cl', segundoApellido: null });
    await store.dispatch(getUserInfo.initiate(payer.idu, once));
    expect(session()).toMatchObject({
      userData: { ...payer, email: 'nueva@banco.cl' },
      currentUser: { ...payer, email: 'nueva@banco.cl' },
      userInfo: { nombre: 'Ana', apellidos: 'Soto', segundoApellido: undefined },
    });
  });

  it('do not make a password valid with the payer’s names', async () => {
    const { store, session } = await openSession({
      ...payerStored({ session: { currentUser: undefined } }),
      answers: { estado_clave: () => ({ ept: 1 }) },
    });
    await store.dispatch(getUserInfo.initiate(payer.idu, once));
    expect(session().userInfo?.nombre).toBe('Ana');
    expect(session().currentUser).toBeUndefined();
  });

  it('about a payer who is no longer signed in are ignored', async () => {
    const { store, session } = await openSession();
    await store.dispatch(getUserInfo.initiate(payer.idu, once));
    await store.dispatch(getPolicy.initiate('7', once));
    await store.dispatch(getPasswordState.initiate(payer.docUsr, once));
    await store.dispatch(getLastLogin.initiate(payer.docUsr, once));
    expect(session()).toEqual(guest);
  });

  it('T09 about another payer are ignored', async () => {
    const { store, session, answers } = await openSession(payerStored());
    const before = session();
    answers['userinfo'] = () => infoOf({ idu: 'u-2', nombre: 'Berta' });
    await store.dispatch(getUserInfo.initiate('u-2', once));
    await store.dispatch(getPasswordState.initiate('22222222-2', once));
    expect(session()).toBe(before);
  });

  it('about other sessions count only during a sign-in', async () => {
    const { store, session, answers } = await openSession(payerStored());
    const before = session();
    answers['ultimo_login'] = () => ({ res: { estadoSesion: 'ACTIVA' } });
    await store.dispatch(getLastLogin.initiate(payer.docUsr, once));
    expect(session()).toBe(before);
  });

  it('about an old password are ignored once the payer has changed it', async () => {
    const { answer, release } = heldAnswer(() => ({ ept: 1 }));
    const { store, session } = await openSession({
      ...payerStored({ session: { currentUser: undefined } }),
      answers: { estado_clave: answer },
    });
    store.dispatch(passwordRenewed());
    release();
    await pass();
    expect(session()).toMatchObject({ passwordExpired: false, currentUser: payer });
  });
});
