import { setupWorker } from 'msw/browser';
import { http, HttpResponse } from 'msw/http';
import { reachHost } from '../src/lib/reachHost.ts';
import { trustedTypesPolicy } from '../src/lib/trustedTypes.ts';
import { captchaHandler } from './captcha.ts';
import { settingsFrom } from './bank/environment.ts';
import { readXsrfCookie } from './handlers/checks.ts';
import { createHandlers } from './handlers/handlers.ts';
import { createSandbox } from './sandbox.ts';
import { withStoredBank } from './bank/storage.ts';

/**
 * Sets the cookie that the portal must repeat as a header, so that the bank can refuse forged
 * requests.
 */
function issueXsrfCookie(): void {
  if (readXsrfCookie(document.cookie) !== undefined) return;
  document.cookie = `XSRF-TOKEN=${crypto.randomUUID()}; path=/; SameSite=Strict`;
}

const workerUrl = new URL('msw/mockServiceWorker.js', import.meta.url).href;

/**
 * Allows the URL of msw's worker in the default Trusted Types policy, because msw registers the
 * worker with a plain string.
 */
function trustWorker(): void {
  trustedTypesPolicy('default', {
    createScriptURL(url) {
      if (url !== workerUrl) throw new TypeError(`Not a script of the sandbox: ${url}`);
      return url;
    },
  });
}

/**
 * Hides the error of a failed update of the worker, for example if the page is left meanwhile. msw
 * does not handle the error, and the present worker continues.
 */
function ignoreFailedUpdates(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (String(event.reason).includes('Failed to update a ServiceWorker')) event.preventDefault();
  });
}

/**
 * Answers with a network error while the browser is offline and the portal's host is out of reach.
 * Without this handler, the simulated bank would still answer, because it is inside the browser.
 */
const outOfReach = (apiBase: string) =>
  http.all(`${apiBase}/*`, async () =>
    navigator.onLine || (await reachHost()) ? undefined : HttpResponse.error(),
  );

/**
 * `apiBase` has no trailing slash; `settings` are the page's `PORTAL_*` variables, with which the
 * bank compares requests.
 */
interface SandboxOptions {
  apiBase: string;
  settings: Record<string, string | undefined>;
}

/**
 * Starts the simulated bank: from then on, a service worker passes every call under `apiBase` to
 * the bank. All tabs share the bank's state (IndexedDB). Rejects if there are no service workers.
 */
export async function startSandbox({ apiBase, settings }: SandboxOptions): Promise<void> {
  issueXsrfCookie();
  trustWorker();
  ignoreFailedUpdates();
  const worker = setupWorker(
    outOfReach(apiBase),
    ...createHandlers({
      access: withStoredBank,
      apiBase,
      settings: settingsFrom(settings),
      portalOf: () => location.origin,
      paymentPageOf: () => `${location.origin}/banco/`,
      xsrfCookieOf: () => readXsrfCookie(document.cookie),
    }),
    captchaHandler,
  );
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: workerUrl, options: { scope: '/' } },
  });
}

/** The simulated bank as the sandbox's screens show and change it. Its state is in IndexedDB. */
export const browserSandbox = createSandbox(withStoredBank);
