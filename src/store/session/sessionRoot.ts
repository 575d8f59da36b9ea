import type { DeviceRoot } from '../device/listening.ts';
import type { drafts } from './draftsSlice.ts';
import type { IdleState } from './idleMachine.ts';
import type { modals } from './modalsSlice.ts';
import type { SessionState } from './sessionState.ts';

/**
 * The part of the state that the code of this folder may read. The idle watch, the modals and the
 * drafts are slices of this folder, because they end with the session.
 */
export interface SessionRoot extends DeviceRoot {
  session: SessionState;
  idle: IdleState;
  modals: ReturnType<typeof modals>;
  drafts: ReturnType<typeof drafts>;
}
