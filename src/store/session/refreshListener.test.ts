import { pass } from '../../test/store/answerCalls.ts';
import {
  closeSessions,
  heldAnswer,
  jwtOf,
  openSession,
  payer,
  payerStored,
  refused,
  startClock,
} from '../../test/store/openSession.ts';
import { sessionEnded } from './sessionSlice.ts';

beforeEach(startClock);
afterEach(closeSessions);

describe('the payer’s token', () => {
  it('is renewed every 23 seconds while the payer is signed in', async () => {
    const { store, session, called } = await openSession(payerStored());
    await pass(22_000);
    expect(called('refrescar_token')).toEqual([]);
    await pass(1_000);
    expect(called('refrescar_token')).toHaveLength(1);
    expect(called('refrescar_token')[0]?.params['usuario']).toBe(payer.docUsr);
    expect(store.getState().bank.mutations).toEqual({});
    const second = session().token;
    await pass(23_000);
    expect(called('refrescar_token')).toHaveLength(2);
    // The second renewal is sent with the token of the first.
    expect(called('refrescar_token')[1]?.headers['authorization']).toBe(second);
    expect(session().token).not.toBe(second);
    store.dispatch(sessionEnded('here'));
    await pass(60_000);
    expect(called('refrescar_token')).toHaveLength(2);
  });

  it('is renewed for the first time 23 seconds after the sign-in', async () => {
    const { signIn, called } = await openSession();
    await pass(30_000);
    await signIn();
    await pass(22_000);
    expect(called('refrescar_token')).toEqual([]);
    await pass(1_500);
    expect(called('refrescar_token')).toHaveLength(1);
  });

  it('is renewed as often if the payer logs out and signs in again', async () => {
    const { store, signIn, called } = await openSession(payerStored());
    await pass(10_000);
    store.dispatch(sessionEnded('here'));
    await signIn();
    await pass(14_000);
    expect(called('refrescar_token')).toEqual([]);
    await pass(9_000);
    expect(called('refrescar_token')).toHaveLength(1);
  });

  it('is not renewed while the payer has to decide about another session', async () => {
    const { session, called } = await openSession(
      payerStored({ session: { estado_user: 'ACTIVA' } }),
    );
    await pass(60_000);
    expect(session().signIn).toBe('choosing');
    expect(called('refrescar_token')).toEqual([]);
  });

  it.each([
    ['of the payer', { idu: payer.idu, n: 2 }, true],
    ['without an owner', { n: 2 }, true],
    ['T09 of another payer', { idu: 'u-2', n: 2 }, false],
  ])('is replaced by a token: %s', async (_name, claims, isTaken) => {
    const { session, answers } = await openSession(payerStored());
    const before = session().token;
    answers['refrescar_token'] = () => ({ newToken: jwtOf(claims) });
    await pass(23_000);
    expect(session().token).toBe(isTaken ? `Bearer ${jwtOf(claims)}` : before);
  });

  it('T09 is not brought back by a renewal that is answered after the session’s end', async () => {
    const { store, session, answers } = await openSession(payerStored());
    const { answer, release } = heldAnswer(() => ({ newToken: jwtOf({ idu: payer.idu }) }));
    answers['refrescar_token'] = answer;
    await pass(23_000);
    store.dispatch(sessionEnded('here'));
    release();
    await pass();
    expect(session().token).toBeUndefined();
  });

  it.each([
    ['a failure of the bank', () => refused(500), /^refrescar_token: El banco no está disponible/],
    ['an answer that is no token', () => ({ newToken: '…' }), /^Error decodeando token$/],
  ])('is kept after %s, which is logged, and is renewed the next time', async (_n, fail, line) => {
    expectConsole(line);
    const { session, answers, called } = await openSession(payerStored());
    const before = session().token;
    const usual = answers['refrescar_token'];
    answers['refrescar_token'] = fail;
    await pass(23_000);
    expect(session().token).toBe(before);
    if (usual) answers['refrescar_token'] = usual;
    await pass(23_000);
    expect(called('refrescar_token')).toHaveLength(2);
    expect(session().token).not.toBe(before);
  });

  it('ends the session if its renewal is refused as invalid', async () => {
    allowConsole(/^refrescar_token: /);
    const { session, answers } = await openSession(payerStored());
    answers['refrescar_token'] = () => refused(401);
    await pass(23_000);
    expect(session().token).toBeUndefined();
  });
});
