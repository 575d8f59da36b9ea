import { jest } from '@jest/globals';
import { pass } from '../../test/store/answerCalls.ts';
import {
  closeSessions,
  heldAnswer,
  openSession,
  payer,
  payerJwt,
  payerStored,
  startClock,
} from '../../test/store/openSession.ts';
import { rememberedAccount } from '../../test/rememberedAccount.ts';
import { clearToasts, waitingToasts } from '../../ui/toasts/toasts.ts';
import { portalShownAgain } from '../device/appEvents.ts';
import { draftChanged, selectDraft } from './draftsSlice.ts';
import { selectSecondsLeft, sessionExtended } from './idleSlice.ts';
import { modalClosed, openModal, screenModalChanged } from './modalsSlice.ts';
import { logoutRequested, sessionEnded } from './sessionSlice.ts';

beforeEach(startClock);
afterEach(async () => {
  await closeSessions();
  clearToasts();
});

type Opened = Awaited<ReturnType<typeof openSession>>;

const bearer = `Bearer ${payerJwt}`;
const seconds = (count: number) => count * 1_000;
const minutes = (count: number) => count * 60_000;
/** Sets the clock forward without timers, as on a sleeping machine. */
const sleep = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);
/** Advances the clock; timers run only during the last two seconds. */
const wait = async (milliseconds: number) => {
  sleep(milliseconds - seconds(2));
  await pass(seconds(2));
};
const act = (type: string) => window.dispatchEvent(new Event(type));
const evento = ({ called }: Opened) => called('logout').map(({ params }) => params['evento']);
const activityKey = 'ng2Idle.lastActivity';

describe('the watch', () => {
  it('goes on after a reload from the stored activity, with the limit of the payer’s policy', async () => {
    const lastActivity = Date.now() - seconds(100);
    const { idle } = await openSession(
      payerStored({
        session: { politicas: { tiempoDeInactividad: 7 } },
        local: { [activityKey]: lastActivity },
      }),
    );
    expect(idle()).toMatchObject({ status: 'running', lastActivity, idleSeconds: 390 });
  });

  it('begins anew with a sign-in, whatever activity another tab has stored', async () => {
    const { signIn, idle } = await openSession({
      local: { [activityKey]: Date.now() - seconds(100) },
    });
    await signIn();
    expect(idle()).toMatchObject({ status: 'running', idleSeconds: 570 });
    expect(Date.now() - (idle().lastActivity ?? 0)).toBeLessThan(seconds(1));
  });

  it('runs while the payer decides about another session, and stores that session at once', async () => {
    const { signIn, idle } = await openSession({
      answers: { ultimo_login: () => ({ res: { estadoSesion: 'ACTIVA' } }) },
    });
    await signIn();
    expect(idle().status).toBe('running');
    expect(sessionStorage.getItem('token')).toBe(bearer);
    expect(localStorage.getItem(activityKey)).not.toBeNull();
  });

  it('does not run before the last call of a sign-in is answered', async () => {
    const { answer, release } = heldAnswer(() => ({ ept: 2 }));
    const { signIn, idle } = await openSession({ answers: { estado_clave: answer } });
    await signIn();
    expect(idle().status).toBe('stopped');
    expect(localStorage.getItem('ng2Idle.payer')).toBeNull();
    release();
    await pass();
    expect(idle().status).toBe('running');
  });

  it('does not run for a guest', async () => {
    const { idle } = await openSession();
    await pass(minutes(1));
    expect(idle().status).toBe('stopped');
  });
});

describe('a sign-in', () => {
  const formers = { clientEmail: 'otro@banco.cl', 'ng2Idle.payer': 'u-9' };

  it('stores its payer, and an id of its own in both storages', async () => {
    const { signIn } = await openSession();
    await signIn();
    expect(localStorage.getItem('ng2Idle.payer')).toBe(payer.idu);
    const id = localStorage.getItem('ng2Idle.signIn');
    expect(id).toMatch(/.{10,}/);
    expect(sessionStorage.getItem('ng2Idle.signIn')).toBe(id);
  });

  it('T09 removes the data of another payer who did not log out', async () => {
    const { signIn, store } = await openSession({ local: formers });
    expect(store.getState().payment.clientEmail).toBe('otro@banco.cl');
    await signIn();
    expect(store.getState().payment.clientEmail).toBeUndefined();
    expect(localStorage.getItem('ng2Idle.payer')).toBe(payer.idu);
  });

  it('keeps the data of the same payer, who did not log out', async () => {
    const { signIn, store } = await openSession({
      local: { ...formers, 'ng2Idle.payer': payer.idu },
    });
    await signIn();
    expect(store.getState().payment.clientEmail).toBe('otro@banco.cl');
  });

  it('that is restored without its activity is stored as this browser’s sign-in once more', async () => {
    await openSession(payerStored({ local: { [activityKey]: undefined } }));
    expect(sessionStorage.getItem('ng2Idle.signIn')).not.toBeNull();
  });

  it('that is restored with its activity keeps its id', async () => {
    await openSession(
      payerStored({ session: { 'ng2Idle.signIn': 'a' }, local: { 'ng2Idle.signIn': 'a' } }),
    );
    expect(localStorage.getItem('ng2Idle.signIn')).toBe('a');
  });
});

