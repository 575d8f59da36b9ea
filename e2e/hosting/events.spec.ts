import { paths } from '../../src/config/paths.ts';
import { launchOptions } from '../support/chromium.ts';
import { commit, sourceOf, startPortalWithEvents } from './eventsBuild.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { portalScript } from '../support/holdScript.ts';
import { begunByPayer, payAccount, walkOwnScreens } from '../support/ownWalk.ts';
import { signIn } from '../support/payer.ts';
import { recordReceivedData, wordsOf } from '../support/traces.ts';

type Portal = Awaited<ReturnType<typeof startPortalWithEvents>>;

/** The tests of this file run against a build that sends telemetry events (docs/events.md). */
const test = base.extend<{ baseURL: string }, { portal: Portal }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures there.
    async ({}, run) => {
      const portal = await startPortalWithEvents();
      await run(portal);
      portal.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ portal }, run) => run(portal.origin),
});

test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

type Sent = Record<string, string | number>;

const eventsOf = ({ posts }: Portal) =>
  posts.flatMap(({ body }) => (JSON.parse(body) as { events: Sent[] }).events);

/**
 * The headers and bodies of the sent events as text. Numbers are left out: they are measurements,
 * and could equal a number of the payer by chance.
 */
const textsOf = (portal: Portal) =>
  [...portal.posts.map(({ headers }) => headers), ...eventsOf(portal)]
    .flatMap((part) => Object.values(part))
    .filter((value) => typeof value === 'string')
    .join('\n');

test.afterEach('the receiver accepts every event', ({ portal: { posts } }) => {
  expect(posts.filter(({ status }) => status !== 204)).toEqual([]);
});

const personal = [
  'pagador@ejemplo.cl',
  'Portal2024',
  '12345678-5',
  '12.345.678-5',
  'Antonia',
  'Antonia Rojas Fuentes',
  ...begunByPayer,
];

test('T44 events of every kind arrive, without data of the signed-in payer', async ({
  page,
  portal,
  violations,
}) => {
  test.setTimeout(180_000);
  portal.posts.length = 0;
  const received = recordReceivedData(page);
  await signIn(page);
  await payAccount(page, 'TAG del auto');
  await walkOwnScreens(page);
  // The next steps cause a failed call, an answer with a field of a wrong type, a crash of a
  // screen, and a refused image.
  await page.route(/\/payments\?userId=/, (route) =>
    route.fulfill({ status: 500, json: { message: 'Antonia 12345678-5' } }),
  );
  await page.goto('/inicio/pagos/cartolaHistorica');
  await page.getByText('No pudimos cargar tus pagos').waitFor();
  await page.route('**/gestion_usuario/userinfo', async (route) => {
    const answer = (await (await route.fetch()).json()) as Record<string, unknown>;
    await route.fulfill({ json: { ...answer, correo: 12_345_678 } });
  });
  await page.goto('/inicio/perfil');
  await page.getByText('No pudimos cargar tu perfil').waitFor();
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new TypeError('Antonia Rojas Fuentes, 12345678-5');
    };
    document.body.append(
      Object.assign(document.createElement('img'), {
        src: 'https://ajeno.example/12345678-5?correo=pagador@ejemplo.cl',
      }),
    );
  });
  await page.getByRole('link', { name: 'Agregar cuenta' }).first().click();
  await page.getByText('Algo no funcionó en esta página').waitFor();
  await expect.poll(() => violations.join('\n')).toContain('img-src');
  violations.length = 0;
  const traces = await received.traces(personal);
  await page.goto('about:blank');
  const kinds = () => [...new Set(eventsOf(portal).map(({ kind, name }) => name ?? kind))];
  const all = [
    'screen',
    'call',
    'payment',
    'failure',
    'contract',
    'crash',
    'policy',
    'CLS',
    'FCP',
    'INP',
    'LCP',
    'TTFB',
  ];
  await expect.poll(() => all.filter((kind) => !kinds().includes(kind))).toEqual([]);
  expect(eventsOf(portal)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'screen', screen: 'accounts' }),
      expect.objectContaining({ endpoint: 'getPayments', failure: 'HTTP', status: 500 }),
      expect.objectContaining({ endpoint: 'getUserInfo', field: 'correo' }),
      expect.objectContaining({ endpoint: 'getUserInfo', failure: 'SCHEMA' }),
      expect.objectContaining({ directive: 'img-src', source: 'foreign' }),
    ]),
  );
  expect(traces.length).toBeGreaterThan(100);
  expect(wordsOf([...traces, ...personal]).exec(textsOf(portal))).toBeNull();
  for (const { headers, body } of portal.posts) {
    expect(JSON.parse(body)).toMatchObject({ commit, share: 100 });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
    expect(headers).not.toHaveProperty('authorization');
  }
  const crash = eventsOf(portal).find(({ kind }) => kind === 'crash');
  const { script, line, column } = crash ?? {};
  expect(sourceOf(String(script), Number(line), Number(column))).toMatch(
    /^src\/app\/Arrival\.tsx:\d+:\d+$/m,
  );
});

test('every screen of a guest and of a payer sends an event when it is shown', async ({
  page,
  portal,
}) => {
  test.setTimeout(180_000);
  portal.posts.length = 0;
  const received = () => new Set(eventsOf(portal).map(({ screen }) => screen));
  const isOfPayer = (path: string) => path.startsWith(paths.own) || path === paths.changePassword;
  const visit = async (visited: readonly string[]) => {
    for (const path of visited) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
  };
  await visit(Object.values(paths).filter((path) => !isOfPayer(path)));
  await signIn(page);
  await visit(Object.values(paths).filter(isOfPayer));
  await page.goto('about:blank');
  const all = Object.keys(paths).filter((name) => !['sandbox', 'own', 'user'].includes(name));
  await expect.poll(() => all.filter((name) => !received().has(name))).toEqual([]);
});

test('T44 a portal that does not start sends one event, without data of the page', async ({
  page,
  portal,
}) => {
  for (const [script, failure] of [
    [{ status: 404 }, 'not-loaded'],
    [{ contentType: 'text/javascript', body: 'let = of an age to come;' }, 'too-old'],
  ] as const) {
    portal.posts.length = 0;
    await page.route(portalScript, (route) => route.fulfill(script));
    await page.goto('/resultadoPago?referencia=ABCD1234');
    const event = { kind: 'start', screen: 'unknown', failure, count: 1 };
    await expect.poll(() => eventsOf(portal)).toEqual([event]);
    const [post] = portal.posts;
    expect(post?.body).toMatch(/^{"version":"[\da-f]{10}",/);
    expect(post?.headers).not.toHaveProperty('referer');
    expect(post?.headers).not.toHaveProperty('cookie');
    await page.unroute(portalScript);
  }
});

test('the browser keeps a page with unsent events in its back/forward cache', async ({
  page,
  portal,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Consultar y pagar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Consultar cuenta' }).waitFor();
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['kept'] = String(persisted);
    });
  });
  portal.posts.length = 0;
  await page.evaluate(() => location.assign('/preguntas'));
  await page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' }).waitFor();
  await expect.poll(() => eventsOf(portal)).not.toEqual([]);
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => document.documentElement.dataset['kept'] === 'true');
});
