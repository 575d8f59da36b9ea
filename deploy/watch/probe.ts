import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Browser, Page, Request } from '@playwright/test';
import { CommandError, readCommand, sentenceOf } from '../../mocks/http/commandLine.ts';
import { answerProblems } from '../../contract/calls.ts';
import { readIdentifierFile } from '../../contract/check/identifiers.ts';
import type { TestIdentifiers } from '../../contract/check/identifiers.ts';
import { operationOf } from '../../contract/operations.ts';
import { launchOptions } from '../../e2e/support/chromium.ts';
import { paths } from '../../src/config/paths.ts';
import { endOfMetrics, labelsOf, metricText } from './openMetrics.ts';

// Walks a live portal in a browser to the debts of an account, with `--pay` on to the bank's payment
// page, and with a payer through the payer's own area, but pays and changes nothing
// (docs/runbook.md).

/** The parameters of a walk. */
interface Walk {
  url: string;
  ids: TestIdentifiers;
  pays: boolean;
  /** The most seconds of each wait in a step. */
  longestWait: number;
}

interface Step {
  name: string;
  reach: (page: Page) => Promise<unknown>;
  /** Whether the steps after it can do without it. */
  isOptional?: boolean;
}

/** The result of a step; `broken` has the reasons by endpoint. */
export interface StepResult {
  step: string;
  seconds: number;
  broken: ReadonlyMap<string, string>;
  problem?: string | undefined;
}

/** The operation of a call; the API base may be anywhere. */
function calledBy(request: Request) {
  if (!['fetch', 'xhr'].includes(request.resourceType())) return undefined;
  const parts = new URL(request.url()).pathname.split('/');
  return parts
    .map((_, index) => operationOf(request.method(), `/${parts.slice(index + 1).join('/')}`))
    .find((operation) => operation !== undefined);
}

/**
 * Follows a page's calls to the bank: those without an answer, and those whose latest answer was
 * wrong.
 */
function followCalls(page: Page) {
  const pending = new Map<Request, string>();
  const broken = new Map<string, string>();
  /** Whether any call with the guest's token was answered. */
  let isTokenTaken = false;
  page.on('request', (request) => {
    const operation = calledBy(request);
    if (operation) pending.set(request, operation.id);
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    const id = pending.get(request);
    pending.delete(request);
    // The page itself aborts the calls of a screen that it leaves.
    if (id !== undefined && errorText !== 'net::ERR_ABORTED') broken.set(id, errorText);
  });
  page.on('response', async (response) => {
    const request = response.request();
    const operation = calledBy(request);
    if (!operation) return;
    const status = response.status();
    const type = response.headers()['content-type'] ?? '';
    // There is no body if the connection broke, or if the page has moved on to the bank's page.
    const body = await response.text().catch(() => undefined);
    pending.delete(request);
    if (status < 400 && operation.isSecured) isTokenTaken = true;
    if (status >= 400) {
      broken.set(operation.id, `answered ${status}`);
    } else if (body !== undefined) {
      const [problem] = answerProblems(operation, { status, type, body });
      if (problem === undefined) broken.delete(operation.id);
      else broken.set(operation.id, problem);
    }
  });
  return {
    /**
     * The endpoints that broke since the last time, once every call is answered or `longestWait`
     * seconds are over.
     */
    async settle(longestWait: number): Promise<ReadonlyMap<string, string>> {
      const deadline = performance.now() + longestWait * 1000;
      while (pending.size > 0 && performance.now() < deadline) await sleep(50);
      const unanswered = [...pending.values()].map((id) => [id, 'no answer'] as const);
      const found = new Map([...broken, ...unanswered]);
      broken.clear();
      if (!isTokenTaken && [...found.values()].includes('answered 401'))
        return new Map([['issueGuestToken', 'no call is answered with its token']]);
      return found;
    },
  };
}

/** The fields of the bank's catalogue that the lookup of an account needs. */
type Companies = {
  id: string | number;
  contracts: { id: string | number; identifiers: { kind: string; label: string }[] }[];
}[];

/** The kind in the catalogue for a key of a query, such as `SERVICE_ID`. */
const kindOf = (name: string) => name.replace('Id', '_ID').toUpperCase();

