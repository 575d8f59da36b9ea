import { jest } from '@jest/globals';
import { startTelemetry } from '../../app/telemetry/startTelemetry.ts';

const eventsUrl = 'https://eventos.ejemplo.cl/portal';

/**
 * The only chunk of the simulated build; `__webpack_get_script_filename__` below returns its file.
 */
export const chunk = '4123.0a1b2c3d4e.js';
Object.assign(globalThis, {
  __webpack_get_script_filename__: (id: string) =>
    id === '4123' ? `assets/${chunk}` : `assets/${id}.undefined.js`,
});

const hide = () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  visibility.mockRestore();
};

const listeners: [type: string, heard: EventListenerOrEventListenerObject][] = [];
afterEach(() => {
  for (const [type, heard] of listeners.splice(0)) {
    for (const capture of [true, false]) window.removeEventListener(type, heard, { capture });
  }
  delete process.env['PORTAL_EVENTS'];
});

/**
 * Starts the telemetry for `share` percent of all page loads. Its listeners on `window` are removed
 * after the test.
 */
async function start(share: number): Promise<void> {
  const listen = window.addEventListener.bind(window);
  const spy = jest.spyOn(window, 'addEventListener').mockImplementation((type, heard, options) => {
    listeners.push([type, heard]);
    listen(type, heard, options);
  });
  await startTelemetry(eventsUrl, share);
  spy.mockRestore();
}

/**
 * Starts the telemetry for one test, as in a build that has it. `posted` hides the page, so that
 * the events are sent, and returns the bodies of the requests; `requests` are the options given to
 * `fetch`. While `receiver.answers` is false, the requests fail.
 */
export async function watchEvents(share = 100) {
  process.env['PORTAL_EVENTS'] = eventsUrl;
  const requests: RequestInit[] = [];
  const bodies: string[] = [];
  const usual = globalThis.fetch;
  const receiver = { answers: true };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init = {}) => {
    if (input !== eventsUrl) return usual(input, init);
    requests.push(init);
    bodies.push(typeof init.body === 'string' ? init.body : '');
    return receiver.answers
      ? Promise.resolve(new Response(null, { status: 204 }))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  await start(share);
  return {
    receiver,
    requests,
    bodies,
    posted: () => {
      hide();
      return bodies;
    },
  };
}

export const eventsIn = (bodies: readonly string[]) =>
  bodies.flatMap((body) => (JSON.parse(body) as { events: Record<string, unknown>[] }).events);

/** Dispatches the event that a browser sends for an unhandled rejection. */
export const rejectPromise = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

/** Dispatches the event that a browser sends for a violation of the content security policy. */
export const violatePolicy = (effectiveDirective: string, blockedURI: string) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation', { bubbles: true }), {
      effectiveDirective,
      blockedURI,
    }),
  );
