import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { holdScript, portalScript } from '../support/holdScript.ts';

/**
 * Errors in spite of which the portal starts, most of them of extensions and browsers. Each
 * function runs in the page and causes one error.
 */
const foreignErrors: Record<string, () => unknown> = {
  'a ResizeObserver that loops': () => {
    const box = document.body.appendChild(document.createElement('div'));
    new ResizeObserver(() => {
      box.style.setProperty('height', `${box.offsetHeight + 1}px`);
    }).observe(box);
  },
  'the browser’s own word for it': () =>
    window.dispatchEvent(
      new ErrorEvent('error', {
        message: 'ResizeObserver loop completed with undelivered notifications.',
        filename: location.href,
      }),
    ),
  'an error of another origin, hidden': () =>
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.', filename: '' })),
  'an extension’s exception in Chrome': () =>
    window.dispatchEvent(
      new ErrorEvent('error', {
        message: 'Uncaught TypeError: x is undefined',
        filename: 'chrome-extension://abcdef/content.js',
        lineno: 1,
        error: new TypeError('x is undefined'),
      }),
    ),
  'an extension’s exception in Firefox': () =>
    window.dispatchEvent(
      new ErrorEvent('error', { message: 'x', filename: 'moz-extension://abcdef/content.js' }),
    ),
  'an extension’s exception in Safari': () =>
    window.dispatchEvent(
      new ErrorEvent('error', { message: 'x', filename: 'webkit-masked-url://hidden/' }),
    ),
  'a syntax error of a script that was put in': () =>
    window.dispatchEvent(
      new ErrorEvent('error', {
        message: "Uncaught SyntaxError: Unexpected token '<'",
        filename: `${location.origin}/otro.js`,
      }),
    ),
  'an exception thrown in the page': () => {
    setTimeout(() => {
      throw new Error('ajeno');
    });
  },
  'a promise that a password manager rejects': () => {
    void Promise.reject(new Error('The message port closed before a response was received.'));
  },
  'a promise that is rejected with nothing': () => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as translating browsers do
    void Promise.reject();
  },
  'a promise that is rejected with a text': () => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as translating browsers do
    void Promise.reject('translate failed at /assets/portal.0123456789.js');
  },
  'an error whose message names the portal’s script': () => {
    const error = new TypeError(`Failed to fetch ${location.origin}/assets/portal.0123456789.js`);
    error.stack = `TypeError: ${error.message}\n    at f (chrome-extension://abcdef/content.js:1:1)`;
    void Promise.reject(error);
  },
  'an error that comes from an extension by way of the portal': () => {
    const error = new TypeError('x');
    error.stack = `TypeError: x\n    at f (chrome-extension://abcdef/a.js:1:1)\n    at g (${location.origin}/assets/portal.0123456789.js:1:1)`;
    void Promise.reject(error);
  },
  'a script that was put in and fails': () => {
    const script = document.createElement('script');
    script.defer = true;
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
  },
  'a picture of the portal that does not come': () => {
    document.body.append(Object.assign(new Image(), { src: '/assets/nada.png' }));
  },
};

/** The notice that the portal has not started. */
export const notice = (page: Page) => page.locator('#not-started');

/** Answers to the request for the portal's first script, and the right message for each. */
const firstScripts: [name: string, answer: object | 'abort', sentence: RegExp][] = [
  ['404', { status: 404, contentType: 'text/plain', body: 'no' }, /No pudimos cargar el portal/],
  ['500', { status: 500, contentType: 'text/html', body: '<p>no' }, /No pudimos cargar el portal/],
  [
    'a page',
    { contentType: 'text/html', body: '<!doctype html><p>Inicio</p>' },
    /No pudimos cargar el portal/,
  ],
  [
    'a page that calls itself a script',
    { contentType: 'text/javascript', body: '\n<!doctype html><p>Inicio</p>' },
    /No pudimos cargar el portal/,
  ],
  ['an empty script', { contentType: 'text/javascript', body: '' }, /No pudimos cargar el portal/],
  ['no answer', 'abort', /No pudimos cargar el portal/],
  [
    'a script with newer syntax',
    { contentType: 'text/javascript', body: 'let = of an age to come;' },
    /Tu navegador no puede abrir/,
  ],
  [
    'a script that calls what is missing',
    { contentType: 'text/javascript', body: 'Promise.of.an.age.to.come();' },
    /Tu navegador no puede abrir/,
  ],
  [
    'a script that calls later what is missing',
    {
      contentType: 'text/javascript',
      body: 'self.webpackChunkportal_de_pagos = []; (async () => Promise.of.an.age.to.come())();',
    },
    /Tu navegador no puede abrir/,
  ],
];

/** Causes each foreign error before the portal's script has loaded; no message must appear. */
export async function tryForeignErrors(page: Page): Promise<void> {
  const script = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  for (const [name, happen] of Object.entries(foreignErrors)) {
    await page.evaluate(happen);
    await page.waitForTimeout(100);
    await expect(notice(page), name).toBeHidden();
  }
  script.release();
  await expect(notice(page)).toHaveCount(0);
}

/** Makes the first script fail in each way; each page must show the right message and load once. */
export async function tryFirstScripts(page: Page, urls: readonly string[]): Promise<void> {
  for (const [name, answer, sentence] of firstScripts) {
    let requests = 0;
    await page.route(portalScript, (route) => {
      requests += 1;
      return answer === 'abort' ? route.abort() : route.fulfill(answer);
    });
    for (const url of urls) {
      requests = 0;
      await page.goto(url);
      await expect(page.getByRole('alert'), `${name} at ${url}`).toHaveText(sentence);
      await page.waitForTimeout(100);
      expect(requests, 'nothing loads the page again by itself').toBe(1);
    }
    await page.unroute(portalScript);
  }
}
