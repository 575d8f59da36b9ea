import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createReceiver } from '../../deploy/watch/receiver.ts';
import { httpSettings } from '../support/httpSettings.ts';
import { freePort, listen, waitForServer } from '../support/servers.ts';

const root = path.join(import.meta.dirname, '../..');
const output = 'dist-events';
/** An invented commit that the build names as its own. */
export const commit = 'c0ffee'.padEnd(40, '0');

/** A request to the receiver of the events, and the status of the answer. */
interface ReceivedPost {
  headers: IncomingHttpHeaders;
  body: string;
  status: number;
}

/**
 * Builds the portal with `PORTAL_EVENTS_URL`, and starts the bank that serves it. A server on
 * another origin records the events, and passes them on to the receiver (deploy/watch); it needs no
 * CORS headers, because the portal sends events with the mode `no-cors`. `stop` ends all servers.
 */
export async function startPortalWithEvents() {
  const posts: ReceivedPost[] = [];
  const receiver = createReceiver(() => {});
  const receiverUrl = `http://127.0.0.1:${await listen(receiver)}/eventos`;
  const front = createServer((incoming, outgoing) => {
    void text(incoming).then(async (body) => {
      const { method = '', headers } = incoming;
      const type = headers['content-type'] ?? '';
      const { status } = await fetch(receiverUrl, {
        method,
        headers: { 'Content-Type': type },
        body,
      });
      posts.push({ headers, body, status });
      outgoing.writeHead(status).end();
    });
  });
  const eventsUrl = `http://localhost:${await listen(front)}/eventos`;
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...httpSettings,
    PORTAL_PAYMENT_ORIGINS: origin,
    PORTAL_HOSTS: `localhost:${port}`,
    PORTAL_EVENTS_URL: eventsUrl,
    PORTAL_COMMIT: commit,
    PORTAL_OUTPUT: output,
    PORT: port,
  };
  execFileSync('npx', ['webpack', '--mode', 'production'], { cwd: root, env, stdio: 'pipe' });
  const bank = spawn(process.execPath, ['mocks/server.ts', '--static', output], { cwd: root, env });
  await waitForServer(origin);
  const stop = () => {
    bank.kill();
    front.close();
    receiver.close();
  };
  return { origin, posts, stop };
}

/**
 * Returns the source file, line and column of a position in a built script, as
 * `deploy/crashPlace.ts` prints them.
 */
export const sourceOf = (script: string, line: number, column: number) =>
  execFileSync(
    process.execPath,
    ['deploy/crashPlace.ts', `${output}-maps`, `${script}:${line}:${column}`],
    { cwd: root, encoding: 'utf8' },
  );
