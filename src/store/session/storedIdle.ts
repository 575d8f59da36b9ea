import { number } from 'yup';
import { limitOf, stoppedWatch } from './idleMachine.ts';
import type { IdleState } from './idleMachine.ts';
import { toJson } from '../device/storedSlice.ts';
import type { StoredSlice } from '../device/storedSlice.ts';

/** Storage key of the last activity, shared by all tabs; removing it ends the session. */
export const lastActivityKey = 'ng2Idle.lastActivity';

/** Storage key of `lastPresence`: the last activity, which an open modal does not renew. */
export const lastPresenceKey = 'ng2Idle.lastPresence';

/** Storage key of the session's limit in seconds, for tabs that do not have its policy. */
const limitKey = 'ng2Idle.limit';

/** Stores the last activity and the limit; the state of the machine is not stored. */
export const storedIdle: StoredSlice<IdleState> = {
  area: 'local',
  // Another tab may have stored a later activity. A time in the future was stored before the clock
  // was set back.
  merge(own, read) {
    const stored = read(lastActivityKey, number().required()) ?? 0;
    return stored > (own.lastActivity ?? 0) && stored <= Date.now() ? undefined : own;
  },
  // A tab without a session writes none of these keys, because another tab may have one.
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
