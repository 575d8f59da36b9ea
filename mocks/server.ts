import { parseUrl } from '../src/lib/parseUrl.ts';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { getResponse } from 'msw';
import { createBank } from './bank/bank.ts';
import { createConsole } from './console.ts';
import { sandboxSettings } from './environment.ts';
import type { SandboxSettings } from './environment.ts';
import { createHandlers } from './handlers/handlers.ts';
import type { BankAccess } from './handlers/handlers.ts';
import { allowOrigin, readRequest, sendResponse } from './http/exchange.ts';
import { inspectBank } from './http/inspection.ts';
import { answerPaymentPage } from './http/paymentPages.ts';
import { readStatic } from './http/staticFiles.ts';
import { readXsrfCookie } from './xsrfCookie.ts';

// The sandbox bank over HTTP (`npm run bank`), for a build with PORTAL_BANK=http; its books are in
// memory. `PORT` is its port (4010), `HOST` the address it listens at (this machine only), `--static
// <dir>` serves a built portal from the same origin.
// PORTAL_ORIGIN is where payers return to when a request does not say where it comes from; the
// build's `PORTAL_*` variables may be given here too.

const { values } = parseArgs({ options: { static: { type: 'string' } } });

function settingsFrom(environment: Record<string, string | undefined>): SandboxSettings {
  const names = Object.keys(sandboxSettings) as (keyof SandboxSettings)[];
  const given = names.map((name) => [name, environment[name] ?? sandboxSettings[name]]);
  return Object.fromEntries(given) as SandboxSettings;
}

const settings = settingsFrom(process.env);
const bank = createBank({ now: () => new Date() });
const access: BankAccess = async (work) => work(bank);

function portalOf({ url, headers }: Request): string {
  const sources = [
    headers.get('Origin'),
    headers.get('Referer'),
    process.env['PORTAL_ORIGIN'],
    url,
  ];
  return sources.flatMap((source) => parseUrl(source ?? '')?.origin ?? [])[0] ?? '';
}

const xsrfCookieOf = ({ headers }: Request) => readXsrfCookie(headers.get('Cookie') ?? '');

const handlers = createHandlers({
  access,
  apiBase: `*${settings.PORTAL_API_SUFFIX}`,
  settings,
  portalOf,
  paymentPageOf: ({ url }) => `${new URL(url).origin}/banco/`,
  xsrfCookieOf,
});

const bankConsole = createConsole(access);

async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (pathname.startsWith('/__bank/')) return inspectBank(request, bank, bankConsole);
  if (pathname.startsWith('/banco/')) return answerPaymentPage(request, access);
  const isCall =
    pathname.startsWith(`${settings.PORTAL_API_SUFFIX}/`) || pathname.startsWith('/Dashboard/');
  const file = values.static && !isCall && (await readStatic(values.static, request));
  if (file) return file;
  return (await getResponse(handlers, request)) ?? new Response('No encontrado', { status: 404 });
}

/** Adds to the guest token the cookie that calls must then repeat as a header. */
function issueXsrfCookie(request: Request, response: Response): void {
  const asksToken = new URL(request.url).pathname.endsWith('/basic/token-guest');
  if (!asksToken || !response.ok || xsrfCookieOf(request) !== undefined) return;
  response.headers.append('Set-Cookie', `XSRF-TOKEN=${randomUUID()}; Path=/; SameSite=Strict`);
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = await readRequest(incoming);
  const response = await respond(request);
  issueXsrfCookie(request, response);
  // A response of type `error` stands for a network failure: break the connection.
  if (response.type === 'error') outgoing.destroy();
  else await sendResponse(allowOrigin(request, response), outgoing);
}

const server = createServer((incoming, outgoing) => {
  serve(incoming, outgoing).catch((error: unknown) => {
    console.error(error);
    outgoing.destroy();
  });
});

server.listen(Number(process.env['PORT'] ?? 4010), process.env['HOST'] ?? '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Banco de prueba: http://localhost:${port}${settings.PORTAL_API_SUFFIX}`);
});
