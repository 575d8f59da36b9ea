import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { guestTokenIssued } from '../../api/events.ts';
import { getLastLogin, getPasswordState, getPolicy } from '../../api/sessionApi.ts';
import type { Credentials, LogoutReason } from '../../api/sessionApi.ts';
import { getUserInfo } from '../../api/userInfoApi.ts';
import { guest, hasSession, isSignedIn } from './sessionState.ts';
import type { SessionEnd, SessionState, UserData } from './sessionState.ts';

/** The answer of `getPasswordState` if the password has not expired. */
const passwordOk = 2;

/** Requests the end of the session, for example at the idle limit or after a 401. */
export const logoutRequested = createAction<LogoutReason>('session/logoutRequested');
/** A stored session expired while no page was open; it may still be open at the bank. */
export const sessionLapsed = createAction<SessionState>('session/sessionLapsed');
/** A former payer left without a logout; that payer's data in localStorage must be removed. */
export const formerPayerForgotten = createAction('session/formerPayerForgotten');

const initialState: SessionState = {};

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The payer submitted the login form. Ignored during a sign-in or a session. */
    loginRequested(state, _action: PayloadAction<Credentials>) {
      if (state.signIn || state.userData) return;
      state.signIn = 'requesting';
      state.problem = undefined;
    },
    /** The payer closed the login form while the bank was being called. */
    loginAbandoned: (state) => (state.signIn === 'requesting' ? guest(state) : state),
    /** `problem` is the message for the payer; absent if a modal shows it. */
    loginFailed: (state, { payload }: PayloadAction<{ problem?: string }>) => ({
      ...guest(state),
      problem: payload.problem,
    }),
    /** The bank accepted the login. */
    payerIdentified(state, { payload }: PayloadAction<{ bearer: string; userData: UserData }>) {
      state.token = payload.bearer;
      state.userData = payload.userData;
    },
    /** The payer pressed "Cerrar la otra sesión". */
    otherSessionCloseRequested(state) {
      if (state.signIn === 'choosing') state.signIn = 'closingOther';
      state.problem = undefined;
    },
    /** The bank closed the other session: the sign-in continues. */
    otherSessionClosed(state) {
      state.userStatus = 'INACTIVA';
    },
    /** The bank did not close the other session: the payer chooses again. */
    otherSessionStayed(state, { payload }: PayloadAction<{ problem: string }>) {
      state.signIn = 'choosing';
      state.problem = payload.problem;
    },
    signedIn(state) {
      state.signIn = undefined;
      state.problem = undefined;
    },
    passwordRenewed(state) {
      state.passwordExpired = false;
      state.currentUser = state.userData;
    },
    /** The bank renewed a token; ignored if `replaces`, the old one, is no longer in use. */
    tokenRefreshed(state, { payload }: PayloadAction<{ bearer: string; replaces: string }>) {
      if (state.token === payload.replaces) state.token = payload.bearer;
    },
    /** The session ended, here or in another tab; the slices remove the payer's data. */
    sessionEnded: (state, _action: PayloadAction<SessionEnd>) => guest(state),
  },
  extraReducers: (builder) =>
    builder
      .addCase(guestTokenIssued, (state, { payload }) => {
        state.guestToken = payload.bearer;
      })
      .addMatcher(getUserInfo.matchFulfilled, (state, { payload: info }) => {
        if (!info || state.userData?.idu !== info.idu) return;
        state.userData.email = info.email;
        state.userInfo = {
          nombre: info.names,
          apellidos: info.surnames,
          segundoApellido: info.secondSurname,
        };
        if (state.currentUser) state.currentUser = state.userData;
      })
      .addMatcher(getPolicy.matchFulfilled, (state, { payload }) => {
        if (state.userData) state.policies = { tiempoDeInactividad: payload };
      })
      // `ACTIVA`: another session is open, and the payer has to decide about it.
      .addMatcher(getLastLogin.matchFulfilled, (state, { payload }) => {
        if (state.signIn !== 'requesting') return;
        state.userStatus = payload;
        if (payload === 'ACTIVA') state.signIn = 'choosing';
      })
      // The answer is ignored if it is about another payer, or once `currentUser` is set, for
      // example because the payer has changed the password meanwhile.
      .addMatcher(getPasswordState.matchFulfilled, (state, { payload, meta }) => {
        if (state.userData?.docUsr !== meta.arg.originalArgs || state.currentUser) return;
        state.passwordExpired = payload !== passwordOk;
        if (payload === passwordOk) state.currentUser = state.userData;
      }),
  selectors: {
    selectIsSignedIn: isSignedIn,
    selectHasSession: hasSession,
    selectSignIn: ({ signIn }) => signIn,
    selectSignInProblem: ({ problem }) => problem,
    selectUserData: ({ userData }) => userData,
    selectIsPasswordExpired: ({ passwordExpired }) => passwordExpired === true,
    /** First name and surnames; undefined for a guest. */
    selectFullName: ({ userInfo }) =>
      userInfo &&
      [userInfo.nombre, userInfo.apellidos, userInfo.segundoApellido].filter(Boolean).join(' '),
  },
});

export const {
  loginRequested,
  loginAbandoned,
  loginFailed,
  payerIdentified,
  otherSessionCloseRequested,
  otherSessionClosed,
  otherSessionStayed,
  signedIn,
  passwordRenewed,
  tokenRefreshed,
  sessionEnded,
} = slice.actions;
export const {
  selectIsSignedIn,
  selectHasSession,
  selectSignIn,
  selectSignInProblem,
  selectUserData,
  selectIsPasswordExpired,
  selectFullName,
} = slice.selectors;
export const session = slice.reducer;
