import type { Tab } from './tab.ts';

/** Goes from the lookup's first step to its second by choosing the company Aguas Lleuque. */
export async function chooseCompany(page: Tab): Promise<void> {
  await page.getByRole('button', { name: /^Aguas Lleuque/ }).click();
  await page.getByRole('textbox', { name: 'Identificador de servicio' }).waitFor();
}

/** Goes from the lookup's second step to the debts of account 10203040. */
export async function consult(page: Tab): Promise<void> {
  await page.getByRole('textbox', { name: 'Identificador de servicio' }).fill('10203040');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await page.getByRole('list', { name: 'Deudas' }).waitFor();
}

export async function addTwoBills(page: Tab): Promise<void> {
  const debts = page.getByRole('list', { name: 'Deudas' });
  const add = debts.getByRole('button', { name: /^Agregar / });
  await add.nth(0).click();
  await add.nth(1).click();
}

/** Goes from the home page's search to two bills in the cart. */
export async function collectTwoBills(page: Tab): Promise<void> {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Busca tu empresa' }).fill('lleuque');
  await page.getByRole('option', { name: /Aguas Lleuque/ }).click();
  await consult(page);
  await addTwoBills(page);
}

/** Fills in the payer's e-mail and accepts the terms, on the confirmation screen. */
export async function fillPayer(page: Tab): Promise<void> {
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@ejemplo.cl');
  await page.getByRole('checkbox', { name: /Acepto los Términos/ }).check();
}

/** Goes from the cart to a confirmation that is ready to submit. */
export async function confirm(page: Tab): Promise<void> {
  await page.getByRole('link', { name: 'Continuar al pago' }).click();
  await page.getByRole('heading', { level: 1, name: 'Confirmar pago' }).waitFor();
  await fillPayer(page);
}

/** Adds a bill of another company; the portal queues it until the cart is paid. */
export async function queueBill(page: Tab): Promise<void> {
  await page.goto('/consultarCuenta?empresa=gas-tamarugo');
  await page.getByRole('textbox', { name: 'Identificador de servicio' }).fill('70809010');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  const debts = page.getByRole('list', { name: 'Deudas' });
  await debts
    .getByRole('button', { name: /^Agregar / })
    .first()
    .click();
  await debts.getByText('Para después').waitFor();
}

/** Pays two bills as a guest, with the bank's approval. */
export async function payAsGuest(page: Tab): Promise<void> {
  await collectTwoBills(page);
  await payCart(page);
}

/** Pays the cart as a guest, with the bank's approval. */
export async function payCart(page: Tab): Promise<void> {
  await confirm(page);
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pago exitoso' }).waitFor();
}

/** Fills in the contact form, ready to submit. */
export async function fillContact(page: Tab): Promise<void> {
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
