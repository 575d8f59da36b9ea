import { parseUrl } from '../../src/lib/urls.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Converts a request of Node's server to a web `Request`, once its whole body has arrived. */
export async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = await buffer(incoming);
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}

/** Writes a web `Response` as the answer of Node's server. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

const callHeaders =
  'Authorization, Content-Type, Idempotency-Key, MAIL-PROVIDER, X-CAPTCHA-TOKEN, X-PAYMENT-KEY, X-TENANT, X-TENANT-ID, X-TENANT-CODE, X-XSRF-TOKEN';

/**
 * Adds CORS headers that let a portal on another port of this machine read the answer; the answer
 * to any other origin gets no such headers.
 */
export function allowOrigin(request: Request, response: Response): Response {
  const origin = request.headers.get('Origin');
  const host = origin && parseUrl(origin)?.hostname;
  if (!origin || (host !== 'localhost' && host !== '127.0.0.1')) return response;
  const headers = new Headers(response.headers);
  headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Allow-Headers', callHeaders);
  headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
  // Without this header, a page of another origin could not read `Retry-After`.
  headers.set('Access-Control-Expose-Headers', 'Retry-After');
  headers.append('Vary', 'Origin');
  return new Response(response.body, { status: response.status, headers });
}
