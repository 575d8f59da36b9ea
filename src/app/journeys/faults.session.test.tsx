import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { demoPassword } from '../../../mocks/bank/demo.ts';
import { createEndpoints } from '../../../mocks/handlers/handlers.ts';
import { logoutRequested, selectIsSignedIn } from '../../store/session/sessionSlice.ts';
import {
  untilAnswered,
  describeFaults,
  everyFault,
  fine,
  shownText,
  silence,
} from '../../test/faults/faults.ts';
import type { Situation } from '../../test/faults/faults.ts';
import { press, put, sending } from '../../test/faults/faultScreens.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { openLogin, sendLogin } from '../../test/signIn.ts';
import { endpointOf, triedCalls } from '../../test/faults/triedCalls.ts';

const failed = /La información no está correcta, intenta nuevamente\./;
const unavailable = /El banco no está disponible en este momento\./;
/** The messages that differ from the usual ones if a call after an accepted login fails. */
const afterLogin = { 401: unavailable, 500: /Error interno del banco\./ };
const emailLabel = 'Correo electrónico';

/** Sends the login; the e-mail is not typed again, because it must survive a failure. */
async function sendPassword(): Promise<void> {
  put('Contraseña', demoPassword);
  await waitFor(() => expect(screen.getByText('Inicia sesión')).toBeEnabled());
  await press('Inicia sesión');
}

/**
 * Describes a sign-in: after a failure the form keeps the e-mail; after a success the payer is
 * signed out again.
 */
const signingIn = (call: string, words: Situation['words']): Situation => ({
  words: words ?? {},
  async begin() {
    const { store, user } = await renderApp({ url: '/preguntas' });
    const email = 'pagador@ejemplo.cl';
    return async () => {
      if (screen.queryByRole('dialog'))
        expect(screen.getByLabelText(emailLabel)).toHaveValue(email);
      else {
        await openLogin(user);
        put(emailLabel, email);
      }
      await untilAnswered(call, sendPassword);
      const said = await shownText(
        () => selectIsSignedIn(store.getState()),
        () => false,
      );
      if (said !== fine) {
        expect(Object.keys(sessionStorage)).toEqual([]);
        expect(localStorage.getItem('ng2Idle.lastActivity')).toBeNull();
        return said;
      }
      await screen.findByRole('heading', { level: 1, name: 'Mis cuentas' });
      act(() => void store.dispatch(logoutRequested('logout')));
      await screen.findByText('Ingresar');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      return fine;
    };
  },
});

const closingOther: Situation = {
  asPayer: true,
  once: true,
  answersNothing: true,
  async begin() {
    const { user } = await renderApp();
    await openLogin(user);
    await sendLogin(user, { email: 'otra-sesion@ejemplo.cl' });
    const choice = () => screen.queryByText('Tienes otra sesión activa');
    await screen.findByText('Tienes otra sesión activa');
    return async () => {
      await untilAnswered('closeOtherSession', () => press('Cerrar la otra sesión'));
      return shownText(() => choice() === null && sessionStorage.getItem('userData') !== null);
    };
  },
};

/**
 * Describes a background call of the portal: with any result, the payer stays signed in and sees no
 * message.
 */
const inBackground = (call: string, interval: number): Situation => ({
  words: silence,
  asPayer: true,
  async begin() {
    const stored = await payerStorage();
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask'] });
    const { store } = await renderApp({ url: '/preguntas', ...stored });
    return async () => {
      fireEvent.keyDown(document.body, { key: 'Tab' });
      const before = bank.requests(call).length;
      // The portal repeats the call within `interval` milliseconds.
      await act(() => jest.advanceTimersByTimeAsync(interval));
      await waitFor(() => expect(bank.requests(call).length).toBeGreaterThan(before));
      await act(() => jest.advanceTimersByTimeAsync(500));
      expect(screen.queryByRole('dialog')).toBeNull();
      return document.querySelector('[role=alert]')?.textContent ?? signedIn(store);
    };
  },
});
const signedIn = (store: Awaited<ReturnType<typeof renderApp>>['store']) =>
  selectIsSignedIn(store.getState()) ? fine : 'signed out';
afterEach(() => jest.useRealTimers());

/** A logout, which ends the session locally before the call to the bank (docs/trust.md, T08). */
const leaving: Situation = {
  words: silence,
  async begin() {
    let app: Awaited<ReturnType<typeof renderApp>> | undefined;
    return async () => {
      await app?.close();
      const { store } = (app = await renderApp({ url: '/preguntas', ...(await payerStorage()) }));
      fireEvent.click(await screen.findByText('Antonia Rojas Fuentes'));
      await untilAnswered('logout', () => press('Cerrar sesión'));
      await screen.findByText('Ingresar');
      expect(sessionStorage.getItem('userData')).toBeNull();
      expect(document.querySelector('[role=alert]')).toBeNull();
      return store.getState().session.userData ? 'still here' : fine;
    };
  },
};

describeFaults('session', {
  login: signingIn('login', {
    ...everyFault(failed),
    500: /Error interno del banco\./,
    401: /El token de acceso no es válido o venció\./,
    404: /No encontrado\./,
  }),
  getUserInfo: signingIn('getUserInfo', afterLogin),
  // Without the bank's policy the default idle limit applies; only a 401 ends the sign-in.
  getPolicy: signingIn('getPolicy', { ...silence, 401: unavailable }),
  getLastLogin: signingIn('getLastLogin', afterLogin),
  // A failure of this call is only logged, except a 401, which ends the sign-in.
  getPasswordState: signingIn('getPasswordState', { ...silence, 401: unavailable }),
  closeOtherSession: closingOther,
  refreshToken: inBackground('refreshToken', 23_000),
  keepAlive: inBackground('keepAlive', 15_000),
  logout: leaving,
  changePassword: {
    ...sending('changePassword', {
      async open() {
        await renderApp({ url: '/usuario/cambiarClave', ...(await payerStorage()) });
        await screen.findByLabelText('Contraseña actual');
      },
      typed: {
        'Contraseña actual': demoPassword,
        'Nueva contraseña': 'Segura2025',
        'Confirmar contraseña': 'Segura2025',
      },
      button: 'Cambiar contraseña',
      isTaken: () => screen.queryByText('Contraseña cambiada'),
    }),
    answersNothing: true,
    asPayer: true,
  },
});

it('T18 the matrix leaves no endpoint of the bank out', () => {
  const tried = new Set(Object.values(triedCalls).flat().map(endpointOf));
  const known = createEndpoints().map(({ name }) => name);
  // `getImage` is not tried here: a company whose logo does not load just shows its initials.
  expect([...tried].toSorted()).toEqual(known.filter((name) => name !== 'getImage').toSorted());
});
