/** @jest-environment node */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { runs, seed } from '../../src/test/runs.ts';
import { createReceiver, kinds, readReport } from './receiver.ts';

const lines: string[] = [];
const server = createReceiver((line) => lines.push(line));
let port = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

const plain = { 'Content-Type': 'text/plain;charset=UTF-8' };

/** Sends a request over a new connection; unlike `fetch`, adds no `Content-Type` of its own. */
async function send({ method = 'POST', path = '/eventos', headers = plain, body = '' }: Sent) {
  const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
  const answered = once(outgoing, 'response');
  outgoing.on('error', () => undefined);
  outgoing.end(body);
  const [incoming] = await answered;
  return { status: Number(incoming.statusCode), body: await text(incoming) };
}

/** A valid event of each kind. */
const events = [
  { kind: 'screen', screen: 'home', count: 1 },
  {
    kind: 'call',
    screen: 'home',
    endpoint: 'getCategories',
    end: 'answered',
    time: '300',
    count: 4,
  },
  {
    kind: 'failure',
    screen: 'payments',
    endpoint: 'getPayments',
    failure: 'HTTP',
    status: 503,
    count: 2,
  },
  {
    kind: 'contract',
    screen: 'accounts',
    endpoint: 'getAccounts',
    field: 'cuentas.alias',
    count: 1,
  },
  {
    kind: 'crash',
    screen: 'profile',
    error: 'TypeError',
    script: '4123.0a1b2c3d4e.js',
    line: 2,
    column: 345,
    count: 1,
  },
  { kind: 'policy', screen: 'home', directive: 'img-src', source: 'foreign', count: 3 },
  { kind: 'payment', screen: 'result', status: 'paid', count: 1 },
  { kind: 'start', screen: 'unknown', failure: 'not-loaded', count: 1 },
  { kind: 'vital', screen: 'home', name: 'LCP', rating: 'good', value: 448, count: 1 },
];
const report = { version: '9f8e7d6c5b', events };
const [screen, , failure, contract, crash, policy, payment, start, vital] = events;
const paid = { version: '9f8e7d6c5b', events: [payment] };
const withEvent = (event: unknown) => JSON.stringify({ version: '9f8e7d6c5b', events: [event] });

