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
 * Sets the cookie `XSRF-TOKEN` unless the page has it already. The portal repeats its value as a
 * header; the bank refuses changes without that header, which a forged request of another site
 * lacks.
 */
function issueXsrfCookie(): void {
  if (readXsrfCookie(document.cookie) !== undefined) return;
  document.cookie = `XSRF-TOKEN=${crypto.randomUUID()}; path=/; SameSite=Strict`;
}

const workerUrl = new URL('msw/mockServiceWorker.js', import.meta.url).href;

/**
 * Creates the default Trusted Types policy, which allows the URL of msw's worker and refuses all
 * others. msw registers the worker with a plain string, which the browser passes to this policy.
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
 * Keeps a failed update of msw's service worker out of the console, for example if the page is left
 * during the update. msw leaves the rejection unhandled; the installed worker continues.
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
 * `apiBase` has no trailing slash; `settings` are the page's `PORTAL_*` variables. The bank refuses
 * requests that do not match these variables.
 */
interface SandboxOptions {
  apiBase: string;
  settings: Record<string, string | undefined>;
}

/**
 * Starts the simulated bank: from then on, msw's service worker hands every call under `apiBase` to
 * the bank in the page that makes the call. All tabs share the bank's state (IndexedDB). Rejects in
 * a browser without service workers.
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
