import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { settingsFrom } from '../../mocks/bank/environment.ts';
import { readIdentifiers } from './identifiers.ts';
import { tryBank } from './tryBank.ts';

// Tries a bank against docs/bank-api.yaml and the rules behind it: `npm run check-bank -- URL`
// (docs/check-bank.md). The build's `PORTAL_*` variables set the tenant, credentials and companies.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ids: { type: 'string' },
    pay: { type: 'boolean', default: false },
    wait: { type: 'string', default: '90' },
  },
});
const [url] = positionals;
if (!url || !URL.canParse(url)) {
  console.error('npm run check-bank -- URL [--ids file.json] [--pay] [--wait seconds]');
  process.exit(2);
}
const file = values.ids === undefined ? '{}' : await readFile(values.ids, 'utf8');

const counts = { held: 0, broken: 0, untried: 0 };
for await (const { rule, state, why, exchange } of tryBank({
  base: url.replace(/\/+$/, ''),
  settings: settingsFrom(process.env),
  ids: readIdentifiers(JSON.parse(file)),
  pays: values.pay,
  patience: Number(values.wait),
  sleep: (seconds) => sleep(seconds * 1000),
  send: (request) => fetch(request, { signal: AbortSignal.timeout(20_000) }),
})) {
  counts[state] += 1;
  console.log(`${state.padEnd(8)}${rule}${why === undefined ? '' : `: ${why}`}`);
  if (exchange !== undefined) console.log(exchange);
}
console.log(`\n${counts.held} held, ${counts.broken} broken, ${counts.untried} untried`);
process.exitCode = counts.broken > 0 ? 1 : 0;
