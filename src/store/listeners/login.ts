import { isAnyOf } from '@reduxjs/toolkit';
import { errorMessage, isSessionOver } from '../../api/errors.ts';
import { isBlocked, loginFailedText, loginProblem } from '../../api/loginProblem.ts';
import {
  closeOtherSession,
  getLastLogin,
  getPasswordState,
  getPolicy,
  getUserInfo,
  login,
} from '../../api/session.ts';
import type { Credentials, UserInfo } from '../../api/session.ts';
import { warnInDevelopment } from '../../lib/development.ts';
import { showToast } from '../../ui/toasts.ts';
import { cartReset } from '../cart.ts';
import { modalsClosed, openModal, selectIsLoginOpen } from '../modals.ts';
import {
  lastLoginAnswered,
  loginAbandoned,
  loginFailed,
  loginRequested,
  otherSessionClosed,
  otherSessionRefused,
  otherSessionStayed,
  payerIdentified,
  payerNamed,
  policyReceived,
  selectSignIn,
  selectUserData,
  sessionEnded,
  signedIn,
} from '../session.ts';
import type { EffectApi, StartListening } from './listening.ts';
import { closeAtBank } from './logout.ts';

/** Nothing of a sign-in's answers stays in the cache. */
const untracked = { track: false } as const;

/** The message of a payer who is blocked (ruling 18). */
const blockedMessage = {
  kind: 'result',
  success: false,
  title: 'Usuario bloqueado',
  message:
    "Por motivos de seguridad tu contraseña fue bloqueada. Restablécela con la opción '¿Olvidó su contraseña?'.",
} as const;

/** The payer as the session stores them (ruling 22). */
const named = ({ idu, email, names, surnames, secondSurname }: UserInfo) => ({
  idu,
  email,
  userInfo: {
    nombre: names,
    apellidos: surnames,
    ...(secondSurname !== undefined && { segundoApellido: secondSurname }),
  },
});

/** The sign-in came to nothing: what it had opened at the bank is closed, and the form says why (spec 8). */
function fail(error: unknown, api: EffectApi): void {
  closeAtBank(api.getState().session, 'close', api);
  if (isBlocked(error)) {
    api.dispatch(loginFailed({}));
    api.dispatch(openModal(blockedMessage));
    return;
  }
  api.dispatch(loginFailed({ problem: loginProblem(error) }));
}

/** The payer's names and idle policy; a policy that cannot be had leaves the default limit (spec 4). */
async function getToKnow(api: EffectApi): Promise<unknown> {
  const { data, error } = await api.pause(
    api.dispatch(getUserInfo.initiate(undefined, { subscribe: false, forceRefetch: true })),
  );
  if (!data) return error;
  const policy = await api.pause(api.dispatch(getPolicy.initiate(data.policyId, untracked)));
  if (policy.data !== undefined) {
    api.dispatch(policyReceived({ tiempoDeInactividad: policy.data }));
  }
  return isSessionOver(policy.error) ? policy.error : undefined;
}

/** The last steps: the password's state, an empty cart, and the way in (spec 4). */
async function finish(document: string, api: EffectApi): Promise<void> {
  const { data, error } = await api.pause(
    api.dispatch(getPasswordState.initiate(document, untracked)),
  );
  if (isSessionOver(error)) return fail(error, api);
  if (error) warnInDevelopment(`estado_clave: ${errorMessage(error)}`);
  api.dispatch(cartReset());
  api.dispatch(signedIn(data === undefined ? {} : { passwordState: data }));
  api.dispatch(modalsClosed());
  if (api.getState().session.passwordExpired) {
    showToast({ text: 'Tu contraseña venció. Cámbiala para continuar.', targetClass: 'warning' });
  }
}

/** The sign-in, up to the payer's choice about another open session (spec 4; design, "Login"). */
async function signIn({ email, password }: Credentials, api: EffectApi): Promise<void> {
  const access = await api.pause(api.dispatch(login.initiate({ email, password }, untracked)));
  if (access.error) return fail(access.error, api);
  if (access.data === null) {
    api.dispatch(loginFailed({ problem: loginFailedText }));
    return;
  }
  const { bearer, idu, document } = access.data;
  api.dispatch(payerIdentified({ bearer, userData: { idu, docUsr: document, email } }));
  const problem = await getToKnow(api);
  if (problem) return fail(problem, api);

  const last = await api.pause(api.dispatch(getLastLogin.initiate(document, untracked)));
  if (last.error) {
    warnInDevelopment(`ultimo_login: ${errorMessage(last.error)}`);
    return fail(last.error, api);
  }
  api.dispatch(lastLoginAnswered(last.data));
  if (last.data === 'ACTIVA') api.dispatch(modalsClosed());
  else await finish(document, api);
}

/** 'Cerrar la otra sesión': it is closed, then the sign-in goes on (design, "Login"). */
async function closeOther(api: EffectApi): Promise<void> {
  const { error } = await api.pause(api.dispatch(closeOtherSession.initiate(undefined, untracked)));
  const payer = selectUserData(api.getState());
  if (error || !payer) {
    api.dispatch(otherSessionStayed({ problem: errorMessage(error) }));
    return;
  }
  api.dispatch(otherSessionClosed());
  await finish(payer.docUsr, api);
}

/** The sign-in's listeners: one at a time, and over with its window or its session. */
export function listenToLogin(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(loginRequested, otherSessionRefused, loginAbandoned, sessionEnded),
    async effect(action, api) {
      const before = api.getOriginalState().session;
      if (loginRequested.match(action)) {
        if (before.signIn || before.userData) return;
        await signIn(action.payload, api);
      } else if (otherSessionRefused.match(action)) {
        if (before.signIn === 'choosing') await closeOther(api);
      } else {
        api.cancelActiveListeners();
      }
    },
  });
  startListening({
    predicate: (_action, now, before) =>
      selectSignIn(now) === 'requesting' && selectIsLoginOpen(before) && !selectIsLoginOpen(now),
    effect(_action, api) {
      const { session } = api.getState();
      api.dispatch(loginAbandoned());
      closeAtBank(session, 'close', api);
    },
  });
  // At the sign-in, and again whenever the payer has changed their profile.
  startListening({
    matcher: getUserInfo.matchFulfilled,
    effect: ({ payload }, api) => void api.dispatch(payerNamed(named(payload))),
  });
}
