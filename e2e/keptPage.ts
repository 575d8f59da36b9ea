import type { Page } from '@playwright/test';
import { collectTwoBills, confirm } from './journey.ts';

/**
 * Leaves for the bank's page with the focus in a field, comes back to the page that the browser kept,
 * and goes on in it. The page must have been kept, as a new one would prove nothing.
 */
export async function comeBackFromBank(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.title = 'Kept';
    });
  });
  await collectTwoBills(page);
  await confirm(page);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).press('Enter');
  await page.getByRole('button', { name: 'Aprobar' }).waitFor();
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => document.title === 'Kept');
  // By script: Playwright's own press does not arrive in a page that Firefox kept.
  const press = (text: string) =>
    page.evaluate((words) => {
      const found = [...document.querySelectorAll('button, a')].find((each) =>
        each.textContent?.startsWith(words),
      );
      if (found instanceof HTMLElement) found.click();
    }, text);
  await press('Volver');
  await page.waitForFunction(
    () => document.querySelector('h1')?.textContent === 'Consultar cuenta',
  );
  await press('Agregar F');
  await page.waitForFunction(() =>
    document
      .querySelector('[aria-label=Avisos]')
      ?.textContent?.includes('La cuenta ya se encuentra'),
  );
}
