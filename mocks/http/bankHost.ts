import { randomUUID } from 'node:crypto';
import { getResponse } from 'msw';
import { parseUrl } from '../../src/lib/urls.ts';
import { createBank } from '../bank/bank.ts';
import { readXsrfCookie } from '../handlers/checks.ts';
import { createConsole } from '../handlers/console.ts';
import type { SandboxSettings } from '../bank/environment.ts';
import { createHandlers } from '../handlers/handlers.ts';
import type { BankAccess } from '../handlers/handlers.ts';
import { allowOrigin } from './exchange.ts';
import { inspectBank } from './inspection.ts';
import { answerPaymentPage } from './paymentPages.ts';
import { readStatic } from './staticFiles.ts';

interface HostOptions {
  settings: SandboxSettings;
  /** The bank's clock; the machine's by default. */
  now?: () => Date;
  /** The origin to which payers return if a call has no valid `Origin` header. */
  portalOrigin?: string | undefined;
  /** The directory of a built portal to serve from the same origin. */
  directory?: string | undefined;
}

const xsrfCookieOf = ({ headers }: Request) => readXsrfCookie(headers.get('Cookie') ?? '');

/**
 * Sets the XSRF cookie with the response that contains a guest token, unless the browser has the
 * cookie. Later calls that change something must repeat its value as a header.
 */
function issueXsrfCookie(request: Request, response: Response): void {
  const asksToken = new URL(request.url).pathname.endsWith('/basic/token-guest');
  if (!asksToken || !response.ok || xsrfCookieOf(request) !== undefined) return;
  response.headers.append('Set-Cookie', `XSRF-TOKEN=${randomUUID()}; Path=/; SameSite=Strict`);
}

/**
 * Creates the sandbox bank as an HTTP host with its state in memory. It serves the API under the
 * path `PORTAL_API_SUFFIX`, the payment page at /banco/, the state for browser tests at /__bank/,
 * and the portal in `directory`. A response of type `error` simulates a network failure.
 */
export function createBankHost({
  settings,
  now = () => new Date(),
  portalOrigin,
  directory,
}: HostOptions) {
  const bank = createBank({ now });
  const access: BankAccess = async (work) => work(bank);
  const bankConsole = createConsole(access);

  const portalOf = ({ url, headers }: Request): string => {
    const sources = [headers.get('Origin'), portalOrigin, url];
    return sources.flatMap((source) => parseUrl(source ?? '')?.origin ?? [])[0] ?? '';
  };
  const handlers = createHandlers({
    access,
    apiBase: `*${settings.PORTAL_API_SUFFIX}`,
    settings,
    portalOf,
    paymentPageOf: ({ url }) => `${new URL(url).origin}/banco/`,
    xsrfCookieOf,
  });

  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    if (pathname.startsWith('/__bank/')) return inspectBank(request, bank, bankConsole);
    if (pathname.startsWith('/banco/')) return answerPaymentPage(request, access);
    const isCall =
      pathname.startsWith(`${settings.PORTAL_API_SUFFIX}/`) || pathname.startsWith('/Dashboard/');
    const file = directory && !isCall ? await readStatic(directory, request) : undefined;
    // If the portal has no such file, the bank may have an image at that path: the paths of images
    // need not begin with `PORTAL_API_SUFFIX`.
    if (file && file.status !== 404) return file;
    return (
      (await getResponse(handlers, request)) ??
      file ??
      new Response('No encontrado', { status: 404 })
    );
  }

  return async (request: Request): Promise<Response> => {
    const response = await respond(request);
    issueXsrfCookie(request, response);
    return response.type === 'error' ? response : allowOrigin(request, response);
  };
}