describe('the payer’s activity', () => {
  const types = ['mousemove', 'mousedown', 'wheel', 'touchstart', 'touchmove', 'scroll', 'keydown'];

  it.each(types)('counts as soon as it happens: %s', async (type) => {
    const { idle } = await openSession(payerStored());
    sleep(seconds(100));
    act(type);
    expect(idle().lastActivity).toBe(Date.now());
  });

  it('counts also where an element keeps the event from its parents', async () => {
    const { idle } = await openSession(payerStored());
    const field = document.createElement('input');
    field.addEventListener('keydown', (event) => event.stopPropagation());
    document.body.append(field);
    sleep(seconds(100));
    field.dispatchEvent(new Event('keydown', { bubbles: true }));
    field.remove();
    expect(idle().lastActivity).toBe(Date.now());
  });

  it('counts at most twice a second', async () => {
    const { idle } = await openSession(payerStored());
    act('mousemove');
    const first = Date.now();
    sleep(499);
    act('mousemove');
    expect(idle().lastActivity).toBe(first);
    sleep(1);
    act('mousemove');
    expect(idle().lastActivity).toBe(first + 500);
  });

  it('counts also after the clock was set back', async () => {
    const { idle } = await openSession(payerStored());
    act('mousemove');
    sleep(-minutes(60));
    act('mousemove');
    expect(idle().lastActivity).toBe(Date.now());
  });

  it('while a modal is open counts only if it is a key', async () => {
    const { store, idle } = await openSession(payerStored());
    store.dispatch(screenModalChanged({ isOpen: true }));
    await pass();
    const opened = idle().lastPresence;
    sleep(seconds(5));
    act('mousemove');
    expect(idle().lastPresence).toBe(opened);
    act('keydown');
    expect(idle().lastPresence).toBe(Date.now());
  });

  it('is no longer listened to once the session has ended', async () => {
    const listening = new Map<string, number>();
    const add = jest.spyOn(window, 'addEventListener');
    const remove = jest.spyOn(window, 'removeEventListener');
    const { store } = await openSession(payerStored());
    store.dispatch(logoutRequested('logout'));
    await pass();
    for (const [type] of add.mock.calls) listening.set(type, (listening.get(type) ?? 0) + 1);
    for (const [type] of remove.mock.calls) listening.set(type, (listening.get(type) ?? 0) - 1);
    expect(types.map((type) => [type, listening.get(type)])).toEqual(
      types.map((type) => [type, 0]),
    );
  });
});

describe('a session without activity', () => {
  it('warns 30 seconds before its end, and counts the seconds down', async () => {
    const { store, idle } = await openSession(
      payerStored({ local: { [activityKey]: Date.now() - 400 } }),
    );
    await pass(seconds(2));
    sleep(seconds(266));
    await pass(seconds(2) - 401);
    expect(idle().status).toBe('running');
    await pass(1);
    expect(idle()).toMatchObject({ status: 'warning', remaining: 30 });
    // The seconds change exactly when a full second has passed since the last activity.
    await pass(999);
    expect(idle().remaining).toBe(30);
    await pass(1);
    expect(idle().remaining).toBe(29);
    await pass(seconds(28));
    expect(selectSecondsLeft(store.getState())).toBe(1);
  });

  it('ends at its limit, is closed at the bank as not logged out, and a toast says so', async () => {
    const portal = await openSession(payerStored());
    await wait(seconds(299));
    expect(portal.session().userData).toBeDefined();
    await pass(seconds(1));
    expect(portal.session().userData).toBeUndefined();
    expect(portal.idle().status).toBe('stopped');
    expect(evento(portal)).toEqual(['close']);
    expect(waitingToasts().map(({ text }) => text)).toEqual([
      'Cerramos tu sesión por inactividad.',
    ]);
    expect(localStorage.getItem(activityKey)).toBeNull();
  });

  it('T14 ends at once when the machine wakes up after the limit', async () => {
    const portal = await openSession(payerStored());
    sleep(minutes(60));
    await pass(seconds(1));
    expect(portal.session().userData).toBeUndefined();
  });

  it('goes on if the payer answers the warning', async () => {
    const { store, session, idle } = await openSession(payerStored());
    await wait(seconds(280));
    store.dispatch(sessionExtended(Date.now()));
    await wait(seconds(100));
    expect(idle().status).toBe('running');
    expect(session().token).toBeDefined();
  });
});

