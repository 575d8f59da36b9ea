import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import { jwtDecode } from 'jwt-decode';
import { answerProblems, typeProblem } from '../../contract/calls.ts';
import { neededSettings } from '../../contract/check/readRules.ts';
import { bareToken, claimsOf } from '../../contract/check/trial.ts';
import { namesStatus, operationOf } from '../../contract/operations.ts';
import type { Operation } from '../../contract/operations.ts';

/**
 * Returns the operation of the bank's contract that a request calls, whatever the path of the API's
 * base; undefined if the request is no call to the bank.
 */
export function calledBy(request: Request) {
  if (!['fetch', 'xhr'].includes(request.resourceType())) return undefined;
  const parts = new URL(request.url()).pathname.split('/');
  return parts
    .map((_, index) => operationOf(request.method(), `/${parts.slice(index + 1).join('/')}`))
    .find((operation) => operation !== undefined);
}

/** Resolves to the next answer to an operation, or to the next one that `isWanted` accepts. */
export const answerOf = (
  page: Page,
  id: string,
  isWanted: (response: Response) => boolean = () => true,
): Promise<Response> =>
  page.waitForResponse((response) => calledBy(response.request())?.id === id && isWanted(response));

function isToken(text: string): boolean {
  try {
    jwtDecode(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks an answer for values that the portal needs, but that the contract's schema does not
 * require. Returns a message about the missing ones; undefined if there are none.
 */
function lackOf(id: string, body: string): string | undefined {
  if (id === 'login') {
    const answer = JSON.parse(body.trim() || 'null') as { access_token: string } | null;
    const { idu, sub } = claimsOf(bareToken(answer?.access_token ?? ''));
    return idu && sub ? undefined : 'its token lacks idu or sub';
  }
  if (id === 'refreshToken') {
    const { newToken } = JSON.parse(body) as { newToken: string };
    return isToken(bareToken(newToken)) ? undefined : 'its token is unreadable';
  }
  if (id !== 'getConfiguration') return undefined;
  const given = JSON.parse(body) as Record<string, unknown>;
  const lacks = neededSettings.filter((name) => !given[name]);
  return lacks.length === 0 ? undefined : `lacks ${lacks.join(', ')}`;
}

/**
 * Returns the first problem of an answer; undefined if there is none. If the body is lost, only the
 * content type is checked, if the answer has one.
 */
function problemOf(operation: Operation, status: number, type: string, body?: string) {
  if (body === undefined) return type === '' ? undefined : typeProblem(operation, status, type);
  const [problem] = answerProblems(operation, { status, type, body });
  return problem ?? (status < 400 ? lackOf(operation.id, body) : undefined);
}

/**
 * Milliseconds after which an aborted call counts as unanswered. The portal aborts an unanswered
 * call after 20 seconds, and `registerPayerEmail` after 6. An earlier abort is no failure: the
 * screen was left.
 */
const patience = 5000;

/**
 * Records which endpoints of the bank are broken: their latest call from the context's pages got an
 * error, an answer that breaks the contract, or no answer.
 */
export function followCalls(context: BrowserContext) {
  const pending = new Map<Request, { id: string; since: number }>();
  const broken = new Map<string, string>();
  /** Endpoints whose latest answer is an error that the contract describes. */
  const refused = new Set<string>();
  let isTokenTaken = false;
  context.on('request', (request) => {
    const operation = calledBy(request);
    if (operation) pending.set(request, { id: operation.id, since: performance.now() });
  });
  context.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    const call = pending.get(request);
    pending.delete(request);
    if (!call) return;
    const { id, since } = call;
    if (errorText !== 'net::ERR_ABORTED') broken.set(id, errorText);
    else if (performance.now() - since > patience) broken.set(id, 'no answer');
  });
  context.on('response', async (response) => {
    const request = response.request();
    const operation = calledBy(request);
    if (!operation) return;
    const status = response.status();
    const type = response.headers()['content-type'] ?? '';
    // The body is missing if the connection broke, or if the page went on to the payment page.
    const body = await response.text().catch(() => undefined);
    pending.delete(request);
    if (status < 400 && operation.isSecured) isTokenTaken = true;
    const problem = problemOf(operation, status, type, body);
    refused.delete(operation.id);
    if (status >= 400) {
      broken.set(operation.id, `answered ${status}`);
      if (problem === undefined && namesStatus(operation, status)) refused.add(operation.id);
    } else if (problem !== undefined) broken.set(operation.id, problem);
    else if (body !== undefined) broken.delete(operation.id);
  });
  return {
    /**
     * Returns the endpoints that broke since the last call of `settle`. Waits until all calls are
     * answered, at most `longestWait` seconds. If the endpoint `mayRefuse` answered with an error
     * that the contract describes, it does not count as broken. If the bank has accepted no token
     * yet and answered a call with 401, only `issueGuestToken` counts as broken: the bank does not
     * accept the token that it issued.
     */
    async settle(longestWait: number, mayRefuse = ''): Promise<ReadonlyMap<string, string>> {
      const deadline = performance.now() + longestWait * 1000;
      while (pending.size > 0 && performance.now() < deadline) await sleep(50);
      if (refused.has(mayRefuse)) broken.delete(mayRefuse);
      const unanswered = [...pending.values()].map(({ id }) => [id, 'no answer'] as const);
      const found = new Map([...broken, ...unanswered]);
      broken.clear();
      if (!isTokenTaken && [...found.values()].includes('answered 401'))
        return new Map([['issueGuestToken', 'no call is answered with its token']]);
      return found;
    },
  };
}
