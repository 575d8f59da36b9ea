import { retry } from '@reduxjs/toolkit/query/react';
import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import { apiUrl } from '../config/environment.ts';
import { decoded, parseUrl } from '../lib/urls.ts';
import { isCutOff } from './connection.ts';
import type { ConnectionState } from './connection.ts';
import { pausedRefusal, refusal } from './errors.ts';
import type { BankError } from './errors.ts';
import { sessionExpired } from './events.ts';
import type { CallContext, TokenState } from './events.ts';
import { renewGuestToken, tenantHeaders } from './guestToken.ts';
import { isRefusedLogin } from './loginProblem.ts';
import { foreignButton, isPaymentButton } from './paymentButton.ts';
import type { AnswerMeta } from './records.ts';
import { askedWait } from './retryAfter.ts';
import { send } from './send.ts';
import { pauseOf } from './switches.ts';
import type { SwitchesState } from './switches.ts';

/**
 * A call to the bank. `url` is a path under the API's base, or an absolute URL on the origin of the
 * API or of `button`.
 */
export interface BankCall extends FetchArgs {
  /** Value of the header `MAIL-PROVIDER` of mail calls. */
  mailProvider?: string;
  /**
   * Identifies an attempt (one try to pay). A call that is repeated with the same key gets the same
   * answer, and registers no second payment.
   */
  idempotencyKey?: string;
  /**
   * The secret key of the payment that the call concerns. Only a call with this key, or with the
   * token of the payment's payer, gets more than the payment's public fields.
   */
  paymentKey?: string | undefined;
  /** The solved captcha's token, sent with the contact mails. */
  captchaToken?: string;
  /**
   * The URL of the payment button (the bank's page for one payment) that the call concerns. The
   * call is refused if this URL is not the bank's. An absolute `url` must then have the origin of
   * this URL instead of the API's.
   */
  button?: string;
  /**
   * The ids of the contracts (services of companies) that the call concerns. The call is refused
   * while the portal's operators have paused one of the contracts (`switches.ts`).
   */
  contracts?: readonly string[];
  /**
   * Set if the URL comes from a payment link: the link may be forged, so a 401 does not end the
   * session.
   */
  isSupplied?: true;
  /**
   * Used instead of the current token, and not replaced after a 401: a logout sends the token of
   * the session that it has ended.
   */
  bearer?: string;
  /** Sends the guest token even while a payer is signed in (docs/trust.md, T11). */
  asGuest?: true;
  /** Set for a login: its 401 may refuse the credentials, so the call is not retried. */
  isSignIn?: true;
}

type BankQuery = BaseQueryFn<BankCall, unknown, BankError, object, AnswerMeta>;

/** The maximum number of automatic repetitions of a failed GET. */
const repetitions = 2;

function tokens(api: BaseQueryApi): TokenState['session'] {
  return (api.getState() as TokenState).session;
}

function xsrfToken(): string | undefined {
  const name = 'XSRF-TOKEN=';
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(name));
  return cookie && decoded(cookie.slice(name.length));
}

function headersOf(call: BankCall, bearer: string): Record<string, string> {
  const writes = call.method !== undefined && call.method !== 'GET';
  const xsrf = writes && call.url.startsWith('/') ? xsrfToken() : undefined;
  return {
    ...tenantHeaders(),
    Authorization: bearer,
    ...(call.mailProvider && { 'MAIL-PROVIDER': call.mailProvider }),
    ...(call.idempotencyKey && { 'Idempotency-Key': call.idempotencyKey }),
    ...(call.paymentKey && { 'X-PAYMENT-KEY': call.paymentKey }),
    ...(call.captchaToken && { 'X-CAPTCHA-TOKEN': call.captchaToken }),
    ...(xsrf && { 'X-XSRF-TOKEN': xsrf }),
  };
}

/**
 * Returns the absolute URL of a call. An absolute `url` must have the origin of `button`, which is
 * the bank's page for one payment, or, without `button`, of the API. Otherwise returns undefined,
 * because no other origin may get a bearer (docs/trust.md, T11).
 */
function allowedUrl({ url, button }: BankCall): string | undefined {
  if (url.startsWith('/')) return `${apiUrl()}${url}`;
  const target = parseUrl(url);
  const allowed = parseUrl(button ?? apiUrl());
  if (!target || !allowed) return undefined;
  // A blob: URL has the origin of the page that created it, so the same origin alone is not enough.
  const isAllowed = target.origin === allowed.origin && target.protocol === allowed.protocol;
  // `fetch` throws for a URL with a user name or password, so such a URL is refused like a foreign
  // one.
  return isAllowed && target.username + target.password === '' ? target.href : undefined;
}

/** The token that a call was sent with; `idu` is the id of the payer who was then signed in. */
interface Sent {
  asPayer: boolean;
  idu: string | undefined;
  bearer: string;
}

