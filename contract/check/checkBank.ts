import { access, constants, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { settingsFrom } from '../../mocks/bank/environment.ts';
import { CommandError, readCommand, readUrl } from '../../mocks/http/commandLine.ts';
import { usedSettings } from './bankClient.ts';
import { readIdentifierFile } from './identifiers.ts';
import { junitOf } from './report.ts';
import { tryBank } from './tryBank.ts';
import type { Verdict } from './tryBank.ts';

// Checks a bank against docs/bank-api.yaml and the rules in docs/check-bank.md. The calls use the
// `PORTAL_*` variables of the environment, as a build does.

const usage =
  'npm run check-bank -- URL [--ids file.json] [--pay] [--wait seconds] [--junit file.xml]';
const { values, positionals } = readCommand(usage, {
  options: {
    ids: { type: 'string' },
    pay: { type: 'boolean', default: false },
    wait: { type: 'string', default: '90' },
    junit: { type: 'string' },
  },
  most: 1,
});
const longestWait = Number(values.wait);
if (!(longestWait >= 0)) throw new CommandError(usage);
const { href } = readUrl(usage, positionals[0], { mayHavePath: true });

// The rules run for minutes, so a missing directory must be reported before them.
if (values.junit !== undefined) await access(path.dirname(values.junit), constants.W_OK);
const ids = values.ids === undefined ? {} : await readIdentifierFile(values.ids);
const unset = usedSettings.filter((name) => process.env[name] === undefined);
if (unset.length > 0)
  process.stderr.write(`Not set, so the sandbox's value is used: ${unset.join(', ')}\n`);

const verdicts: Verdict[] = [];
for await (const verdict of tryBank({
  base: href.replace(/\/+$/, ''),
  settings: settingsFrom(process.env),
  ids,
  pays: values.pay,
  longestWait,
  sleep: (seconds) => sleep(seconds * 1000),
  send: (request) => fetch(request, { signal: AbortSignal.timeout(20_000) }),
})) {
  const { rule, state, why, exchange } = verdict;
  verdicts.push(verdict);
  console.log(`${state.padEnd(8)}${rule}${why === undefined ? '' : `: ${why}`}`);
  if (exchange !== undefined) console.log(exchange);
}
const count = (state: Verdict['state']) => verdicts.filter((each) => each.state === state).length;
console.log(`\n${count('held')} held, ${count('broken')} broken, ${count('untried')} untried`);
if (values.junit !== undefined) await writeFile(values.junit, junitOf(verdicts));
// If no rule held, the bank was not checked, so the command fails, too.
process.exitCode = count('broken') > 0 || count('held') === 0 ? 1 : 0;
