import type { CallContext } from './events.ts';

/**
 * Whether nothing can be sent. A browser that says it is offline may err, as on some private
 * networks: the portal's own host is then asked, which fails at once where there is no network.
 */
export const isCutOff = async ({ reachHost }: Pick<CallContext, 'reachHost'>): Promise<boolean> =>
  !navigator.onLine && !(await reachHost());
