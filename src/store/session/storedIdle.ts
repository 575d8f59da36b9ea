import { number } from 'yup';
import { limitOf, stoppedWatch } from './idleMachine.ts';
import type { IdleState } from './idleMachine.ts';
import { toJson } from '../device/storedSlice.ts';
import type { StoredSlice } from '../device/storedSlice.ts';

/** Storage key of the last activity, shared by all tabs; removing it ends the session. */
export const lastActivityKey = 'ng2Idle.lastActivity';

/** Storage key of the last time that somebody was there, whatever an open modal pretends. */
export const lastPresenceKey = 'ng2Idle.lastPresence';

/** Storage key of the session's limit in seconds: its policy is in the session storage of its tabs. */
const limitKey = 'ng2Idle.limit';

/** The last activity and the limit; the machine itself starts anew. */
export const storedIdle: StoredSlice<IdleState> = {
  area: 'local',
  // Another tab may have noticed activity later than this one did; but an instant that is still to
  // come is of a clock that has been set back since.
  merge(own, read) {
    const stored = read(lastActivityKey, number().required()) ?? 0;
    return stored > (own.lastActivity ?? 0) && stored <= Date.now() ? undefined : own;
  },
  // A tab that watches no session leaves the key to those that do.
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
