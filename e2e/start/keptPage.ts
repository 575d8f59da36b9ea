import type { Page } from '@playwright/test';
import { collectTwoBills, confirm } from '../support/journey.ts';
import { signIn, signOut } from '../support/payer.ts';

/** Marks each page that the browser restores from the back/forward cache. */
async function markKeptPages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['kept'] = '';
    });
  });
}

/**
 * Waits until the page was restored from the back/forward cache; after a reload the test would
 * prove nothing.
 */
async function seeKeptPage(page: Page): Promise<void> {
  await page.waitForFunction(() => 'kept' in document.documentElement.dataset);
}

/**
 * Clicks by script once the element is there: Playwright's own click does not reach a page that
 * Firefox restored from the back/forward cache.
 */
async function press(page: Page, text: string): Promise<void> {
  const found = await page.waitForFunction(
    (words) =>
      [...document.querySelectorAll<HTMLElement>('button, a')].find((each) =>
        each.textContent?.startsWith(words),
      ),
    text,
  );
  await found.evaluate((element) => element?.click());
}

async function seeHeading(page: Page, heading: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('h1')?.textContent === wanted,
    heading,
  );
}

/**
 * Leaves for the bank's page with the focus in a field, returns to the page that the browser kept,
 * and continues there.
 */
export async function comeBackFromBank(page: Page): Promise<void> {
  await markKeptPages(page);
  await collectTwoBills(page);
  await confirm(page);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).press('Enter');
  await page.getByRole('button', { name: 'Aprobar' }).waitFor();
  await page.evaluate(() => history.back());
  await seeKeptPage(page);
  await page.waitForFunction(() => !document.querySelector('button[aria-busy=true]'));
  await press(page, 'Volver');
  await seeHeading(page, 'Consultar cuenta');
  await press(page, 'Agregar F');
  await page.waitForFunction(() =>
    document
      .querySelector('[aria-label=Mensajes]')
      ?.textContent?.includes('La cuenta ya se encuentra'),
  );
}

/**
 * Signs in, opens another page and signs out there, continues as a guest, goes back to the home
 * page, and opens the login there.
 */
export async function comeBackAfterLogout(page: Page): Promise<void> {
  await signIn(page);
  await page.goto('/contacto');
  await signOut(page);
  const home = 'Paga tus cuentas en un solo lugar';
  await seeHeading(page, home);
  await page.waitForFunction(() => !document.body.textContent?.includes('Antonia'));
  await press(page, 'Consultar y pagar');
  await seeHeading(page, 'Consultar cuenta');
  await page.evaluate(() => history.back());
  await seeHeading(page, home);
  await press(page, 'Ingresar');
  await page.waitForFunction(() =>
    document.querySelector('[role=dialog]')?.textContent?.includes('Ingresa tus datos'),
  );
}
