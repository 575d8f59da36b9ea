import type { Page } from '@playwright/test';

/** Texts that `walkOwnScreens` types but never submits; they also count as the payer's data. */
export const begunByPayer = ['Alias a medias', 'Clave-a-medias-1', 'Apellidos a medias'];

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const follow = (page: Page, name: string) => page.getByRole('link', { name }).first().click();
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** Goes to the accounts, and from there to the confirmation of one account's debts. */
export async function goToConfirm(page: Page, alias: string): Promise<void> {
  await follow(page, 'Pagar mis cuentas');
  await press(page, `Pagar ${alias}`);
  await heading(page, 'Carro de cuentas');
  await follow(page, 'Continuar al pago');
  await heading(page, 'Confirmar pago');
}

/** Pays an account's debts, waits until the receipt is mailed, and goes back to the accounts. */
export async function payAccount(page: Page, alias: string): Promise<void> {
  await goToConfirm(page, alias);
  await page.getByRole('checkbox', { name: /Acepto los Términos/ }).check();
  await press(page, /^Pagar \$/);
  await press(page, 'Aprobar');
  await heading(page, 'Pago exitoso');
  await page.getByText(/^Enviamos el comprobante/).waitFor();
  await follow(page, 'Volver');
  await heading(page, 'Mis cuentas');
}

async function visitAccounts(page: Page): Promise<void> {
  await press(page, 'Ver más');
  await press(page, 'Editar Agua casa');
  await page.getByRole('textbox', { name: 'Alias' }).fill('Alias a medias');
  await page.keyboard.press('Escape');
  await press(page, 'Quitar Agua casa');
  await press(page, 'Deshacer');
}

async function visitPayments(page: Page): Promise<void> {
  await follow(page, 'Mis pagos');
  await page.getByRole('table', { name: 'Pagos' }).waitFor();
  await press(page, /^Ver comprobante/);
  await page.getByText('Total pagado').first().waitFor();
  await page.keyboard.press('Escape');
  await Promise.all([page.waitForEvent('download'), press(page, 'Descargar CSV')]);
  await follow(page, 'Reporte de Pagos');
  await page.getByRole('table', { name: 'Pagos por mes' }).waitFor();
}

async function visitOwnData(page: Page): Promise<void> {
  const open = async (name: string) => {
    await press(page, 'Antonia Rojas Fuentes');
    await follow(page, name);
  };
  await open('Mi perfil');
  await page.getByRole('textbox', { name: 'Apellidos', exact: true }).fill('Apellidos a medias');
  await open('Cambiar contraseña');
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('Clave-a-medias-1');
}

/**
 * Visits the screens of a signed-in payer without a reload, types into some forms without sending
 * them, and ends at the accounts with items in the cart.
 */
export async function walkOwnScreens(page: Page): Promise<void> {
  await visitAccounts(page);
  await follow(page, 'Agregar cuenta');
  await heading(page, 'Agregar cuenta');
  await visitPayments(page);
  await visitOwnData(page);
  await goToConfirm(page, 'Agua casa');
  await press(page, 'Volver');
  await heading(page, 'Mis cuentas');
}
