import { maskHeaders, parseMasked } from '../../src/lib/secrets.ts';
import { nextNumber, timestamp } from '../bank/bank.ts';
import type { Bank } from '../bank/bank.ts';
import { settleDue } from '../bank/paymentPage.ts';
import { Refusal } from '../bank/refusal.ts';
import type { RefusalKind } from '../bank/refusal.ts';
import type { LoggedRequest } from '../bank/state.ts';
import { takeFault } from '../bank/scenarios.ts';
import type { Fault } from '../bank/scenarios.ts';
import type { IncomingCall } from './checks.ts';
import { json } from './endpoint.ts';
import type { Answer, Endpoint } from './endpoint.ts';
import { distort, replacementFor } from './faults.ts';

/** How many requests and violations the logs keep. */
const kept = 300;

const statuses: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  otherContent: 422,
  tooMany: 429,
  unavailable: 503,
};

/** The result of a call: an answer, possibly delayed or `lost`. */
export interface Outcome {
  answer: Answer;
  /** Milliseconds before the answer. */
  delay: number;
  lost?: 'network' | 'timeout';
  /** The fault that applied to the call: the answer to such a call may break the contract. */
  fault?: Fault | undefined;
}

function noteViolation(bank: Bank, name: string, { method, url }: IncomingCall, message: string) {
  const violation = {
    id: nextNumber(bank),
    at: timestamp(bank),
    endpoint: name,
    method,
    url: url.href,
    message,
  };
  bank.state.violations = [...bank.state.violations, violation].slice(-kept);
}

function noteRequest(
  bank: Bank,
  name: string,
  { method, url, headers, text }: IncomingCall,
  result: Pick<LoggedRequest, 'status' | 'violation'>,
): void {
  const request = {
    id: nextNumber(bank),
    at: timestamp(bank),
    endpoint: name,
    method,
    url: url.href,
    headers: Object.fromEntries(maskHeaders(headers)),
    body: text === '' ? undefined : parseMasked(text),
    ...result,
  };
  bank.state.requests = [...bank.state.requests, request].slice(-kept);
}

function respond(bank: Bank, { name, respond: rule }: Endpoint, call: IncomingCall): Answer {
  try {
    return rule(bank, call);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.breaksContract) noteViolation(bank, name, call, error.message);
    const { kind, message, retryAfter } = error;
    const refused = json({ message }, statuses[kind]);
    const wait = retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } };
    return { ...refused, ...wait };
  }
}

/**
 * Answers a call with a fault. A fault that changes the bank's answer applies after the bank has
 * done the work; a fault that replaces the answer also prevents the work, except with `afterWork`.
 * A refusal by the bank is not changed.
 */
function answerWith(bank: Bank, endpoint: Endpoint, call: IncomingCall, fault: Fault): Answer {
  const replacement = replacementFor(fault);
  if (replacement && !fault.afterWork) return replacement;
  const answer = respond(bank, endpoint, call);
  if (answer.status >= 400) return answer;
  return replacement ?? distort(answer, fault);
}

function lossOf({ kind }: Fault): Outcome['lost'] {
  return kind === 'network' || kind === 'timeout' ? kind : undefined;
}

/**
 * Handles one call: settles due payments, applies a fault of the endpoint, answers, and logs the
 * call unless it is for an image.
 */
export function serve(bank: Bank, endpoint: Endpoint, call: IncomingCall): Outcome {
  settleDue(bank);
  const fault = takeFault(bank, endpoint.name);
  const before = bank.state.violations.at(-1);
  const lost = fault && lossOf(fault);
  const answer = fault ? answerWith(bank, endpoint, call, fault) : respond(bank, endpoint, call);
  const noted = bank.state.violations.at(-1);
  if (endpoint.name !== 'getImage') {
    noteRequest(bank, endpoint.name, call, {
      status: lost ? 0 : answer.status,
      ...(noted && noted !== before && { violation: noted.message }),
    });
  }
  const slow = fault?.kind === 'slow' ? 5000 : 0;
  return { answer, fault, delay: fault?.ms ?? slow, ...(lost && { lost }) };
}
