import { http, HttpResponse } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type { Bank } from '../bank/bank.ts';
import { refuseViolation } from '../bank/refusal.ts';
import { sandboxSettings } from '../bank/environment.ts';
import type { SandboxSettings } from '../bank/environment.ts';
import { accountEndpoints } from './accounts.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { checkoutEndpoints } from './checkout.ts';
import type { IncomingCall } from './checks.ts';
import { configurationEndpoints } from './configuration.ts';
import { debtEndpoints } from './debts.ts';
import type { Endpoint } from './endpoint.ts';
import { mailEndpoints } from './mail.ts';
import { passwordEndpoints } from './passwords.ts';
import { paymentLinkEndpoints } from './paymentLink.ts';
import { paymentEndpoints } from './payments.ts';
import { reportEndpoints } from './report.ts';
import { serve } from './serve.ts';
import type { Outcome } from './serve.ts';
import { sessionEndpoints } from './session.ts';
import { userEndpoints } from './users.ts';

/** Opens the bank, runs `work` on it, and stores the changes. */
export type BankAccess = <Result>(work: (bank: Bank) => Result) => Promise<Result>;

interface HandlerOptions {
  access: BankAccess;
  /** API base without a trailing slash; a leading `*` matches any origin. */
  apiBase: string;
  settings?: SandboxSettings;
  /** Returns the origin of the portal that made a request. */
  portalOf: (request: Request) => string;
  /** Returns the URL of the payment page, to which `?sessionid=` is added. */
  paymentPageOf: (request: Request) => string;
  /** Returns the cookie `XSRF-TOKEN` of the caller's browser. */
  xsrfCookieOf: (request: Request) => string | undefined;
  /**
   * Called for each call to the API, except those for images and unknown paths, with its outcome.
   */
  watch?: (call: IncomingCall, outcome: Outcome) => void;
}

export function createEndpoints(settings: SandboxSettings = sandboxSettings): Endpoint[] {
  return [
    sessionEndpoints,
    userEndpoints,
    passwordEndpoints,
    configurationEndpoints,
    catalogueEndpoints,
    debtEndpoints,
    accountEndpoints,
    checkoutEndpoints,
    paymentLinkEndpoints,
    mailEndpoints,
    paymentEndpoints,
    reportEndpoints,
  ].flatMap((endpointsOf) => endpointsOf(settings));
}

/** Refuses calls under the API base that no other endpoint answers. */
const unknownEndpoint: Endpoint = {
  name: 'unknown',
  method: 'get',
  path: '/*',
  access: 'open',
  respond: () => refuseViolation('El banco no conoce esta llamada.', 'notFound'),
};

async function readCall(
  request: Request,
  params: Record<string, unknown>,
  options: HandlerOptions,
): Promise<IncomingCall> {
  const page = options.paymentPageOf(request);
  return {
    method: request.method,
    url: new URL(request.url),
    headers: request.headers,
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, String(value)]),
    ),
    text: await request.text(),
    xsrfCookie: options.xsrfCookieOf(request),
    portal: options.portalOf(request),
    buttonUrl: (sessionid) => `${page}?${new URLSearchParams({ sessionid })}`,
  };
}

const never = new Promise<never>(() => {});

/** Delivers an outcome as an HTTP response, with its delay, network failure or timeout. */
async function deliver({ answer, delay, lost }: Outcome): Promise<Response> {
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  if (lost === 'timeout') return never;
  if (lost === 'network') return HttpResponse.error();
  const { status, type, body, headers } = answer;
  // Only images may be cached, because they are public; all other answers are `no-store`.
  const kept = type.startsWith('image/') ? {} : { 'Cache-Control': 'no-store' };
  return new HttpResponse(body, { status, headers: { 'Content-Type': type, ...kept, ...headers } });
}

/**
 * Creates the msw handlers of the bank. A delayed answer is sent after the access to the bank has
 * ended, so that other calls need not wait for it.
 */
export function createHandlers(options: HandlerOptions): HttpHandler[] {
  const { access, apiBase, settings, watch } = options;
  const handle = (endpoint: Endpoint, method: Endpoint['method'] | 'all') =>
    http[method](
      endpoint.path.startsWith('*') ? endpoint.path : `${apiBase}${endpoint.path}`,
      async ({ request, params }) => {
        const call = await readCall(request, params, options);
        const outcome = await access((bank) => serve(bank, endpoint, call));
        if (endpoint.access !== 'open') watch?.(call, outcome);
        return deliver(outcome);
      },
    );
  return [
    ...createEndpoints(settings).map((endpoint) => handle(endpoint, endpoint.method)),
    handle(unknownEndpoint, 'all'),
  ];
}
