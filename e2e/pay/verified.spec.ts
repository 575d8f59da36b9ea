import type { Browser, Page } from '@playwright/test';
import { changeColors } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { collectTwoBills, confirm, payAsGuest } from '../support/journey.ts';
import { openLinkModal } from '../support/linkJourney.ts';
import { readPicture } from '../support/pictures.ts';

/** Opens an address in a new browser, as after scanning a code. */
async function openElsewhere(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('T30 the code of a receipt, light or dark, leads a second browser to the check of its payment', async ({
  page,
  browser,
}) => {
  await payAsGuest(page);
  const code = page.getByRole('img', { name: 'Código QR para verificar este pago' });
  const address = await readPicture(code);
  await expect(page.getByText(address)).toBeVisible();
  await changeColors(page, 'dark');
  expect(await readPicture(code)).toBe(address);
  await expect(page.getByText(address)).toBeVisible();
  const other = await openElsewhere(browser, address);
  for (const colorScheme of ['light', 'dark'] as const) {
    await other.emulateMedia({ colorScheme });
    await other.reload();
    await other.getByRole('heading', { level: 1, name: 'Pago exitoso' }).waitFor();
    await expect(other.getByText('El banco confirma que este pago se hizo.')).toBeVisible();
    const main = other.getByRole('main');
    await expect(main).toContainText('Aguas Lleuque');
    await expect(main).not.toContainText('10203040');
    await expect(main).not.toContainText('@');
    await expect(main.getByRole('textbox')).toHaveCount(0);
  }
  await other.context().close();
});

test('the QR code of a payment link leads a second browser to the bills, and no mail is sent', async ({
  page,
  browser,
}) => {
  const mails: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('notifica-link')) mails.push(request.url());
  });
  await collectTwoBills(page);
  await confirm(page);
  await openLinkModal(page);
  // In a window as small as a phone's, the code is visible only if the portal scrolls to it.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Mostrar código QR' }).click();
  const code = page.getByRole('img', { name: 'Código QR del link de pago' });
  await expect(code).toBeInViewport({ ratio: 1 });
  const address = await readPicture(code);
  const other = await openElsewhere(browser, address);
  await expect(other.getByRole('list', { name: 'Cuentas' })).toContainText('Aguas Lleuque');
  await other.context().close();
  expect(mails).toEqual([]);
});

test('the link is copied or, without the permission, shown selected in a field', async ({
  page,
  context,
}) => {
  await collectTwoBills(page);
  await confirm(page);
  await openLinkModal(page);
  await context.grantPermissions(['clipboard-write']);
  const copy = page.getByRole('button', { name: 'Copiar link' });
  await copy.click();
  await expect(page.getByText(/^Copiamos el link/)).toBeVisible();
  // The portal's pages are not allowed to read the clipboard, so the test pastes the link as people
  // do.
  const recipients = page.getByRole('textbox', { name: 'Correos electrónicos' });
  await recipients.focus();
  await page.keyboard.press('ControlOrMeta+v');
  const copied = await recipients.inputValue();
  expect(copied).toContain('/pagoEmail?link=');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await copy.click();
  await expect(page.getByRole('textbox', { name: 'Link de pago' })).toHaveValue(copied);
  await expect(page.getByRole('textbox', { name: 'Link de pago' })).toBeFocused();
});
