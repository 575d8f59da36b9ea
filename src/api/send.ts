import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { reportFinding } from '../lib/telemetry.ts';
import { readRetryAfter, withWait } from './retryAfter.ts';

/** Reads the JSON of a response; null for an empty or blank body. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text.trim() === '' ? null : (JSON.parse(text) as unknown);
}

/**
 * Sends a request without following redirects, because an answer must not decide where a call goes,
 * and without the browser's cache, which outlives the session.
 */
const fetchAnswer = fetchBaseQuery({
  timeout: 20_000,
  redirect: 'error',
  cache: 'no-store',
  responseHandler: readJson,
});

type Answer = Awaited<ReturnType<typeof fetchAnswer>>;

/**
 * Corrects the error of an unreadable body. A refusal keeps its status, because a gateway's error
 * page is often HTML. An answer that breaks off counts as a network failure.
 */
function readable(answer: Answer): Answer {
  const { error } = answer;
  if (error?.status !== 'PARSING_ERROR') return answer;
  if (error.originalStatus >= 400) {
    return { error: { status: error.originalStatus, data: undefined } };
  }
  // An answer that breaks off is a TypeError. A complete but unreadable body is a SyntaxError, or
  // the caller's own error.
  const isCutOff = error.error.startsWith('TypeError');
  if (isCutOff) return { error: { status: 'FETCH_ERROR', error: error.error } };
  return answer;
}

/** The statuses that may carry `Retry-After`. */
const busy = new Set<unknown>([429, 503]);

/** How a request ended, by the names in docs/events.md. */
const endOf = ({ error }: Answer) =>
  error === undefined ? 'answered' : typeof error.status === 'number' ? 'refused' : 'lost';

/** Sends one request to the bank; it fails when no answer has come after 20 seconds. */
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
