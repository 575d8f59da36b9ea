import type { LastLogin } from '../../api/sessionApi.ts';
import type { Schema } from 'yup';
import { isOf, oneOf } from '../../lib/schemas.ts';
import {
  hasSession,
  policiesSchema,
  userDataSchema,
  storedUserInfoSchema,
} from './sessionState.ts';
import type { SessionState } from './sessionState.ts';
import { toJson } from '../device/storedSlice.ts';
import type { StoredSlice } from '../device/storedSlice.ts';

const lastLoginSchema: Schema<LastLogin> = oneOf('ACTIVA', 'INACTIVA');

/** docs/product.md prescribes the storage keys. */
export const storedSession: StoredSlice<SessionState> = {
  area: 'session',
  // An unfinished sign-in is stored only once the payer has to decide about another session; a
  // reload then offers the choice again.
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
  // A token or a payer alone is no session.
  read(read, text) {
    const token = text('token');
    const userData = read('userData', userDataSchema);
    if (token === undefined || userData === undefined) return undefined;
    const status = text('estado_user');
    const userStatus = isOf(lastLoginSchema, status) ? status : undefined;
    return {
      token,
      userData,
      userInfo: read('userInfo', storedUserInfoSchema),
      policies: read('politicas', policiesSchema),
      userStatus,
      currentUser: read('currentUser', userDataSchema),
      // With `ACTIVA`, the payer still has to decide about the other open session.
      signIn: userStatus === 'ACTIVA' ? 'choosing' : undefined,
    };
  },
};
