/** `warning` lasts for the final `countdownSeconds`. */
export type IdleStatus = 'stopped' | 'running' | 'warning' | 'timedOut';

/** Instants are in milliseconds. */
export interface IdleState {
  status: IdleStatus;
  /** Seconds without activity until the warning; the session ends `countdownSeconds` after that. */
  idleSeconds: number;
  countdownSeconds: number;
  /** Seconds between two keepalive pings to the bank. */
  pingSeconds: number;
  /** Milliseconds after an activity during which further activity is ignored. */
  throttle: number;
  /** The last activity in any tab; an open modal counts as activity. */
  lastActivity?: number | undefined;
  /** The last activity, not counting open modals. */
  lastPresence?: number | undefined;
  /** Seconds until the session ends, while the warning is shown. */
  remaining?: number | undefined;
}

/**
 * The default times of `ng2-idle`, the Angular library whose behaviour and storage keys the portal
 * keeps. `watchStarted` replaces `idleSeconds` and `pingSeconds`.
 */
export const stoppedWatch: IdleState = {
  status: 'stopped',
  idleSeconds: 1200,
  countdownSeconds: 30,
  pingSeconds: 600,
  throttle: 500,
};

/** Seconds; for payers whose idle policy is unknown or sets no time. */
const defaultLimit = 300;

/** Seconds; a shorter limit would consist mainly of the warning, which takes 30. */
const shortestLimit = 60;

/**
 * Returns after how many seconds without activity a session ends: the policy's minutes, at least
 * one minute; the default if the policy sets no time.
 */
export function limitOf(minutes: number | undefined): number {
  return minutes !== undefined && minutes > 0
    ? Math.max(60 * minutes, shortestLimit)
    : defaultLimit;
}

/**
 * Returns the milliseconds until the session times out; the full limit if the clock was set back.
 */
export function timeLeft(state: IdleState, now: number): number {
  const since = Math.max(0, now - (state.lastActivity ?? now));
  return (state.idleSeconds + state.countdownSeconds) * 1000 - since;
}

/**
 * Whether the last activity is at least the limit (seconds) ago. Then no tab with the session is
 * open: an open tab would have renewed the activity or ended the session.
 */
export function isAbandoned(
  { lastActivity, idleSeconds, countdownSeconds }: IdleState,
  now: number,
  limit = idleSeconds + countdownSeconds,
): boolean {
  return lastActivity !== undefined && now - lastActivity >= limit * 1000;
}

export const restarted = (state: IdleState, at: number): IdleState => ({
  ...state,
  status: 'running',
  lastActivity: at,
  lastPresence: at,
  remaining: undefined,
});

export const isWatching = ({ status }: IdleState) => status === 'running' || status === 'warning';

/**
 * Returns the next state for the time left (milliseconds): timed out, the warning in the final
 * seconds, otherwise the given `running` state.
 */
function withLeft(state: IdleState, left: number, running: IdleState): IdleState {
  const { status, countdownSeconds } = state;
  if (left <= 0) return { ...state, status: 'timedOut', remaining: undefined };
  if (left > countdownSeconds * 1000) return running;
  const remaining = Math.ceil(left / 1000);
  return status === 'warning' && remaining === state.remaining
    ? state
    : { ...state, status: 'warning', remaining };
}

/**
 * Milliseconds without activity after which a session ends even while a modal is open: the default
 * limit and countdown of `ng2-idle`.
 */
const libraryLimit = (stoppedWatch.idleSeconds + stoppedWatch.countdownSeconds) * 1000;

/**
 * Returns the next state while a modal other than the warning is open. The modal counts as activity
 * once per ping interval, so that neither this tab nor another reaches the payer's limit. Only
 * `libraryLimit` applies.
 */
function heldAt(state: IdleState, lastActivity: number, now: number): IdleState {
  const { lastPresence = lastActivity, pingSeconds } = state;
  const isDue = state.status === 'warning' || now - lastActivity >= pingSeconds * 1000;
  const going = isDue ? { ...restarted(state, now), lastPresence } : state;
  return withLeft(state, libraryLimit - (now - lastPresence), going);
}

/** Returns the state at an instant; the same object if nothing changes. */
export function idleAt(state: IdleState, { now, held }: { now: number; held: boolean }): IdleState {
  const { status, lastActivity } = state;
  if (!isWatching(state)) return state;
  if (lastActivity === undefined || lastActivity > now) return restarted(state, now);
  if (held) return heldAt(state, lastActivity, now);
  const going = status === 'running' ? state : restarted(state, lastActivity);
  return withLeft(state, timeLeft(state, now), going);
}
