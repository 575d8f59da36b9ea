/** The states of the idle machine (spec 4); `warning` lasts for the final seconds. */
export type IdleStatus = 'stopped' | 'running' | 'warning' | 'timedOut';

/** Its parameters (spec 9), instants in milliseconds. */
export interface IdleState {
  status: IdleStatus;
  /** Seconds without activity before the warning, and of the warning. */
  idleSeconds: number;
  countdownSeconds: number;
  /** Seconds between two keepalive pings while it runs. */
  pingSeconds: number;
  /** Milliseconds during which further activity is ignored. */
  throttle: number;
  /** When somebody was last there, in any tab. */
  lastActivity?: number | undefined;
  /** Seconds left while it warns. */
  remaining?: number | undefined;
}

/** The library's own defaults (spec 9); the portal sets its own times when it starts. */
export const stoppedWatch: IdleState = {
  status: 'stopped',
  idleSeconds: 1200,
  countdownSeconds: 30,
  pingSeconds: 600,
  throttle: 500,
};

/** Seconds of the portal's limit when no policy sets another (spec 9). */
const defaultLimit = 300;

/** The least seconds of a limit: the warning alone takes 30. */
const shortestLimit = 60;

/**
 * Seconds without activity that end a session: 60 for each minute of the policy, and at least one
 * minute; the default where the policy names no time.
 */
export function limitOf(minutes: number | undefined): number {
  return minutes !== undefined && minutes > 0
    ? Math.max(60 * minutes, shortestLimit)
    : defaultLimit;
}

/** Milliseconds until the machine ends, by the wall clock; if that was set back, from now on. */
export function timeLeft(state: IdleState, now: number): number {
  const since = Math.max(0, now - (state.lastActivity ?? now));
  return (state.idleSeconds + state.countdownSeconds) * 1000 - since;
}

/** Whether a session with this limit (seconds) was left alone for longer than it lasts. */
export function isOutOfTime(lastActivity: number, limit: number, now: number): boolean {
  return now - lastActivity >= limit * 1000;
}

/** The machine, running again from an instant with activity. */
export const restarted = (state: IdleState, at: number): IdleState => ({
  ...state,
  status: 'running',
  lastActivity: at,
  remaining: undefined,
});

/** Whether a session is being watched. */
export const isWatching = ({ status }: IdleState) => status === 'running' || status === 'warning';

/**
 * The machine at an instant; the very same object when nothing changes. While an ordinary modal is
 * open (`held`) it never ends, and restarts as often as it pings so that other tabs do not end
 * either (spec 4, ruling 15).
 */
export function idleAt(state: IdleState, { now, held }: { now: number; held: boolean }): IdleState {
  const { status, lastActivity, countdownSeconds, pingSeconds } = state;
  if (!isWatching(state)) return state;
  if (lastActivity === undefined || lastActivity > now) return restarted(state, now);
  if (held) return now - lastActivity < pingSeconds * 1000 ? state : restarted(state, now);
  const left = timeLeft(state, now);
  if (left <= 0) return { ...state, status: 'timedOut', remaining: undefined };
  if (left > countdownSeconds * 1000)
    return status === 'running' ? state : restarted(state, lastActivity);
  const remaining = Math.ceil(left / 1000);
  return status === 'warning' && remaining === state.remaining
    ? state
    : { ...state, status: 'warning', remaining };
}