describe('an open modal', () => {
  it('restarts the watch when it opens and when it closes, also from the warning', async () => {
    const { store, idle } = await openSession(payerStored());
    await wait(seconds(280));
    expect(idle().status).toBe('warning');
    const { payload } = store.dispatch(openModal({ kind: 'terms' }));
    expect(idle()).toMatchObject({ status: 'running', lastActivity: Date.now() });
    sleep(seconds(10));
    store.dispatch(openModal({ kind: 'result', success: true, title: '', message: '' }));
    expect(idle().lastActivity).toBe(Date.now() - seconds(10));
    store.dispatch(modalClosed({ id: payload.id, confirmed: true }));
    expect(idle().lastActivity).toBe(Date.now() - seconds(10));
  });

  it('keeps the session beyond the payer’s limit, until the last one closes', async () => {
    const { store, session, idle } = await openSession(payerStored());
    const { payload } = store.dispatch(openModal({ kind: 'terms' }));
    for (let quarter = 0; quarter < 24; quarter += 1) await wait(seconds(15));
    expect(session().token).toBeDefined();
    store.dispatch(modalClosed({ id: payload.id, confirmed: true }));
    expect(idle().lastActivity).toBe(Date.now());
    await wait(seconds(271));
    expect(idle().status).toBe('warning');
  });
});

describe('the ping', () => {
  it('is sent every 15 seconds while the watch runs, and not during the warning', async () => {
    const { store, idle, called } = await openSession(payerStored());
    await pass(seconds(14));
    expect(called('keepalive')).toHaveLength(0);
    await pass(seconds(1));
    expect(called('keepalive')).toHaveLength(1);
    await pass(seconds(15));
    expect(called('keepalive')).toHaveLength(2);
    await wait(seconds(245));
    expect(idle().status).toBe('warning');
    const before = called('keepalive').length;
    await pass(seconds(20));
    expect(called('keepalive')).toHaveLength(before);
    store.dispatch(sessionExtended(Date.now()));
    await pass(seconds(15));
    expect(called('keepalive')).toHaveLength(before + 1);
  });

  it('leaves nothing in the state', async () => {
    const { store, called } = await openSession(payerStored());
    await pass(seconds(15));
    expect(called('keepalive')).toHaveLength(1);
    expect(store.getState().bank.mutations).toEqual({});
  });

  it('is not sent for a guest, nor after the session', async () => {
    const { store, called } = await openSession(payerStored());
    store.dispatch(logoutRequested('logout'));
    await pass(seconds(40));
    expect(called('keepalive')).toEqual([]);
  });
});

describe('a session that is gone from the storage', () => {
  it('ends as in this tab if it was removed by hand: it is logged, and closed at the bank', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const portal = await openSession(payerStored());
    sessionStorage.clear();
    await pass(seconds(1));
    expect(portal.session().userData).toBeUndefined();
    expect(evento(portal)).toEqual(['close']);
    expect(log.mock.calls).toEqual([['No has iniciado sesión']]);
    expect(localStorage.getItem('ng2Idle.payer')).toBeNull();
  });

  it('ends without a call if another tab has logged out, and leaves the shared storage', async () => {
    const portal = await openSession(payerStored());
    localStorage.removeItem(activityKey);
    localStorage.setItem('next', 'session');
    await pass(seconds(1));
    expect(portal.session().userData).toBeUndefined();
    expect(portal.called('logout')).toEqual([]);
    expect(localStorage.getItem('next')).toBe('session');
  });

  it('T09 ends, and is closed at the bank, if another payer has signed in', async () => {
    const portal = await openSession(payerStored());
    localStorage.setItem('ng2Idle.payer', 'u-9');
    await pass(seconds(1));
    expect(portal.session().userData).toBeUndefined();
    expect(evento(portal)).toEqual(['close']);
    expect(localStorage.getItem('ng2Idle.payer')).toBe('u-9');
  });
});

