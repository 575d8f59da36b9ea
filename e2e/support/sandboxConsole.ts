import type { Page } from '@playwright/test';

/**
 * Opens the sandbox console at a panel; resolves once the page's requests are done and the panel is
 * visible.
 */
export const openPanel = (id: string) => async (page: Page) => {
  await page.goto(`/locales#${id}`, { waitUntil: 'networkidle' });
  await page.getByRole('tabpanel').waitFor();
};

/** Sets a fault for one of the sandbox bank's endpoints, with the console's form. */
export async function putFault(
  page: Page,
  { endpoint, fault, ms }: { endpoint: string; fault: string; ms?: number },
): Promise<void> {
  await page.goto('/locales#escenario');
  await page.getByRole('combobox', { name: 'Llamada' }).selectOption(endpoint);
  await page.getByRole('combobox', { name: 'Falla' }).selectOption({ label: fault });
  if (ms !== undefined) await page.getByRole('textbox', { name: 'Espera (ms)' }).fill(String(ms));
  await page.getByRole('button', { name: 'Poner falla' }).click();
  // The filter includes the fault's name, because an earlier fault of this call may still be
  // listed.
  const change = page.getByRole('list', { name: 'Cambios puestos' }).getByRole('listitem');
  await change.filter({ hasText: endpoint }).filter({ hasText: fault }).waitFor();
}

/** Removes all faults and other changes of the scenario, if there are any. */
export async function healBank(page: Page): Promise<void> {
  await page.goto('/locales');
  const heal = page.getByRole('button', { name: 'Volver a lo normal' });
  const well = page.getByText(/El banco se porta bien/);
  await heal.or(well).waitFor();
  if (await heal.isVisible()) await heal.click();
  await well.waitFor();
}
