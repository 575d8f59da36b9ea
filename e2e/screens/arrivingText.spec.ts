import type { Locator, Page } from '@playwright/test';
import {
  dropFiles,
  kindsOfFields,
  openLinks,
  pasteDays,
  pasteKind,
  typeRuts,
} from './arrivingTable.ts';
import { expect, test } from '../support/fixtures.ts';
import { collectTwoBills } from '../support/journey.ts';

/** Pastes a text from the real clipboard over the field's value. */
async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

/** Drags a text from elsewhere on the page into the field. */
async function drop(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await page.evaluate((dragged) => {
    const source = document.createElement('div');
    source.id = 'dragged';
    source.draggable = true;
    source.textContent = 'Arrástrame';
    source.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999';
    source.addEventListener('dragstart', ({ dataTransfer }) =>
      dataTransfer?.setData('text/plain', dragged),
    );
    document.body.append(source);
  }, text);
  await page.locator('#dragged').dragTo(field);
  await page.locator('#dragged').evaluate((source) => source.remove());
}

/** Sets a value as password managers do: by script, with plain `input` and `change` events. */
const autofill = (field: Locator, text: string) =>
  field.evaluate((control, value) => {
    // Calls the prototype's setter, because React replaces the element's own setter, and would
    // ignore the `input` event after a change made with that replacement.
    Reflect.set(HTMLInputElement.prototype, 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);

const fill = (field: Locator, text: string) => field.fill(text);

/** The ways of arriving; `autofill` is the first, because it happens as soon as a page has loaded. */
const ways = { autofill, paste, drop, fill };

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name });

test('T16 a contact form reads text that is pasted, dropped, filled in by a script or by keys, and keeps unreadable text', async ({
  page,
  complaints,
}) => {
  await page.goto('/contacto');
  for (const [way, arrive] of Object.entries(ways)) {
    for (const [name, text, value] of [
      ['Correo electrónico', 'Para: Luis Rojas <luis@correo.cl>;', 'luis@correo.cl'],
      ['Teléfono', 'Fono: +56 9 8765\u00A04321', '+56987654321'],
      ['RUT', 'RUT 12.345.678 – 5', '12.345.678-5'],
      ['Nombre', '\u200BBernardo O’Higgins', "Bernardo O'Higgins"],
    ] as const) {
      const field = textbox(page, name);
      await field.fill('');
      await arrive(field, text);
      await expect(field, way).toHaveValue(value);
    }
    for (const [name, text, advice] of [
      ['Correo electrónico', 'muñoz@correo.cl', 'Un correo no puede llevar «ñ».'],
      ['Correo electrónico', 'luis@correo.cl y ana', 'Escribe una sola dirección'],
      ['Teléfono', '+56 9 8765 4321 (oficina 12)', 'Escribe solo un número'],
      ['RUT', '12.345.678', 'Falta el dígito verificador'],
    ] as const) {
      const field = textbox(page, name);
      await field.fill('');
      await arrive(field, text);
      await field.press('Tab');
      await expect(field, way).toHaveValue(text);
      await expect(field, way).toHaveAccessibleDescription(new RegExp(advice));
    }
  }
  expect(complaints).toEqual([]);
});

test('T16 the lookup reads text that arrives in any way, and pasted columns stay apart', async ({
  page,
}) => {
  // Waits for the pattern engine (src/lib/identifiers): until it has loaded, text is read only on
  // blur.
  await page.goto('/consultarCuenta?empresa=aguas-lleuque', { waitUntil: 'networkidle' });
  const account = textbox(page, 'Identificador de servicio');
  for (const [way, arrive] of Object.entries(ways)) {
    await account.fill('');
    await arrive(account, 'N° 1020 3040, 10.203.041');
    await expect(account, way).toHaveValue('10203040, 10203041');
  }
  await page.goto('/consultarCuenta?empresa=tiendas-copihue');
  const rut = textbox(page, 'RUT');
  for (const [way, arrive] of Object.entries(ways)) {
    await rut.fill('');
    await arrive(rut, 'RUT 12.345.678 - 5 / 9 876 543-3');
    await expect(rut, way).toHaveValue('12.345.678-5, 9.876.543-3');
  }
  await rut.fill('');
  await paste(rut, '12345678\t5\r\n9876543\t3\r\n');
  await expect(rut).toHaveValue('12.345.678-5, 9.876.543-3');
});

test('T16 the payer’s e-mail is read from text that arrives in any way, and unreadable text is kept', async ({
  page,
}) => {
  await collectTwoBills(page);
  const email = textbox(page, 'Correo electrónico');
  for (const [way, arrive] of Object.entries(ways)) {
    await page.getByRole('link', { name: 'Continuar al pago' }).click();
    await email.fill('');
    await arrive(email, 'mailto:luis@correo.cl?subject=x');
    await expect(email, way).toHaveValue('luis@correo.cl');
    await email.fill('');
    await arrive(email, 'muñoz@correo.cl');
    await page.getByRole('button', { name: /^Pagar \$/ }).click();
    await expect(email, way).toHaveValue('muñoz@correo.cl');
    await expect(email, way).toHaveAccessibleDescription(/ingresa un correo electrónico válido/);
    await page.goBack();
  }
});

test('T16 keys are still filtered, the signs of a typed RUT are dropped, and a long comment and an address beyond the login’s limit stay whole', async ({
  page,
}) => {
  await typeRuts(page);
  await textbox(page, 'RUT').fill('');
  await textbox(page, 'RUT').pressSequentially('1a2.3');
  await expect(textbox(page, 'RUT')).toHaveValue('123');
  await textbox(page, 'Correo electrónico').pressSequentially('mu ñoz@correo.cl');
  await expect(textbox(page, 'Correo electrónico')).toHaveValue('muoz@correo.cl');

  const comment = textbox(page, 'Comentario');
  for (const arrive of [paste, fill]) {
    await comment.fill('');
    await arrive(comment, 'a'.repeat(2500));
    await expect(comment).toHaveValue('a'.repeat(2500));
    await expect(comment).toHaveAccessibleDescription('2.500 de 2.000 caracteres');
    await comment.press('End');
    await comment.pressSequentially('b');
    await expect(comment).toHaveValue('a'.repeat(2500));
  }
  await comment.press('Tab');
  await expect(comment).toHaveAccessibleDescription(/El máximo es de 2\.000 caracteres/);

  await page.goto('/');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  const login = page.getByRole('dialog').getByLabel('Correo electrónico');
  const long = `${'a'.repeat(100)}@correo.cl`;
  for (const arrive of [paste, fill]) {
    await arrive(login, long);
    await expect(login).toHaveValue(long);
  }
  await login.press('Tab');
  await expect(login).toHaveAccessibleDescription(/Debes ingresar un correo válido\./);
});

for (const kind of kindsOfFields) {
  test(`T16 ${kind} is read from pasted text`, async ({ page }) => {
    await pasteKind(page, kind);
  });
}

test('T16 days are read from pasted text', async ({ page }) => {
  await pasteDays(page);
});

test('the number is filled in from links that mail programs changed', async ({ page }) => {
  await openLinks(page);
});

test('files with a wrong type in their names are read as a table, or refused by name', async ({
  page,
}) => {
  await dropFiles(page);
});
