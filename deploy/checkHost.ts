import { readFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import path from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { causeOf } from '../mocks/http/causeOf.ts';
import { CommandError, buildAt, readCommand, readUrl } from '../mocks/http/commandLine.ts';
import { headersOf, notFound, typeOf } from '../mocks/http/hostRules.ts';
import { liveFiles, readManifest, sha256 } from './deliver.ts';
import { liveFileProblems } from './liveFileProblems.ts';

// Compares the answers of a host with a build, header by header and file by file, and prints each
// difference (docs/trust.md, T48).

/**
 * Headers that an answer may have although the build's `_headers` does not set them: those of
 * servers, caches and the transport, and three that `compare` checks by other rules (`vary`,
 * `content-encoding`, `content-type`).
 */
const uncompared =
  /^(date|server|connection|keep-alive|content-length|transfer-encoding|etag|last-modified|accept-ranges|age|via|alt-svc|allow|vary|content-encoding|content-type)$/;

/** A request and the answer to expect. `file` is the build's file that the answer must contain. */
interface Expectation {
  pathname: string;
  method?: 'GET' | 'POST';
  /** 200 if absent. */
  status?: number;
  file?: string;
}

interface Answer {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

/**
 * Sends a request without following redirects or decoding the body. `accepted` is the value of
 * `Accept-Encoding`.
 */
function ask(origin: URL, { pathname, method = 'GET' }: Expectation, accepted: string) {
  return new Promise<Answer>((resolve, reject) => {
    const send = origin.protocol === 'https:' ? tlsRequest : plainRequest;
    const { hostname, port } = origin;
    const headers = { 'Accept-Encoding': accepted };
    const signal = AbortSignal.timeout(20_000);
    const outgoing = send({ hostname, port, path: pathname, method, headers, signal });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const distinct = Object.entries(incoming.headersDistinct);
      const joined = distinct.map(([name, values = []]) => [name, values.join(', ')] as const);
      buffer(incoming).then(
        (body) => resolve({ status: incoming.statusCode ?? 0, headers: new Map(joined), body }),
        reject,
      );
    });
    outgoing.end();
  });
}

/**
 * Returns the requests to send: a GET of each file, except compressed forms and files for the host
 * such as `_headers`; of each page at its path without `.html`; and of paths that must not lead to
 * a file, such as `/.env`. The last one is a POST, which the host must refuse.
 */
function expectationsOf(files: ReadonlyMap<string, string>): Expectation[] {
  const served = [...files.keys()].filter((name) => !/^_|\.(br|gz)$/.test(name));
  const pages = served.flatMap((file) => {
    if (file === 'shell.html' || !file.endsWith('.html')) return [];
    const bare = `/${file.replace(/(index)?\.html$/, '')}`;
    return (bare.endsWith('/') ? [bare] : [bare, `${bare}/`]).map((pathname) => ({
      pathname,
      file,
    }));
  });
  const isPage = (pathname: string) => pages.some((page) => page.pathname === pathname);
  const foreign = [
    '/_headers',
    '/_manifest',
    '/.git/config',
    '/.env',
    '/assets/',
    '/banco/',
    '/nada/nada',
  ];
  const shells = [...foreign, '/inicio/cuentas', '/resultadoPago?referencia=x']
    .filter((pathname) => !isPage(pathname))
    .map((pathname) => ({ pathname, file: 'shell.html' }));
  const scripts = served.filter((name) => name.endsWith('.js'));
  const missing = [
    ...scripts.map((name) => `${name}.map`),
    'assets/portal.0000000000.js',
    'mockServiceWorker.js',
    '.well-known/security.txt',
    'portal.env',
    'package.json',
    'index.html.bak',
    'index.php',
  ].filter((name) => !files.has(name));
  return [
    ...served.map((file) => ({ pathname: `/${file}`, file })),
    ...pages,
    ...shells,
    ...missing.map((name) => ({ pathname: `/${name}`, status: 404 })),
    { pathname: '/', method: 'POST', status: 405 },
  ];
}

function headerDifferences({ headers }: Answer, wanted: ReadonlyMap<string, string>): string[] {
  const names = new Set([
    ...wanted.keys(),
    ...[...headers.keys()].filter((name) => !uncompared.test(name)),
  ]);
  return [...names].flatMap((name) => {
    const [is, should] = [headers.get(name), wanted.get(name)];
    if (is === should) return [];
    if (is === undefined) return [`${name} is missing`];
    return should === undefined
      ? [`${name} is too much: ${is}`]
      : [`${name} is "${is}" instead of "${should}"`];
  });
}

function decode({ headers, body }: Answer): Buffer {
  const coding = headers.get('content-encoding');
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
}

/**
 * Returns how an answer differs from a file of the build, for a client that accepts the codings in
 * `accepted`, the best one last.
 */
