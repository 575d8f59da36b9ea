import type { Page } from '@playwright/test';
import { demoPassword, demoUsers } from '../../mocks/bank/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { begunByPayer, goToConfirm, payAccount, walkOwnScreens } from '../support/ownWalk.ts';
import { signIn, signOut } from '../support/payer.ts';
import { followTold, wordsOf } from '../support/traces.ts';
import type { Told } from '../support/traces.ts';

const email = 'pagador@ejemplo.cl';
const rut = demoUsers.find(({ correo }) => correo === email)?.docUsr ?? '';

/** The payer's data besides the bank's answers, in the formats of forms, screens and URLs. */
const known = [
  email,
  encodeURIComponent(email),
  demoPassword,
  rut,
  rut.replace('-', ''),
  '12.345.678-5',
  '987654321',
  'Antonia Rojas Fuentes',
  ...begunByPayer,
];

/**
 * What the browser keeps for the page's scripts, and the page's entry in the history, as text.
 */
const kept = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify({
      storages: [{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name],
      caches: await caches.keys(),
      databases: await indexedDB.databases(),
      place: [location.href, document.title, history.state],
      calls: performance.getEntries().map(({ name }) => name),
    }),
  );

/** Which of these URLs the browser's HTTP cache would answer. */
const cachedOf = (page: Page, urls: readonly string[]) =>
  page.evaluate(async (asked) => {
    const init = { cache: 'only-if-cached', mode: 'same-origin' } as const;
    const answers = await Promise.all(asked.map((url) => fetch(url, init).catch(() => undefined)));
    return asked.filter((_url, index) => answers[index]?.ok);
  }, urls);

/**
 * Fails if anything that only the payer was told is left in the browser: in the page, its storages
 * and caches, or the pages behind the back button. The store is searched in
 * `src/app/journeys/session.logout.test.tsx`.
 */
async function expectNoTrace(page: Page, told: Told): Promise<void> {
  await page.getByRole('button', { name: /^Ingresar/ }).waitFor();
  const traces = await told.traces(known);
  expect(traces.length).toBeGreaterThan(100);
  const words = wordsOf(traces);
  expect(words.exec(await page.content())).toBeNull();
  expect(words.exec(await kept(page))).toBeNull();
  expect(await cachedOf(page, told.urls())).toEqual([]);
  const { origin } = new URL(page.url());
  // Back through the portal's own entries; before them is the bank's page.
  for (let steps = 0; steps < 30; steps += 1) {
    await page.goBack();
    if (!page.url().startsWith(origin) || page.url().includes('/banco/')) break;
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(new URL(page.url()).pathname).not.toMatch(/^\/inicio/);
    expect(words.exec(await page.content()), page.url()).toBeNull();
    expect(words.exec(await kept(page)), page.url()).toBeNull();
  }
}

test('T08 after a payment, a walk through all own screens and a logout, nothing of the payer is in the browser', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const told = followTold(page);
  await signIn(page);
  await payAccount(page, 'TAG del auto');
  await walkOwnScreens(page);
  expect(await kept(page)).toContain(email);
  await Promise.all([page.waitForResponse(/\/logout/), signOut(page)]);
  await expectNoTrace(page, told);
});

const otherEnds: Record<string, (page: Page) => Promise<unknown>> = {
  'a logout that the bank does not answer': async (page) => {
    // Never answered; the portal aborts the call by itself.
    await page.route(/\/logout/, () => undefined);
    await signOut(page);
    await page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('/logout'),
      timeout: 30_000,
    });
  },
  'a 401': async (page) => {
    const fault = { kind: 'unauthorized401', times: 1 };
    await page.request.post('/__bank/fault', { data: { fault, endpoint: 'getPayments' } });
    await Promise.all([
      page.waitForResponse(/\/logout/),
      page.getByRole('link', { name: 'Mis pagos' }).click(),
    ]);
  },
  'the idle limit': async (page) => {
    await Promise.all([page.waitForResponse(/\/logout/), page.clock.fastForward('01:00:00')]);
  },
};

for (const [end, reach] of Object.entries(otherEnds)) {
  test(`T08 after ${end} nothing of the payer is in the browser`, async ({ page }) => {
    test.setTimeout(180_000);
    if (end === 'the idle limit') await page.clock.install();
    const told = followTold(page);
    await signIn(page);
    await goToConfirm(page, 'Agua casa');
    await page.getByRole('button', { name: 'Volver' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mis cuentas' }).waitFor();
    await reach(page);
    await expectNoTrace(page, told);
  });
}
