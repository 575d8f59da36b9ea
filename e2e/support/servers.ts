import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Lets a server listen on a free port of this machine; returns the port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Finds a port of this machine on which no server listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a server answers, with any status; only the test's timeout limits the wait. */
export async function waitForServer(origin: string): Promise<void> {
  const isUp = await fetch(origin).then(
    () => true,
    () => false,
  );
  if (isUp) return;
  await setTimeout(100);
  await waitForServer(origin);
}
