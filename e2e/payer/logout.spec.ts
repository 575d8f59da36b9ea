import type { Page } from '@playwright/test';
import { demoPassword, demoUsers } from '../../mocks/bank/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { begunByPayer, goToConfirm, payAccount, walkOwnScreens } from '../support/ownWalk.ts';
import { duplicate, openLogin, sendLogin, signIn, signOut } from '../support/payer.ts';
import { recordReceivedData, wordsOf } from '../support/traces.ts';
import type { ReceivedData } from '../support/traces.ts';

const email = 'pagador@ejemplo.cl';
const rut = demoUsers.find(({ correo }) => correo === email)?.docUsr ?? '';

/**
 * The payer's data to search for besides the values in the bank's answers, in the formats of forms,
 * screens and URLs.
 */
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
 * Reads all places in which a page's scripts can find data of earlier use: storages, cookies, the
 * window's name, the names of caches and databases, the history entry with URL and title, and the
 * requested URLs.
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

/** The fields of React's internal tree through which `stateOf` finds the store. */
interface Fiber {
  stateNode?: { current?: Fiber } | null;
  memoizedProps?: { store?: { getState: () => unknown } } | null;
  child?: Fiber | null;
}

/** The state of the portal's store as JSON; the JSON of '' if there is no store. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('#root') ?? document.body;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
    const container = Reflect.get(root, key) as Fiber | undefined;
    let fiber = container?.stateNode?.current ?? null;
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child ?? null;
    return JSON.stringify(fiber?.memoizedProps?.store?.getState() ?? '');
  });

/** The given URLs for which the browser's HTTP cache has an answer. */
const cachedOf = (page: Page, urls: readonly string[]) =>
  page.evaluate(async (asked) => {
    const init = { cache: 'only-if-cached', mode: 'same-origin' } as const;
    const answers = await Promise.all(asked.map((url) => fetch(url, init).catch(() => undefined)));
    return asked.filter((_url, index) => answers[index]?.ok);
  }, urls);

/**
 * Fails if personal data of the payer is left in the browser: in the page, its storages and caches,
 * or the pages behind the back button. `src/app/journeys/session.logout.test.tsx` searches the
 * store.
 */
async function expectNoTrace(page: Page, received: ReceivedData): Promise<void> {
  await page.getByRole('button', { name: /^Ingresar/ }).waitFor();
  const traces = await received.traces(known);
  expect(traces.length).toBeGreaterThan(100);
  const words = wordsOf(traces);
  expect(words.exec(await page.content())).toBeNull();
  expect(words.exec(await kept(page))).toBeNull();
  expect(await cachedOf(page, received.urls())).toEqual([]);
  const { origin } = new URL(page.url());
  // Goes back through the portal's own entries of the history, and stops at the bank's page.
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

test('T08 after a payment, a walk through all own screens and a logout, no data of the payer are in the browser', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const received = recordReceivedData(page);
  await signIn(page);
  await payAccount(page, 'TAG del auto');
  await walkOwnScreens(page);
  expect(await kept(page)).toContain(email);
  await Promise.all([page.waitForResponse(/\/logout/), signOut(page)]);
  await expectNoTrace(page, received);
});

const otherEnds: Record<string, (page: Page) => Promise<unknown>> = {
  'a logout that the bank does not answer': async (page) => {
    // The route never answers; in the end the portal aborts the call.
    await page.route(/\/logout/, () => undefined);
    // The clock of the page runs: a stopped one would leave `performance.getEntries()` empty.
    const failed = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('/logout'),
      timeout: 30_000,
    });
    await signOut(page);
    await failed;
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
  test(`T08 after ${end} no data of the payer are in the browser`, async ({ page }) => {
    test.setTimeout(180_000);
    if (end === 'the idle limit') await page.clock.install();
    const received = recordReceivedData(page);
    await signIn(page);
    await goToConfirm(page, 'Agua casa');
    await page.getByRole('button', { name: 'Volver' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mis cuentas' }).waitFor();
    await reach(page);
    await expectNoTrace(page, received);
  });
}

/** The ways in which a payer's session ends in one tab while another tab of the browser is open. */
const endsBesideATab: [name: string, end: (page: Page) => Promise<Page>][] = [
  [
    'logs out, in the duplicate of the tab',
    async (page) => {
      const other = await duplicate(page);
      await goToConfirm(other, 'Agua casa');
      expect(await stateOf(other)).toContain(email);
      await signOut(page);
      await other.getByRole('button', { name: 'Ingresar' }).waitFor();
      return other;
    },
  ],
  [
    'is followed by another payer, in the tab that is left',
    async (page) => {
      await goToConfirm(page, 'Agua casa');
      expect(await stateOf(page)).toContain(email);
      const other = await page.context().newPage();
      await openLogin(other);
      await sendLogin(other, { email: 'otra-sesion@ejemplo.cl' });
      await other.getByRole('button', { name: 'Cerrar la otra sesión' }).click();
      await other.getByRole('button', { name: 'Josefa Arce' }).waitFor();
      await page.getByRole('button', { name: 'Ingresar' }).waitFor();
      return page;
    },
  ],
  [
    'closes the window without a logout, in a guest’s tab after the idle limit',
    async (page) => {
      await goToConfirm(page, 'Agua casa');
      const other = await page.context().newPage();
      await other.goto('/carroDeCuentas');
      // The payer's cart stays in the browser until the session ends.
      await other.getByRole('link', { name: 'Continuar al pago' }).waitFor();
      await page.close();
      await other.clock.fastForward('00:10:00');
      await other.clock.runFor(61_000);
      await other.getByText('Tu carro está vacío').waitFor();
      return other;
    },
  ],
];

for (const [name, end] of endsBesideATab) {
  test(`T42 when a payer ${name}, no data of the payer are on the screen, in the store or the storages`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.clock.install();
    const received = recordReceivedData(page);
    await signIn(page);
    const left = await end(page);
    const traces = await received.traces(known);
    expect(traces.length).toBeGreaterThan(50);
    const words = wordsOf(traces);
    const expectNoWords = async () => {
      await expect.poll(async () => words.exec(await left.content())).toBeNull();
      await expect.poll(async () => words.exec(await kept(left))).toBeNull();
      const state = await stateOf(left);
      expect(state).toContain('"cart"');
      expect(words.exec(state)).toBeNull();
    };
    await expectNoWords();
    for (const visit of ['/carroDeCuentas', '/confirmarPago', '/resultadoPago']) {
      await left.goto(visit);
      await left.getByRole('heading', { level: 1 }).first().waitFor();
      await expectNoWords();
    }
  });
}
