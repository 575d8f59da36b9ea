import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Whether a rule of `_headers` is for a path: it is the path, or its beginning and `*`. */
const isRuleFor = (rule: string, pathname: string) =>
  rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule;

/** The headers that a host must send for a URL, by the build's own `_headers` file. */
async function headersFor(root: string, pathname: string): Promise<Headers> {
  const text = await readFile(path.join(root, '_headers'), 'utf8').catch(() => '');
  const headers = new Headers({ 'Cache-Control': 'no-cache' });
  let applies = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) applies = isRuleFor(line, pathname);
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    // A later rule is a narrower one.
    if (applies && name !== undefined) headers.set(name, value ?? '');
  }
  return headers;
}

const compress = promisify(brotliCompress);
const packed = new Map<string, Promise<Buffer>>();

/** A file compressed with brotli, once, as a host does ahead of time. */
function pack(file: Buffer): Promise<Buffer> {
  const key = createHash('sha256').update(file).digest('base64');
  const known = packed.get(key) ?? compress(file);
  packed.set(key, known);
  return known;
}

/** A file as a response, with brotli if the client accepts it and the file is text. */
async function responseOf(file: Buffer, headers: Headers, takesBrotli: boolean): Promise<Response> {
  const isText = /^text|javascript|json|svg/.test(headers.get('Content-Type') ?? '');
  headers.set('Vary', 'Accept-Encoding');
  if (!isText || !takesBrotli) return new Response(new Uint8Array(file), { headers });
  headers.set('Content-Encoding', 'br');
  return new Response(new Uint8Array(await pack(file)), { headers });
}

async function readInside(root: string, name: string): Promise<Buffer | undefined> {
  const file = path.join(root, name);
  if (!file.startsWith(root + path.sep)) return undefined;
  return readFile(file).catch(() => undefined);
}

/** The files that may answer a path, best first: the file, its page, or the shell for the rest. */
function candidatesFor(pathname: string): string[] {
  if (path.extname(pathname) !== '') return [pathname];
  const bare = pathname.replace(/\/$/, '');
  return [`${bare}.html`, `${bare}/index.html`, '/shell.html'];
}

/**
 * What a host must answer (README, "Deploy and scale"): a file of a built portal, a prerendered
 * page, or the shell, with the headers of `_headers`; undefined if there is none.
 */
export async function readStatic(
  directory: string,
  request: Request,
): Promise<Response | undefined> {
  if (!['GET', 'HEAD'].includes(request.method)) return undefined;
  const root = path.resolve(directory);
  const takesBrotli = /\bbr\b/.test(request.headers.get('Accept-Encoding') ?? '');
  const pathname = decodeURIComponent(new URL(request.url).pathname);
  for (const name of candidatesFor(pathname)) {
    const file = await readInside(root, name);
    if (!file) continue;
    const headers = await headersFor(root, pathname.replace(/(.)\/$/, '$1'));
    headers.set('Content-Type', types[path.extname(name)] ?? 'application/octet-stream');
    return responseOf(file, headers, takesBrotli);
  }
  return undefined;
}
