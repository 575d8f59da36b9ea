import type { Page } from '@playwright/test';
import { passSeconds } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { duplicate, sendLogin, signIn, signOut } from '../support/payer.ts';

/** The content of both storages, as text. */
const storages = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('T08 T09 T14 a logout ends the session in the duplicate of the tab, and leaves no data of the payer in the tab, behind its back button, nor in a tab that slept while another payer signed in', async ({
  page,
}) => {
  await signIn(page);
  const other = await duplicate(page);
  const sleeping = await duplicate(page);
  // Simulates a discarded tab, which gets no events but keeps its session storage.
  await sleeping.goto('about:blank');
  expect(await storages(page)).toContain('pagador@ejemplo.cl');
  await page.getByRole('button', { name: 'Antonia Rojas Fuentes' }).click();
  await page.getByText('Mi perfil').click();
  await page.getByRole('heading', { level: 1, name: 'Mi perfil' }).waitFor();
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  for (const trace of ['pagador@ejemplo.cl', '12345678-5', 'Antonia', 'Bearer', 'userData']) {
    expect(await storages(page)).not.toContain(trace);
    await expect(page.locator('body')).not.toContainText(trace);
  }
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Antonia');

  await expect(other).toHaveURL(/\/$/);
  await other.getByRole('button', { name: 'Ingresar' }).click();
  await sendLogin(other, { email: 'otra-sesion@ejemplo.cl' });
  await other.getByRole('button', { name: 'Cerrar la otra sesión' }).click();
  await other.getByRole('button', { name: 'Josefa Arce' }).waitFor();

  const asked: string[] = [];
  sleeping.on('request', (request) => asked.push(request.url()));
  await sleeping.goto('/inicio/cuentas');
  await expect(sleeping.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(sleeping).toHaveURL(/\/$/);
  expect(await sleeping.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(asked.filter((url) => /cuentas\/u-1|userinfo/.test(url))).toEqual([]);
  await expect(other.getByRole('button', { name: 'Josefa Arce' })).toBeVisible();
});

test('T14 the warning appears 30 s before the idle limit in every tab, can be extended in one, and then ends the session', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  const other = await duplicate(page);
  const limit = await page.evaluate(() => {
    const policy = JSON.parse(sessionStorage.getItem('politicas') ?? '{}') as {
      tiempoDeInactividad: number;
    };
    return policy.tiempoDeInactividad * 60_000;
  });
  const warningIn = (tab: Page) => tab.getByRole('dialog', { name: 'Tu sesión está por expirar' });
  const tabs = [page, other];

  // Stops a minute before the warning, because the clock also runs by itself: on a busy machine,
  // for many seconds between two steps of the test.
  await page.clock.fastForward(limit - 90_000);
  for (const tab of tabs) await expect(warningIn(tab)).toHaveCount(0);
  await page.clock.fastForward(61_000);
  for (const tab of tabs) {
    await expect(warningIn(tab)).toContainText('Su sesión expirará en 30 segundos');
  }
  await warningIn(other).getByRole('button', { name: 'Ampliar sesión' }).press('Enter');
  for (const tab of tabs) await expect(warningIn(tab)).toHaveCount(0);

  await page.clock.fastForward(limit - 29_000);
  for (const tab of tabs) await expect(warningIn(tab)).toBeVisible();
  await page.clock.fastForward(31_000);
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/$/);
    expect(await storages(tab)).not.toContain('userData');
  }
});

test('the token is renewed every 23 s and the bank pinged every 15 s, by the page’s clock', async ({
  page,
}) => {
  await page.clock.install();
  const calls: { url: string; at: Promise<number> }[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/refrescar_token|keepalive/.test(url)) {
      calls.push({ url, at: page.evaluate(() => Date.now()) });
    }
  });
  await signIn(page);
  await passSeconds(page, 74);

  const pauses = async (operation: string) => {
    const of = calls.filter(({ url }) => url.includes(operation)).map(({ at }) => at);
    const instants = await Promise.all(of);
    return instants.slice(1).map((at, index) => (at - (instants[index] ?? 0)) / 1_000);
  };
  // Allows a difference of one tick (a second): on a slow machine, the page's clock may be read one
  // tick after the call was sent.
  const expectPauses = async (operation: string, seconds: number, count: number) => {
    const seen = (await pauses(operation)).slice(0, count);
    expect(seen).toHaveLength(count);
    for (const pause of seen) expect(Math.abs(pause - seconds)).toBeLessThan(1.6);
  };
  await expectPauses('refrescar_token', 23, 2);
  await expectPauses('keepalive', 15, 3);
});

test('a press that blurs an invalid field still reaches its target, and an unfinished registration returns with its texts and scroll position, but without its password', async ({
  page,
}) => {
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
  const password = page.getByLabel('Contraseña', { exact: true });
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.goto('/usuario/registro');
  await page.getByRole('checkbox', { name: /Acepto los Términos/ }).focus();
  const link = page.getByRole('link', { name: 'Preguntas frecuentes' });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.mouse.down();
  await page.waitForTimeout(100);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/preguntas$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeFocused();

  await name.fill('Élida');
  await page.getByRole('checkbox', { name: /Acepto los Términos/ }).check();
  await password.fill('Segura2024');
  // The portal notes the scroll position in the scroll event, which comes with the next frame, so
  // the test waits for this event.
  await page.evaluate(() =>
    new Promise((done) => {
      window.addEventListener('scroll', done, { once: true });
      window.scrollTo(0, 320);
    }).then(() => {}),
  );

  const ways = [
    () => page.getByRole('button', { name: 'Registrarte' }).click(),
    async () => {
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: /^Paga tus cuentas/ }).waitFor();
      await page.goForward();
    },
  ];
  // The mouse is used directly, because Playwright's click would scroll first.
  const logo = await page.getByRole('link', { name: 'Portal de Pagos, inicio' }).boundingBox();
  await page.mouse.click((logo?.x ?? 0) + 20, (logo?.y ?? 0) + 16);
  await page.getByRole('heading', { level: 1, name: /^Paga tus cuentas/ }).waitFor();
  for (const comeBack of ways) {
    await comeBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(password).toHaveValue('');
    await expect(name).toHaveValue('Élida');
    await expect(page.getByRole('checkbox', { name: /Acepto los Términos/ })).toBeChecked();
    await expect.poll(scrolled).toBe(320);
  }
});
