import type { CallContext } from './events.ts';

/** The part of the state that has the connection. */
export interface ConnectionState {
  connection: {
    /** Whether the portal shows "Sin conexión". */
    isLost: boolean;
  };
}

/**
 * Whether nothing can be sent. Neither the browser nor the portal's own message is trusted alone: a
 * browser may wrongly report being offline, as on some private networks, and the network may be
 * back before the message is gone. The portal's own host is then asked.
 */
export const isCutOff = async (
  { connection }: ConnectionState,
  { reachHost }: CallContext,
): Promise<boolean> => (!navigator.onLine || connection.isLost) && !(await reachHost());