describe('a page that the browser shows again', () => {
  it.each<[string, () => void, number]>([
    ['was removed in this tab', () => sessionStorage.clear(), 0],
    ['was ended by another tab', () => localStorage.removeItem(activityKey), 0],
    ['was displaced by another payer', () => localStorage.setItem('ng2Idle.payer', 'u-9'), 1],
  ])(
    'has no session that %s, and leaves the storage to the next session',
    async (_name, end, closes) => {
      const portal = await openSession(payerStored());
      end();
      localStorage.setItem('next', 'session');
      portal.store.dispatch(portalShownAgain());
      expect(portal.session().userData).toBeUndefined();
      await pass();
      // Only a displaced session is still open at the bank.
      expect(portal.called('logout')).toHaveLength(closes);
      expect(localStorage.getItem('next')).toBe('session');
    },
  );

  it('keeps its session while that is stored', async () => {
    const { store, session } = await openSession(payerStored());
    store.dispatch(portalShownAgain());
    expect(session().userData).toEqual(payer);
  });

  it.each<[string, Parameters<typeof openSession>[0]]>([
    ['a guest', {}],
    ['a payer who has logged out', payerStored()],
  ])('ends nothing for %s, whoever has signed in since', async (_name, stored) => {
    const { store } = await openSession(stored);
    store.dispatch(sessionEnded('here'));
    await pass();
    store.dispatch(draftChanged({ form: 'contact', draft: { name: 'Eva' } }));
    localStorage.setItem('ng2Idle.payer', 'u-9');
    store.dispatch(portalShownAgain());
    expect(selectDraft(store.getState(), 'contact')).toEqual({ name: 'Eva' });
  });
});

describe('T42 in a tab without a session', () => {
  /** The storage beside another tab whose payer was active a moment ago. */
  const beside = () => ({
    [activityKey]: Date.now(),
    'ng2Idle.limit': 300,
    'ng2Idle.payer': 'u-9',
    clientEmail: 'otro@banco.cl',
    rememberedAccounts: [rememberedAccount({ usedAt: Date.now() })],
  });

  it('the data of an abandoned session are removed within a minute of its limit, except a guest’s', async () => {
    const { store } = await openSession({ local: beside() });
    sleep(minutes(3));
    await pass(minutes(1));
    expect(localStorage.getItem('clientEmail')).toBe('otro@banco.cl');
    expect(store.getState().payment.clientEmail).toBe('otro@banco.cl');
    await pass(minutes(1));
    expect(store.getState().payment.clientEmail).toBeUndefined();
    expect(localStorage.getItem('clientEmail')).toBeNull();
    expect(localStorage.getItem('ng2Idle.payer')).toBeNull();
    expect(localStorage.getItem(activityKey)).toBeNull();
    expect(localStorage.getItem('paymentServiceId')).toBe('s');
    expect(localStorage.getItem('rememberedAccounts')).not.toBeNull();
  });

  it('the data stay while the other tab stores activity', async () => {
    const { store } = await openSession({ local: beside() });
    for (let turn = 0; turn < 2; turn += 1) {
      sleep(minutes(4));
      localStorage.setItem(activityKey, String(Date.now()));
      await pass(minutes(1));
    }
    expect(store.getState().payment.clientEmail).toBe('otro@banco.cl');
  });

  it('the data of a guest stay if no payer has signed in', async () => {
    const { store } = await openSession({ local: { clientEmail: 'eva@banco.cl' } });
    sleep(minutes(30));
    await pass(minutes(1));
    expect(store.getState().payment.clientEmail).toBe('eva@banco.cl');
  });

  it('nothing is removed while another tab stores a payment', async () => {
    let free: () => void = () => undefined;
    const { store } = await openSession({ local: beside() });
    void navigator.locks.request('payment', () => new Promise<void>((resolve) => (free = resolve)));
    sleep(minutes(5));
    await pass(minutes(1));
    expect(store.getState().payment.clientEmail).toBe('otro@banco.cl');
    free();
    await pass();
    expect(store.getState().payment.clientEmail).toBeUndefined();
  });
});
