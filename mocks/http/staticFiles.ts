import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import {
  contentTypes,
  isCompressed,
  isRuleFor,
  leastCompressed,
  notFound,
  readHeaderRules,
} from './hostRules.ts';

/** The headers that a host must send for a path, by the build's own `_headers` file. */
async function headersFor(root: string, pathname: string): Promise<Headers> {
  const text = await readFile(path.join(root, '_headers'), 'utf8').catch(() => '');
  const rules = readHeaderRules(text).filter((rule) => isRuleFor(rule, pathname));
  const headers = new Headers();
  for (const [name, value] of rules.flatMap((rule) => rule.headers)) headers.set(name, value);
  return headers;
}

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const packed = new Map<string, Promise<Buffer>>();

/** A compressed file; once, as a host does ahead of time. */
function pack(file: Buffer, encoding: keyof typeof encoders): Promise<Buffer> {
  const key = `${encoding} ${createHash('sha256').update(file).digest('base64')}`;
  const known = packed.get(key) ?? encoders[encoding](file);
  packed.set(key, known);
  return known;
}

/** The best encoding that a request takes; undefined for none. */
function encodingFor({ headers }: Request): keyof typeof encoders | undefined {
  const accepted = headers.get('Accept-Encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function typeOf(name: string): string {
  const type = contentTypes[path.extname(name).slice(1)] ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** A file as a response, compressed where it is text and the client takes it so. */
async function responseOf(file: Buffer, headers: Headers, request: Request): Promise<Response> {
  if (!isCompressed(headers.get('Content-Type') ?? '')) {
    return new Response(new Uint8Array(file), { headers });
  }
  headers.set('Vary', 'Accept-Encoding');
  const encoding = file.length < leastCompressed ? undefined : encodingFor(request);
  if (!encoding) return new Response(new Uint8Array(file), { headers });
  headers.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(await pack(file, encoding)), { headers });
}

async function readInside(root: string, name: string): Promise<Buffer | undefined> {
  const file = path.join(root, name);
  if (!file.startsWith(root + path.sep)) return undefined;
  return readFile(file).catch(() => undefined);
}

/** The files that may answer a path, best first: the file, its page, or the shell for the rest. */
function candidatesFor(pathname: string): string[] {
  const isFile = pathname.startsWith('/assets/') || path.posix.extname(pathname) !== '';
  if (isFile && !pathname.endsWith('/')) return [pathname];
  const bare = pathname.replace(/\/$/, '');
  return [`${bare}.html`, `${bare}/index.html`, '/shell.html'];
}

/** The path of a URL as the disk has it; undefined for one that is none. */
function decodedPath({ url }: Request): string | undefined {
  try {
    const pathname = decodeURIComponent(new URL(url).pathname).replaceAll(/\/+/g, '/');
    return pathname.includes('\0') ? undefined : pathname;
  } catch {
    return undefined;
  }
}

/**
 * What a host must answer (README, "Deploy and scale"): a file of a built portal, a prerendered
 * page, or the shell, with the headers of `_headers`; 404 where there is none, 400 for what is no
 * path.
 */
export async function readStatic(directory: string, request: Request): Promise<Response> {
  const root = path.resolve(directory);
  const pathname = decodedPath(request);
  if (pathname === undefined) return new Response(null, { status: 400 });
  if (!['GET', 'HEAD'].includes(request.method)) return new Response(null, { status: 405 });
  const headers = await headersFor(root, pathname.replace(/(.)\/$/, '$1'));
  for (const name of candidatesFor(pathname)) {
    const file = await readInside(root, name);
    if (!file) continue;
    headers.set('Content-Type', typeOf(name));
    return responseOf(file, headers, request);
  }
  headers.set('Content-Type', typeOf('404.txt'));
  headers.set('Cache-Control', 'no-cache');
  return new Response(notFound, { status: 404, headers });
}