/**
 * Returns the token for a retry after a 401: for a payer, the token that was refreshed during the
 * call; for a guest, a new one. Undefined if there is no such token, or another payer signed in.
 */
async function nextBearer(
  { asPayer, idu, bearer }: Sent,
  api: BaseQueryApi,
): Promise<string | undefined> {
  const { token, guestToken, userData } = tokens(api);
  if (asPayer && userData?.idu !== idu) return undefined;
  const current = asPayer ? token : guestToken;
  if (current !== bearer) return current;
  return asPayer ? undefined : renewGuestToken(api);
}

/**
 * Sends a call with its headers, unless the portal itself refuses it. Retries it once after a 401:
 * for a guest with a new token, for a payer only if the token was refreshed during the call. If a
 * payer's call still gets a 401, the session ends. The comments in `BankCall` name the exceptions.
 */
const callBank: BankQuery = async (call, api) => {
  await (api.extra as CallContext).bankReady;
  if (call.button !== undefined && !isPaymentButton(call.button)) {
    return { error: refusal(foreignButton) };
  }
  const paused = call.contracts && pauseOf(api.getState() as SwitchesState, call.contracts);
  if (paused !== undefined) return { error: pausedRefusal(paused) };
  // Without a connection, a mutation is not sent at all, so that it is certain that the bank did
  // not execute it. Queries are sent anyway, because they change nothing at the bank.
  const isOffline = () => isCutOff(api.getState() as ConnectionState, api.extra as CallContext);
  if (api.type === 'mutation' && (await isOffline())) return { error: refusal('OFFLINE') };
  const url = allowedUrl(call);
  if (!url) return { error: refusal('FOREIGN_ORIGIN') };

  const { token, guestToken, userData } = tokens(api);
  const asPayer = token !== undefined && !call.asGuest;
  const attempt = async (bearer: string) => {
    const answer = await send({ ...call, url, headers: headersOf(call, bearer) }, api, {});
    return { ...answer, meta: { endpoint: api.endpoint } };
  };
  const bearer = call.bearer ?? (asPayer ? token : (guestToken ?? (await renewGuestToken(api))));
  if (!bearer) return { error: refusal((await isOffline()) ? 'OFFLINE' : 'NO_GUEST_TOKEN') };

  const answer = await attempt(bearer);
  const isFinal = call.bearer !== undefined || call.isSignIn;
  // The bank refused the guest token, not the credentials, so the next login needs a new token.
  if (call.isSignIn && answer.error?.status === 401 && !isRefusedLogin(answer.error)) {
    void renewGuestToken(api);
  }
  // A call that a logout aborted is not retried: the retry might carry the next payer's token.
  if (answer.error?.status !== 401 || isFinal || api.signal.aborted) return answer;
  const next = await nextBearer({ asPayer, idu: userData?.idu, bearer }, api);
  const again = next ? await attempt(next) : answer;
  if (!asPayer || call.isSupplied || again.error?.status !== 401) return again;
  api.dispatch(sessionExpired({ bearer: next ?? bearer }));
  return { error: refusal('SESSION_OVER') };
};

const transient = new Set<unknown>(['FETCH_ERROR', 502, 503, 504]);

/**
 * Milliseconds. If the bank requests a longer pause before a repetition, the call fails and the
 * error message names the pause.
 */
const longestPause = 10_000;

/**
 * The pause in milliseconds that the bank requested; keyed by the call's abort signal, because
 * `backoff` receives nothing else of the call.
 */
const asked = new WeakMap<AbortSignal, number>();

/**
 * Waits before a repetition: as long as the bank requested, or a random time whose average doubles
 * with each repetition. Ends at once if the call is aborted.
 */
function pause(attempt: number, _most: number, signal?: AbortSignal): Promise<void> {
  const usual = (0.4 + Math.random()) * 300 * 2 ** attempt;
  const milliseconds = (signal && asked.get(signal)) ?? usual;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Whether a failed call is repeated automatically: only a GET after a transient error, unless the
 * bank requested to wait longer than `longestPause`. GETs under /gestion_usuario are not repeated,
 * because some of them change the session. Stores the requested pause in `asked` for `pause`.
 */
function isRepeated(error: BankError, { method = 'GET', url }: BankCall, signal: AbortSignal) {
  const isSafe = method === 'GET' && !url.includes('/gestion_usuario');
  if (!isSafe || !transient.has(error.status)) return false;
  const wait = 'data' in error ? askedWait(error.data) : undefined;
  if (wait === undefined) asked.delete(signal);
  else asked.set(signal, wait);
  return (wait ?? 0) <= longestPause;
}

/** Sends a call to the bank, and repeats it after a failure if `isRepeated` allows it. */
export const bankBaseQuery: BankQuery = retry(callBank, {
  retryCondition: (error, call, { attempt, baseQueryApi: { signal } }) =>
    attempt <= repetitions && isRepeated(error as BankError, call as BankCall, signal),
  backoff: pause,
});
