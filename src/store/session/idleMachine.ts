/** The states of the idle machine; `warning` lasts for the final seconds. */
export type IdleStatus = 'stopped' | 'running' | 'warning' | 'timedOut';

/** The state of the idle machine; instants are in milliseconds. */
export interface IdleState {
  status: IdleStatus;
  /** Seconds without activity until the warning; the session ends `countdownSeconds` after that. */
  idleSeconds: number;
  countdownSeconds: number;
  /** Seconds between two keepalive pings while it runs. */
  pingSeconds: number;
  /** Milliseconds during which further activity is ignored. */
  throttle: number;
  /** The last activity in any tab; an open modal counts as activity. */
  lastActivity?: number | undefined;
  /** The last activity, not counting open modals. */
  lastPresence?: number | undefined;
  /** Seconds until the session ends, while the warning is shown. */
  remaining?: number | undefined;
}

/**
 * The default times of `ng2-idle`, the Angular library whose behaviour and storage keys the product
 * keeps; the portal sets its own times when it starts.
 */
export const stoppedWatch: IdleState = {
  status: 'stopped',
  idleSeconds: 1200,
  countdownSeconds: 30,
  pingSeconds: 600,
  throttle: 500,
};

/** Seconds of the portal's limit when no policy sets another. */
const defaultLimit = 300;

/** The shortest limit in seconds: the warning alone takes 30. */
const shortestLimit = 60;

/**
 * Seconds without activity that end a session: 60 for each minute of the policy, and at least one
 * minute; the default if the policy has no time.
 */
export function limitOf(minutes: number | undefined): number {
  return minutes !== undefined && minutes > 0
    ? Math.max(60 * minutes, shortestLimit)
    : defaultLimit;
}

/**
 * Milliseconds until the session times out, by the wall clock; the full limit if the clock was set
 * back.
 */
export function timeLeft(state: IdleState, now: number): number {
  const since = Math.max(0, now - (state.lastActivity ?? now));
  return (state.idleSeconds + state.countdownSeconds) * 1000 - since;
}

/**
 * Whether a session was abandoned: its last activity is older than its limit in seconds. An open
 * tab would have renewed the activity or ended the session.
 */
export function isAbandoned(
  { lastActivity, idleSeconds, countdownSeconds }: IdleState,
  now: number,
  limit = idleSeconds + countdownSeconds,
): boolean {
  return lastActivity !== undefined && now - lastActivity >= limit * 1000;
}

/** The machine after activity at an instant. */
export const restarted = (state: IdleState, at: number): IdleState => ({
  ...state,
  status: 'running',
  lastActivity: at,
  lastPresence: at,
  remaining: undefined,
});

export const isWatching = ({ status }: IdleState) => status === 'running' || status === 'warning';

/**
 * The machine with this time left (milliseconds): `running`, or warning in the last seconds, or
 * timed out.
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
 * Milliseconds of `ng2-idle`'s default limit and countdown. Without activity the session ends after
 * them, even while a modal is open.
 */
const libraryLimit = (stoppedWatch.idleSeconds + stoppedWatch.countdownSeconds) * 1000;

/**
 * The machine while an ordinary modal is open: the modal counts as activity once per ping interval,
 * so that neither this tab nor others time out by the portal's limit. `libraryLimit` still applies.
 */
function heldAt(state: IdleState, lastActivity: number, now: number): IdleState {
  const { lastPresence = lastActivity, pingSeconds } = state;
  const isDue = state.status === 'warning' || now - lastActivity >= pingSeconds * 1000;
  const going = isDue ? { ...restarted(state, now), lastPresence } : state;
  return withLeft(state, libraryLimit - (now - lastPresence), going);
}

/** The machine at an instant; the same object if nothing changes. */
export function idleAt(state: IdleState, { now, held }: { now: number; held: boolean }): IdleState {
  const { status, lastActivity } = state;
  if (!isWatching(state)) return state;
  if (lastActivity === undefined || lastActivity > now) return restarted(state, now);
  if (held) return heldAt(state, lastActivity, now);
  const going = status === 'running' ? state : restarted(state, lastActivity);
  return withLeft(state, timeLeft(state, now), going);
}
