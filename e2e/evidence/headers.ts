import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { kindsOfPaths } from '../hosting/kindsOfPaths.ts';
import { sendRaw } from '../hosting/nginx.ts';
import type { HostAnswer } from '../hosting/nginx.ts';
import { createHost } from '../support/preview.ts';
import { verdictOf } from './part.ts';
import type { Part } from './part.ts';

/** Headers that every answer must have. */
const demanded = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cache-control',
];

/** Headers that Node's server adds by itself; the written answers leave them out. */
const serverHeaders = /^(date|connection|keep-alive|transfer-encoding)$/;

function textOf(what: string, pathname: string, { status, headers }: HostAnswer): string {
  const lines = Object.entries(headers).filter(([name]) => !serverHeaders.test(name));
  return [`# ${what}`, `GET ${pathname}`, status, ...lines.map((line) => line.join(': '))].join(
    '\n',
  );
}

/**
 * Requests every kind of path from a build's host (`npm run preview`), and writes the status and
 * headers of each answer. The part fails if an answer lacks a demanded header.
 */
export async function writeHeaders(folder: string, name: string, directory: string): Promise<Part> {
  const host = createHost(directory).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  const texts: string[] = [];
  const lacking: string[] = [];
  for (const [what, pathname] of Object.entries(kindsOfPaths(directory))) {
    const answer = await sendRaw(`http://127.0.0.1:${port}`, pathname);
    texts.push(textOf(what, pathname, answer));
    if (demanded.some((header) => answer.headers[header] === undefined)) lacking.push(pathname);
  }
  host.close();
  if (lacking.length > 0) console.error('Headers are missing:', lacking);
  const file = `headers-${name}.txt`;
  writeFileSync(path.join(folder, file), `${texts.join('\n\n')}\n`);
  return {
    name: `Headers of the ${name} build`,
    verdict: verdictOf(lacking.length === 0),
    says: `${texts.length} kinds of paths, ${lacking.length} without a header that every answer must have.`,
    files: [file],
  };
}
