import { pass } from '../../test/store/answerCalls.ts';
import {
  closeSessions,
  openSession,
  payer,
  payerJwt,
  payerStored,
  refused,
  startClock,
} from '../../test/store/openSession.ts';
import { keepAlive } from '../../api/sessionApi.ts';
import { sessionExpired } from '../../api/events.ts';
import { draftChanged, selectDraft } from './draftsSlice.ts';
import { logoutRequested } from './sessionSlice.ts';

beforeEach(startClock);
afterEach(closeSessions);

const bearer = `Bearer ${payerJwt}`;

describe('a logout', () => {
  it.each(['logout', 'close'] as const)(
    'for the reason «%s» ends the session here, and closes it at the bank with its own token',
    async (reason) => {
      const { store, session, called } = await openSession(payerStored());
      store.dispatch(logoutRequested(reason));
      expect(session().token).toBeUndefined();
      expect(session().userData).toBeUndefined();
      await pass();
      expect(called('logout')).toHaveLength(1);
      expect(called('logout')[0]?.params).toMatchObject({ usuario: payer.docUsr, evento: reason });
      expect(called('logout')[0]?.headers['authorization']).toBe(bearer);
      expect(Object.keys(sessionStorage)).toEqual([]);
      expect(localStorage.getItem('ng2Idle.lastActivity')).toBeNull();
      // The call’s argument has the token, so it must not stay in the state.
      expect(store.getState().bank.mutations).toEqual({});
    },
  );

  it('ends the session also while the bank fails', async () => {
    const { store, session } = await openSession({
      ...payerStored(),
      answers: { logout: () => refused(500) },
    });
    store.dispatch(logoutRequested('logout'));
    await pass();
    expect(session().token).toBeUndefined();
  });

  it('by a guest changes nothing, and sends no call', async () => {
    const { store, called } = await openSession();
    const draft = { name: 'Ana' };
    store.dispatch(draftChanged({ form: 'contact', draft }));
    store.dispatch(logoutRequested('logout'));
    await pass();
    expect(selectDraft(store.getState(), 'contact')).toEqual(draft);
    expect(called('logout')).toEqual([]);
  });
});

describe('a stored session that expired while no page was open', () => {
  const twentyMinutes = 1_200_000;
  const expired = () =>
    payerStored({ local: { 'ng2Idle.lastActivity': Date.now() - twentyMinutes } });

  it('is closed at the bank with the reason «close», and the portal opens for a guest', async () => {
    const { session, called } = await openSession(expired());
    expect(session().userData).toBeUndefined();
    expect(called('logout')).toHaveLength(1);
    expect(called('logout')[0]?.params).toMatchObject({ usuario: payer.docUsr, evento: 'close' });
    expect(called('logout')[0]?.headers['authorization']).toBe(bearer);
  });
});

describe('a token that the bank refuses', () => {
  it('ends the session here, and closes it at the bank with the reason «close»', async () => {
    const { store, session, answers, called } = await openSession(payerStored());
    answers['keepalive'] = () => refused(401);
    void store.dispatch(keepAlive.initiate());
    await pass();
    expect(session().token).toBeUndefined();
    expect(called('logout').map(({ params }) => params['evento'])).toEqual(['close']);
    expect(localStorage.getItem('ng2Idle.lastActivity')).toBeNull();
  });

  it('ends the session also while the payer decides about another session', async () => {
    const { store, session } = await openSession(
      payerStored({ session: { estado_user: 'ACTIVA' } }),
    );
    expect(session().signIn).toBe('choosing');
    store.dispatch(sessionExpired({ bearer }));
    await pass();
    expect(session().userData).toBeUndefined();
  });

  it('ends nothing if it is no longer the session’s token', async () => {
    const { store, session, called } = await openSession(payerStored());
    store.dispatch(sessionExpired({ bearer: 'Bearer old' }));
    await pass();
    expect(session().token).toBe(bearer);
    expect(called('logout')).toEqual([]);
  });

  it('T09 leaves the storage to the session that the payer has opened in another tab since', async () => {
    const { store, session, called } = await openSession(
      payerStored({
        session: { 'ng2Idle.signIn': 'own' },
        local: { 'ng2Idle.signIn': 'own' },
      }),
    );
    localStorage.setItem('ng2Idle.signIn', 'later');
    store.dispatch(sessionExpired({ bearer }));
    await pass();
    expect(session().userData).toBeUndefined();
    expect(called('logout')).toEqual([]);
    expect(localStorage.getItem('ng2Idle.signIn')).toBe('later');
    expect(localStorage.getItem('ng2Idle.lastActivity')).not.toBeNull();
  });
});
