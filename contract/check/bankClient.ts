import type { SandboxSettings } from '../../mocks/bank/environment.ts';
import { causeOf } from '../../mocks/http/causeOf.ts';
import { answerProblems } from '../calls.ts';
import { operationOf } from '../operations.ts';
import type { Operation } from '../operations.ts';

/** A request to the bank and its answer. */
export interface Exchange<Body = unknown> {
  method: string;
  url: string;
  sent: Headers;
  sentBody: string;
  status: number;
  headers: Headers;
  body: string;
  /** The body as JSON, in the type that the caller expects; undefined if it is not JSON. */
  json: Body;
  /** The operation of the contract; undefined for a call outside the contract. */
  operation: Operation | undefined;
}

/** The differences of a call from a GET without a token; `null` leaves out a default header. */
export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  token?: string;
  headers?: Record<string, string | null>;
  body?: unknown;
  /**
   * Whether the rule expects answers with status 429. For other rules such an answer throws
   * `Untried`.
   */
  judgesLimit?: boolean;
}

/** Thrown when a rule cannot be tried; the message names the missing identifier or condition. */
export class Untried extends Error {}

/** Thrown when the bank breaks a rule; `exchange` is the request and answer that prove it. */
export class BrokenRule extends Error {
  readonly exchange: Exchange | undefined;

  constructor(message: string, exchange?: Exchange) {
    super(message);
    this.exchange = exchange;
  }
}

/** Throws a `BrokenRule` unless the condition holds. */
export function must(holds: boolean, message: string, exchange?: Exchange): void {
  if (!holds) throw new BrokenRule(message, exchange);
}

/** The settings of the build that `check-bank` needs for its calls. */
export const usedSettings = [
  'PORTAL_CREDENTIALS',
  'PORTAL_TENANT',
  'PORTAL_TENANT_ID',
  'PORTAL_TENANT_CODE',
  'PORTAL_PARENT_COMPANY',
  'PORTAL_CHILD_COMPANY',
  'PORTAL_MESSAGE_TYPE',
  'PORTAL_COLLECTOR_ID',
  'PORTAL_RETAILER',
  'PORTAL_MAIL_PROVIDER',
  'PORTAL_LINK_MAIL_PROVIDER',
  'PORTAL_LINK_SENDER',
  'PORTAL_PAYMENT_ORIGINS',
] as const satisfies (keyof SandboxSettings)[];

export type UsedSettings = Pick<SandboxSettings, (typeof usedSettings)[number]>;

interface ClientOptions {
  /** The API base without a trailing slash. */
  base: string;
  settings: UsedSettings;
  send: (request: Request) => Promise<Response>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Creates a client that calls a bank as the portal does, with tenant headers, bearer and JSON, and
 * that keeps every exchange.
 */
export function createClient({ base, settings, send }: ClientOptions) {
  const exchanges: Exchange[] = [];
  const tenant = {
    'X-TENANT': settings.PORTAL_TENANT,
    'X-TENANT-ID': settings.PORTAL_TENANT_ID,
    'X-TENANT-CODE': settings.PORTAL_TENANT_CODE,
  };
  const pathOf = (url: URL) =>
    url.href.startsWith(`${base}/`) ? url.href.slice(base.length).split('?')[0] : url.pathname;

  /**
   * Makes a call and returns its exchange with any status; `path` is relative to the API base, or a
   * whole URL.
   */
  async function call<Body>(path: string, options: CallOptions = {}): Promise<Exchange<Body>> {
    const { token, body, method = body === undefined ? 'GET' : 'POST' } = options;
    const url = new URL(path.startsWith('/') ? `${base}${path}` : path);
    const sent = new Headers(tenant);
    if (token) sent.set('Authorization', `Bearer ${token}`);
    if (body !== undefined) sent.set('Content-Type', 'application/json');
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      if (value === null) sent.delete(name);
      else sent.set(name, value);
    }
    const sentBody = body === undefined ? '' : JSON.stringify(body);
    const request = new Request(url, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(sentBody && { body: sentBody }),
    });
    let response: Response;
    let text: string;
    try {
      response = await send(request);
      text = await response.text();
    } catch (error) {
      const why = `${method} ${pathOf(url)}: ${causeOf(error)}`;
      // While the bank has never answered, a rule counts as untried instead of broken.
      throw exchanges.length === 0 ? new Untried(why) : new BrokenRule(why);
    }
    const exchange = {
      method,
      url: url.href,
      sent,
      sentBody,
      status: response.status,
      headers: response.headers,
      body: text,
      json: parsed(text) as Body,
      operation: operationOf(method, pathOf(url) ?? ''),
    };
    exchanges.push(exchange);
    if (exchange.status === 429 && !options.judgesLimit) {
      const wait = exchange.headers.get('Retry-After');
      throw new Untried(`the bank refuses more calls (429)${wait ? `, Retry-After ${wait}` : ''}`);
    }
    return exchange;
  }

  /** Makes a call that must succeed, with an answer that fits the contract. */
  async function ask<Body>(path: string, options?: CallOptions): Promise<Exchange<Body>> {
    const exchange = await call<Body>(path, options);
    must(exchange.status >= 200 && exchange.status < 300, `answered ${exchange.status}`, exchange);
    must(problemsOf(exchange).length === 0, problemsOf(exchange).join('; '), exchange);
    return exchange;
  }

  /** Makes a call that the bank must refuse, with one of `statuses` if they are given. */
  async function refused(
    path: string,
    options: CallOptions,
    statuses?: readonly number[],
  ): Promise<Exchange> {
    const exchange = await call(path, options);
    const { status } = exchange;
    must(status >= 400 && status < 500, `answered ${status}, and should refuse`, exchange);
    must(
      statuses?.includes(status) ?? true,
      `answered ${status}, not ${statuses?.join(' or ')}`,
      exchange,
    );
    return exchange;
  }

  return { base, settings, exchanges, call, ask, refused };
}

/** The ways in which an answer differs from the contract; empty for a call outside the contract. */
export function problemsOf({ operation, status, headers, body }: Exchange): string[] {
  const type = headers.get('Content-Type') ?? '';
  return operation ? answerProblems(operation, { status, type, body }) : [];
}

export type BankClient = ReturnType<typeof createClient>;
