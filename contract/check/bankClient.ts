import type { SandboxSettings } from '../../mocks/bank/environment.ts';
import { causeOf } from '../../mocks/http/causeOf.ts';
import { answerProblems } from '../calls.ts';
import { operationOf } from '../operations.ts';
import type { Operation } from '../operations.ts';

/** A request to the bank, and its answer. */
export interface Exchange<Body = unknown> {
  method: string;
  url: string;
  sent: Headers;
  sentBody: string;
  status: number;
  headers: Headers;
  body: string;
  /** The parsed body, not validated; undefined if it is not JSON. */
  json: Body;
  /** The called operation of the contract; undefined if the contract has none for the call. */
  operation: Operation | undefined;
}

/**
 * By default, a call is a GET, or a POST if it has a `body`, without a token. A header of null
 * removes a default header.
 */
export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  token?: string;
  headers?: Record<string, string | null>;
  body?: unknown;
  /**
   * Whether the rule judges answers with the status 429; otherwise such an answer throws `Untried`.
   */
  judgesLimit?: boolean;
}

/** Thrown if a rule cannot be tried; the message is the reason. */
export class Untried extends Error {}

/** Thrown if the bank breaks a rule; `exchange`, if set, is the proof. */
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

/** The build's settings that `check-bank` uses for its calls. */
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
  /** The API's base URL, without a trailing slash. */
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
 * Creates a client that calls a bank as the portal does, with the tenant's headers, and records
 * every exchange.
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
   * Makes a call and returns its exchange, whatever the status, except a 429 (see `judgesLimit`).
   * `path` is relative to the API's base, or an absolute URL.
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
      // Before the first answer, the URL or the network may be wrong instead of the bank.
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

  /** Makes a call that must succeed with an answer that fits the contract. */
  async function ask<Body>(path: string, options?: CallOptions): Promise<Exchange<Body>> {
    const exchange = await call<Body>(path, options);
    must(exchange.status >= 200 && exchange.status < 300, `answered ${exchange.status}`, exchange);
    must(problemsOf(exchange).length === 0, problemsOf(exchange).join('; '), exchange);
    return exchange;
  }

  /** Makes a call that the bank must refuse with a 4xx, or with one of `statuses` if given. */
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

/** Returns how an answer breaks the contract; empty for a call that is not in the contract. */
export function problemsOf({ operation, status, headers, body }: Exchange): string[] {
  const type = headers.get('Content-Type') ?? '';
  return operation ? answerProblems(operation, { status, type, body }) : [];
}

export type BankClient = ReturnType<typeof createClient>;
