import process from 'node:process';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { CommandError, readCommand, readUrl, sentenceOf } from '../../mocks/http/commandLine.ts';
import { readIdentifierFile } from '../../contract/check/identifiers.ts';
import { launchOptions } from '../../e2e/support/chromium.ts';
import { endOfMetrics, labelsOf, metricText } from './openMetrics.ts';
import { followCalls } from './probeCalls.ts';
import { guestSteps, payerSteps } from './probeSteps.ts';
import type { Step, Walk } from './probeSteps.ts';
import { writeSteps } from './probeWrites.ts';

// The probe opens a live portal in a browser, walks to the debts of an account and, with `--pay`,
// on to the bank's payment page, but never pays. If the file of identifiers (`--ids`) has a payer,
// the probe also signs in and opens the payer's own pages. With `--write`, which is only for a bank
// for tests, it also changes data and sends mails (docs/runbook.md).

/**
 * `broken` maps the bank's endpoints that broke during the step to the reason; `problem` is the
 * error that ended the step, if it failed.
 */
export interface StepResult {
  step: string;
  seconds: number;
  broken: ReadonlyMap<string, string>;
  problem?: string | undefined;
}

/** Runs a step; an error becomes the `problem` of its result. */
async function take(
  { name, reach, mayRefuse }: Step,
  page: Page,
  calls: ReturnType<typeof followCalls>,
  longestWait: number,
): Promise<StepResult> {
  const start = performance.now();
  let problem: string | undefined;
  try {
    await reach(page);
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    // While the browser opens another page, the alerts cannot be read; the problem then lacks them.
    const alerts = await page
      .getByRole('alert')
      .allInnerTexts()
      .catch(() => []);
    problem = [reason, ...alerts.filter(Boolean)].join(' | ').replaceAll(/\s+/g, ' ');
  }
  const seconds = (performance.now() - start) / 1000;
  return { step: name, seconds, broken: await calls.settle(longestWait, mayRefuse), problem };
}

/**
 * Returns the sequences of steps: a guest's, and a payer's if the identifiers have a payer, both
 * with steps of `--write`; then the further sequences of `--write`. Each sequence runs in a browser
 * context of its own.
 */
function waysOf(walk: Walk): Step[][] {
  const { url, ids, writes } = walk;
  const written = writes ? writeSteps(walk) : { guest: [], own: [], ways: [] };
  const guest = guestSteps(walk, written.guest);
  return [guest, ...(ids.payer ? [payerSteps(url, ids.payer, written.own)] : []), ...written.ways];
}

/**
 * Runs the steps in the browser, one sequence after another. A sequence ends at the first step that
 * fails, unless that step is optional.
 */
export async function walkPortal(browser: Browser, walk: Walk): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const steps of waysOf(walk)) {
    const context = await browser.newContext({ locale: 'es-CL', serviceWorkers: 'block' });
    const page = await context.newPage();
    page.setDefaultTimeout(walk.longestWait * 1000);
    const calls = followCalls(context);
    for (const step of steps) {
      const result = await take(step, page, calls, walk.longestWait);
      results.push(result);
      if (result.problem !== undefined && !step.isOptional) break;
    }
    await context.close();
  }
  return results;
}

export const isHeld = ({ problem, broken }: StepResult) =>
  problem === undefined && broken.size === 0;

/** Returns the results in OpenMetrics, one line for each step. */
export function stepsText(results: readonly StepResult[]): string {
  const samples = results.map((result) => {
    const { step, seconds, broken } = result;
    const labels = { step, success: String(isHeld(result)), broken: [...broken.keys()].join(' ') };
    return [labelsOf(labels), Number(seconds.toFixed(3))] as const;
  });
  const metric = {
    name: 'portal_probe_step_seconds',
    type: 'gauge',
    help: 'Seconds of a step of the probe, and the endpoints that broke it.',
    samples: new Map(samples),
  } as const;
  return metricText(metric) + endOfMetrics;
}

/** Whether the portal is a sandbox build, whose bank runs in a service worker. */
async function isSandbox(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(5000);
  const worker = await fetch(new URL('/mockServiceWorker.js', url), { signal }).catch(
    () => undefined,
  );
  return worker?.ok === true && /javascript/.test(worker.headers.get('content-type') ?? '');
}

async function run(): Promise<number> {
  const usage =
    'npm run probe -- https://pagos.banco.cl --ids file.json [--pay] [--write (writes and mails: never in production)] [--wait 15]';
  const { values, positionals } = readCommand(usage, {
    options: {
      ids: { type: 'string', default: '' },
      pay: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      wait: { type: 'string', default: '15' },
    },
    most: 1,
  });
  const longestWait = Number(values.wait);
  if (values.ids === '' || !(longestWait > 0)) throw new CommandError(usage);
  const { origin: url } = readUrl(usage, positionals[0]);
  const ids = await readIdentifierFile(values.ids);
  const { pay, write: writes } = values;
  const walk = { url, ids, pays: pay || writes, writes, longestWait };
  if (await isSandbox(url))
    throw new CommandError(
      `${url} is a sandbox, whose bank is in the page: there is none to watch.`,
    );
  const browser = await chromium.launch(launchOptions);
  let results: StepResult[];
  try {
    results = await walkPortal(browser, walk);
  } finally {
    // An open browser would keep the command running.
    await browser.close();
  }
  process.stdout.write(stepsText(results));
  for (const { step, broken, problem } of results) {
    for (const [endpoint, why] of broken) process.stderr.write(`${step}: ${endpoint}: ${why}\n`);
    if (problem !== undefined) process.stderr.write(`${step}: ${problem}\n`);
  }
  return results.every(isHeld) ? 0 : 1;
}

if (import.meta.main) {
  process.exitCode = await run().catch((error: unknown) => {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    process.stderr.write(`${(error instanceof Error && sentenceOf(error)) || reason}\n`);
    return 2;
  });
}
