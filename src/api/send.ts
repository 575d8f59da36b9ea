import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';

const fetchAnswer = fetchBaseQuery({ timeout: 20_000 });

/**
 * Sends one request to the bank; it fails when no answer has come after 20 seconds. A refusal keeps
 * its status whatever its body is: that of a gateway is often HTML.
 */
export const send: typeof fetchAnswer = async (...call) => {
  const answer = await fetchAnswer(...call);
  const { error } = answer;
  if (error?.status !== 'PARSING_ERROR' || error.originalStatus < 400) return answer;
  return { error: { status: error.originalStatus, data: undefined } };
};
