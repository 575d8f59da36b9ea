import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import process from 'node:process';
import { readCommand, serverAddress } from '../../mocks/http/commandLine.ts';
import { operations } from '../../contract/operations.ts';
import {
  callEnds,
  describeEvents,
  most,
  paymentStates,
  vitalNames,
  vitalRatings,
} from '../../src/app/telemetry/eventSchemas.ts';
import { array, mixed, number, string } from 'yup';
import type { InferType } from 'yup';
import { keysOf } from '../../src/lib/arrays.ts';
import { isOf, isRecord, part } from '../../src/lib/schemas.ts';
import { endOfMetrics, labelsOf, metricText } from './openMetrics.ts';
import type { Metric } from './openMetrics.ts';

// `npm run receive-events`: accepts the portal's events (docs/events.md) at POST /eventos, refuses
// any other content, prints each event as a line of JSON, and serves counts at GET /metrics. The
// variables `PORT` (by default 8081) and `HOST` (by default this machine only) set its address.

const endpoints: ReadonlySet<string> = new Set(operations.flatMap((each) => each.endpoints));

const eventSchemas = describeEvents({
  isEndpoint: (name) => endpoints.has(name),
  // The receiver serves several builds, so it accepts any hash, and any chunk number.
  isScript: (file) => /^(portal|\d{1,5})\.[\da-f]{10}\.js$/.test(file),
});
type Kind = keyof typeof eventSchemas;

export const kinds = keysOf(eventSchemas);

/** An event as a page sends it; its kind decides which other fields it has. */
interface ReceivedEvent {
  kind: Kind;
  count: number;
  [field: string]: string | number;
}

function isEvent(value: unknown): value is ReceivedEvent {
  if (!isRecord(value)) return false;
  const { kind, count, ...event } = value;
  const schema = kinds.find((each) => each === kind);
  return (
    schema !== undefined &&
    Number.isInteger(count) &&
    Number(count) >= 1 &&
    Number(count) <= most.count &&
    isOf(eventSchemas[schema], event)
  );
}

/** The format of a request's body. `share` is the percentage of page loads that send events. */
const reportSchema = part({
  version: string()
    .matches(/^(?:[\da-f]{10}|development)$/)
    .required(),
  commit: string().matches(/^(?:[\da-f]{40}|[\da-f]{64})$/),
  share: number().integer().min(1).max(100),
  events: array(mixed(isEvent).required()).min(1).max(most.events).required(),
}).noUnknown();

/** Parses a request's body; undefined unless the text is exactly as the portal writes it. */
export function readReport(body: string): InferType<typeof reportSchema> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    // The portal writes no spaces and no key twice. `JSON.parse` accepts both, so the text must
    // also equal the value as `JSON.stringify` writes it.
    if (JSON.stringify(value) !== body || !isOf(reportSchema, value)) return undefined;
    // Every page reports a failed start (`start`), not only a share of the pages, so such a report
    // must have no `share`.
    const isStart = value.events.some(({ kind }) => kind === 'start');
    return isStart && value.share !== undefined ? undefined : value;
  } catch {
    return undefined;
  }
}

/**
 * Further counters for some kinds of events. `labels` maps each field that becomes a label to all
 * its values.
 */
const details: Partial<
  Record<Kind, { name: string; help: string; labels: Record<string, readonly string[]> }>
> = {
  call: {
    name: 'portal_calls',
    help: 'Calls of the bank by endpoint and end.',
    labels: { endpoint: [...endpoints], end: callEnds },
  },
  payment: {
    name: 'portal_payments',
    help: 'Payments that came to a state.',
    labels: { status: paymentStates },
  },
  failure: {
    name: 'portal_failures',
    help: 'Failed calls of the bank by endpoint.',
    labels: { endpoint: [...endpoints] },
  },
  vital: {
    name: 'portal_vitals',
    help: 'Measured pages by web vital and rating.',
    labels: { name: vitalNames, rating: vitalRatings },
  },
};

/** Returns all combinations of the labels' values. */
const combinations = (labels: Record<string, readonly string[]>) =>
  Object.entries(labels).reduce<Record<string, string>[]>(
    (all, [label, values]) =>
      all.flatMap((each) => values.map((value) => ({ ...each, [label]: value }))),
    [{}],
  );

