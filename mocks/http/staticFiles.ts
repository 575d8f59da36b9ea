import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  acceptingPattern,
  compressedForms,
  headersOf,
  isCompressed,
  notFound,
  typeOf,
} from './hostRules.ts';

/** Returns the headers that a host must send for a path, according to the build's `_headers`. */
async function headersFor(root: string, pathname: string): Promise<Headers> {
  const text = await readFile(path.join(root, '_headers'), 'utf8').catch(() => '');
  return new Headers([...headersOf(text, pathname)]);
}

/** The codings of the build's compressed files, best first. */
const codings = [
  { coding: 'br', form: '.br', accepted: new RegExp(acceptingPattern('br')) },
  { coding: 'gzip', form: '.gz', accepted: new RegExp(acceptingPattern('gzip')) },
];

async function readInside(root: string, name: string): Promise<Buffer | undefined> {
  const file = path.join(root, name);
  if (!file.startsWith(root + path.sep)) return undefined;
  return readFile(file).catch(() => undefined);
}

/**
 * Returns a file as a response; undefined if there is no such file. A file of a compressible type
 * is sent in the best compressed form that the build has and the client accepts.
 */
async function respondWith(
  root: string,
  name: string,
  request: Request,
  headers: Headers,
): Promise<Response | undefined> {
  const file = await readInside(root, name);
  if (!file) return undefined;
  const type = typeOf(name);
  headers.set('Content-Type', type);
  if (!isCompressed(type)) return new Response(new Uint8Array(file), { headers });
  headers.set('Vary', 'Accept-Encoding');
  const accept = request.headers.get('Accept-Encoding') ?? '';
  for (const { coding, form } of codings.filter(({ accepted }) => accepted.test(accept))) {
    const compressed = await readInside(root, name + form);
    if (!compressed) continue;
    headers.set('Content-Encoding', coding);
    return new Response(new Uint8Array(compressed), { headers });
  }
  return new Response(new Uint8Array(file), { headers });
}

/**
 * Returns the files that may answer a path, best first: the file itself (none for the name of a
 * compressed file), or else a prerendered page and the shell (the HTML for all paths without a
 * prerendered page).
 */
function candidatesFor(pathname: string): string[] {
  const isFile = pathname.startsWith('/assets/') || path.posix.extname(pathname) !== '';
  if (isFile && !pathname.endsWith('/')) return compressedForms.test(pathname) ? [] : [pathname];
  const bare = pathname.replace(/\/$/, '');
  return [`${bare}.html`, `${bare}/index.html`, '/shell.html'];
}

/** Returns the decoded path of a URL; undefined for an invalid one. */
function decodedPath({ url }: Request): string | undefined {
  try {
    const pathname = decodeURIComponent(new URL(url).pathname).replaceAll(/\/+/g, '/');
    return pathname.includes('\0') ? undefined : pathname;
  } catch {
    return undefined;
  }
}

/**
 * Returns the answer of a host (docs/hosting.md), with the headers of `_headers`: a file of a built
 * portal, a prerendered page, or the shell. The answer is 404 for a missing file, 400 for an
 * invalid path, and 405 for methods other than GET and HEAD.
 */
export async function readStatic(directory: string, request: Request): Promise<Response> {
  const root = path.resolve(directory);
  const pathname = decodedPath(request);
  const headers = await headersFor(root, pathname ?? '/');
  const refuse = (status: number, text: string | null) => {
    headers.set('Cache-Control', 'no-cache');
    return new Response(text, { status, headers });
  };
  if (pathname === undefined) return refuse(400, null);
  if (!['GET', 'HEAD'].includes(request.method)) return refuse(405, null);
  for (const name of candidatesFor(pathname)) {
    const response = await respondWith(root, name, request, headers);
    if (response) return response;
  }
  headers.set('Content-Type', typeOf('404.txt'));
  return refuse(404, notFound);
}
