import { maskHeaders, parseMasked, secretMask } from '../../src/lib/secrets.ts';
import type { Exchange } from './bankClient.ts';

/** The most characters of a body that are shown. */
const shown = 400;

/** Shorter secrets are not masked, because they also occur as words in other texts. */
const shortest = 6;

/** Masks each secret in a text, also where it is escaped as in JSON or a URL. */
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

/** A body with its secrets masked, cut after `shown` characters. */
function masked(body: string, secrets: readonly string[]): string {
  const parsed = parseMasked(body);
  const readable = typeof parsed === 'string' ? body : JSON.stringify(parsed);
  const text = maskSecrets(readable, secrets);
  return text.length > shown ? `${text.slice(0, shown)}…` : text;
}

const linesOf = (headers: Headers) =>
  maskHeaders(headers).map(([name, value]) => `${name}: ${value}`);

/** An exchange as readable text; its secrets are masked by their names and by their values. */
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

/** Escapes a text for XML, and replaces the control characters that XML does not allow. */
const xml = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- those that XML 1.0 excludes
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

/** A rule's result, as JUnit needs it. */
interface Result {
  rule: string;
  state: 'held' | 'broken' | 'untried';
  why?: string;
  exchange?: string;
}

/** The results in JUnit's XML, which CI servers read: broken is a failure, untried is skipped. */
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
