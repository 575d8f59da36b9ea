import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { listenToFindings } from '../../lib/telemetry.ts';
import type { PlacedFinding } from '../../lib/telemetry.ts';
import { eventOf } from './eventOf.ts';
import { most } from './eventSchemas.ts';
import type { TelemetryEvent } from './eventSchemas.ts';
import { commit, version } from './ownScripts.ts';

/** Milliseconds for which events are collected before they are sent. */
const pause = 5_000;
/** Maximum number of requests of a page. */
const mostRequests = 60;

/**
 * Turns findings into events and sends these to a URL, every few seconds and when the page is
 * hidden; equal events are sent once with their count. `share` is the percentage of page loads that
 * send events, and is sent as well. The response is ignored.
 */
export function sendEvents(url: string, share: number): void {
  const collected = new Map<string, TelemetryEvent & { count: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let requests = 0;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    if (collected.size === 0 || requests === mostRequests) return;
    requests += 1;
    const body = JSON.stringify({ version, commit, share, events: [...collected.values()] });
    collected.clear();
    // Not `sendBeacon`, which sends cookies and the page's URL.
    fetch(url, {
      method: 'POST',
      body,
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
  }

  function collect(finding: PlacedFinding): void {
    const event = eventOf(finding);
    if (!event) return;
    const key = JSON.stringify(event);
    const count = collected.get(key)?.count ?? 0;
    if (count === 0 && collected.size === most.events) return;
    collected.set(key, { ...event, count: Math.min(count + 1, most.count) });
    timer ??= setTimeout(send, pause);
  }

  listenToFindings(collect);
  // Listens in the bubble phase, so that the request contains the vitals that web-vitals reports in
  // the capture phase of the same event.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  const path = window.location.pathname;
  const measured = new Set<string>();
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ id, name, value, rating }) => {
      // A vital that is still being measured is reported each time the page is hidden; the first
      // report counts.
      if (!measured.has(id)) collect({ kind: 'vital', name, value, rating, path });
      measured.add(id);
    });
  }
}
