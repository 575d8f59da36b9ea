import { jsonIn, readText, writeText } from '../device/storageAreas.ts';
import { session, sessionEnded } from './sessionSlice.ts';
import type { SessionState } from './sessionState.ts';
import { storedSession } from './storedSession.ts';

const userData = { idu: 'u-1', docUsr: '11111111-1', email: 'ana@banco.cl' };
const payer: SessionState = {
  token: 'Bearer p',
  userData,
  userInfo: { nombre: 'Ana', apellidos: 'Soto', segundoApellido: 'Vera' },
  policies: { tiempoDeInactividad: 5 },
  userStatus: 'INACTIVA',
  currentUser: userData,
};

const read = () => storedSession.read(jsonIn('session'), (key) => readText('session', key));
const write = (state: SessionState) => {
  for (const [key, text] of Object.entries(storedSession.write(state)))
    writeText(storedSession.area, key, text);
};

describe('the stored session', () => {
  it('lasts as long as the tab, under the keys of docs/product.md', () => {
    write(payer);
    expect(localStorage).toHaveLength(0);
    expect({ ...sessionStorage }).toEqual({
      token: 'Bearer p',
      userData: JSON.stringify(userData),
      userInfo: JSON.stringify(payer.userInfo),
      politicas: JSON.stringify(payer.policies),
      otraSesionActiva: 'false',
      estado_user: 'INACTIVA',
      currentUser: JSON.stringify(userData),
    });
  });

  it.each<[string, SessionState]>([
    ['a payer', payer],
    ['a payer without a second surname', { ...payer, userInfo: { nombre: 'A', apellidos: 'S' } }],
    ['a payer about whom little is known', { token: 'Bearer p', userData }],
    ['the choice about another session', { ...payer, userStatus: 'ACTIVA', signIn: 'choosing' }],
  ])('is restored as it was: %s', (_name, state) => {
    write(state);
    expect(read()).toEqual(state);
  });

  it('says to other programs whether another session is open', () => {
    write({ ...payer, userStatus: 'ACTIVA', signIn: 'choosing' });
    expect(sessionStorage.getItem('otraSesionActiva')).toBe('true');
  });

  it('offers the choice again after a reload while the other session was being closed', () => {
    write({ ...payer, userStatus: 'ACTIVA', signIn: 'closingOther' });
    expect(read()).toMatchObject({ signIn: 'choosing' });
  });

  it('does not contain the tab’s own state', () => {
    write({ ...payer, guestToken: 'Bearer g', problem: 'No.', passwordExpired: true });
    expect(read()).toEqual(payer);
  });

  it.each<[string, SessionState]>([
    ['of a sign-in whose calls run', { ...payer, signIn: 'requesting' }],
    ['of a guest', { guestToken: 'Bearer g' }],
    ['after its end', session(payer, sessionEnded('elsewhere'))],
  ])('is empty %s', (_name, state) => {
    write(payer);
    write(state);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['token', 'userData'])('is none without %s', (key) => {
    write(payer);
    sessionStorage.removeItem(key);
    expect(read()).toBeUndefined();
  });

  it.each([
    ['userData', '{"idu":"u-1"}', undefined],
    ['userData', '{"idu":"u-1","docUsr":"1-9"}', undefined],
    ['userInfo', '{"nombre":"Ana"}', { ...payer, userInfo: undefined }],
    ['politicas', '{}', { ...payer, policies: undefined }],
    ['politicas', '{"tiempoDeInactividad":"5"}', { ...payer, policies: undefined }],
    ['currentUser', '{"docUsr":"1-9","email":""}', { ...payer, currentUser: undefined }],
  ])('T19 is restored without what is not the portal’s: %s %s', (key, text, expected) => {
    expectConsole(new RegExp(`^Se descartó «${key}»`));
    write(payer);
    sessionStorage.setItem(key, text);
    expect(read()).toEqual(expected);
  });

  it('is restored without an unknown word about the other session', () => {
    write(payer);
    sessionStorage.setItem('estado_user', 'QUIZÁS');
    expect(read()).toEqual({ ...payer, userStatus: undefined });
  });
});