/** The next answer to an operation. */
const answerOf = (page: Page, id: string) =>
  page.waitForResponse((response) => calledBy(response.request())?.id === id);

/** Opens one of the portal's pages and waits until it has loaded. */
async function visit(page: Page, url: URL, heading: string): Promise<void> {
  await page.goto(url.href);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** The steps of a payer through their own area, from the login to the logout. */
function payerSteps(
  url: string,
  { email, password }: NonNullable<TestIdentifiers['payer']>,
): Step[] {
  const visited = (name: string, path: string, heading: string): Step => ({
    name,
    reach: (page) => visit(page, new URL(path, url), heading),
    isOptional: true,
  });
  const accounts = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mis cuentas' });
  return [
    {
      name: 'login',
      async reach(page) {
        await page.goto(new URL(paths.home, url).href);
        await page.getByRole('button', { name: 'Ingresar' }).click();
        const dialog = page.getByRole('dialog', { name: 'Ingresa tus datos' });
        await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
        await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
        await dialog.getByRole('button', { name: 'Inicia sesión' }).click();
        // A walk that was stopped has left a session behind.
        const closing = page.getByRole('button', { name: 'Cerrar la otra sesión' });
        await accounts(page).or(closing).waitFor();
        if (await closing.isVisible()) await closing.click();
        await accounts(page).waitFor();
      },
    },
    visited('accounts', paths.accounts, 'Mis cuentas'),
    visited('add account', paths.addAccount, 'Agregar cuenta'),
    {
      name: 'payments',
      isOptional: true,
      async reach(page) {
        await visit(page, new URL(paths.payments, url), 'Mis pagos');
        const receipt = page.getByRole('button', { name: /^Ver comprobante/ }).first();
        if (await receipt.isVisible()) {
          await receipt.click();
          await page.getByRole('dialog').getByText('Referencia').first().waitFor();
          await page.keyboard.press('Escape');
        }
        await Promise.all([
          answerOf(page, 'getStatement'),
          page.getByRole('button', { name: 'Descargar CSV' }).click(),
        ]);
        await Promise.all([
          answerOf(page, 'downloadStatement'),
          page.getByRole('button', { name: 'Descargar PDF' }).click(),
        ]);
      },
    },
    visited('report', paths.report, 'Reporte de pagos'),
    visited('profile', paths.profile, 'Mi perfil'),
    {
      name: 'logout',
      async reach(page) {
        const answered = answerOf(page, 'logout');
        await page.getByRole('banner').getByRole('button').last().click();
        await page.getByRole('button', { name: 'Cerrar sesión' }).click();
        await answered;
      },
    },
  ];
}

/** The steps of a guest from the home page to the debts of an account, or to the bank's page. */
function guestSteps({ url, ids: { owing, mail }, pays }: Walk): Step[] {
  const [[name, value] = []] = Object.entries(owing?.reference ?? {});
  if (!owing || name === undefined || value === undefined)
    throw new CommandError('The identifiers have no account that owes ("owing").');
  if (pays && mail === undefined) throw new CommandError('--pay needs an address ("mail").');
  const lookup = new URL(paths.lookup, url);
  /** The label of the account's identifier, if the payer has to choose one. */
  let choice: string | undefined;
  const debts: Step[] = [
    {
      name: 'home',
      async reach(page) {
        const listed = page.waitForResponse(
          (response) => calledBy(response.request())?.id === 'getCompanies' && response.ok(),
        );
        const [response, host] = await Promise.all([
          listed,
          page.goto(new URL(paths.home, url).href),
        ]);
        if (!host?.ok()) throw new Error(`The host answered ${host?.status() ?? 'nothing'}`);
        await page.getByRole('combobox').fill('a');
        await page.getByRole('option').first().waitFor();
        const companies = (await response.json()) as Companies;
        const [found] = companies.flatMap(({ id, contracts }) => {
          const contract = contracts.find((each) => String(each.id) === owing.contract);
          return contract ? [{ id, identifiers: contract.identifiers }] : [];
        });
        if (!found) throw new Error(`No company has the contract ${owing.contract}`);
        lookup.searchParams.set('empresa', String(found.id));
        lookup.searchParams.set('convenio', owing.contract);
        if (found.identifiers.length > 1)
          choice = found.identifiers.find(({ kind }) => kind === kindOf(name))?.label;
      },
    },
    {
      name: 'account',
      async reach(page) {
        await page.goto(lookup.href);
        const button = page.getByRole('button', { name: 'Consultar', exact: true });
        const form = page.locator('form').filter({ has: button });
        if (choice !== undefined)
          await form.getByRole('radio', { name: choice, exact: true }).check();
        await form.getByRole('textbox').first().fill(value);
      },
    },
    {
      name: 'debts',
      async reach(page) {
        await page.getByRole('button', { name: 'Consultar', exact: true }).click();
        await page.getByRole('list', { name: 'Deudas' }).waitFor();
      },
    },
  ];
  if (!pays) return debts;
  return [
    ...debts,
    {
      name: 'confirm',
      async reach(page) {
        const list = page.getByRole('list', { name: 'Deudas' });
        await list
          .getByRole('button', { name: /^Agregar / })
          .first()
          .click();
        await page.getByRole('link', { name: 'Continuar al pago' }).click();
        await page.getByRole('heading', { level: 1, name: 'Confirmar pago' }).waitFor();
      },
    },
    {
      name: 'bank',
      async reach(page) {
        await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(mail ?? '');
        await page.getByRole('checkbox', { name: /Acepto los Términos/ }).check();
        const [opened] = await Promise.all([
          page.waitForResponse((response) => {
            const isRedirect = response.status() >= 300 && response.status() < 400;
            return response.request().isNavigationRequest() && !isRedirect;
          }),
          page.waitForEvent('domcontentloaded'),
          page.getByRole('button', { name: /^Pagar \$/ }).click(),
        ]);
        if (!opened.ok()) throw new Error(`The payment page answered ${opened.status()}`);
      },
    },
  ];
}

/** Takes a step; never throws. */
async function take(
  { name, reach }: Step,
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
    // The page may be leaving.
    const alerts = await page
      .getByRole('alert')
      .allInnerTexts()
      .catch(() => []);
    problem = [reason, ...alerts.filter(Boolean)].join(' | ').replaceAll(/\s+/g, ' ');
  }
  const seconds = (performance.now() - start) / 1000;
  return { step: name, seconds, broken: await calls.settle(longestWait), problem };
}

