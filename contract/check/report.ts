import { maskHeaders, parseMasked } from '../../src/lib/secrets.ts';
import type { Exchange } from './bankClient.ts';

/** The most characters of a body that are shown. */
const shown = 400;

/** A body without its secrets, shortened. */
function masked(body: string): string {
  const parsed = parseMasked(body);
  const text = typeof parsed === 'string' ? body : JSON.stringify(parsed);
  return text.length > shown ? `${text.slice(0, shown)}…` : text;
}

const linesOf = (headers: Headers) =>
  maskHeaders(headers).map(([name, value]) => `${name}: ${value}`);

/** An exchange for people to read, its secrets masked. */
export function describeExchange(exchange: Exchange): string {
  const { method, url, sent, sentBody, status, headers, body } = exchange;
  return [
    `> ${method} ${url}`,
    ...linesOf(sent).map((line) => `> ${line}`),
    ...(sentBody ? [`> ${masked(sentBody)}`] : []),
    `< ${status}`,
    ...linesOf(headers).map((line) => `< ${line}`),
    ...(body ? [`< ${masked(body)}`] : []),
  ]
    .map((line) => `    ${line}`)
    .join('\n');
}
