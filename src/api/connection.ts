import type { CallContext } from './events.ts';

export interface ConnectionState {
  connection: {
    /** Whether the portal shows the message "Sin conexión". */
    isLost: boolean;
  };
}

/**
 * Whether nothing can be sent. A browser may wrongly report that it is offline, for example in a
 * private network, and `isLost` may be outdated; so if either says so, the portal's host is called
 * to make sure.
 */
export const isCutOff = async (
  { connection }: ConnectionState,
  { reachHost }: CallContext,
): Promise<boolean> => (!navigator.onLine || connection.isLost) && !(await reachHost());
