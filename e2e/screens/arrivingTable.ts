import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { signIn } from '../support/payer.ts';
import { dropFile, fileRegion } from '../walks/accountFileStates.ts';

/**
 * Copies a text by keyboard from a helper field, because Firefox lets no script read or write the
 * clipboard, and pastes it over the field's value.
 */
async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await page.evaluate((copied) => {
    const source = document.createElement('textarea');
    source.id = 'copied';
    source.value = copied;
    document.body.append(source);
    source.select();
  }, text);
  await page.keyboard.press('ControlOrMeta+C');
  await page.locator('#copied').evaluate((source) => source.remove());
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

/** A pasted text, the field's value afterwards, and the field's message if the text is refused. */
type Row = readonly [text: string, value: string, advice?: RegExp];

const lookup = (company: string) => `/consultarCuenta?empresa=${company}`;
const malformed = /no tiene el formato esperado/;
const noRut = /ingresa un RUT válido/;
const noDay = /fecha/i;
const noReference = /No encontramos una sola referencia/;
const code = 'ACDE2345FGHJ6789KMNP';

/** The texts for each kind of field: the page (`at`), and the rows of each field by its name. */
const tables: Record<string, { at: string; fields: Record<string, readonly Row[]> }> = {
  'a bill’s number': {
    at: lookup('aguas-lleuque'),
    fields: {
      'Identificador de servicio': [
        ['10203040,00', '10203040'],
        ['10203040.0\n10203041.0', '10203040, 10203041'],
        ['10.203.040,00', '10203040'],
        ['10203040/3', '10203040/3', malformed],
        ['10203040,5', '10203040,5', malformed],
        ['1,0203E+07', '1,0203E+07', malformed],
        ["10'203'040.00", '10203040'],
        ['10 203 040', '10203040'],
        ['10203040;10203041,00', '10203040, 10203041'],
        ['１０２０３０４０', '10203040'],
        ['١٠٢٠٣٠٤٠', '10203040'],
        ['¹⁰²⁰³⁰⁴⁰', '10203040'],
        ['𝟏𝟎𝟐𝟎𝟑𝟎𝟒𝟎', '10203040'],
      ],
    },
  },
  'a RUT': {
    at: lookup('tiendas-copihue'),
    fields: {
      RUT: [
        ['00123456785', '12.345.678-5'],
        ['000012345678-5', '12.345.678-5'],
        ['12.345.678-5, 012345678-5', '12.345.678-5'],
        ['123456785\n12.345.678–5', '12.345.678-5'],
        ['098765433', '9.876.543-3'],
        ['12345678\t5', '12.345.678-5'],
        ['123456785.0', '12.345.678-5'],
        ['12345678.5', '12345678.5', noRut],
        ['１２．３４５．６７８－５', '12.345.678-5'],
      ],
    },
  },
  'each one-line field of a contact': {
    at: '/contacto',
    fields: {
      'Correo electrónico': [
        ['ｌｕｉｓ＠ｃｏｒｒｅｏ．ｃｌ', 'luis@correo.cl'],
        ['oﬁcina@correo.cl', 'oficina@correo.cl'],
        ['Luis <luis@correo.cl>', 'luis@correo.cl'],
      ],
      Teléfono: [
        ['＋５６ ９ ８７６５ ４３２１', '+56987654321'],
        ['987654321.0', '987654321'],
        ['987654321,5', '987654321,5', /número/],
      ],
      RUT: [
        ['000012345678-5', '12.345.678-5'],
        ['12 345 678 – 5', '12.345.678-5'],
        ['12345678.5', '12345678.5', noRut],
        ['2366353-8 4', '2366353-8 4', noRut],
      ],
      Nombre: [['Nu\u0301n\u0303ez', 'Núñez']],
    },
  },
  'a payment’s reference': {
    at: '/resultadoPago',
    fields: {
      Referencia: [
        [
          `https://x.mimecast.com/s/1?u=https%253A%252F%252Fp.cl%252Fr%253Freferencia%253D${code}`,
          code,
        ],
        [
          `(https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fp.cl%2fr%3freferencia%3d${code}&c=E)`,
          code,
        ],
        [`27/11 TRANSF PORTAL DE PAGOS ${code} 18.450`, code],
        [`> Hola\n> Referencia: ACDE 2345 FGHJ 6789 KMNP\n> Saludos`, code],
        [`«${code}».`, code],
        [`"ACDE 2345 FGHJ 6789 KMNP".`, code],
        [`*${code}*`, code],
        [`ref ${code};`, code],
        [`https://urldefense.com/v3/__https://p.cl/r?referencia=${code}__;!!x`, code],
        [`<https://p.cl/r?x=1&amp;referencia=${code}>.`, code],
        [`${code} o PMNK9876JHGF5432EDCA`, `${code} o PMNK9876JHGF5432EDCA`, noReference],
        ['Mi pago de ayer', 'Mi pago de ayer', noReference],
      ],
    },
  },
};

/** The kinds of field that a visitor can reach without signing in. */
export const kindsOfFields = Object.keys(tables);

/**
 * Pastes texts over a field's value; checks the value, the message if a text is refused, and that
 * the page stays open.
 */
