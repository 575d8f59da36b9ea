import type { DeviceRoot } from '../device/listening.ts';
import type { drafts } from './draftsSlice.ts';
import type { IdleState } from './idleMachine.ts';
import type { modals } from './modalsSlice.ts';
import type { SessionState } from './sessionState.ts';

/**
 * The slices that code in this folder can access. The idle watch, the modals and the drafts are in
 * this folder, because the end of a session resets them.
 */
export interface SessionRoot extends DeviceRoot {
  session: SessionState;
  idle: IdleState;
  modals: ReturnType<typeof modals>;
  drafts: ReturnType<typeof drafts>;
}
