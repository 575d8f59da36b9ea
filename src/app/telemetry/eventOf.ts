import { bankApi } from '../../api/bankApi.ts';
import { reasonOf } from '../../api/errors.ts';
import { apiUrl } from '../../config/environment.ts';
import { parseUrl } from '../../lib/urls.ts';
import { isOf } from '../../lib/schemas.ts';
import type { PlacedFinding } from '../../lib/telemetry.ts';
import { paths } from '../../config/paths.ts';
import { callTimes, contractFields, describeEvents, errorName } from './eventSchemas.ts';
import type { TelemetryEvent } from './eventSchemas.ts';
import { isOwnScript } from './ownScripts.ts';

const eventSchemas = describeEvents({
  isEndpoint: (name) => Object.hasOwn(bankApi.endpoints, name),
  isScript: isOwnScript,
});

function screenAt(path: string): string {
  const bare = path.replace(/\/+$/, '') || '/';
  return Object.entries(paths).find(([, each]) => each === bare)?.[0] ?? 'unknown';
}

function failureOf(error: unknown) {
  const reason = reasonOf(error);
  if (typeof reason === 'number') return { failure: 'HTTP', status: reason };
  return { failure: reason ?? 'THROWN' };
}

/**
 * The endpoint and the field of a broken contract: the place 'getPayments: items.3' and the field
 * 'total' give the field `items.total` of `getPayments`. Leaves out indexes and unknown names,
 * which may be personal data.
 */
function contractOf(place: string, field: string) {
  const [endpoint = '', ...parts] = `${place}.${field}`.split(/\W+/);
  return { endpoint, field: parts.filter((part) => contractFields.has(part)).join('.') };
}

const ownFrame = /\/assets\/(\w+\.[\da-f]{10}\.js):(\d{1,4}):(\d{1,6})\)?$/m;

/**
 * The innermost stack frame in the portal's scripts. A stack may begin with the error's message;
 * the message is skipped, because it may contain personal data.
 */
function placeIn({ name, message, stack = '' }: Error) {
  const header = `${name}: ${message}`;
  const frames = stack.startsWith(header) ? stack.slice(header.length) : stack;
  const [, script = '', line, column] = ownFrame.exec(frames) ?? [];
  return script !== '' && isOwnScript(script)
    ? { script, line: Number(line), column: Number(column) }
    : {};
}

function crashOf(error: unknown) {
  if (!(error instanceof Error)) return { error: 'other' };
  const { name } = error;
  return { error: isOf(errorName, name) ? name : 'other', ...placeIn(error) };
}

/**
 * The source that the content security policy blocked: a keyword of the browser such as `inline`,
 * or whether the origin is the portal's, the bank's or another.
 */
function sourceOf(blocked: string): string {
  const url = parseUrl(blocked);
  if (!url) return blocked;
  if (url.origin === window.location.origin) return 'own';
  if (url.origin === parseUrl(apiUrl())?.origin) return 'bank';
  return /^https?:$/.test(url.protocol) ? 'foreign' : 'other';
}

function detailOf(finding: PlacedFinding): object {
  switch (finding.kind) {
    case 'screen':
      return {};
    case 'call': {
      const { endpoint, end, milliseconds } = finding;
      const time = callTimes.find((bound) => milliseconds < Number(bound)) ?? 'longer';
      return { endpoint, end, time };
    }
    case 'payment':
      return { status: finding.status };
    case 'failure':
      return { endpoint: finding.endpoint, ...failureOf(finding.error) };
    case 'contract':
      return contractOf(finding.place, finding.field);
    case 'crash':
      return crashOf(finding.error);
    case 'policy':
      return { directive: finding.directive, source: sourceOf(finding.blocked) };
    case 'vital': {
      const { name, value, rating } = finding;
      return { name, rating, value: Math.round(name === 'CLS' ? value * 1000 : value) };
    }
  }
}

/**
 * The event that reports a finding. It contains only codes from closed sets and short numbers;
 * undefined if the finding has other values (docs/events.md).
 */
export function eventOf(finding: PlacedFinding): TelemetryEvent | undefined {
  const { kind, path } = finding;
  try {
    const event = { screen: screenAt(path), ...detailOf(finding) };
    return isOf(eventSchemas[kind], event) ? { kind, ...event } : undefined;
  } catch {
    // The error may come from any script, and reading its properties may throw.
    return undefined;
  }
}
