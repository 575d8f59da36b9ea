import type { Page } from '@playwright/test';
import { expect, test } from '../support/firefox.ts';
import { collectTwoBills, consult } from '../support/journey.ts';
import { readPicture } from '../support/pictures.ts';

/**
 * Collects the files that the page saves, because Playwright gets no download events from this
 * Firefox.
 */
async function keepFiles(page: Page): Promise<() => Promise<Record<string, string>>> {
  await page.addInitScript(() => {
    const saved: [string, Promise<string>][] = [];
    const blobs = new Map<string, Blob>();
    const createUrl = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      const url = createUrl(blob);
      blobs.set(url, blob);
      return url;
    };
    HTMLAnchorElement.prototype.click = function click() {
      saved.push([this.download, blobs.get(this.href)?.text() ?? Promise.resolve('')]);
    };
    Reflect.set(window, 'readSaved', async () =>
      Object.fromEntries(await Promise.all(saved.map(async ([name, text]) => [name, await text]))),
    );
  });
  return () => page.evaluate('readSaved()');
}

test('Firefox reads a dropped list and saves the debts as a table and as a calendar', async ({
  firefoxPage: page,
}) => {
  const readFiles = await keepFiles(page);
  await page.goto('/consultarCuenta?empresa=aguas-lleuque');
  const account = page.getByRole('textbox', { name: 'Identificador de servicio' });
  await account.waitFor();
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['10203040\n10203041'], 'lista.csv', { type: 'text/csv' }));
    return transfer;
  });
  const region = page.getByRole('region', { name: 'Tus cuentas, escritas o de un archivo' });
  for (const event of ['dragover', 'drop']) await region.dispatchEvent(event, { dataTransfer });
  await expect(account).toHaveValue('10203040, 10203041');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await page.getByRole('list', { name: 'Deudas' }).waitFor();
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  await page.getByRole('button', { name: 'Agregar al calendario' }).click();
  await expect(page.getByText(/^Descargamos vencimientos\.ics/)).toBeVisible();
  const [table, calendar] = Object.entries(await readFiles());
  expect(table?.[0]).toMatch(/^deudas-.*\.csv$/);
  expect(table?.[1]).toContain('10203041');
  expect(calendar?.[1].match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(4);
});

test('a payment link is copied and shown as a QR code in Firefox', async ({
  firefoxPage: page,
}) => {
  await collectTwoBills(page);
  await page.getByRole('link', { name: 'Continuar al pago' }).click();
  await page.getByRole('link', { name: 'Editar el carro' }).click();
  await page.getByRole('button', { name: 'Enviar link de pago' }).click();
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByText(/^Copiamos el link|El link está seleccionado/)).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar código QR' }).click();
  const code = page.getByRole('img', { name: 'Código QR del link de pago' });
  await expect.poll(() => readPicture(code)).toContain('/pagoEmail?link=');
});

test('Firefox remembers an account, and shows its debts once a lost network is back', async ({
  firefoxPage: page,
}) => {
  await page.goto('/consultarCuenta?empresa=aguas-lleuque');
  await consult(page);
  await page.getByRole('checkbox', { name: 'Recordar esta cuenta en este dispositivo' }).check();
  await page.goto('/');
  await page.getByRole('region', { name: 'Tus cuentas en este dispositivo' }).waitFor();
  await page.waitForLoadState('networkidle');
  const status = page.getByRole('status', { name: 'Sin conexión' });
  await page.context().setOffline(true);
  await expect(status).toBeVisible();
  await page.getByRole('button', { name: 'Consultar Aguas Lleuque' }).click();
  await page.context().setOffline(false);
  await expect(status).toBeHidden();
  await expect(page.getByText('en 1 cuenta.')).toBeVisible();
  await page.getByRole('button', { name: 'Olvidar Aguas Lleuque' }).click();
  await expect(page.getByRole('region', { name: 'Tus cuentas en este dispositivo' })).toHaveCount(
    0,
  );
});
