import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { fillContact, payAsGuest } from '../support/journey.ts';
import { followLink, openCart, openLinkModal, sendLink } from '../support/linkJourney.ts';
import { sendLogin, signIn } from '../support/payer.ts';

/**
 * A modal: its name, the steps to its screen from that of the previous modal, and the button that
 * opens the modal.
 */
interface Opened {
  name: string;
  reach: (page: Page) => Promise<unknown>;
  button: string;
}

const modals: Opened[] = [
  { name: 'Link de pago', reach: openCart, button: 'Enviar link de pago' },
  {
    name: 'Términos y Condiciones',
    reach: (page) => page.getByRole('link', { name: 'Continuar al pago' }).click(),
    button: 'Leer términos',
  },
  {
    name: 'Mensaje enviado',
    reach: async (page) => {
      await page.goto('/contacto');
      await fillContact(page);
    },
    button: 'Enviar',
  },
  {
    name: '¿Reiniciar el banco?',
    reach: (page) => page.goto('/locales'),
    button: 'Reiniciar el banco',
  },
];

test('T26 each modal has a name, traps the focus, closes on Escape and returns the focus', async ({
  page,
}) => {
  for (const { name, reach, button } of modals) {
    await reach(page);
    const opener = page.getByRole('button', { name: button, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog, name).toBeVisible();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(dialog.locator(':focus'), name).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog, name).toBeHidden();
    await expect(opener, name).toBeFocused();
  }
});

test('T26 a modal that grew beyond the screen can be scrolled by keyboard, and one that fits is no tab stop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await signIn(page);
  await page.getByRole('link', { name: 'Mis pagos' }).click();
  await page
    .getByRole('button', { name: /^Ver comprobante/ })
    .first()
    .click();
  const total = page.getByText('Total pagado');
  const dialog = page.getByRole('dialog');
  await dialog.filter({ has: total }).waitFor();
  const body = dialog.locator('[tabindex="0"]').filter({ has: total });
  await expect(body).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await expect(body).toHaveCount(0);
});

test('T35 T41 nothing of Google’s is in the document after leaving the contact page, by link, by sign-in or by the back button', async ({
  page,
}) => {
  const traces = () =>
    page.evaluate(() => [
      ...Object.keys(window).filter((key) => /captcha/i.test(key)),
      ...[...document.querySelectorAll('script, iframe')]
        .map((each) => each.getAttribute('src') ?? '')
        .filter((url) => /google|gstatic/.test(url)),
    ]);
  const begin = async () => {
    expect(await traces()).toEqual([]);
    await page.getByLabel('Nombre').fill('Élida Soto');
    await page.getByRole('checkbox', { name: /No soy un robot/ }).waitFor();
    expect(await traces()).not.toEqual([]);
  };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goto('/preguntas');
  await page.getByRole('link', { name: 'Contacto', exact: true }).click();
  await heading('Contacto');
  await begin();
  await page.getByRole('link', { name: 'Términos y Condiciones' }).click();
  await heading('Términos y Condiciones');
  expect(await traces()).toEqual([]);
  await page.goBack();
  await heading('Contacto');
  await page.goForward();
  await heading('Términos y Condiciones');
  expect(await traces()).toEqual([]);
  await page.getByRole('link', { name: 'Contacto', exact: true }).click();
  await heading('Contacto');
  await begin();
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByLabel('Contraseña', { exact: true }).waitFor();
  expect(await traces()).toEqual([]);
  await sendLogin(page);
  await heading('Mis cuentas');
  expect(await traces()).toEqual([]);
});

const signIns = {
  '"Ingresar"': (page: Page) => page.getByRole('button', { name: 'Ingresar' }).click(),
  '"Registrarte"': (page: Page) => page.getByRole('button', { name: 'Registrarte' }).click(),
  'the window’s event': (page: Page) =>
    page.evaluate(() => void window.dispatchEvent(new Event('portal:login'))),
};

