import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { waitForServer, freePort } from '../support/servers.ts';

const root = path.join(import.meta.dirname, '../..');
const dockerfile = readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8');

/**
 * Returns the nginx configuration of a build, made as in the first stage of deploy/Dockerfile. The
 * command runs in a directory with only the files that this stage copies, so the tests fail if the
 * stage omits a needed file.
 */
export function writeConfiguration(build: string, options: readonly string[]): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'portal-stage-'));
  try {
    const [stage = ''] = dockerfile.split(/^FROM \$\{NGINX_IMAGE\}/m);
    for (const [, from = '', to = ''] of stage.matchAll(/^COPY (\S+) (\S+)$/gm)) {
      const source = path.resolve(root, from === '${SITE}' ? build : from);
      cpSync(source, path.join(directory, to), { recursive: true });
    }
    const [, command = ''] = /^RUN node (.*) \$\{SANDBOX:.* > portal\.conf$/m.exec(stage) ?? [];
    const own = ['--root', path.resolve(root, build), ...options];
    return execFileSync(process.execPath, [...command.split(' '), ...own], {
      cwd: directory,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** A build, and the server names under which nginx serves it. */
interface Site {
  build: string;
  serverNames: readonly string[];
}

/**
 * Starts nginx (`NGINX_PATH`), which serves the builds; `adapt` changes the configuration that
 * deploy/ writes. In the result, `logs` returns nginx's output so far. `reload` serves other
 * builds, as many as before: it overwrites the configuration file of each build and deletes none.
 */
export async function startNginx(
  sites: readonly Site[] = [{ build: 'dist', serverNames: [] }],
  adapt: (configuration: string) => string = (configuration) => configuration,
) {
  const directory = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'));
  const listen = `127.0.0.1:${await freePort()}`;
  const configure = (served: readonly Site[]) => {
    for (const [index, { build, serverNames }] of served.entries()) {
      const names = serverNames.flatMap((name) => ['--server-name', name]);
      const options = ['--sandbox', '--listen', listen, '--logs', directory, ...names];
      const configuration = adapt(writeConfiguration(build, options));
      writeFileSync(path.join(directory, `site-${index}.conf`), configuration);
    }
  };
  configure(sites);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(directory, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${directory}/pid;
events {}
http {
${temporary.map((name) => `  ${name}_temp_path ${directory}/${name};`).join('\n')}
  include ${directory}/site-*.conf;
}
`,
  );
  const errors = path.join(directory, 'errors');
  const nginx = spawn(process.env['NGINX_PATH'] ?? 'nginx', ['-e', errors, '-c', file]);
  const ended = new Promise<never>((_resolve, reject) => {
    nginx.on('error', reject);
    nginx.on('exit', () => reject(new Error(`nginx ended: ${readFileSync(errors, 'utf8')}`)));
  });
  ended.catch(() => undefined);
  const origin = `http://${listen}`;
  await Promise.race([waitForServer(origin), ended]);
  const stop = () => {
    nginx.on('exit', () => rmSync(directory, { recursive: true }));
    nginx.kill();
  };
  const reload = (served: readonly Site[]) => {
    configure(served);
    nginx.kill('SIGHUP');
  };
  const logs = () =>
    ['access.log', 'error.log', 'errors']
      .map((name) => readFileSync(path.join(directory, name), 'utf8'))
      .join('');
  return { origin, logs, reload, stop };
}

export interface HostAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request with exactly this path, which HTTP clients would normalise. */
export function sendRaw(
  origin: string,
  pathname: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<HostAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: pathname, method, headers, agent: false });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const { statusCode: status = 0, headers: answered } = incoming;
      buffer(incoming).then((body) => resolve({ status, headers: answered, body }), reject);
    });
    outgoing.end();
  });
}
