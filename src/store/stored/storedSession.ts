import type { LastLogin } from '../../api/sessionApi.ts';
import { isNumber, isOneOf, isText, optional, shape } from '../../lib/guards.ts';
import type { Guard } from '../../lib/guards.ts';
import { hasSession } from '../sessionState.ts';
import type { SessionState } from '../sessionState.ts';
import { toJson } from './storedSlice.ts';
import type { StoredSlice } from './storedSlice.ts';

const isUserData = shape({ idu: isText, docUsr: isText, email: isText });
const isUserInfo = shape({ nombre: isText, apellidos: isText, segundoApellido: optional(isText) });
const isPolicies = shape({ tiempoDeInactividad: isNumber });

const isLastLogin: Guard<LastLogin> = isOneOf('ACTIVA', 'INACTIVA');

/** The session, under plain keys (docs/product.md). */
export const storedSession: StoredSlice<SessionState> = {
  area: 'session',
  // A sign-in in progress does not outlive its page: only a session is stored.
  write(state) {
    const { token, userData, userInfo, policies, userStatus, currentUser }: SessionState =
      hasSession(state) ? state : {};
    return {
      token,
      userData: toJson(userData),
      userInfo: toJson(userInfo),
      politicas: toJson(policies),
      otraSesionActiva: userStatus && String(userStatus === 'ACTIVA'),
      estado_user: userStatus,
      currentUser: toJson(currentUser),
    };
  },
  // Neither a token without its payer nor a payer without a token is a session.
  read(read, text) {
    const token = text('token');
    const userData = read('userData', isUserData);
    if (token === undefined || userData === undefined) return undefined;
    const status = text('estado_user');
    const userStatus = isLastLogin(status) ? status : undefined;
    return {
      token,
      userData,
      userInfo: read('userInfo', isUserInfo),
      policies: read('politicas', isPolicies),
      userStatus,
      currentUser: read('currentUser', isUserData),
      // The payer has not chosen yet what becomes of the other session.
      signIn: userStatus === 'ACTIVA' ? 'choosing' : undefined,
    };
  },
};
