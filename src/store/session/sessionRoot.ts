import type { DeviceRoot } from '../device/listening.ts';
import type { drafts } from './draftsSlice.ts';
import type { IdleState } from './idleMachine.ts';
import type { modals } from './modalsSlice.ts';
import type { SessionState } from './sessionState.ts';

/**
 * The part of the state that the session sees: its own slices, and those of the device. The idle
 * watch, the modals and the drafts end with the session.
 */
export interface SessionRoot extends DeviceRoot {
  session: SessionState;
  idle: IdleState;
  modals: ReturnType<typeof modals>;
  drafts: ReturnType<typeof drafts>;
}
