import { reportFinding } from '../../lib/telemetry.ts';

/**
 * In `share` percent of all page loads, reports errors and policy violations as findings, and loads
 * the code that sends all findings to a URL (docs/events.md). Failures are ignored.
 */
export async function startTelemetry(url: string, share: number): Promise<void> {
  if (Math.random() * 100 >= share) return;
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    // Ignores messages without an error, such as ResizeObserver's, and errors that the browser
    // hides because the script is of another origin.
    if (error) reportFinding({ kind: 'crash', error });
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportFinding({ kind: 'crash', error: reason }),
  );
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    reportFinding({ kind: 'policy', directive: effectiveDirective, blocked: blockedURI }),
  );
  try {
    const { sendEvents } = await import(/* webpackFetchPriority: "low" */ './sendEvents.ts');
    sendEvents(url, share);
  } catch {
    // If the code does not load, no events are sent.
  }
}
