/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readRequest, sendResponse } from '../mocks/http/exchange.ts';
import { readStatic } from '../mocks/http/staticFiles.ts';
import { hostHeaders } from '../public/contentSecurityPolicy.ts';
import { tableRows } from '../src/test/runs.ts';
import { compareHost } from './checkHost.ts';
import { deliver } from './deliver.ts';

const build = mkdtempSync(path.join(tmpdir(), 'portal-host-'));
const script = 'assets/portal.0123456789.js';
const page = (name: string, source = script) =>
  `<!doctype html><title>${name}</title><script defer src="/${source}"></script>${'<p>texto</p>'.repeat(50)}`;

/** Returns an answer with a planted difference; undefined for an unchanged answer. */
type Plant = (pathname: string, answer: Response, request: Request) => Response | undefined;
let plant: Plant = () => undefined;

const server = createServer((incoming, outgoing) => {
  void readRequest(incoming)
    .then(async (request) => {
      const answer = await readStatic(build, request);
      return plant(new URL(request.url).pathname, answer.clone(), request) ?? answer;
    })
    .then((response) => sendResponse(response, outgoing));
});
let url = '';

beforeAll(async () => {
  mkdirSync(path.join(build, 'assets'));
  const files = {
    'index.html': page('inicio'),
    'contacto.html': page('contacto'),
    'shell.html': page('otra'),
    [script]: 'window.portal = 1;\n'.repeat(50),
    'early.js': 'document.onclick = 1;',
    'robots.txt': 'User-agent: *',
    'avisos.json': '[]',
    'portal.json': '{}',
    _headers: hostHeaders({ policy: "default-src 'self'", captchaPolicy: 'default-src x.example' }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(build, name), text);
  deliver(build);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(build, { recursive: true });
});

const withHeaders = ({ body, status, headers: old }: Response, changes: Record<string, string>) => {
  const headers = new Headers(old);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') headers.delete(name);
    else headers.set(name, value);
  }
  return new Response(body, { status, headers });
};
const withBody = ({ headers, status }: Response, body: BodyInit) =>
  new Response(body, { status, headers });
const text = (body: string) => new Response(body, { headers: { 'Content-Type': 'text/plain' } });
const at =
  (wanted: string, change: (answer: Response, request: Request) => Response | undefined): Plant =>
  (pathname, answer, request) =>
    pathname === wanted ? change(answer, request) : undefined;
const everywhere =
  (changes: Record<string, string>): Plant =>
  (_pathname, answer) =>
    withHeaders(answer, changes);

