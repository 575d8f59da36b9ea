import { writeFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { fetchBankState } from '../support/bankState.ts';
import {
  addTwoBills,
  collectTwoBills,
  confirm,
  consult,
  fillPayer,
  payCart,
  queueBill,
} from '../support/journey.ts';
import { payByKeyboard } from '../screens/keyboard.ts';
import { openCart, openLinkModal, sendLink } from '../support/linkJourney.ts';
import { sendLogin, signIn, signOut } from '../support/payer.ts';
import { expect, test } from './browserTest.ts';
import type { Tab } from '../support/tab.ts';

const heading = (tab: Tab, name: string) => tab.getByRole('heading', { level: 1, name }).waitFor();
const press = (tab: Tab, name: string | RegExp) =>
  tab.getByRole('button', { name }).first().click();
const account = (tab: Tab) => tab.getByRole('textbox', { name: 'Identificador de servicio' });
const ask = (tab: Tab) => tab.getByRole('button', { name: 'Consultar', exact: true }).click();

async function fill(tab: Tab, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await tab.getByLabel(label, { exact: true }).fill(text);
  }
}

/** The link and the code in the bank's latest e-mail; '' for a missing one. */
async function readLetter(request: APIRequestContext): Promise<{ link: string; code: string }> {
  const { link = '', body = '' } = (await fetchBankState(request)).mails.at(-1) ?? {};
  return { link, code: /\d{6}/.exec(body)?.[0] ?? '' };
}

/** Makes the bank answer an endpoint's calls with this fault, which replaces an earlier one. */
const failBank = (request: APIRequestContext, endpoint: string, fault: object) =>
  request.post('/__bank/fault', { data: { endpoint, fault } });

test('a guest finds a company by its category, pays two of its bills and sees the receipt', async ({
  tab,
}) => {
  await tab.goto('/pagarServicios');
  await tab.getByRole('link', { name: /^Agua/ }).first().click();
  await press(tab, /^Aguas Lleuque/);
  await consult(tab);
  await addTwoBills(tab);
  await payCart(tab);
  await tab.getByRole('table', { name: 'Cuentas pagadas' }).waitFor();
  await tab.getByText('Enviamos el comprobante a ana@ejemplo.cl').waitFor();
});

test('a payment link that came by mail is opened in another tab and paid', async ({
  tab,
  openTab,
  request,
}) => {
  await openCart(tab);
  await openLinkModal(tab);
  await sendLink(tab);
  await tab.getByText('El link fue generado y enviado exitosamente').waitFor();
  const other = await openTab();
  await other.goto((await readLetter(request)).link);
  await other.getByRole('list', { name: 'Cuentas' }).waitFor();
  await press(other, /^Pagar \$/);
  await press(other, 'Aprobar');
  await heading(other, 'Pago exitoso');
});

test('accounts from a pasted list and from a file are looked up together', async ({
  tab,
}, info) => {
  await tab.goto('/consultarCuenta?empresa=aguas-lleuque');
  await account(tab).fill('10203040, 10203041');
  await ask(tab);
  await tab.getByText('Encontramos 4 deudas.').waitFor();
  await press(tab, 'Cambiar');
  const file = info.outputPath('edificio.csv');
  writeFileSync(file, 'Depto;N° de servicio\r\n101;10203040\r\n102;10203041\r\n');
  await tab.locator('input[type=file]').setInputFiles(file);
  await tab.getByText('Leímos «edificio.csv», columna «N° de servicio».').waitFor();
  expect(await account(tab).inputValue()).toBe('10203040, 10203041');
  await ask(tab);
  await tab.getByText('Encontramos 4 deudas.').waitFor();
});

test('a cart survives a reload, is the same in two tabs, and loses no change of either', async ({
  tab,
  openTab,
}) => {
  const bills = (at: Tab) => at.getByRole('button', { name: /^Eliminar / });
  await collectTwoBills(tab);
  await tab.reload();
  await bills(tab).nth(1).waitFor();
  const other = await openTab();
  await other.goto('/carroDeCuentas');
  await bills(other).nth(1).waitFor();
  await bills(other).first().click();
  await bills(tab).nth(1).waitFor({ state: 'hidden' });
  await addTwoBills(tab);
  await bills(other).nth(1).waitFor();
});

test('the browser’s back button goes back through the steps of the lookup', async ({ tab }) => {
  await tab.goto('/');
  await tab.getByRole('link', { name: 'Consultar y pagar' }).click();
  await press(tab, /^Aguas Lleuque/);
  await consult(tab);
  await tab.goBack();
  await account(tab).waitFor();
  await tab.goBack();
  await tab.getByRole('heading', { name: 'Elige la empresa' }).waitFor();
});