test('T41 each way to sign in at the contact page leads to a document in which Google’s script never ran', async ({
  page,
}) => {
  // Marks a document that has a password field and Google's script at the same time.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[type=password]') && 'grecaptcha' in window)
        document.documentElement.dataset['shared'] = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/contacto');
  for (const [name, ask] of Object.entries(signIns)) {
    await page.getByLabel('Nombre').fill(`Élida ${name}`);
    await page.getByRole('checkbox', { name: /No soy un robot/ }).waitFor();
    await page.evaluate(() => Object.assign(window, { isContact: true }));
    await ask(page);
    await page.getByLabel('Contraseña', { exact: true }).waitFor();
    const left = await page.evaluate(() => [
      'grecaptcha' in window,
      'isContact' in window,
      document.documentElement.dataset['shared'],
      document.querySelectorAll('script[src*=google], iframe').length,
      location.search,
    ]);
    expect(left, name).toEqual([false, false, undefined, 0, '']);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Contacto' }).waitFor();
  }
});

test('an unsent message is kept over a reload, a visit to another page and the way back', async ({
  page,
}) => {
  const comment = page.getByLabel('Comentario');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goto('/contacto');
  await page.getByLabel('Nombre').fill('Élida Soto');
  await comment.fill('¿Dónde veo mi pago?');
  // The captcha appears once the portal's scripts have read the message.
  await page.getByRole('checkbox', { name: /No soy un robot/ }).waitFor();
  await page.reload();
  await expect(comment).toHaveValue('¿Dónde veo mi pago?');
  await expect(page.getByLabel('Nombre')).toHaveValue('Élida Soto');
  await comment.pressSequentially(' Gracias.');
  await page.getByRole('link', { name: 'Términos y Condiciones' }).click();
  await heading('Términos y Condiciones');
  await page.goBack();
  await heading('Contacto');
  await expect(comment).toHaveValue('¿Dónde veo mi pago? Gracias.');
  await page.getByRole('link', { name: 'Preguntas frecuentes' }).click();
  await heading('Preguntas frecuentes');
  await page.getByRole('link', { name: 'Contacto', exact: true }).click();
  await heading('Contacto');
  await expect(comment).toHaveValue('¿Dónde veo mi pago? Gracias.');
  expect(page.url()).toMatch(/\/contacto$/);
});

test('T35 another spelling of the contact page’s URL moves to the one that has the captcha’s policy', async ({
  page,
}) => {
  for (const url of ['/Contacto', '/contacto/?de=x']) {
    await page.goto(url);
    await page.getByRole('heading', { level: 1, name: 'Contacto' }).waitFor();
    await expect(page, url).toHaveURL(/\/contacto(\?de=x)?$/);
    await page.getByLabel('Nombre').fill(`Élida en ${url}`);
    await page.getByRole('checkbox', { name: /No soy un robot/ }).waitFor();
  }
});

test('T23 every request goes to an origin that docs/hosting.md lists', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const origins = new Set<string>();
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin);
  });
  for (const url of ['/preguntas', '/terminos', '/basesLegales', '/pagarServicios', '/usuario']) {
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.goto('/contacto');
  await fillContact(page);
  await page.goto('/pagoEmail?link=https://otro.cl/1');
  await page.getByRole('alert').waitFor();
  await openCart(page);
  await openLinkModal(page);
  await sendLink(page);
  await page.getByText('El link fue generado y enviado exitosamente').waitFor();
  await followLink(page);
  await payAsGuest(page);
  const hosting = readFileSync(path.join(import.meta.dirname, '../../docs/hosting.md'), 'utf8');
  const listed = [...hosting.matchAll(/`(https:\/\/[^`/]+)`/g)].map(([, origin]) => origin);
  expect([String(baseURL), ...listed]).toEqual(expect.arrayContaining([...origins]));
});

test('a result is announced to screen readers over a modal, also over its own', async ({
  page,
}) => {
  await openCart(page);
  await openLinkModal(page);
  await sendLink(page);
  const result = page.getByRole('status').filter({ hasText: 'A ana@ejemplo.cl.' });
  await expect(result).toBeVisible();
  await expect(page.getByRole('button', { name: 'Volver al portal' })).toBeFocused();
});
