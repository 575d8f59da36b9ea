import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settingsFrom } from './bank/environment.ts';
import { createBankHost } from './http/bankHost.ts';
import { CommandError, readCommand, serverAddress } from './http/commandLine.ts';
import { readRequest, sendResponse } from './http/exchange.ts';

// The sandbox bank over HTTP (`npm run bank`), for a build with PORTAL_BANK=http. The state is in
// memory. `PORT` is the port (by default 4010), `HOST` the address to listen at (by default this
// machine only), and `--static <dir>` serves a built portal from the same origin. From the payment
// page, payers return to the portal that called the bank or, if the call had no `Origin` header, to
// PORTAL_ORIGIN. The bank reads the same `PORTAL_*` variables as the build.

const { values } = readCommand('npm run bank -- [--static dist]', {
  options: { static: { type: 'string' } },
  most: 0,
});
const directory = values.static;
if (directory !== undefined && !existsSync(directory))
  throw new CommandError(`There is no ${directory}.`);
const settings = settingsFrom(process.env);
const answer = createBankHost({
  settings,
  portalOrigin: process.env['PORTAL_ORIGIN'],
  directory,
});

async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await answer(await readRequest(incoming));
  // A closed connection simulates a network failure.
  if (response.type === 'error') outgoing.destroy();
  else await sendResponse(response, outgoing);
}

const server = createServer((incoming, outgoing) => {
  serve(incoming, outgoing).catch((error: unknown) => {
    console.error(error);
    outgoing.destroy();
  });
});

server.listen(serverAddress(4010), () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Banco de prueba: http://localhost:${port}${settings.PORTAL_API_SUFFIX}`);
});
