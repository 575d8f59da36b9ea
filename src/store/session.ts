import { createSlice } from '@reduxjs/toolkit';
import { guestTokenIssued } from '../api/events.ts';

/** The payer as the session knows them; the wire's own names because these are the spec's storage shapes (ruling 22). */
export interface UserData {
  idu: string;
  docUsr: string;
  email: string;
}

/** The payer's names. */
export interface UserInfo {
  nombre: string;
  apellidos: string;
  segundoApellido?: string | undefined;
}

/** Who is there: signed in when there is user data, else a guest (spec 4). Tokens are whole header values. */
export interface SessionState {
  token?: string | undefined;
  userData?: UserData | undefined;
  userInfo?: UserInfo | undefined;
  /** In memory only; `guestTokenExpiresAt` is an instant in milliseconds. */
  guestToken?: string | undefined;
  guestTokenExpiresAt?: number | undefined;
}

const slice = createSlice({
  name: 'session',
  initialState: {} as SessionState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(guestTokenIssued, (state, { payload }) => {
      state.guestToken = payload.bearer;
      state.guestTokenExpiresAt = Date.now() + payload.lifetime;
    }),
  selectors: {
    selectIsSignedIn: ({ userData }) => userData !== undefined,
    selectUserData: ({ userData }) => userData,
    /** First name plus surnames, or undefined for a guest (spec 2). */
    selectFullName: ({ userInfo }) =>
      userInfo &&
      [userInfo.nombre, userInfo.apellidos, userInfo.segundoApellido].filter(Boolean).join(' '),
    selectGuestTokenExpiry: ({ guestTokenExpiresAt }) => guestTokenExpiresAt,
  },
});

export const { selectIsSignedIn, selectUserData, selectFullName, selectGuestTokenExpiry } =
  slice.selectors;
export const session = slice.reducer;
