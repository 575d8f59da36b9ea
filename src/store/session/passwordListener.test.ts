import { pass } from '../../test/store/answerCalls.ts';
import {
  closeSessions,
  openSession,
  payer,
  payerStored,
  refused,
  startClock,
} from '../../test/store/openSession.ts';
import { connectionRestored } from '../device/connectionSlice.ts';
import { selectIsPasswordExpired } from './sessionSlice.ts';

beforeEach(startClock);
afterEach(closeSessions);

/** The storages of a payer whose password is not known to be valid. */
const unchecked = () => payerStored({ session: { currentUser: undefined } });

describe('after a reload', () => {
  it('a password that was not known to be valid is checked, and is expired unless the bank says 2', async () => {
    const { store, session, called } = await openSession({
      ...unchecked(),
      answers: { estado_clave: () => ({ ept: 1 }) },
    });
    expect(called('estado_clave').map(({ params }) => params['usuario'])).toEqual([payer.docUsr]);
    expect(selectIsPasswordExpired(store.getState())).toBe(true);
    expect(session().currentUser).toBeUndefined();
  });

  it('a password that the bank confirms is valid', async () => {
    const { store, session } = await openSession(unchecked());
    expect(selectIsPasswordExpired(store.getState())).toBe(false);
    expect(session().currentUser).toEqual(payer);
  });

  it.each([
    ['a guest', {}],
    ['a payer whose password is known to be valid', payerStored()],
    [
      'a payer who has to decide about another session',
      payerStored({ session: { currentUser: undefined, estado_user: 'ACTIVA' } }),
    ],
  ])('nothing is asked about the password of %s', async (_name, stored) => {
    const { called } = await openSession(stored);
    expect(called('estado_clave')).toEqual([]);
  });
});

it('a check that fails is logged, and is repeated once the connection is back', async () => {
  expectConsole(/^estado_clave: El banco no está disponible/);
  const { store, session, answers, called } = await openSession({
    ...unchecked(),
    answers: { estado_clave: () => refused(500) },
  });
  expect(session().currentUser).toBeUndefined();
  answers['estado_clave'] = () => ({ ept: 2 });
  store.dispatch(connectionRestored());
  await pass();
  expect(session().currentUser).toEqual(payer);
  store.dispatch(connectionRestored());
  await pass();
  expect(called('estado_clave')).toHaveLength(2);
});

it('a check that ends with the session is not logged', async () => {
  const { session } = await openSession({
    ...unchecked(),
    answers: { estado_clave: () => refused(401) },
  });
  expect(session().userData).toBeUndefined();
});
