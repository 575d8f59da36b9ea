import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { guestTokenIssued } from '../../api/events.ts';
import { getLastLogin, getPasswordState, getPolicy } from '../../api/sessionApi.ts';
import type { Credentials, LogoutReason } from '../../api/sessionApi.ts';
import { getUserInfo } from '../../api/userInfoApi.ts';
import { guest, hasSession, isSignedIn } from './sessionState.ts';
import type { SessionEnd, SessionState, UserData } from './sessionState.ts';

/** The value of `ept` in the bank's answer for a password that has not expired. */
const passwordOk = 2;

/** The session must end: the payer logged out, the idle limit passed, or a call got a 401. */
export const logoutRequested = createAction<LogoutReason>('session/logoutRequested');
/** A stored session expired while no page was open, and is still open at the bank. */
export const sessionLapsed = createAction<SessionState>('session/sessionLapsed');
/** A payer left without a logout: the shared cart and payments of that payer are forgotten. */
export const formerPayerForgotten = createAction('session/formerPayerForgotten');

const initialState: SessionState = {};

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The payer sent the login form. Ignored during a sign-in or a session. */
    loginRequested(state, _action: PayloadAction<Credentials>) {
      if (state.signIn || state.userData) return;
      state.signIn = 'requesting';
      state.problem = undefined;
    },
    /** The payer closed the login before the bank had answered. */
    loginAbandoned: (state) => (state.signIn === 'requesting' ? guest(state) : state),
    /** The sign-in failed; `problem` is the message for the payer, if there is one. */
    loginFailed: (state, { payload }: PayloadAction<{ problem?: string }>) => ({
      ...guest(state),
      problem: payload.problem,
    }),
    /** The bank accepted the login; its token identifies the payer. */
    payerIdentified(state, { payload }: PayloadAction<{ bearer: string; userData: UserData }>) {
      state.token = payload.bearer;
      state.userData = payload.userData;
    },
    /** The payer chose to close the other session. */
    otherSessionCloseRequested(state) {
      if (state.signIn === 'choosing') state.signIn = 'closingOther';
      state.problem = undefined;
    },
    /** The other session is closed: the sign-in goes on. */
    otherSessionClosed(state) {
      state.userStatus = 'INACTIVA';
    },
    /** The other session could not be closed: the payer chooses again. */
    otherSessionStayed(state, { payload }: PayloadAction<{ problem: string }>) {
      state.signIn = 'choosing';
      state.problem = payload.problem;
    },
    /** The sign-in is complete. */
    signedIn(state) {
      state.signIn = undefined;
      state.problem = undefined;
    },
    /** The payer chose a new password: it is no longer expired. */
    passwordRenewed(state) {
      state.passwordExpired = false;
      state.currentUser = state.userData;
    },
    /** The bank renewed the token `replaces`; ignored if another is current by now. */
    tokenRefreshed(state, { payload }: PayloadAction<{ bearer: string; replaces: string }>) {
      if (state.token === payload.replaces) state.token = payload.bearer;
    },
    /** The session ended, here or in another tab: every slice forgets the payer. */
    sessionEnded: (state, _action: PayloadAction<SessionEnd>) => guest(state),
  },
  extraReducers: (builder) =>
    builder
      .addCase(guestTokenIssued, (state, { payload }) => {
        state.guestToken = payload.bearer;
      })
      // Runs at the sign-in, and when the payer changes the profile.
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
      // If another session is open, the payer is asked about it.
      .addMatcher(getLastLogin.matchFulfilled, (state, { payload }) => {
        if (state.signIn !== 'requesting') return;
        state.userStatus = payload;
        if (payload === 'ACTIVA') state.signIn = 'choosing';
      })
      // The answer is ignored once the payer has renewed the password.
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
    /** First name plus surnames, or undefined for a guest. */
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
