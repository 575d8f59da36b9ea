import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Brand } from '../src/config/brand.ts';
import './early.js';
import './tellNotStarted.js';

const [notice = ''] =
  /<div id="not-started"[^]*?<\/div>/.exec(readFileSync('public/index.html', 'utf8')) ?? [];
const own = `${location.origin}/assets/portal.0123456789.js`;

const throwIn = (filename: string, message = 'x') =>
  window.dispatchEvent(new ErrorEvent('error', { message, filename }));

function reject(reason: unknown): void {
  // jsdom does not have the class `PromiseRejectionEvent`.
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

function errorAt(stack: string, name = 'TypeError'): Error {
  return Object.assign(new TypeError('x'), { name, stack });
}

/** Makes a script element of the page fail, or load without running. */
function end(
  type: 'error' | 'load',
  { src, defer = true }: { src: string; defer?: boolean },
): void {
  const script = document.createElement('script');
  // jsdom does not fetch a script whose `src` is set after the element is in the page.
  document.head.append(script);
  script.defer = defer;
  Object.defineProperty(script, 'src', { value: src });
  script.dispatchEvent(new Event(type));
}

const foreign: [name: string, happen: () => void][] = [
  ['a ResizeObserver that loops', () => throwIn(location.href, 'ResizeObserver loop limit')],
  ['a hidden error of another origin', () => throwIn('', 'Script error.')],
  ['an extension in Chrome', () => throwIn('chrome-extension://abc/content.js')],
  ['an extension in Firefox', () => throwIn('moz-extension://abc/content.js')],
  ['an extension in Safari', () => throwIn('webkit-masked-url://hidden/')],
  ['a script of another host', () => throwIn('https://ajeno.example/assets/portal.js')],
  ['a host whose name begins alike', () => throwIn(`${location.origin}.example/assets/a.js`)],
  ['a promise rejected with nothing', () => reject(undefined)],
  ['a promise rejected with null', () => reject(null)],
  ['a promise rejected with a text', () => reject(`failed at ${own}`)],
  [
    'a translator’s promise',
    () => reject(errorAt('TypeError: x\n    at f (chrome-extension://a/b.js:1:2)')),
  ],
  ['a password manager’s promise', () => reject(errorAt('f@moz-extension://a/b.js:1:2\n'))],
  [
    'an extension that the portal called',
    () =>
      reject(
        errorAt(`TypeError: x\n    at f (chrome-extension://a/b.js:1:2)\n    at g (${own}:1:2)`),
      ),
  ],
  [
    'a message that names the portal’s script',
    () => reject(errorAt(`TypeError: no ${own}\n    at f (chrome-extension://a/b.js:1:2)`)),
  ],
  ['a script that was put in', () => end('error', { src: 'https://ajeno.example/a.js' })],
  ['a later script of the portal', () => end('error', { src: own, defer: false })],
];

const failures: [name: string, happen: () => void, id: string][] = [
  ['an error of the portal’s script', () => throwIn(own), 'too-old'],
  ['newer syntax in it', () => throwIn(own, "Unexpected token '.'"), 'too-old'],
  ['a rejection in Chrome', () => reject(errorAt(`TypeError: x\n    at ${own}:1:2`)), 'too-old'],
  ['a rejection in Firefox', () => reject(errorAt(`f@${own}:1:2\n`)), 'too-old'],
  ['a page for the script in Chrome', () => throwIn(own, "Unexpected token '<'"), 'not-loaded'],
  ['one in Firefox', () => throwIn(own, "expected expression, got '<'"), 'not-loaded'],
  ['no script', () => end('error', { src: own }), 'not-loaded'],
  ['an empty script', () => end('load', { src: own }), 'not-loaded'],
  [
    'a chunk that the start needs',
    () => reject(errorAt(`ChunkLoadError: x\n    at ${own}:1:2`, 'ChunkLoadError')),
    'not-loaded',
  ],
];

/** Adds the brand to the page; the scripts read only the URL of the events' receiver from it. */
function brandPage(settings: Brand['settings']): void {
  document.getElementById('brand')?.remove();
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'brand';
  data.textContent = JSON.stringify({ settings });
  document.head.append(data);
}

/** The ids of the visible sentences. */
const said = () =>
  [...document.querySelectorAll('#not-started:not([hidden]) p:not([hidden])')].map(({ id }) => id);

describe('the message before the portal has started', () => {
  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    document.body.innerHTML = notice;
    brandPage({ PORTAL_EVENTS_URL: 'https://eventos.ejemplo.cl/portal' });
  });

  it.each(foreign)('is absent after %s', (_name, happen) => {
    happen();
    expect(said()).toEqual([]);
  });

  it.each(failures)('is the right sentence, once, after %s', (_name, happen, id) => {
    happen();
    happen();
    expect(said()).toEqual([id]);
    expect(document.querySelectorAll('button')).toHaveLength(id === 'not-loaded' ? 1 : 0);
  });

  it('is absent once the portal has started', () => {
    document.getElementById('not-started')?.remove();
    for (const [, happen] of failures) happen();
    expect(said()).toEqual([]);
  });

  it('is sent to the receiver of the events, in codes of closed sets', () => {
    throwIn(own);
    expect(fetch).toHaveBeenCalledTimes(1);
    const [url, request] = jest.mocked(fetch).mock.calls[0] ?? [];
    expect(url).toBe('https://eventos.ejemplo.cl/portal');
    expect(request).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(JSON.parse(request?.body as string)).toEqual({
      version: 'development',
      events: [{ kind: 'start', screen: 'unknown', failure: 'too-old', count: 1 }],
    });
  });

  it('is not sent if the brand has no receiver', () => {
    brandPage({});
    throwIn(own);
    expect(said()).toEqual(['too-old']);
    expect(fetch).not.toHaveBeenCalled();
  });
});
