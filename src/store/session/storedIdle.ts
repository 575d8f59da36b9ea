import { number } from 'yup';
import { limitOf, stoppedWatch } from './idleMachine.ts';
import type { IdleState } from './idleMachine.ts';
import { toJson } from '../device/storedSlice.ts';
import type { StoredSlice } from '../device/storedSlice.ts';

/** Storage key of the last activity in any tab; other tabs take its removal as a logout. */
export const lastActivityKey = 'ng2Idle.lastActivity';

/** Storage key of `lastPresence`, the last activity not counting open modals. */
export const lastPresenceKey = 'ng2Idle.lastPresence';

/** Storage key of the session's limit in seconds, for tabs that lack the payer's policy. */
const limitKey = 'ng2Idle.limit';

/**
 * The idle state in local storage: the last activity, the last presence and the limit. A restored
 * state is stopped until `watchStarted`, and lacks the last presence.
 */
export const storedIdle: StoredSlice<IdleState> = {
  area: 'local',
  // Keeps a later activity that another tab stored, unless it lies in the future because the clock
  // was set back.
  merge(own, read) {
    const stored = read(lastActivityKey, number().required()) ?? 0;
    return stored > (own.lastActivity ?? 0) && stored <= Date.now() ? undefined : own;
  },
  // A tab without a session leaves these keys unchanged, because another tab may have a session.
  write: ({ status, lastActivity, lastPresence, idleSeconds, countdownSeconds }) =>
    status === 'stopped'
      ? {}
      : {
          [limitKey]: toJson(idleSeconds + countdownSeconds),
          [lastPresenceKey]: toJson(lastPresence),
          [lastActivityKey]: toJson(lastActivity),
        },
  read(read) {
    const lastActivity = read(lastActivityKey, number().required());
    if (lastActivity === undefined) return undefined;
    const limit = read(limitKey, number().required()) ?? limitOf(undefined);
    const { countdownSeconds } = stoppedWatch;
    return { ...stoppedWatch, lastActivity, idleSeconds: limit - countdownSeconds };
  },
};
