import type { CallContext } from './events.ts';

export interface ConnectionState {
  connection: {
    /** Whether the portal shows the message "Sin conexión". */
    isLost: boolean;
  };
}

/**
 * Whether the portal's host is out of reach. `navigator.onLine` may be wrongly false, for example
 * in a private network, and `isLost` may be outdated; if either reports a lost connection, the host
 * is called to make sure.
 */
export const isCutOff = async (
  { connection }: ConnectionState,
  { reachHost }: CallContext,
): Promise<boolean> => (!navigator.onLine || connection.isLost) && !(await reachHost());
