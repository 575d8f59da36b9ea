import { isRejected } from '@reduxjs/toolkit';
import { tell } from '../../lib/telemetry.ts';
import type { StartListening } from '../device/listening.ts';

/** Tells the portal's operators which calls of the bank fail (docs/events.md). */
export function listenToFailures(startListening: StartListening): void {
  startListening({
    matcher: isRejected,
    effect({ meta, payload }) {
      const { endpointName } = meta.arg as { endpointName: string };
      // Not what was given up, or had an answer already.
      if (meta.aborted || meta.condition) return;
      tell({ kind: 'failure', endpoint: endpointName, error: payload });
    },
  });
}
