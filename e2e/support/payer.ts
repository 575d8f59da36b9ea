import type { Page } from '@playwright/test';
import { demoPassword } from '../../mocks/bank/demo.ts';
import type { Tab } from './tab.ts';

/** Opens the login from the home page, at any width of the window. */
export async function openLogin(page: Tab): Promise<void> {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menú' });
  await page
    .getByRole('button', { name: /^(Menú|Ingresar)$/ })
    .first()
    .waitFor();
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** Fills in the open login and sends it. */
export async function sendLogin(
  page: Tab,
  { email = 'pagador@ejemplo.cl', password = demoPassword } = {},
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Ingresa tus datos' });
  await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Inicia sesión' }).click();
}

/** Signs the demo payer in, from the home page to the accounts, at any width of the window. */
export async function signIn(page: Tab): Promise<void> {
  await openLogin(page);
  await sendLogin(page);
  await page.getByRole('heading', { level: 1, name: 'Mis cuentas' }).waitFor();
}

/** Signs the demo payer out by the profile menu, on a wide screen. */
export async function signOut(page: Tab): Promise<void> {
  await page.getByRole('button', { name: 'Antonia Rojas Fuentes' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
}

/** Duplicates a signed-in tab: the new one has its own session storage with the same content. */
export async function duplicate(page: Page): Promise<Page> {
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/inicio/cuentas')),
  ]);
  await other.getByRole('heading', { level: 1, name: 'Mis cuentas' }).waitFor();
  return other;
}

/**
 * Starts printing three receipts of the demo payer as one job. Printing does not end, so the sheets
 * stay in the page.
 */
export async function printThreeReceipts(page: Page): Promise<void> {
  // Replaces the print dialog: once it closed, the page would remove the sheets.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await signIn(page);
  await page.goto('/inicio/pagos/cartolaHistorica?estado=PAGADO');
  const boxes = page.getByRole('checkbox', { name: /^Seleccionar / });
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await page.getByRole('button', { name: 'Imprimir seleccionados' }).click();
  await page.getByText('Preparamos 3 comprobantes para imprimir.').waitFor();
}
