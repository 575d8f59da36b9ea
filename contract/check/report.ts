import { maskHeaders, parseMasked, secretMask } from '../../src/lib/secrets.ts';
import type { Exchange } from './bankClient.ts';

/** The maximum number of characters of a body in the output. */
const shown = 400;

/** Shorter secrets are not masked, because the same characters also occur in other words. */
const shortest = 6;

/** Masks each secret in a text, also in the escaped forms of JSON and URLs. */
export function maskSecrets(text: string, secrets: readonly string[]): string {
  const spellings = secrets.flatMap((secret) =>
    secret.length < shortest
      ? []
      : [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)],
  );
  return [...new Set(spellings)]
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, secret) => rest.replaceAll(secret, secretMask), text);
}

/** Returns a body with masked secrets, cut after `shown` characters. */
function masked(body: string, secrets: readonly string[]): string {
  const parsed = parseMasked(body);
  const readable = typeof parsed === 'string' ? body : JSON.stringify(parsed);
  const text = maskSecrets(readable, secrets);
  return text.length > shown ? `${text.slice(0, shown)}…` : text;
}

const linesOf = (headers: Headers) =>
  maskHeaders(headers).map(([name, value]) => `${name}: ${value}`);

/** Returns an exchange as readable text. Secrets are masked both by field name and by value. */
export function describeExchange(exchange: Exchange, secrets: readonly string[]): string {
  const { method, url, sent, sentBody, status, headers, body } = exchange;
  return [
    `> ${method} ${url}`,
    ...linesOf(sent).map((line) => `> ${line}`),
    ...(sentBody ? [`> ${masked(sentBody, secrets)}`] : []),
    `< ${status}`,
    ...linesOf(headers).map((line) => `< ${line}`),
    ...(body ? [`< ${masked(body, secrets)}`] : []),
  ]
    .map((line) => `    ${maskSecrets(line, secrets)}`)
    .join('\n');
}

/** Escapes a text for XML, and replaces control characters that XML forbids. */
const xml = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- those that XML 1.0 excludes
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

interface Result {
  rule: string;
  state: 'held' | 'broken' | 'untried';
  why?: string;
  exchange?: string;
}

/**
 * Returns the results in JUnit's XML for CI servers: broken rules are failures, untried ones
 * skipped.
 */
export function junitOf(results: readonly Result[]): string {
  const count = (state: Result['state']) => results.filter((each) => each.state === state).length;
  const cases = results.map(({ rule, state, why = '', exchange = '' }) => {
    const message = `message="${xml(why)}"`;
    const outcome = {
      held: '',
      broken: `<failure ${message}>${xml(exchange)}</failure>`,
      untried: `<skipped ${message}/>`,
    }[state];
    return `  <testcase classname="check-bank" name="${xml(rule)}">${outcome}</testcase>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="check-bank" tests="${results.length}" failures="${count('broken')}" skipped="${count('untried')}">
${cases.join('')}</testsuite>
`;
}
