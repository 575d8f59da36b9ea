/** @jest-environment node */
import { setScenario } from './scenarios.ts';
import { demoPassword, demoUsers } from './demo.ts';
import {
  closeSession,
  expireSessions,
  findSession,
  issueGuestToken,
  lastLogin,
  login,
  payerOf,
  refreshToken,
} from './sessions.ts';
import type { Session } from './state.ts';
import { openBank } from '../testing/bankFixtures.ts';
import { readToken, writeToken } from './tokens.ts';

const correo = 'pagador@ejemplo.cl';

function signIn(bank = openBank(), mail = correo) {
  const token = login(bank, mail, demoPassword).access_token;
  const session = findSession(bank, token);
  if (!session) throw new Error('no session');
  return { bank, token, session };
}

describe('tokens', () => {
  it('are JWTs whose claims have the payer and the expiry', () => {
    const { bank, token } = signIn();
    const claims: unknown = JSON.parse(atob(token.split('.')[1] ?? ''));
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(claims).toMatchObject({
      idu: 'u-1',
      sub: '12345678-5',
      exp: bank.now().getTime() / 1000 + 900,
    });
  });

  it('are accepted only as the bank wrote them', () => {
    const { bank, token } = signIn();
    const forged = writeToken(2, readToken(1, token) ?? {});
    for (const other of ['', 'a.b.c', `${token}x`, forged])
      expect(findSession(bank, other)).toBeUndefined();
  });

  it('expire, and can be renewed', () => {
    const { bank, token, session } = signIn();
    bank.pass(899);
    expect(findSession(bank, token)).toBe(session);
    const renewed = refreshToken(bank, session, token).newToken;
    bank.pass(1);
    expect(findSession(bank, token)).toBeUndefined();
    expect(findSession(bank, renewed)).toBe(session);
  });

  it('T49 expire a minute after the first use of the renewed one, also in another tab that has the same', () => {
    const { bank, token, session } = signIn();
    const renewed = refreshToken(bank, session, token).newToken;
    bank.pass(120);
    expect(findSession(bank, token)).toBe(session);
    const inOtherTab = refreshToken(bank, session, token).newToken;
    for (const one of [renewed, inOtherTab]) expect(findSession(bank, one)).toBe(session);
    bank.pass(59);
    expect(findSession(bank, token)).toBe(session);
    bank.pass(1);
    expect(findSession(bank, token)).toBeUndefined();
    for (const one of [renewed, inOtherTab]) expect(findSession(bank, one)).toBe(session);
  });

  it('are removed once they have expired, and all at once on demand', () => {
    const { bank, token } = signIn();
    bank.pass(900);
    issueGuestToken(bank);
    expect(Object.values(bank.state.sessions).map(({ kind }) => kind)).toEqual(['guest']);
    const guest = issueGuestToken(bank).access_token;
    expireSessions(bank);
    for (const one of [token, guest]) expect(findSession(bank, one)).toBeUndefined();
  });

  it('all end with the logout', () => {
    const { bank, token, session } = signIn();
    const renewed = refreshToken(bank, session, token).newToken;
    closeSession(bank, session);
    for (const one of [token, renewed]) expect(findSession(bank, one)).toBeUndefined();
  });

  it.each([
    [3600, 3600],
    [5, 5],
    [null, undefined],
  ])('of a guest have a lifetime of %p seconds', (guestTokenSeconds, expected) => {
    const bank = openBank();
    setScenario(bank, { guestTokenSeconds });
    expect(issueGuestToken(bank).expires_in).toBe(expected);
  });
});

describe('login', () => {
  it('refuses a wrong password and an unknown e-mail alike', () => {
    for (const mail of [correo, 'nadie@ejemplo.cl']) {
      expect(() => login(openBank(), mail, 'otra')).toThrow(
        'Error de autenticación: usuario o password incorrecto!',
      );
    }
  });

  it('refuses a blocked payer, also with the right password', () => {
    expect(() => login(openBank(), 'bloqueado@ejemplo.cl', demoPassword)).toThrow(
      'Error de autenticación: usuario bloqueado!',
    );
  });

  it('blocks after five wrong passwords in a row, not after four', () => {
    const bank = openBank();
    const fail = () => expect(() => login(bank, correo, 'otra')).toThrow('incorrecto!');
    for (let attempt = 0; attempt < 4; attempt += 1) fail();
    signIn(bank);
    for (let attempt = 0; attempt < 5; attempt += 1) fail();
    expect(() => login(bank, correo, demoPassword)).toThrow('usuario bloqueado!');
  });

  it('opens the other session of the demo payer again after a logout', () => {
    const { bank, session } = signIn(openBank(), 'otra-sesion@ejemplo.cl');
    const user = payerOf(bank, session);
    user.otherSession = false;
    closeSession(bank, session);
    expect(lastLogin(bank, user).res.estadoSesion).toBe('ACTIVA');
    const other = signIn(bank);
    closeSession(bank, other.session);
    expect(lastLogin(bank, payerOf(bank, other.session)).res.estadoSesion).toBe('INACTIVA');
  });

  it('returns the time of the last sign-in, and whether another session is open', () => {
    const { bank, session } = signIn(openBank(), 'otra-sesion@ejemplo.cl');
    const user = payerOf(bank, session);
    expect(lastLogin(bank, user)).toEqual({ res: { estadoSesion: 'ACTIVA' } });
    user.otherSession = false;
    expect(lastLogin(bank, user)).toEqual({
      res: { estadoSesion: 'INACTIVA', fecha: '2026-11-20T10:00:00-03:00' },
    });
  });

  it('accepts the demo payers, each in a state of its own', () => {
    expect(
      demoUsers.map((user) => [user.correo, user.blocked, user.otherSession, user.passwordState]),
    ).toEqual([
      ['pagador@ejemplo.cl', false, false, 2],
      ['bloqueado@ejemplo.cl', true, false, 2],
      ['otra-sesion@ejemplo.cl', false, true, 2],
      ['clave-vencida@ejemplo.cl', false, false, 1],
    ]);
  });

  it('is no longer valid once the payer has deleted the account', () => {
    const { bank, session } = signIn();
    bank.state.users = [];
    const gone: Session = session;
    expect(() => payerOf(bank, gone)).toThrow('Tu sesión ya no es válida.');
  });
});