describe('T48 a host', () => {
  it('that serves a build shows no difference, even after its notices were replaced', async () => {
    plant = at('/avisos.json', (answer) => withBody(answer, '[{"text":"Mantención"}]'));
    const { answers, differences } = await compareHost(url, build);
    expect(differences).toEqual([]);
    expect(answers).toBeGreaterThan(25);
  });

  it.each(
    tableRows<[string, Plant, RegExp]>([
      [
        'a changed byte',
        at(`/${script}`, (answer, { headers }) =>
          headers.get('Accept-Encoding') === 'identity'
            ? withBody(answer, 'window.portal = 2;')
            : undefined,
        ),
        /portal\.\w+\.js \(identity\): its bytes are not/,
      ],
      [
        'a changed byte in brotli alone',
        at(`/${script}`, (answer) =>
          answer.headers.get('Content-Encoding') === 'br'
            ? withBody(answer, new Uint8Array(brotliCompressSync('window.portal = 2;')))
            : undefined,
        ),
        /portal\.\w+\.js \(gzip, br\): its bytes are not/,
      ],
      [
        'a script more in a page',
        at('/contacto', (answer) => withBody(answer, `${page('contacto')}<script src=x></script>`)),
        /\/contacto \(\w+\): its bytes are not/,
      ],
      [
        'a lost header',
        everywhere({ 'Strict-Transport-Security': '' }),
        /strict-transport-security is missing/,
      ],
      [
        'a header lost on refusals alone',
        (_path, answer) =>
          answer.status === 200 ? undefined : withHeaders(answer, { 'X-Content-Type-Options': '' }),
        /0000\.js \(identity\): x-content-type-options is missing/,
      ],
      [
        'a weakened policy',
        at('/', (answer) =>
          withHeaders(answer, { 'Content-Security-Policy': "default-src 'self' *" }),
        ),
        /GET \/ \(\w+\): content-security-policy is /,
      ],
      [
        'the policy of another page',
        at('/robots.txt', (answer) =>
          withHeaders(answer, { 'Content-Security-Policy': 'default-src x.example' }),
        ),
        /robots\.txt .* content-security-policy is /,
      ],
      [
        'a header too much',
        everywhere({ 'Access-Control-Allow-Origin': '*' }),
        /access-control-allow-origin is too much: \*/,
      ],
      ['a source map', at(`/${script}.map`, () => text('{}')), /js\.map .*200 instead of 404/],
      [
        'a sandbox',
        at('/mockServiceWorker.js', () => text('1')),
        /mockService.*200 instead of 404/,
      ],
      [
        'settings',
        at('/.env', () => text('PORTAL_CREDENTIALS=x')),
        /\.env .*its bytes are not those of shell/,
      ],
      [
        'a file without a kind',
        at('/.git/config', () => text('[core]')),
        /\.git\/config .*its bytes are not those of shell/,
      ],
      [
        'a missing file',
        at('/early.js', () => new Response('', { status: 404 })),
        /early\.js .*404 instead of 200/,
      ],
      [
        'a wrong fallback',
        at('/inicio/cuentas', (answer) => withBody(answer, page('inicio'))),
        /inicio\/cuentas .*its bytes are not those of shell/,
      ],
      [
        'a page where a script is missing',
        at('/assets/portal.0000000000.js', () => text(page('otra'))),
        /0000\.js .*200 instead of 404/,
      ],
      [
        'a page of its own for a missing file',
        at('/index.php', (answer) =>
          withHeaders(withBody(answer, page('pago')), { 'Content-Type': 'text/html' }),
        ),
        /index\.php .*content-type is "text\/html".*\n.*index\.php .*its bytes are not "No encontrado/,
      ],
      [
        'another text for a missing file',
        at('/index.php', (answer) => withBody(answer, 'Paga en otro.example')),
        /index\.php .*its bytes are not "No encontrado/,
      ],
      ['a failure', at('/contacto', () => new Response('', { status: 502 })), /502 instead of 200/],
      [
        'a method that it takes',
        at('/', (_answer, { method }) => (method === 'POST' ? text('') : undefined)),
        /POST \/ .*200 instead of 405/,
      ],
      [
        'a redirect',
        at('/contacto', () => new Response(null, { status: 301, headers: { Location: '/x' } })),
        /\/contacto .*301 to \/x instead of 200/,
      ],
      [
        'a wrong content type',
        at('/early.js', (answer) => withHeaders(answer, { 'Content-Type': 'text/plain' })),
        /early\.js .*content-type is "text\/plain"/,
      ],
      [
        'a page that is kept',
        at('/', (answer) => withHeaders(answer, { 'Cache-Control': 'public, max-age=60' })),
        /cache-control is "public/,
      ],
      [
        'no compression',
        at(`/${script}`, (answer, { headers }) =>
          headers.get('Accept-Encoding') === 'gzip'
            ? withHeaders(withBody(answer, 'window.portal = 1;\n'.repeat(50)), {
                'Content-Encoding': '',
              })
            : undefined,
        ),
        /js \(gzip\): content-encoding is identity/,
      ],
      [
        'gzip where the build has brotli',
        at(`/${script}`, (answer, { headers }) =>
          headers.get('Accept-Encoding') === 'gzip, br'
            ? withHeaders(withBody(answer, new Uint8Array(gzipSync('window.portal = 1;'))), {
                'Content-Encoding': 'gzip',
              })
            : undefined,
        ),
        /js \(gzip, br\): content-encoding is gzip instead of br/,
      ],
      [
        'a compression that is none',
        at(`/${script}`, (answer) =>
          answer.headers.has('Content-Encoding') ? withBody(answer, 'plain') : undefined,
        ),
        /its bytes are not gzip/,
      ],
      [
        'switches with a misspelt field',
        at('/portal.json', (answer) => withBody(answer, '{"pauses":[]}')),
        /portal\.json \(identity\): .*unspecified keys: pauses/,
      ],
      [
        'a page instead of its notices',
        at('/avisos.json', (answer) => withBody(answer, page('otra'))),
        /avisos\.json \(identity\): it is no JSON/,
      ],
      ['no Vary', everywhere({ Vary: '' }), /vary does not name Accept-Encoding/],
    ]),
  )('that serves %s shows that difference', async (_name, planted, said) => {
    plant = planted;
    const { differences } = await compareHost(url, build);
    expect(differences.join('\n')).toMatch(said);
  });

  it.each<[string, string, Plant, RegExp]>([
    ['no host', 'http://127.0.0.1:59999', () => undefined, /^\S+: the connection was refused/],
    [
      'a host without TLS',
      'https',
      () => undefined,
      /^\S+: the host speaks no TLS: http, not https\?/,
    ],
    [
      'a redirect to another address',
      'http',
      at('/', () => new Response(null, { status: 301, headers: { Location: 'https://x.cl/' } })),
      /^\S+ answers its first page with 301 to https:\/\/x\.cl\/\.$/,
    ],
    [
      'another build',
      'http',
      at('/', () => text(page('inicio', 'assets/portal.9876543210.js'))),
      /^\S+ serves another build: its page has \/assets\/portal\.9876543210\.js, not /,
    ],
    [
      'another site',
      'http',
      at('/', () => text('Welcome to nginx')),
      /^\S+ serves another build: its page has no script, not /,
    ],
  ])('is said once: %s', async (_name, address, planted, said) => {
    plant = planted;
    const asked = address.includes(':') ? address : url.replace('http', address);
    await expect(compareHost(asked, build)).rejects.toThrow(said);
  });

  it('that stops answering is asked no further', async () => {
    plant = (pathname) => {
      if (pathname !== '/') server.closeAllConnections();
      return undefined;
    };
    const { answers, differences } = await compareHost(url, build);
    expect(answers).toBe(8);
    expect(differences).toHaveLength(9);
    expect(differences.at(-1)).toMatch(/^the host stopped answering: \d+ requests not sent$/);
  });
});
