import type { Page } from '@playwright/test';
import type { Tab } from './tab.ts';
import { consult } from './journey.ts';

/** Puts the next unpaid bill into the cart and opens the cart's screen. */
export async function openCart(page: Tab): Promise<void> {
  await page.goto('/consultarCuenta?empresa=aguas-lleuque');
  await consult(page);
  await page
    .getByRole('button', { name: /^Agregar F-/ })
    .first()
    .click();
  await page.goto('/carroDeCuentas');
}

export async function openLinkModal(page: Tab): Promise<void> {
  await page.getByRole('button', { name: 'Enviar link de pago' }).click();
  await page.getByRole('dialog', { name: 'Link de pago' }).waitFor();
}

/** Sends a link from the open modal. */
export async function sendLink(page: Tab): Promise<void> {
  await page.getByRole('textbox', { name: 'Correos electrónicos' }).fill('ana@ejemplo.cl');
  await page.getByRole('button', { name: 'Enviar Link' }).click();
}

/** Mails a link for a new cart, and waits until the modal reports success. */
export async function mailLink(page: Tab): Promise<void> {
  await openCart(page);
  await openLinkModal(page);
  await sendLink(page);
  await page.getByText('El link fue generado y enviado exitosamente').waitFor();
}

/** Opens the latest payment link from the sandbox's outbox, as a recipient opens it from a mail. */
export async function followLink(page: Page): Promise<void> {
  await page.goto('/locales#correos');
  const letter = page.frameLocator('iframe[title^="Correo “Pagador te envió"]');
  await letter.getByRole('link', { name: 'Ver y pagar' }).click();
  await page.getByRole('list', { name: 'Cuentas' }).waitFor();
}