test('a payer signs in, reads a receipt and the report, and signs out', async ({ tab }) => {
  await signIn(tab);
  await tab.getByRole('button', { name: 'Pagar Agua casa' }).waitFor();
  await tab.getByRole('link', { name: 'Mis pagos' }).click();
  await press(tab, /^Ver comprobante/);
  await tab.getByText('Total pagado').first().waitFor();
  await tab.keyboard.press('Escape');
  await tab.getByText('Total pagado').first().waitFor({ state: 'hidden' });
  await tab.getByRole('link', { name: 'Reporte de Pagos' }).click();
  await tab.getByRole('table', { name: 'Pagos por mes' }).waitFor();
  await signOut(tab);
  await tab.getByRole('button', { name: 'Ingresar' }).waitFor();
  expect(await tab.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('a visitor creates an account and signs in with it', async ({ tab }) => {
  await tab.goto('/usuario/registro');
  await fill(tab, {
    Nombre: 'Élida',
    Apellidos: "O'Higgins",
    'Segundo apellido': 'Muñoz',
    RUT: '11.111.111-1',
    'Correo electrónico': 'elida@ejemplo.cl',
    Teléfono: '912345678',
    Contraseña: 'Segura2024',
    'Confirmar contraseña': 'Segura2024',
  });
  await tab.getByRole('checkbox', { name: /Acepto los Términos/ }).check();
  await press(tab, 'Crear cuenta');
  await tab.getByRole('dialog', { name: 'Cuenta creada' }).waitFor();
  await press(tab, 'Aceptar');
  await sendLogin(tab, { email: 'elida@ejemplo.cl', password: 'Segura2024' });
  await tab.getByRole('button', { name: "Élida O'Higgins Muñoz" }).waitFor();
});

test('a payer who forgot the password sets a new one with the code from a mail', async ({
  tab,
  request,
}) => {
  await tab.goto('/usuario/restablecerClave');
  await fill(tab, { 'Correo electrónico': 'pagador@ejemplo.cl' });
  await press(tab, 'Enviar código');
  await tab.getByText(/te enviamos un código de 6 dígitos/).waitFor();
  await fill(tab, {
    Código: (await readLetter(request)).code,
    'Nueva contraseña': 'Segura2024',
    'Confirmar contraseña': 'Segura2024',
  });
  await press(tab, 'Restablecer contraseña');
  await tab.getByRole('dialog', { name: 'Contraseña restablecida' }).waitFor();
  await press(tab, 'Aceptar');
  await sendLogin(tab, { password: 'Segura2024' });
  await heading(tab, 'Mis cuentas');
});

for (const [fault, kind] of [
  ['answers an error', 'error500'],
  ['cannot be reached', 'network'],
] as const) {
  test(`a bank that ${fault} leads to a message, and a press asks it again`, async ({
    tab,
    request,
  }) => {
    await failBank(request, 'consultDebts', { kind });
    await tab.goto('/consultarCuenta?empresa=aguas-lleuque');
    await account(tab).fill('10203040');
    await ask(tab);
    await tab.getByText('No pudimos consultar tus deudas').waitFor();
    await failBank(request, 'consultDebts', { kind: 'slow', ms: 0 });
    await press(tab, 'Reintentar');
    await addTwoBills(tab);
  });
}

test('a payment that the bank registers but answers with an error is verified, and charged once', async ({
  tab,
  request,
}) => {
  await collectTwoBills(tab);
  await confirm(tab);
  await failBank(request, 'inscribe', { kind: 'error500', times: 1, afterWork: true });
  await press(tab, /^Pagar \$/);
  await heading(tab, 'Estamos verificando tu pago');
  await press(tab, 'Intentar de nuevo');
  await press(tab, 'Aprobar');
  await heading(tab, 'Pago exitoso');
  const { inscriptions } = await fetchBankState(request);
  const guests = inscriptions.filter(({ userId }) => userId === '');
  expect(guests.map(({ estado }) => estado)).toEqual(['PAGADO']);
});

test('a payment that the bank rejects leads to a message, and the cart is kept', async ({
  tab,
}) => {
  await collectTwoBills(tab);
  await confirm(tab);
  await press(tab, /^Pagar \$/);
  await press(tab, 'Rechazar');
  await heading(tab, 'Pago rechazado');
  await tab.goto('/carroDeCuentas');
  await tab
    .getByRole('button', { name: /^Eliminar / })
    .nth(1)
    .waitFor();
});

test('a queued payment is one press away from the receipt', async ({ tab }) => {
  await collectTwoBills(tab);
  await queueBill(tab);
  await payCart(tab);
  await press(tab, 'Continuar con Gas Tamarugo');
  await fillPayer(tab);
  await press(tab, /^Pagar \$/);
  await press(tab, 'Aprobar');
  await heading(tab, 'Pago exitoso');
  await tab.getByText(/^Sigue/).waitFor({ state: 'hidden' });
});

test('an account that the browser remembers is paid in three presses', async ({ tab }) => {
  await tab.goto('/consultarCuenta?empresa=aguas-lleuque');
  await consult(tab);
  await tab.getByRole('checkbox', { name: /^Recordar/ }).check();
  await tab.goto('/');
  await press(tab, 'Consultar Aguas Lleuque');
  await press(tab, 'Pagar Aguas Lleuque');
  await fillPayer(tab);
  await press(tab, /^Pagar \$/);
  await press(tab, 'Aprobar');
  await heading(tab, 'Pago exitoso');
});

test('a guest pays by keyboard alone, with a focus that is always visible', async ({ tab }) => {
  await payByKeyboard(tab);
});
