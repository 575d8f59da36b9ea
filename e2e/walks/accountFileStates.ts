import type { Page } from '@playwright/test';
import { openPanel } from '../support/sandboxConsole.ts';
import { press, withoutScripts } from './states.ts';
import type { State } from './states.ts';

/** A bill's link to the lookup; it fills in account 10203040 at Aguas Lleuque. */
export const billLink =
  '/consultarCuenta?empresa=aguas-lleuque&convenio=aguas-lleuque-hogar&servicio=10203040';

/** A table of 25 accounts; the portal queries at most 20 in one call. */
export const table = [
  'Depto;N° de servicio',
  ...Array.from({ length: 25 }, (_, nth) => `Torre A;${10203040 + nth}`),
];

/** The region that takes a dropped file. */
export const fileRegion = 'section:has(input[type=file])';

export const ask = (page: Page) =>
  page.getByRole('button', { name: 'Consultar', exact: true }).click();

/** Drops a file on an element, as from a folder of the system. */
export async function dropFile(
  page: Page,
  selector: string,
  name: string,
  text: string,
): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ''], file ?? '', { type: 'text/csv' }));
      return transfer;
    },
    [name, text],
  );
  for (const event of ['dragover', 'drop']) {
    await page.dispatchEvent(selector, event, { dataTransfer });
  }
}

/**
 * The states with accounts from a link and from files, and with the link generator of the sandbox
 * console.
 */
export const accountFileStates: State[] = [
  ['account from a link', (page) => page.goto(billLink)],
  [
    'a file whose reader is lost',
    withoutScripts(async (page) => {
      await dropFile(page, fileRegion, 'lista.csv', table.join('\n'));
      await page.getByText('No pudimos cargar el lector de archivos').waitFor();
    }),
  ],
  ['a file that is none', (page) => dropFile(page, fileRegion, 'boleta.pdf', '%PDF-1.7')],
  [
    'accounts from a file',
    async (page) => {
      await dropFile(page, fileRegion, 'lista.csv', table.join('\n'));
      await page.getByText(/^Consultaremos 25 cuentas/).waitFor();
    },
  ],
  [
    'many accounts',
    async (page) => {
      await ask(page);
      await page.getByRole('button', { name: 'Agregar al calendario' }).waitFor();
      await page.getByText(/^Llevamos/).waitFor({ state: 'hidden' });
    },
  ],
  [
    'all added, calendar lost',
    withoutScripts(async (page) => {
      await press(/^Agregar (todas|las primeras)/)(page);
      await press('Agregar al calendario')(page);
      await page.getByText('No pudimos crear el archivo del calendario').waitFor();
    }),
  ],
  ['maker of links', openPanel('links')],
];
