import type { Exchange } from './bankClient.ts';

const secrets = /^(access_token|newToken|credentials|password|claveActual|claveNueva)$/;
/** The most characters of a body that are shown. */
const shown = 400;

/** A body without tokens and passwords, shortened. */
function masked(body: string): string {
  let text = body;
  try {
    text = JSON.stringify(
      JSON.parse(body, (key, value: unknown) => (secrets.test(key) ? '•••' : value)),
    );
  } catch {
    // No JSON: shown as it is.
  }
  return text.length > shown ? `${text.slice(0, shown)}…` : text;
}

function linesOf(headers: Headers): string[] {
  return [...headers].map(([name, value]) => {
    const isSecret = /^(authorization|cookie|set-cookie|x-xsrf-token)$/.test(name);
    return `${name}: ${isSecret ? value.replace(/^(Bearer |[\w-]+=)?[^\s;]+/, '$1•••') : value}`;
  });
}

/** An exchange for people to read, its tokens and passwords masked. */
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
