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

/** Opens the modal 'Link de pago'. */
export async function openLinkModal(page: Tab): Promise<void> {
  await page.getByRole('button', { name: 'Enviar link de pago' }).click();
  await page.getByRole('dialog', { name: 'Link de pago' }).waitFor();
}

/** Sends a link from the open modal. */
export async function sendLink(page: Tab): Promise<void> {
  await page.getByRole('textbox', { name: 'Correos electrónicos' }).fill('ana@ejemplo.cl');
  await page.getByRole('button', { name: 'Enviar Link' }).click();
}

/** Mails a link for a new cart, up to the last step of the modal. */
export async function mailLink(page: Tab): Promise<void> {
  await openCart(page);
  await openLinkModal(page);
  await sendLink(page);
  await page.getByText('El link fue generado y enviado exitosamente').waitFor();
}

/** Opens the link that was sent last, from the sandbox's outbox, like its recipient. */
export async function followLink(page: Page): Promise<void> {
  await page.goto('/locales#correos');
  const letter = page.frameLocator('iframe[title^="Correo “Pagador te envió"]');
  await letter.getByRole('link', { name: 'Ver y pagar' }).click();
  await page.getByRole('list', { name: 'Cuentas' }).waitFor();
}

/** Opens a panel of the sandbox console once the page's requests are done. */
export const openPanel = (id: string) => async (page: Page) => {
  await page.goto(`/locales#${id}`, { waitUntil: 'networkidle' });
  await page.getByRole('tabpanel').waitFor();
};

/** Makes one call of the sandbox bank fail, with the console's form. */
export async function putFault(
  page: Page,
  { endpoint, fault, ms }: { endpoint: string; fault: string; ms?: number },
): Promise<void> {
  await page.goto('/locales#escenario');
  await page.getByRole('combobox', { name: 'Llamada' }).selectOption(endpoint);
  await page.getByRole('combobox', { name: 'Falla' }).selectOption({ label: fault });
  if (ms !== undefined) await page.getByRole('textbox', { name: 'Espera (ms)' }).fill(String(ms));
  await page.getByRole('button', { name: 'Poner falla' }).click();
  await page.getByRole('list', { name: 'Cambios puestos' }).getByText(endpoint).waitFor();
}

/** Removes all faults, if there are any. */
export async function healBank(page: Page): Promise<void> {
  await page.goto('/locales');
  const heal = page.getByRole('button', { name: 'Volver a lo normal' });
  const well = page.getByText(/El banco se porta bien/);
  await heal.or(well).waitFor();
  if (await heal.isVisible()) await heal.click();
  await well.waitFor();
}

/** Fills in the contact form, ready to submit. */
export async function fillContact(page: Page): Promise<void> {
  const message = {
    Nombre: 'Élida Soto',
    RUT: '12.345.678-5',
    'Correo electrónico': 'elida@ejemplo.cl',
    Teléfono: '912345678',
    Comentario: '¿Dónde veo mi pago?',
  };
  for (const [name, text] of Object.entries(message)) await page.getByLabel(name).fill(text);
  await page.getByRole('checkbox', { name: /No soy un robot/ }).check();
}
