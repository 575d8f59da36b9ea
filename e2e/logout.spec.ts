import type { Page } from '@playwright/test';
import { demoPassword, demoUsers } from '../mocks/bank/demo.ts';
import { expect, test } from './fixtures.ts';
import { searchHeap, searchNodes, wordsOf } from './heap.ts';
import type { Remain } from './heap.ts';
import { begunByPayer, goToConfirm, payAccount, walkOwnScreens } from './ownWalk.ts';
import { signIn, signOut } from './payer.ts';
import { followTold } from './traces.ts';
import type { Told } from './traces.ts';

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
 * Chromium validates e-mail fields with a regular expression in a context of its own, which no page
 * can reach and which keeps the last address until the next one is typed.
 */
const isChromiums = ({ text, heldBy }: Remain) =>
  text === email &&
  heldBy.endsWith(
    '> system / NativeContext .regexp_last_match_info > system / RegExpMatchInfo .[0]',
  );

/**
 * The cart keeps the ids of removed items, so that no other tab brings them back
 * (docs/trust.md, T07). The portal makes them up; they identify nobody.
 */
const isRemovedId = ({ text, heldBy }: Remain) =>
  /^\d{14}-[\w-]{8}$/.test(text) && / \.cart > Object \.removedIds > /.test(heldBy);

/**
 * What the browser keeps for the page's scripts outside the heap, and the page's entry in the
 * history, as text.
 */
const kept = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify({
      storages: [{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name],
      caches: await caches.keys(),
      databases: await indexedDB.databases(),
      place: [location.href, document.title, history.state],
      calls: performance.getEntries().map(({ name }) => name),
      // The last text matched by a regular expression of the page, which any script can read.
      matched: Reflect.get(RegExp, 'input') as unknown,
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
 * Fails if anything that only the payer was told is left in the browser, from the heap to the pages
 * behind the back button.
 */
async function expectNoTrace(page: Page, told: Told): Promise<void> {
  await page.getByRole('button', { name: /^Ingresar/ }).waitFor();
  const traces = await told.traces(known);
  expect(traces.length).toBeGreaterThan(100);
  const remains = await searchHeap(page, traces);
  expect(remains.filter((remain) => !isChromiums(remain) && !isRemovedId(remain))).toEqual([]);
  expect(await searchNodes(page, traces)).toEqual([]);
  const words = wordsOf(traces);
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

test('T08 a search of the heap finds what a closure, a long text, a map, a figure and a removed node hold', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    const secret = ['algo', 'oculto'].join('-');
    const field = Object.assign(document.createElement('input'), { value: `${secret}-3` });
    const removed = document.createElement('p');
    removed.append(field);
    const long = ['x'.repeat(5000), `${secret}-2`].join(' ');
    const held = [() => secret, new Map([[`${secret}-1`, 1]]), long, removed];
    Object.assign(window, { held, figure: { amount: 7_654_320 } });
  });
  const traces = ['algo-oculto', 'algo-oculto-1', 'algo-oculto-2', '7654320'];
  const found = await searchHeap(page, traces);
  expect(new Set(found.map(({ trace }) => trace))).toEqual(new Set(traces));
  expect(found.map(({ heldBy }) => heldBy).join()).toContain('.figure > Object .amount');
  expect(await searchNodes(page, ['algo-oculto-3'])).toEqual(['algo-oculto-3']);
});

test('T08 after a payment, a walk through all own screens and a logout, nothing of the payer is in the browser', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const told = followTold(page);
  await signIn(page);
  await payAccount(page, 'TAG del auto');
  await walkOwnScreens(page);
  const before = (await searchHeap(page, known)).map(({ trace }) => trace);
  expect(before).toEqual(expect.arrayContaining([email, rut]));
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