export async function pasteRows(page: Page, name: string, rows: readonly Row[]): Promise<void> {
  const { pathname } = new URL(page.url());
  const field = page.getByRole('textbox', { name });
  for (const [text, value, advice] of rows) {
    await paste(field, text);
    await expect(field, text).toHaveValue(value);
    await field.press('Tab');
    await expect(field, `${text}, when left`).toHaveValue(value);
    if (advice) await expect(field, text).toHaveAccessibleDescription(advice);
    else await expect(field, text).not.toHaveAttribute('aria-invalid', 'true');
  }
  expect(new URL(page.url()).pathname, `after the texts for ${name}`).toBe(pathname);
}

/** Pastes each text for a kind of field, and checks the field's value and message. */
export async function pasteKind(page: Page, kind: string): Promise<void> {
  const { at, fields } = tables[kind] ?? { at: '', fields: {} };
  await page.goto(at, { waitUntil: 'networkidle' });
  for (const [name, rows] of Object.entries(fields)) await pasteRows(page, name, rows);
}

/** Pastes days, in the forms in which people write them, into a field of a payer's filter. */
export async function pasteDays(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('link', { name: 'Mis pagos' }).click();
  // The new screen takes the focus, which a copy by keyboard needs.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await pasteRows(page, 'Desde', [
    ['3-10-2025', '2025-10-03'],
    ['3/10/2025', '2025-10-03'],
    ['2025–10–03', '2025-10-03'],
    ['3 de octubre de 2025', '2025-10-03'],
    ['3 oct 2025', '2025-10-03'],
    ['2025-10-03T12:00:00Z', '2025-10-03'],
    ['viernes 3 de octubre de 2025', '2025-10-03'],
    ['03.10.2025', '2025-10-03'],
    ['３/１０/２０２５', '2025-10-03'],
    ['03.10.25', '03.10.25', noDay],
    ['31/02/2025', '31/02/2025', noDay],
  ]);
}

/**
 * Types a RUT key by key, with correct, missing and wrong separators; on blur the field must show
 * it in the standard form.
 */
export async function typeRuts(page: Page): Promise<void> {
  await page.goto('/contacto', { waitUntil: 'networkidle' });
  const field = page.getByRole('textbox', { name: 'RUT' });
  for (const keys of ['12.345.678-5', '12345678-5', '123456785', '1.2.345.678-5', '12345678.5']) {
    await field.fill('');
    await field.pressSequentially(keys);
    await field.press('Tab');
    await expect(field, keys).toHaveValue('12.345.678-5');
    await expect(field, keys).not.toHaveAttribute('aria-invalid', 'true');
  }
}

/**
 * Opens links from bills, changed as mail programs change them. The lookup must fill in the
 * expected number and remove the query from the URL. `src/config/lookupLinks.test.ts` has more
 * spellings.
 */
export async function openLinks(page: Page): Promise<void> {
  const link = '/consultarCuenta?empresa=aguas-lleuque';
  for (const [rest, value] of [
    ['&servicio=10203040&utm_source=boleta&fbclid=x', '10203040'],
    ['&amp;servicio=10203040&amp;utm_campaign=boleta).', '10203040'],
    ['&servicio=10203040%3E', '10203040'],
    ['&#38;servicio=10203040', ''],
  ] as const) {
    await page.goto(link + rest);
    const field = page.getByRole('textbox', { name: 'Identificador de servicio' });
    await expect(field, rest).toHaveValue(value);
    await expect(page, rest).toHaveURL(/\/consultarCuenta$/);
  }
}

/**
 * Drops files, most of whose names have a wrong extension. Each must be read as a table, or refused
 * with a message that names its real type.
 */
export async function dropFiles(page: Page): Promise<void> {
  await page.goto(lookup('aguas-lleuque'), { waitUntil: 'networkidle' });
  const field = page.getByRole('textbox', { name: 'Identificador de servicio' });
  const row = (cell: string) => `<tr><td>Ana</td><td>${cell}</td></tr>`;
  const both = '10203040, 10203041';
  for (const [name, text, value] of [
    ['cuentas.xls', `<table>${row('10203040')}${row('10203041')}</table>`, both],
    ['cuentas.csv', `<!DOCTYPE html><body><table>${row('1020 3040')}${row('10203041')}`, both],
    ['cuentas.csv', 'Ana;10203040,00\r\nLuis;10203041,00', both],
    ['cuentas.txt', 'Ana\t10203040.0\nLuis\t10203041.0', both],
    ['cuentas.tsv', '10203040\n10203041\n10203040', both],
    ['cuentas.html', `<html><table>${row('10203040')}</table>`, '10203040'],
  ] as const) {
    await field.fill('');
    await dropFile(page, fileRegion, name, text);
    await expect(field, text).toHaveValue(value);
  }
  for (const [name, text, problem] of [
    ['cuentas.xlsx', 'PK\u0003\u0004xl/workbook', 'es un archivo de Excel (.xlsx)'],
    ['cuentas.csv', 'PK\u0003\u0004word/document', 'es un archivo comprimido o un documento'],
    ['cuentas.xls', '{\\rtf1 10203040}', 'es un documento de Word (.rtf)'],
    ['foto.csv', 'GIF89a10203040', 'es una imagen'],
    ['boleta.csv', '%PDF-1.7', 'es un PDF'],
    ['cuentas.xls', '<!doctype html><p>10203040</p>', 'es una página web sin una tabla'],
  ] as const) {
    await field.fill('');
    await dropFile(page, fileRegion, name, text);
    await expect(page.getByRole('alert').getByText(`«${name}» ${problem}`)).toBeVisible();
    await expect(field, text).toHaveValue('');
  }
}
