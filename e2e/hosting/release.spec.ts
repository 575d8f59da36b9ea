import {
  cpSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request as send } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { deliver } from '../../deploy/deliver.ts';
import { goBack, release } from '../../deploy/release.ts';
import {
  addTwoBills,
  chooseCompany,
  collectTwoBills,
  confirm,
  consult,
  payCart,
} from '../support/journey.ts';
import { freePort } from '../support/servers.ts';
import { araucaria, brandOf, filesOf, logoOf, runBrand, serveBrand } from './brands.ts';

const root = path.join(import.meta.dirname, '../..');
const directory = path.join(root, 'test-results/releases');

/**
 * Copies a build and renames the copy's scripts, as if it came from other sources, so that the two
 * builds have no script in common.
 */
function renamed(build: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  cpSync(build, copy, { recursive: true });
  const scripts = readdirSync(path.join(copy, 'assets')).filter((name) => name.endsWith('.js'));
  const hashes = scripts.flatMap((name) => /\.([\da-f]{10})\.js$/.exec(name)?.[1] ?? []);
  const other = (hash: string) => [...hash].toReversed().join('');
  const pattern = new RegExp(hashes.join('|'), 'g');
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    const whole = path.join(copy, file);
    if (!/\.(js|html)$/.test(file)) continue;
    writeFileSync(whole, readFileSync(whole, 'utf8').replace(pattern, other));
    renameSync(whole, path.join(path.dirname(whole), path.basename(whole).replace(pattern, other)));
  }
  for (const file of readdirSync(path.join(copy, 'assets'))) {
    if (/\.(br|gz)$/.test(file)) rmSync(path.join(copy, 'assets', file));
  }
  deliver(copy);
}

const before = path.join(directory, 'before');
const now = filesOf('release');

/** Creates a directory of releases, with the earlier build as the current one. */
function hostOf(name: string): string {
  const into = path.join(directory, name);
  rmSync(into, { recursive: true, force: true });
  release(before, into, { keep: 3 });
  return into;
}

/**
 * Creates a load balancer that sends requests for files to two hosts in turn, and all others to one
 * bank.
 */
function balance(hosts: readonly number[], bankPort: number): Server {
  let turn = 0;
  return createServer((incoming, outgoing) => {
    const isFile = !/^\/(araucaria-api|banco|Dashboard|__bank)/.test(incoming.url ?? '');
    turn += 1;
    const { method, url, headers } = incoming;
    const target = {
      port: isFile ? hosts[turn % hosts.length] : bankPort,
      method,
      path: url,
      headers,
    };
    const passed = send({ host: '127.0.0.1', ...target }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
}

/**
 * The port of a portal, and the settings of the brand that the earlier and the later build share.
 */
interface Served {
  port: number;
  settings: ReturnType<typeof brandOf>['settings'];
}

/**
 * A host with the earlier build, and the portal's origin. If `isBalanced`, another host answers
 * every second request for a file.
 */
const test = base.extend<
  { isBalanced: boolean; host: string; other: string; origin: string },
  { served: Served }
>({
  isBalanced: [false, { option: true }],
  served: [
    async ({ browserName: _name }, run) => {
      const port = await freePort();
      const brand = brandOf(araucaria, port);
      const build = path.join(root, 'dist-http');
      expect(runBrand(build, 'release', brand, logoOf(araucaria))).toBe('');
      renamed(now, before);
      await run({ port, settings: brand.settings });
    },
    { scope: 'worker' },
  ],
  host: async ({ served: _served }, run, { testId }) => run(hostOf(testId)),
  other: async ({ served: _served }, run, { testId }) => run(hostOf(`${testId}-other`)),
  origin: async ({ isBalanced, host, other, served: { settings, port } }, run) => {
    const ports = isBalanced ? [await freePort(), await freePort()] : [port];
    const servers = await Promise.all(
      ports.map((each, nth) =>
        serveBrand(path.join(nth === 0 ? host : other, 'current'), settings, each),
      ),
    );
    const balancer = balance(ports, ports[0] ?? port);
    if (isBalanced) {
      await new Promise<void>((resolve) => {
        balancer.listen(port, '127.0.0.1', resolve);
      });
    }
    await run(`http://localhost:${port}`);
    balancer.close();
    for (const { stop } of servers) stop();
  },
  baseURL: async ({ origin }, run) => run(origin),
});

const firstScript = (page: Page) => page.locator('script[src*="/portal."]').getAttribute('src');

/** The number of guests' carts that the bank has registered. */
async function inscriptions(page: Page): Promise<number> {
  const state = (await (await page.request.get('/__bank/state')).json()) as {
    inscriptions: { userId: string }[];
  };
  return state.inscriptions.filter(({ userId }) => userId === '').length;
}

test('a page of the earlier build continues after a release, and pays once', async ({
  page,
  host,
}) => {
  await page.goto('/consultarCuenta');
  const script = await firstScript(page);
  await chooseCompany(page);
  release(now, host, { keep: 3 });
  await consult(page);
  await addTwoBills(page);
  await payCart(page);
  expect(await firstScript(page)).not.toBe(script);
  expect(await inscriptions(page)).toBe(1);
});

test('going back during a payment completes it once, on the pages of the earlier build', async ({
  page,
  host,
}) => {
  release(now, host, { keep: 3 });
  await collectTwoBills(page);
  const script = await firstScript(page);
  await confirm(page);
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await page.getByRole('button', { name: 'Aprobar' }).waitFor();
  goBack(host);
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pago exitoso' }).waitFor();
  expect(await firstScript(page)).not.toBe(script);
  expect(await inscriptions(page)).toBe(1);
});

test('a page of the new build continues after going back, and pays once', async ({
  page,
  host,
}) => {
  release(now, host, { keep: 3 });
  await page.goto('/consultarCuenta');
  await chooseCompany(page);
  goBack(host);
  await consult(page);
  await addTwoBills(page);
  await payCart(page);
  expect(await inscriptions(page)).toBe(1);
});

test('if a host lost the files of the earlier build, the portal shows it, and a reload helps', async ({
  page,
  host,
}) => {
  await page.goto('/');
  const script = await firstScript(page);
  // Waits for hydration, before which the search shows no options and the link to the questions
  // would load a whole page.
  await page.getByRole('combobox', { name: 'Busca tu empresa' }).fill('lleuque');
  await page.getByRole('option', { name: /Aguas Lleuque/ }).waitFor();
  await page.keyboard.press('Escape');
  // Replaces the site without `npm run release`, which would keep the files of the earlier build.
  const site = realpathSync(path.join(host, 'current'));
  rmSync(site, { recursive: true });
  cpSync(now, site, { recursive: true });
  await page.getByRole('link', { name: 'Preguntas frecuentes' }).click();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('button', { name: 'Recargar' }).click();
  await expect.poll(() => firstScript(page)).not.toBe(script);
  await collectTwoBills(page);
  await payCart(page);
  expect(await inscriptions(page)).toBe(1);
});

test.describe('two hosts that alternate', () => {
  test.use({ isBalanced: true });

  test('lead to one payment while only one of them has the release', async ({
    page,
    host,
    other,
  }) => {
    for (const each of [host, other]) release(now, each, { keep: 3, stage: true });
    release(now, other, { keep: 3 });
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    await collectTwoBills(page);
    await payCart(page);
    expect(await inscriptions(page)).toBe(1);
    expect(missing).toEqual([]);
  });
});
