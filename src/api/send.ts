import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';

const fetchAnswer = fetchBaseQuery({ timeout: 20_000 });

/**
 * Sends one request to the bank; it fails when no answer has come after 20 seconds. A refusal keeps
 * its status whatever its body is: that of a gateway is often HTML. An answer that breaks off is
 * the network's failure.
 */
export const send: typeof fetchAnswer = async (...call) => {
  const answer = await fetchAnswer(...call);
  const { error } = answer;
  if (error?.status !== 'PARSING_ERROR') return answer;
  if (error.originalStatus >= 400) {
    return { error: { status: error.originalStatus, data: undefined } };
  }
  // What came whole and makes no sense is a SyntaxError, or the caller's own.
  const isCutOff = error.error.startsWith('TypeError');
  if (isCutOff) return { error: { status: 'FETCH_ERROR', error: error.error } };
  return answer;
};
