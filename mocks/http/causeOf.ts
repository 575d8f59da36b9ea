import { types } from 'node:util';

/** Explanations for the error codes of Node and OpenSSL, in plain words. */
const causes: [code: RegExp, words: string][] = [
  [/^ECONNREFUSED$/, 'the connection was refused: nothing listens there'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'there is no such host'],
  [
    /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/,
    'the host speaks no TLS: http, not https?',
  ],
  [/^HPE_/, 'the host does not speak HTTP: https, not http?'],
  [/CERT|SIGNATURE|ERR_TLS|ERR_SSL/, 'the TLS certificate or connection is not accepted'],
  [/TIMEOUT|ETIMEDOUT/, 'the host does not answer in time'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'the host broke the connection off'],
];

/**
 * Explains why a request has no answer. Node's `fetch` hides the error code in a nested `cause`, so
 * this searches the causes.
 */
export function causeOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  if (error.name === 'TimeoutError') return 'the host does not answer in time';
  const { code } = error as NodeJS.ErrnoException;
  const words = code && causes.find(([known]) => known.test(code))?.[1];
  if (words) return `${words} (${code})`;
  return error.cause === undefined ? (code ?? error.message) : causeOf(error.cause);
}
