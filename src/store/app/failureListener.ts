import { isRejected } from '@reduxjs/toolkit';
import { tell } from '../../lib/telemetry.ts';
import type { StartListening } from '../device/listening.ts';
import type { RootState } from './rootReducer.ts';

/** Reports failed calls to the portal's operators (docs/events.md). */
export function listenToFailures(startListening: StartListening<RootState>): void {
  startListening({
    matcher: isRejected,
    effect({ meta, payload }) {
      const { endpointName } = meta.arg as { endpointName: string };
      // Skips aborted calls and those answered from the cache.
      if (meta.aborted || meta.condition) return;
      tell({ kind: 'failure', endpoint: endpointName, error: payload });
    },
  });
}