function fileDifferences(
  answer: Answer,
  file: string,
  accepted: string,
  files: ReadonlyMap<string, string>,
): string[] {
  const isPacked = files.has(`${file}.gz`);
  const coding = answer.headers.get('content-encoding') ?? 'identity';
  const best = isPacked ? accepted.split(', ').at(-1) : 'identity';
  const vary = answer.headers.get('vary') ?? '';
  const found: string[] = [];
  if (coding !== best) found.push(`content-encoding is ${coding} instead of ${best}`);
  if (isPacked && !/accept-encoding/i.test(vary)) found.push('vary does not name Accept-Encoding');
  try {
    const bytes = decode(answer);
    // Live files change without a release, so only their format is checked.
    if (liveFiles.includes(file)) found.push(...liveFileProblems(file, bytes));
    else if (sha256(bytes) !== files.get(file)) found.push(`its bytes are not those of ${file}`);
  } catch {
    found.push(`its bytes are not ${coding}`);
  }
  return found;
}

/** Returns the URL of a page's first script, whose hash identifies the build, or 'no script'. */
const firstScript = (page: string) => /<script[^>]*\bsrc="([^"]+)"/.exec(page)?.[1] ?? 'no script';

/**
 * Fetches the host's first page; throws an error of one sentence unless the host answers with 200.
 */
async function fetchPage(origin: string): Promise<string> {
  let answer: Response;
  let page: string;
  try {
    answer = await fetch(origin, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
    page = await answer.text();
  } catch (error) {
    throw new CommandError(`${origin}: ${causeOf(error)}.`);
  }
  if (answer.status === 200) return page;
  const location = answer.headers.get('location');
  const to = location === null ? '' : ` to ${location}`;
  throw new CommandError(`${origin} answers its first page with ${answer.status}${to}.`);
}

/** Throws if a host serves another build, because then nearly every answer would be reported. */
async function refuseOther(origin: string, build: string): Promise<void> {
  const pages = [await fetchPage(origin), readFileSync(path.join(build, 'index.html'), 'utf8')];
  const [is, should] = pages.map(firstScript);
  if (is === should) return;
  throw new CommandError(`${origin} serves another build: its page has ${is}, not ${should}.`);
}

/** Compares a host with a build; returns the number of compared answers, and the differences. */
export async function compareHost(url: string, build: string) {
  const origin = new URL(url);
  await refuseOther(origin.origin, build);
  const files = readManifest(build);
  const rules = readFileSync(path.join(build, '_headers'), 'utf8');
  const differences: string[] = [];
  let answers = 0;

  /**
   * Sends a request and adds the differences of the answer to `differences`; returns whether the
   * host answered.
   */
  async function compare(expectation: Expectation, accepted: string): Promise<boolean> {
    const { pathname, method = 'GET', status = 200, file } = expectation;
    const report = (what: string) =>
      differences.push(`${method} ${pathname} (${accepted}): ${what}`);
    answers += 1;
    let answer: Answer;
    try {
      answer = await ask(origin, expectation, accepted);
    } catch (error) {
      report(`no answer: ${causeOf(error)}`);
      return false;
    }
    if (answer.status !== status) {
      const location = answer.headers.get('location');
      report(
        `${answer.status}${location === undefined ? '' : ` to ${location}`} instead of ${status}`,
      );
      return true;
    }
    const lowered = [...headersOf(rules, pathname.replace(/\?.*/, ''))].map(
      ([name, value]) => [name.toLowerCase(), value] as const,
    );
    const wanted = new Map(lowered);
    if (file === undefined) wanted.set('cache-control', 'no-cache');
    if (file !== undefined || status === 404) wanted.set('content-type', typeOf(file ?? '404.txt'));
    for (const difference of headerDifferences(answer, wanted)) report(difference);
    if (status === 404 && answer.body.toString() !== notFound)
      report(`its bytes are not ${JSON.stringify(notFound)}`);
    if (file === undefined) return true;
    for (const difference of fileDifferences(answer, file, accepted, files)) report(difference);
    return true;
  }

  const asked = expectationsOf(files).flatMap((expectation) => {
    const isPacked = files.has(`${expectation.file ?? ''}.gz`);
    const ways = isPacked ? ['identity', 'gzip', 'gzip, br'] : ['identity'];
    return ways.map((accepted) => ({ expectation, accepted }));
  });
  for (let at = 0; at < asked.length; at += 8) {
    const answered = await Promise.all(
      asked.slice(at, at + 8).map(({ expectation, accepted }) => compare(expectation, accepted)),
    );
    if (!answered.includes(true)) {
      differences.push(`the host stopped answering: ${asked.length - answers} requests not sent`);
      break;
    }
  }
  return { answers, differences };
}

if (import.meta.main) {
  const usage = 'npm run check-host -- https://pagos.banco.cl [--build dist]';
  const { values, positionals } = readCommand(usage, {
    options: { build: { type: 'string', default: 'dist' } },
    most: 1,
  });
  const { origin } = readUrl(usage, positionals[0]);
  const { answers, differences } = await compareHost(origin, buildAt(values.build));
  for (const difference of differences) process.stdout.write(`${difference}\n`);
  process.stdout.write(
    `${answers} answers of ${origin} compared with ${values.build}: ${differences.length} differences\n`,
  );
  if (differences.length > 0) process.exitCode = 1;
}