/**
 * Walks a portal as a guest, and with a payer also as that payer, each up to the first step that
 * the next one needs and that fails.
 */
export async function walkPortal(browser: Browser, walk: Walk): Promise<StepResult[]> {
  const { url, ids, longestWait } = walk;
  const ways = [guestSteps(walk), ids.payer ? payerSteps(url, ids.payer) : []];
  const context = await browser.newContext({ locale: 'es-CL', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(longestWait * 1000);
  const calls = followCalls(page);
  const results: StepResult[] = [];
  for (const steps of ways) {
    for (const step of steps) {
      const result = await take(step, page, calls, longestWait);
      results.push(result);
      if (result.problem !== undefined && !step.isOptional) break;
    }
  }
  await context.close();
  return results;
}

export const isHeld = ({ problem, broken }: StepResult) =>
  problem === undefined && broken.size === 0;

/** The steps in OpenMetrics, one line for each. */
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

/** Whether a portal has its bank in a service worker, which a build for a real bank has not. */
async function isSandbox(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(5000);
  const worker = await fetch(new URL('/mockServiceWorker.js', url), { signal }).catch(
    () => undefined,
  );
  return worker?.ok === true && /javascript/.test(worker.headers.get('content-type') ?? '');
}

async function run(): Promise<number> {
  const usage = 'npm run probe -- https://pagos.banco.cl --ids file.json [--pay] [--wait 15]';
  const { values, positionals } = readCommand(usage, {
    options: {
      ids: { type: 'string', default: '' },
      pay: { type: 'boolean', default: false },
      wait: { type: 'string', default: '15' },
    },
    most: 1,
  });
  const [url = ''] = positionals;
  const longestWait = Number(values.wait);
  if (!/^https?:\/\//.test(url) || !URL.canParse(url) || values.ids === '' || !(longestWait > 0))
    throw new CommandError(usage);
  const walk = { url, ids: await readIdentifierFile(values.ids), pays: values.pay, longestWait };
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