describe('the receiver of events', () => {
  it('counts from 0, so that an alert sees the first event after a start', async () => {
    const { body } = await send({ method: 'GET', path: '/metrics', headers: {} });
    const samples = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(samples.filter((line) => !line.endsWith(' 0'))).toEqual([]);
    for (const sample of [
      'portal_events_total{kind="crash"}',
      'portal_calls_total{endpoint="inscribe",end="lost"}',
      'portal_payments_total{status="rejected"}',
      'portal_payments_total{status="verifying"}',
      'portal_failures_total{endpoint="inscribe"}',
      'portal_vitals_total{name="LCP",rating="poor"}',
    ])
      expect(samples).toContain(`${sample} 0`);
  });

  it('accepts every kind, writes each event as a line, and counts it', async () => {
    expect(events.map(({ kind }) => kind)).toEqual(kinds);
    expect(await send({ body: JSON.stringify(report) })).toMatchObject({ status: 204 });
    expect(lines.splice(0).map((line) => JSON.parse(line))).toEqual(
      events.map((event) => ({ at: expect.any(String), version: '9f8e7d6c5b', ...event })),
    );
    const { status, body } = await send({ method: 'GET', path: '/metrics', headers: {} });
    expect(status).toBe(200);
    for (const line of body.trimEnd().split('\n'))
      expect(line).toMatch(/^(?:# (?:TYPE|HELP|EOF).*|portal_\w+_total\{[\w",=-]*\} \d+)$/);
    expect(body).toContain('portal_events_total{kind="failure"} 2\n');
    expect(body).toContain('portal_events_total{kind="policy"} 3\n');
    expect(body).toContain('portal_failures_total{endpoint="getPayments"} 2\n');
    expect(body).toContain('portal_failures_total{endpoint="inscribe"} 0\n');
    expect(body).toContain('portal_calls_total{endpoint="getCategories",end="answered"} 4\n');
    expect(body).toContain('portal_payments_total{status="paid"} 1\n');
    expect(body).toContain('portal_vitals_total{name="LCP",rating="good"} 1\n');
    expect(body).toContain('portal_refused_requests_total{} 0\n');
    expect(body).toMatch(/\n# EOF\n$/);
  });

  it('writes the commit with each event, and counts a share of the pages as all of them', async () => {
    const commit = '4f392df0c3bb16fc06bcf7ee04c26193c74f25c4';
    const counted = async () => {
      const { body } = await send({ method: 'GET', path: '/metrics', headers: {} });
      return Number(/portal_payments_total\{status="paid"\} (.+)/.exec(body)?.[1]);
    };
    const before = await counted();
    expect(await send({ body: JSON.stringify({ ...paid, commit, share: 5 }) })).toMatchObject({
      status: 204,
    });
    expect(JSON.parse(lines.splice(0).join(''))).toMatchObject({ commit, kind: 'payment' });
    expect(await counted()).toBe(before + 20);
  });

  it('accepts the example of docs/events.md', () => {
    const page = readFileSync('docs/events.md', 'utf8');
    const [, example = ''] = /UTF-8\n\n(\{[^`]+)```/.exec(page) ?? [];
    // The example in the document has line breaks and spaces, which the receiver refuses.
    expect(readReport(JSON.stringify(JSON.parse(example)))?.events).toHaveLength(2);
  });

  const malformed: [name: string, sent: Sent, status: number][] = [
    ...['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'].map(
      (method): [string, Sent, number] => [`the method ${method}`, { method }, 405],
    ),
    ['a POST to the metrics', { path: '/metrics' }, 405],
    ...['/', '/eventos/', '/eventos?a=1', '/Eventos', '/../eventos', '/constructor'].map(
      (path): [string, Sent, number] => [`the path ${path}`, { path }, 404],
    ),
    ...[
      '',
      'application/json',
      'text/plain',
      'text/html;charset=UTF-8',
      'text/plain;charset=latin1',
    ].map((type): [string, Sent, number] => [
      `the content type '${type}'`,
      { headers: { 'Content-Type': type }, body: JSON.stringify(report) },
      415,
    ]),
    [
      'a compressed body',
      { headers: { ...plain, 'Content-Encoding': 'gzip' }, body: JSON.stringify(report) },
      415,
    ],
    ['more than 64 KiB', { body: `${' '.repeat(65_536)}${JSON.stringify(report)}` }, 413],
    ['bytes that are not UTF-8', { body: new Uint8Array([0x7b, 0xff, 0x7d]) }, 400],
    ...(
      [
        ['no body', ''],
        ['no JSON', '{"version"'],
        ['a key twice', withEvent(screen).replace('{', '{"version":"12345678-5",')],
        ['a screen twice', withEvent(screen).replace('"screen":"home"', '$&,"screen":"home"')],
        ['spaces, which the portal does not write', JSON.stringify(report, null, 1)],
        ['a byte order mark', `\u{FEFF}${JSON.stringify(report)}`],
        ['a number in another notation', withEvent(screen).replace('"count":1', '"count":1e0')],
        ['lists in lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
        ['two values', `${JSON.stringify(report)}{}`],
        ['null', 'null'],
        ['a number', '7'],
        ['a text', '"eventos"'],
        ['a list', '[]'],
        ['an empty object', '{}'],
        ['no version', JSON.stringify({ events })],
        ['a version that is a number', JSON.stringify({ ...report, version: 1 })],
        ['a version that is a RUT', JSON.stringify({ ...report, version: '12345678-5' })],
        ['a version with a line', JSON.stringify({ ...report, version: '9f8e7d6c5b\n' })],
        ['a short commit', JSON.stringify({ ...report, commit: '12345678' })],
        ['a commit that is a number', JSON.stringify({ ...report, commit: 12_345_678 })],
        ['a share of 0', JSON.stringify({ ...paid, share: 0 })],
        ['a share above 100', JSON.stringify({ ...paid, share: 101 })],
        ['a share and a half', JSON.stringify({ ...paid, share: 1.5 })],
        ['a share as a text', JSON.stringify({ ...paid, share: '5' })],
        ['a share of pages that did not start', JSON.stringify({ ...report, share: 5 })],
        ['no events', JSON.stringify({ version: '9f8e7d6c5b' })],
        ['an empty list of events', JSON.stringify({ ...report, events: [] })],
        ['51 events', JSON.stringify({ ...report, events: Array<unknown>(51).fill(screen) })],
        ['events in an object', JSON.stringify({ ...report, events: { ...events } })],
        ['a field beside the events', JSON.stringify({ ...report, rut: '12345678-5' })],
        ['a wrong event among right ones', JSON.stringify({ ...report, events: [...events, {}] })],
        ['an event that is null', withEvent(null)],
        ['an event that is a list', withEvent([screen])],
        ['no kind', withEvent({ ...screen, kind: undefined })],
        ['an unknown kind', withEvent({ ...screen, kind: 'login' })],
        ['a kind of every object', withEvent({ ...screen, kind: '__proto__' })],
        ['a kind in a list', withEvent({ ...screen, kind: ['screen'] })],
        ['no count', withEvent({ ...screen, count: undefined })],
        ['a count of 0', withEvent({ ...screen, count: 0 })],
        ['a count below 0', withEvent({ ...screen, count: -1 })],
        ['a count of 1,001', withEvent({ ...screen, count: 1_001 })],
        ['a count and a half', withEvent({ ...screen, count: 1.5 })],
        ['a count as a text', withEvent({ ...screen, count: '1' })],
        ['no screen', withEvent({ ...screen, screen: undefined })],
        ['an unknown screen', withEvent({ ...screen, screen: '/inicio/cuentas' })],
        ['a field too many', withEvent({ ...screen, url: '/resultadoPago?referencia=A' })],
        ['a field of another kind', withEvent({ ...screen, endpoint: 'getPayments' })],
        ['an unknown endpoint', withEvent({ ...failure, endpoint: 'getSecrets' })],
        ['no endpoint', withEvent({ ...failure, endpoint: undefined })],
        ['an unknown failure', withEvent({ ...failure, failure: 'Antonia' })],
        ['a failure HTTP without a status', withEvent({ ...failure, status: undefined })],
        ['a status without an answer', withEvent({ ...failure, failure: 'FETCH_ERROR' })],
        ['a status of seven digits', withEvent({ ...failure, status: 1_234_567 })],
        ['a status of no refusal', withEvent({ ...failure, status: 399 })],
        ['a status of no answer', withEvent({ ...failure, status: 0 })],
        ['a status above all', withEvent({ ...failure, status: 600 })],
        ['a status as a text', withEvent({ ...failure, status: '503' })],
        ['an unknown field of an answer', withEvent({ ...contract, field: 'cuentas.12345678' })],
        ['a field of seven names', withEvent({ ...contract, field: 'items.'.repeat(6) + 'total' })],
        ['no field of an answer', withEvent({ ...contract, field: undefined })],
        ['an unknown error', withEvent({ ...crash, error: 'AntoniaError' })],
        ['a foreign script', withEvent({ ...crash, script: 'https://ajeno.example/a.js' })],
        ['a script of a name', withEvent({ ...crash, script: 'Antonia.0123456789.js' })],
        ['a script of a RUT', withEvent({ ...crash, script: '12345678.0123456789.js' })],
        ['a script without a hash', withEvent({ ...crash, script: 'portal.js' })],
        ['a line that is null', withEvent({ ...crash, line: null })],
        ['an unknown directive', withEvent({ ...policy, directive: 'x-src' })],
        ['a source that is a URL', withEvent({ ...policy, source: 'https://ajeno.example' })],
        ['a start on a screen', withEvent({ ...start, screen: 'home' })],
        ['an unknown failed start', withEvent({ ...start, failure: 'HTTP' })],
        ['an unknown vital', withEvent({ ...vital, name: 'FID' })],
        ['an unknown rating', withEvent({ ...vital, rating: 'excellent' })],
        ['no value', withEvent({ ...vital, value: undefined })],
        ['a value below 0', withEvent({ ...vital, value: -1 })],
        ['a value that is not a number', withEvent({ ...vital, value: { valueOf: 1 } })],
      ] as const
    ).map(([name, body]): [string, Sent, number] => [name, { body }, 400]),
  ];

  it.each(malformed)('refuses %s, writes nothing, and continues', async (_name, sent, status) => {
    expect(await send(sent)).toEqual({ status, body: '' });
    expect(lines).toEqual([]);
    expect(await send({ body: withEvent(screen) })).toMatchObject({ status: 204 });
    lines.length = 0;
  });

  it(`refuses any event with a field that is superfluous, missing or of another type (seed ${seed})`, () => {
    const foreign = fc.oneof(fc.constant(null), fc.boolean(), fc.array(fc.integer()), fc.object());
    const change = fc.constantFrom(...events).chain((event) =>
      fc.record({
        event: fc.constant(event),
        field: fc.constantFrom(...Object.keys(event)),
        value: foreign,
        more: fc
          .string()
          .filter(
            (name) =>
              !/^(?:kind|count|screen|script|line|column|status)$/.test(name) && !(name in event),
          ),
      }),
    );
    fc.assert(
      fc.property(change, ({ event, field, value, more }) => {
        expect(readReport(withEvent(event))).toBeDefined();
        expect(readReport(withEvent({ ...event, [field]: value }))).toBeUndefined();
        expect(readReport(withEvent({ ...event, [more]: value }))).toBeUndefined();
      }),
      { numRuns: runs(2_000, 200), seed },
    );
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(readReport(json)).toBeUndefined();
      }),
      { numRuns: runs(2_000, 200), seed },
    );
  });
});
