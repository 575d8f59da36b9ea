import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { idleAt, isWatching, restarted, stoppedWatch, timeLeft } from './idleMachine.ts';
import { sessionEnded } from './sessionSlice.ts';

/** Seconds between two keepalive pings to the bank. */
const portalPing = 15;

const slice = createSlice({
  name: 'idle',
  initialState: stoppedWatch,
  reducers: {
    /** From now on, the session ends after `limit` seconds without activity. */
    watchStarted: (state, { payload }: PayloadAction<{ limit: number; lastActivity: number }>) => ({
      ...restarted(state, payload.lastActivity),
      idleSeconds: payload.limit - state.countdownSeconds,
      pingSeconds: portalPing,
    }),
    /** `held` is true while a modal other than the warning is open. */
    clockTicked: (state, { payload }: PayloadAction<{ now: number; held: boolean }>) =>
      idleAt(state, payload),
    /**
     * The payer was active in this tab. Ignored after the limit, and during the warning, which
     * requires an explicit answer.
     */
    activityNoticed(state, { payload: at }: PayloadAction<number>) {
      const { status } = idleAt(state, { now: at, held: false });
      if (state.status !== 'running' || status !== 'running') return;
      state.lastActivity = at;
      state.lastPresence = at;
    },
    /**
     * Another tab stored a later activity: the payer was active or extended the session there, or a
     * modal is open there. `presence` is the last activity not counting modals.
     */
    activityElsewhere(
      state,
      { payload }: PayloadAction<{ at: number; presence?: number | undefined; now: number }>,
    ) {
      const { at, presence = at, now } = payload;
      const isNews = at > (state.lastActivity ?? 0);
      if (!isWatching(state) || !isNews) return state;
      const lastPresence = Math.max(state.lastPresence ?? 0, Math.min(presence, now));
      const heard = { ...state, lastActivity: Math.min(at, now), lastPresence };
      return idleAt(heard, { now, held: false });
    },
    /** The payer pressed "Ampliar sesión". Ignored after the limit. */
    sessionExtended: (state, { payload: at }: PayloadAction<number>) =>
      state.status === 'warning' && timeLeft(state, at) > 0 ? restarted(state, at) : state,
    /** The first modal opened or the last one closed; both count as activity. */
    watchRestarted: (state, { payload: at }: PayloadAction<number>) =>
      isWatching(state) ? restarted(state, at) : state,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => stoppedWatch),
  selectors: {
    selectIdleStatus: ({ status }) => status,
    /** Seconds until the session ends; undefined unless the warning is shown. */
    selectSecondsLeft: ({ remaining }) => remaining,
  },
});

export const {
  watchStarted,
  clockTicked,
  activityNoticed,
  activityElsewhere,
  sessionExtended,
  watchRestarted,
} = slice.actions;
export const { selectIdleStatus, selectSecondsLeft } = slice.selectors;
export const idle = slice.reducer;
