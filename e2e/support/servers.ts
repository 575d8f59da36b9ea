import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A port of this machine on which no server listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a server answers, with any status. */
export async function waitForServer(origin: string): Promise<void> {
  const isUp = await fetch(origin).then(
    () => true,
    () => false,
  );
  if (!isUp) await waitForServer(origin);
}
