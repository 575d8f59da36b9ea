import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { reportFinding } from '../lib/telemetry.ts';
import { readRetryAfter, withWait } from './retryAfter.ts';

/** Returns null for an empty or blank body. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text.trim() === '' ? null : (JSON.parse(text) as unknown);
}

/**
 * Does not follow redirects, because an answer must not decide where a call is sent. Does not use
 * the browser's cache, which survives the session.
 */
const fetchAnswer = fetchBaseQuery({
  timeout: 20_000,
  redirect: 'error',
  cache: 'no-store',
  responseHandler: readJson,
});

type Answer = Awaited<ReturnType<typeof fetchAnswer>>;

/**
 * Replaces a `PARSING_ERROR`: by the answer's status if it is an error status, because the error
 * page of a gateway is often HTML; by a network failure if the body is incomplete. Any other
 * `PARSING_ERROR` stays.
 */
function readable(answer: Answer): Answer {
  const { error } = answer;
  if (error?.status !== 'PARSING_ERROR') return answer;
  if (error.originalStatus >= 400) {
    return { error: { status: error.originalStatus, data: undefined } };
  }
  // An incomplete body is a TypeError. A complete but unparsable one is a SyntaxError, or an error
  // of the caller's response handler.
  const isCutOff = error.error.startsWith('TypeError');
  if (isCutOff) return { error: { status: 'FETCH_ERROR', error: error.error } };
  return answer;
}

/** Statuses of answers that may have the header `Retry-After`. */
const busy = new Set<unknown>([429, 503]);

/** Returns how a request ended, in the words of docs/events.md. */
const endOf = ({ error }: Answer) =>
  error === undefined ? 'answered' : typeof error.status === 'number' ? 'refused' : 'lost';

/** Sends a request to the bank; the error of a 429 or 503 contains the pause of `Retry-After`. */
export const send: typeof fetchAnswer = async (...call) => {
  const startedAt = performance.now();
  const sent = await fetchAnswer(...call);
  const answer = readable(sent);
  if (process.env.PORTAL_EVENTS) {
    const [, { endpoint, signal }] = call;
    const milliseconds = performance.now() - startedAt;
    if (!signal.aborted)
      reportFinding({ kind: 'call', endpoint, end: endOf(answer), milliseconds });
  }
  const { error } = answer;
  if (typeof error?.status !== 'number' || !busy.has(error.status)) return answer;
  const header = sent.meta?.response?.headers.get('Retry-After');
  const retryAfter = readRetryAfter(header, Date.now());
  return { error: { status: error.status, data: withWait(error.data, retryAfter) } };
};
