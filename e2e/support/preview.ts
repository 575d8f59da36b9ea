import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildAt, readCommand, serverAddress } from '../../mocks/http/commandLine.ts';
import { readRequest, sendResponse } from '../../mocks/http/exchange.ts';
import { readStatic } from '../../mocks/http/staticFiles.ts';

/**
 * Creates a static host for a built portal, with the headers that docs/hosting.md requires of every
 * host (docs/trust.md, T24).
 */
export function createHost(directory: string): Server {
  return createServer((incoming, outgoing) => {
    readRequest(incoming)
      .then((request) => readStatic(directory, request))
      .then((response) => sendResponse(response, outgoing))
      .catch((error: unknown) => {
        console.error(error);
        outgoing.destroy();
      });
  });
}

if (import.meta.main) {
  const { positionals } = readCommand('npm run preview -- [dist]', { options: {}, most: 1 });
  const directory = path.resolve(buildAt(positionals[0] ?? 'dist'));
  const server = createHost(directory).listen(serverAddress(4173), () => {
    const { port } = server.address() as AddressInfo;
    console.log(`Portal de Pagos (${path.basename(directory)}): http://localhost:${port}/`);
  });
}
