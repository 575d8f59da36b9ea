import { createIdempotencyKey } from '../../src/lib/dates/ids.ts';
import { demoPassword } from '../bank/demo.ts';
import type { ContractDebts, Debt } from '../bank/wire.ts';
import { sandboxSettings } from '../bank/environment.ts';
import { itemOf } from './make.ts';

const api = sandboxSettings.PORTAL_API_URL;

/** The tenant headers that every call carries. */
export const tenantHeaders: Record<string, string> = {
  'X-TENANT': sandboxSettings.PORTAL_TENANT,
  'X-TENANT-ID': sandboxSettings.PORTAL_TENANT_ID,
  'X-TENANT-CODE': sandboxSettings.PORTAL_TENANT_CODE,
};

/**
 * The differences of a test's call from the default one; `null` leaves out a header or the token.
 */
export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  token?: string | null;
  headers?: Record<string, string | null>;
  body?: unknown;
}

/** An answer whose body was read. */
export interface Reply<Body = unknown> {
  status: number;
  type: string;
  text: string;
  /** The body as JSON, in the type that the caller expects; undefined if it is not JSON. */
  json: Body;
}

/**
 * Sends a call as the portal would: tenant headers, bearer, JSON body. `path` is under the API base
 * unless it is an absolute URL.
 */
export async function call<Body = unknown>(
  path: string,
  options: CallOptions = {},
): Promise<Reply<Body>> {
  const { token, body, method = body === undefined ? 'GET' : 'POST' } = options;
  const headers = new Headers(tenantHeaders);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(options.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const response = await fetch(path.startsWith('/') ? `${api}${path}` : path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const type = response.headers.get('Content-Type') ?? '';
  const json: unknown = type.includes('json') && text ? JSON.parse(text) : undefined;
  return { status: response.status, type, text, json: json as Body };
}

interface Token {
  access_token: string;
}

export async function guestToken(): Promise<string> {
  const body = { credentials: sandboxSettings.PORTAL_CREDENTIALS };
  return (await call<Token>('/basic/token-guest', { body })).json.access_token;
}

/** Signs a demo payer in and returns the token. */
export async function payerToken(correo = 'pagador@ejemplo.cl'): Promise<string> {
  const body = { correo, password: demoPassword };
  const path = `/basic/token/${sandboxSettings.PORTAL_CHILD_COMPANY}`;
  return (await call<Token>(path, { body, token: await guestToken() })).json.access_token;
}

let transactions = 10_000_000;

/** Returns the body of a debt query for some accounts, with a new transaction number. */
export function debtQuery(...contracts: [contract: string, reference: object][]) {
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  transactions += 1;
  return {
    msgType: sandboxSettings.PORTAL_MESSAGE_TYPE,
    idTrxRec: Number(`${today}${transactions}`),
    collectorId: sandboxSettings.PORTAL_COLLECTOR_ID,
    date: new Date().toISOString(),
    channel: 'Internet',
    contracts: contracts.map(([contract, reference]) => ({
      contract,
      countryCode: 1,
      currencyCode: 'CLP',
      reference,
    })),
  };
}

export async function debtsOf(
  token: string,
  contract: string,
  reference: object,
): Promise<ContractDebts> {
  const body = debtQuery([contract, reference]);
  const { json } = await call<{ contracts: [ContractDebts] }>('/ApiConsultaDeuda/consulta/', {
    token,
    body,
  });
  return json.contracts[0];
}

/** The answer to the call that registers debts for payment (inscription). */
export interface Inscribed {
  codigoCarro: string;
  referencia: string;
  url: string;
}

/** Returns the header of a new attempt to pay. */
export const newKey = () => ({ 'Idempotency-Key': createIdempotencyKey() });

/** Returns the body of a call that registers debts for payment (inscription). */
export function inscription(debts: readonly Debt[], userId = '') {
  return {
    userId,
    collectorId: sandboxSettings.PORTAL_COLLECTOR_ID,
    date: new Date().toISOString(),
    debts: debts.map(itemOf),
  };
}
