import { readFile } from 'node:fs/promises';
import path from 'node:path';

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

async function readInside(root: string, name: string): Promise<Response | undefined> {
  const file = path.join(root, name);
  if (!file.startsWith(root + path.sep)) return undefined;
  try {
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    return new Response(await readFile(file), { headers: { 'Content-Type': type } });
  } catch {
    return undefined;
  }
}

/** A file of a built portal, or its start page for one of the portal's own URLs; undefined for what the bank answers. */
export async function readStatic(
  directory: string,
  request: Request,
  apiSuffix: string,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const ofBank = pathname.startsWith(`${apiSuffix}/`) || pathname.startsWith('/Dashboard/');
  if (request.method !== 'GET' || ofBank) return undefined;
  const root = path.resolve(directory);
  const file = await readInside(root, decodeURIComponent(pathname));
  if (file) return file;
  return path.extname(pathname) === '' ? readInside(root, 'index.html') : undefined;
}
