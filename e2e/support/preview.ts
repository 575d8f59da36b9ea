import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import { buildAt, endInOneSentence } from '../../mocks/http/commandLine.ts';
import { readRequest, sendResponse } from '../../mocks/http/exchange.ts';
import { readStatic } from '../../mocks/http/staticFiles.ts';

/**
 * A static host for a built portal, with the headers that docs/hosting.md requires of every host
 * (docs/trust.md, T24).
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
  endInOneSentence();
  const directory = path.resolve(buildAt(process.argv[2] ?? 'dist'));
  const port = Number(process.env.PORT ?? 4173);
  // Other machines can reach it only if `HOST` is set.
  createHost(directory).listen(port, process.env.HOST ?? '127.0.0.1', () => {
    console.log(`Portal de Pagos (${path.basename(directory)}): http://localhost:${port}/`);
  });
}
