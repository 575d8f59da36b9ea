import { once } from '../../api/bankApi.ts';
import { bankMessage, errorMessage, isSessionOver, loginFailedText } from '../../api/errors.ts';
import { isBlocked, loginProblem } from '../../api/loginProblem.ts';
import { closeOtherSession, getLastLogin, getPolicy, login } from '../../api/sessionApi.ts';
import type { Credentials } from '../../api/sessionApi.ts';
import { getUserInfo } from '../../api/userInfoApi.ts';
import { warnInDevelopment } from '../../lib/development.ts';
import { modalsClosed, openModal } from './modalsSlice.ts';
import {
  loginFailed,
  otherSessionClosed,
  otherSessionStayed,
  payerIdentified,
  selectUserData,
  signedIn,
} from './sessionSlice.ts';
import { cancellable } from '../device/listening.ts';
import { closeAtBank } from './logoutListener.ts';
import { fetchPasswordState } from './passwordListener.ts';
import type { EffectApi } from '../device/listening.ts';
import type { SessionRoot } from './sessionRoot.ts';

const blockedMessage = {
  kind: 'result',
  success: false,
  title: 'Usuario bloqueado',
  message:
    "Por motivos de seguridad tu contraseña fue bloqueada. Restablécela con la opción '¿Olvidó su contraseña?'.",
} as const;

/**
 * Ends the sign-in after the login call failed. The form shows the reason; if the payer is blocked,
 * a modal shows it instead.
 */
function refuse(error: unknown, api: EffectApi<SessionRoot>): void {
  const blocked = isBlocked(error);
  api.dispatch(loginFailed(blocked ? {} : { problem: loginProblem(error) }));
  if (blocked) api.dispatch(openModal(blockedMessage));
}

/**
 * Ends the sign-in after a later step failed, and closes the session that the login opened at the
 * bank. The form shows the bank's message even for a 5xx, for which `errorMessage` has only a
 * general text.
 */
function fail(error: unknown, api: EffectApi<SessionRoot>): void {
  closeAtBank(api.getState().session, 'close', api);
  api.dispatch(loginFailed({ problem: bankMessage(error) ?? errorMessage(error) }));
}

/**
 * Fetches the payer's names, e-mail and idle policy; the default limit applies if the policy cannot
 * be fetched. Returns the error if the sign-in must fail.
 */
async function fetchPayer(idu: string, api: EffectApi<SessionRoot>): Promise<unknown> {
  const { data, error } = await cancellable(api.dispatch(getUserInfo.initiate(idu, once)), api);
  if (!data) return error;
  const policy = await cancellable(api.dispatch(getPolicy.initiate(data.policyId, once)), api);
  return isSessionOver(policy.error) ? policy.error : undefined;
}

/**
 * Queries whether the password has expired, and completes the sign-in. A failed query does not
 * prevent the sign-in, unless the session is over.
 */
async function finish(document: string, api: EffectApi<SessionRoot>): Promise<void> {
  const error = await fetchPasswordState(document, api);
  if (isSessionOver(error)) return fail(error, api);
  api.dispatch(signedIn());
  api.dispatch(modalsClosed());
}

/**
 * Sends the login. Closing the form does not abort the call: the bank may open a session all the
 * same, and closing that session requires the token in the answer.
 */
async function openSession(credentials: Credentials, api: EffectApi<SessionRoot>) {
  const access = await api.dispatch(login.initiate(credentials, { track: false }));
  if (api.signal.aborted && access.data) {
    const { bearer, idu, document } = access.data;
    const userData = { idu, docUsr: document, email: credentials.email };
    closeAtBank({ token: bearer, userData }, 'close', api);
  }
  return access;
}

/**
 * Logs in, fetches the payer's data and completes the sign-in. If the payer has another open
 * session, the sign-in pauses until the payer decides about it.
 */
export async function signIn(
  { email, password }: Credentials,
  api: EffectApi<SessionRoot>,
): Promise<void> {
  const access = await api.pause(openSession({ email, password }, api));
  if (access.error) return refuse(access.error, api);
  if (access.data === null) {
    api.dispatch(loginFailed({ problem: loginFailedText }));
    return;
  }
  const { bearer, idu, document } = access.data;
  api.dispatch(payerIdentified({ bearer, userData: { idu, docUsr: document, email } }));
  const problem = await fetchPayer(idu, api);
  if (problem) return fail(problem, api);

  const last = await cancellable(api.dispatch(getLastLogin.initiate(document, once)), api);
  if (last.data === undefined) {
    warnInDevelopment(`ultimo_login: ${errorMessage(last.error)}`);
    return fail(last.error, api);
  }
  if (last.data === 'ACTIVA') api.dispatch(modalsClosed());
  else await finish(document, api);
}

/**
 * Handles "Cerrar la otra sesión": closes that session at the bank and completes the sign-in. If
 * the bank does not close it, the payer chooses again.
 */
export async function closeOther(api: EffectApi<SessionRoot>): Promise<void> {
  const { error } = await cancellable(
    api.dispatch(closeOtherSession.initiate(undefined, { track: false })),
    api,
  );
  const payer = selectUserData(api.getState());
  if (error || !payer) {
    api.dispatch(otherSessionStayed({ problem: errorMessage(error) }));
    return;
  }
  api.dispatch(otherSessionClosed());
  await finish(payer.docUsr, api);
}
