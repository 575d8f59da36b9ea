import { pass } from '../../test/store/answerCalls.ts';
import {
  closeSessions,
  heldAnswer,
  infoOf,
  loginCall,
  openSession,
  payer,
  payerJwt,
  payerStored,
  startClock,
} from '../../test/store/openSession.ts';
import { modalClosed, openModal, selectOpenModals } from './modalsSlice.ts';
import {
  loginAbandoned,
  otherSessionCloseRequested,
  selectIsSignedIn,
  sessionEnded,
} from './sessionSlice.ts';

beforeEach(startClock);
afterEach(closeSessions);

type Opened = Awaited<ReturnType<typeof openSession>>;

/** Opens the login modal; returns a function that closes it. */
function openLoginModal({ store }: Opened): () => void {
  const { payload } = store.dispatch(openModal({ kind: 'login' }));
  return () => void store.dispatch(modalClosed({ id: payload.id, confirmed: false }));
}
/** Holds the answers to a call of a guest's sign-in, which begins at once. */
async function signingInAt(name: string, result = () => ({})) {
  const { answer, release } = heldAnswer(result);
  const portal = await openSession({ answers: { [name]: answer } });
  const close = openLoginModal(portal);
  await portal.signIn();
  return {
    ...portal,
    close,
    release: async () => {
      release();
      await pass();
    },
  };
}

describe('a submitted login form', () => {
  it('is ignored while a payer is signed in', async () => {
    const { signIn, called, session } = await openSession(payerStored());
    const before = session();
    await signIn('eva@banco.cl');
    expect(called(loginCall)).toEqual([]);
    expect(session()).toBe(before);
  });

  it('is ignored while a sign-in is running', async () => {
    const { signIn, called, release, session } = await signingInAt(loginCall, () => ({
      access_token: payerJwt,
    }));
    await signIn('eva@banco.cl');
    await release();
    expect(called(loginCall).map(({ body }) => body)).toEqual([
      { correo: payer.email, password: 'Portal2024' },
    ]);
    expect(session().userData).toEqual(payer);
  });

  it('is ignored while the payer decides about another session', async () => {
    const { signIn, called, session } = await openSession(
      payerStored({ session: { estado_user: 'ACTIVA' } }),
    );
    await signIn();
    expect(called(loginCall)).toEqual([]);
    expect(session().signIn).toBe('choosing');
  });
});

describe('a sign-in whose form is closed', () => {
  it('during the login ends here, and the session that the bank then opens is closed there', async () => {
    const { session, called, close, release } = await signingInAt(loginCall, () => ({
      access_token: payerJwt,
    }));
    close();
    await pass();
    expect(session()).toEqual({ guestToken: 'Bearer guest' });
    expect(called('logout')).toEqual([]);
    await release();
    expect(called('userinfo')).toEqual([]);
    expect(called('logout').map(({ params }) => params['evento'])).toEqual(['close']);
    expect(called('logout')[0]?.headers['authorization']).toBe(`Bearer ${payerJwt}`);
    expect(called('logout')[0]?.params['usuario']).toBe(payer.docUsr);
    expect(session()).toEqual({ guestToken: 'Bearer guest' });
  });

  it('during a login that the bank then refuses sends no other call', async () => {
    const { called, close, release } = await signingInAt(loginCall, () =>
      Response.json({}, { status: 500 }),
    );
    close();
    await release();
    expect(called('logout')).toEqual([]);
  });

  it('after the login is closed at the bank, once', async () => {
    const { session, called, close, release } = await signingInAt('userinfo', infoOf);
    close();
    await pass();
    expect(session()).toEqual({ guestToken: 'Bearer guest' });
    await release();
    expect(called('logout').map(({ params }) => params['evento'])).toEqual(['close']);
    expect(called('politica')).toEqual([]);
    expect(session()).toEqual({ guestToken: 'Bearer guest' });
  });

  it('goes on if it was another modal that was closed', async () => {
    const { store, release } = await signingInAt('userinfo', infoOf);
    const { payload } = store.dispatch(openModal({ kind: 'terms' }));
    store.dispatch(modalClosed({ id: payload.id, confirmed: true }));
    await release();
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });

  it('can be begun anew', async () => {
    const portal = await signingInAt('userinfo', infoOf);
    portal.close();
    await portal.release();
    openLoginModal(portal);
    await portal.signIn();
    expect(selectIsSignedIn(portal.store.getState())).toBe(true);
    expect(selectOpenModals(portal.store.getState())).toEqual([]);
  });
});

it('a sign-in without a form, such as that after a registration, goes on when a modal closes', async () => {
  const { answer, release } = heldAnswer(infoOf);
  const { store, signIn } = await openSession({ answers: { userinfo: answer } });
  const { payload } = store.dispatch(openModal({ kind: 'terms' }));
  await signIn();
  store.dispatch(modalClosed({ id: payload.id, confirmed: true }));
  release();
  await pass();
  expect(selectIsSignedIn(store.getState())).toBe(true);
});

it.each([
  ['is abandoned', loginAbandoned()],
  ['loses its session', sessionEnded('elsewhere')],
])('a sign-in that %s makes no further calls', async (_name, action) => {
  const { store, session, called, release } = await signingInAt('userinfo', infoOf);
  store.dispatch(action);
  await release();
  expect(called('politica')).toEqual([]);
  expect(session()).toEqual({ guestToken: 'Bearer guest' });
});

describe('the request to close the other session', () => {
  it.each([
    ['of a guest', {}],
    ['of a signed-in payer', payerStored()],
  ])('is ignored outside the choice: %s', async (_name, stored) => {
    const { store, called } = await openSession(stored);
    store.dispatch(otherSessionCloseRequested());
    await pass();
    expect(called('sesion_anterior')).toEqual([]);
  });

  it('is sent once, however often the button is pressed', async () => {
    const { answer, release } = heldAnswer(() => ({}));
    const { store, called } = await openSession({
      ...payerStored({ session: { estado_user: 'ACTIVA' } }),
      answers: { sesion_anterior: answer },
    });
    store.dispatch(otherSessionCloseRequested());
    store.dispatch(otherSessionCloseRequested());
    await pass();
    release();
    await pass();
    expect(called('sesion_anterior')).toHaveLength(1);
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });
});
