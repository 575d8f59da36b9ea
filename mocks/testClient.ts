import { sandboxSettings } from './environment.ts';
import { demoPassword } from './bank/demo.ts';
import type { CartItem, ContractDebts, Debt } from './bank/wire.ts';

const api = sandboxSettings.PORTAL_API_URL;

/** The tenant headers that every call carries. */
export const tenantHeaders: Record<string, string> = {
  'X-TENANT': sandboxSettings.PORTAL_TENANT,
  'X-TENANT-ID': sandboxSettings.PORTAL_TENANT_ID,
  'X-TENANT-CODE': sandboxSettings.PORTAL_TENANT_CODE,
};

/** How a call of a test differs from a correct one; `null` leaves a header out. */
export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  token?: string | null;
  headers?: Record<string, string | null>;
  body?: unknown;
}

/** An answer, read once. */
export interface Reply {
  status: number;
  type: string;
  text: string;
  /** The body as JSON; undefined when it is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  json: any;
}

/** Sends a call as the portal would: tenant headers, bearer, JSON body. `path` is under the API base unless it is absolute. */
export async function call(path: string, options: CallOptions = {}): Promise<Reply> {
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
  return {
    status: response.status,
    type: response.headers.get('Content-Type') ?? '',
    text,
    json:
      response.headers.get('Content-Type')?.includes('json') && text ? JSON.parse(text) : undefined,
  };
}

/** A guest's token. */
export async function guestToken(): Promise<string> {
  const body = { credentials: sandboxSettings.PORTAL_CREDENTIALS };
  return (await call('/basic/token-guest', { body })).json.access_token;
}

/** The token of a demo payer. */
export async function payerToken(correo = 'pagador@ejemplo.cl'): Promise<string> {
  const body = { correo, password: demoPassword };
  const path = `/basic/token/${sandboxSettings.PORTAL_CHILD_COMPANY}`;
  return (await call(path, { body, token: await guestToken() })).json.access_token;
}

let transactions = 10_000_000;

/** A debt query of some accounts, as the contract writes it. */
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

/** What one account owes. */
export async function debtsOf(
  token: string,
  contract: string,
  reference: object,
): Promise<ContractDebts> {
  const body = debtQuery([contract, reference]);
  return (await call('/ApiConsultaDeuda/consulta/', { token, body })).json.contracts[0];
}

/** A debt as an item of the cart. */
export function cartItem({
  id,
  invoiceId,
  amount,
  contract,
  contract_name,
  company,
}: Debt): CartItem {
  return {
    id,
    invoiceId,
    amount,
    debtFrontId: id,
    contract,
    contract_name,
    company,
    companies: [],
    suggestedAccount: false,
    totalTagAccount: false,
  };
}

/** An inscription of some debts. */
export function inscription(debts: readonly Debt[], userId = '') {
  return {
    userId,
    collectorId: sandboxSettings.PORTAL_COLLECTOR_ID,
    date: new Date().toISOString(),
    debts: debts.map(cartItem),
  };
}
