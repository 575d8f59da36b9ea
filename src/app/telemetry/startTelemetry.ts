import { reportFinding } from '../../lib/telemetry.ts';

/**
 * In `share` percent of all page loads, watches the page from its first script on and sends
 * findings to a URL. The code for sending loads with low priority. Failures are ignored
 * (docs/events.md).
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
