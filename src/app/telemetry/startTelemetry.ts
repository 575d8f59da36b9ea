import { tell } from '../../lib/telemetry.ts';

/**
 * Watches the page from its first script on, and sends what it sees of itself to a URL, by code that
 * loads when there is time for it. It fails silently (docs/events.md).
 */
export async function startTelemetry(url: string): Promise<void> {
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    // Not what the browser alone complains of, nor what it hides of others' scripts.
    if (error) tell({ kind: 'crash', error });
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    tell({ kind: 'crash', error: reason }),
  );
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell({ kind: 'policy', directive: effectiveDirective, blocked: blockedURI }),
  );
  try {
    const { sendEvents } = await import(/* webpackFetchPriority: "low" */ './sendEvents.ts');
    sendEvents(url);
  } catch {
    // Without its code, nothing is told.
  }
}
