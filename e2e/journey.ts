import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** From the home page to the two bills in the cart: two typed fields. */
export async function collectTwoBills(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Busca tu empresa' }).fill('lleuque');
  await page.getByRole('option', { name: /Aguas Lleuque/ }).click();
  await page.getByRole('textbox', { name: 'Identificador de servicio' }).fill('10203040');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  const debts = page.getByRole('list', { name: 'Deudas' });
  const add = debts.getByRole('button', { name: /^Agregar / });
  await add.nth(0).click();
  await add.nth(1).click();
}

export async function confirm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Continuar al pago' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmar pago' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@ejemplo.cl');
  await page.getByRole('checkbox', { name: /Acepto los Términos/ }).check();
}

/** A fresh browser pays two bills as a guest and sees the receipt. */
export async function payAsGuest(page: Page): Promise<void> {
  await collectTwoBills(page);
  await confirm(page);
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pago exitoso' })).toBeVisible();
}