function createCounters() {
  const metrics = new Map<string, Metric & { samples: Map<string, number> }>();
  function add(name: string, help: string, labels: Record<string, string>, count: number): void {
    const metric = metrics.get(name) ?? { name, type: 'counter', help, samples: new Map() };
    const key = labelsOf(labels);
    metrics.set(name, metric);
    metric.samples.set(key, (metric.samples.get(key) ?? 0) + count);
  }
  const addEvent = (kind: Kind, count: number) =>
    add('portal_events', 'Events by kind.', { kind }, count);
  const refuse = (count = 1) =>
    add('portal_refused_requests', 'Requests that were no events.', {}, count);
  // All counters start at 0: Prometheus counts only what a counter adds to its first sample, so an
  // event that created its counter would be missed.
  for (const kind of kinds) addEvent(kind, 0);
  for (const { name, help, labels } of Object.values(details)) {
    for (const each of combinations(labels)) add(name, help, each, 0);
  }
  refuse(0);
  return {
    refuse: () => refuse(),
    /**
     * Counts an event `pages` times: 100 divided by the percentage of page loads that send events,
     * so that the counters estimate all page loads.
     */
    count({ kind, count: sent, ...event }: ReceivedEvent, pages: number) {
      const count = sent * pages;
      addEvent(kind, count);
      const detail = details[kind];
      if (!detail) return;
      const labels = Object.keys(detail.labels).map(
        (label) => [label, String(event[label])] as const,
      );
      add(detail.name, detail.help, Object.fromEntries(labels), count);
    },
    text: () => [...metrics.values()].map(metricText).join('') + endOfMetrics,
  };
}

/**
 * The maximum size of a request's body. The portal sends no more: browsers limit a `keepalive`
 * request, which survives its page, to this size.
 */
const mostBytes = 64 * 1024;

/** Returns the body of a request, or the status with which to refuse the request. */
async function readBody(incoming: IncomingMessage): Promise<string | number> {
  const { 'content-type': type = '', 'content-encoding': coding } = incoming.headers;
  if (type.toLowerCase() !== 'text/plain;charset=utf-8' || coding !== undefined) return 415;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) return 413;
    parts.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(parts));
  } catch {
    return 400;
  }
}

const methods: Readonly<Record<string, string>> = { '/eventos': 'POST', '/metrics': 'GET' };

/** Creates the receiver; `write` is called with each event as a line of JSON. */
export function createReceiver(write: (line: string) => void): Server {
  const counters = createCounters();

  /** Counts and writes the events in a request; returns the status of the answer. */
  async function take(incoming: IncomingMessage): Promise<number> {
    const body = await readBody(incoming);
    if (typeof body === 'number') return body;
    const report = readReport(body);
    if (!report) return 400;
    const at = new Date().toISOString();
    const { events, share = 100, ...build } = report;
    for (const event of events) {
      counters.count(event, 100 / share);
      write(`${JSON.stringify({ at, ...build, ...event })}\n`);
    }
    return 204;
  }

  const server = createServer((incoming, outgoing) => {
    const { method, url = '' } = incoming;
    const allowed = methods[url];
    const refuse = (status: number) => {
      counters.refuse();
      // Closing the connection skips the rest of a refused body.
      outgoing.writeHead(status, { Connection: 'close' }).end();
    };
    if (allowed === undefined) return refuse(404);
    if (method !== allowed) return refuse(405);
    if (url === '/metrics') {
      const type = 'application/openmetrics-text; version=1.0.0; charset=utf-8';
      outgoing.writeHead(200, { 'Content-Type': type }).end(counters.text());
      return undefined;
    }
    take(incoming).then(
      (status) => (status === 204 ? outgoing.writeHead(204).end() : refuse(status)),
      // The client closed the connection before its request was complete.
      () => outgoing.destroy(),
    );
    return undefined;
  });
  server.requestTimeout = 10_000;
  return server;
}

if (import.meta.main) {
  readCommand('npm run receive-events', { options: {}, most: 0 });
  createReceiver((line) => process.stdout.write(line)).listen(serverAddress(8081));
}
