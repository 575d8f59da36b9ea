import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { doublePress } from '../../src/ui/buttons/presses.ts';
import { signIn } from '../support/payer.ts';
import { twentyAccounts } from '../walks/rememberedStates.ts';

/** A bill as the browser stores it, in the cart or in the queue (bills for later payments). */
const bill = (number: number, contract: string) => ({
  id: `d-${number}`,
  invoiceId: `F-90000${number}`,
  amount: 10_000 + number,
  debtFrontId: `front-${number}`,
  contract: { id: contract, secondId: '01' },
  contract_name: 'Hogar',
  company: { name: `Empresa ${contract}`, image: '' },
  companies: [],
  suggestedAccount: false,
  totalTagAccount: false,
});
const numbers = [1, 2, 3, 4, 5];

const keep = (page: Page, stored: Record<string, unknown>) =>
  page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, stored);

async function openCart(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await keep(page, {
    cart: { items: numbers.map((number) => bill(number, 'c-1')), removedIds: [], maxItems: 10 },
    paymentQueue: {
      bills: numbers.map((number) => bill(number + 10, `q-${number}`)),
      removedIds: [],
    },
  });
  await page.goto('/carroDeCuentas');
}

const queueButtons = /^Quitar .* de la cola$/;

/**
 * The lists with removable rows: how to open each list, and the names of its buttons that remove a
 * row.
 */
const lists: Record<string, [(page: Page) => Promise<void>, RegExp]> = {
  cart: [openCart, /^Eliminar F-/],
  // The queue is on the same screen, which the cart's list opened.
  queue: [async () => {}, queueButtons],
  'accounts in this computer': [
    async (page) => {
      await page.goto('/robots.txt');
      await keep(page, { rememberedAccounts: twentyAccounts.slice(0, 3) });
      await page.goto('/');
    },
    /^Olvidar (?!todas)/,
  ],
  'accounts at the bank': [signIn, /^Quitar /],
};

/** Holds a key down for a while; as on a keyboard, its `keydown` event repeats. */
async function hold(page: Page, key: string): Promise<void> {
  for (let times = 0; times < 8; times += 1) {
    await page.keyboard.down(key);
    await page.waitForTimeout(40);
  }
  await page.keyboard.up(key);
}

/**
 * Clicks several times at an element's position, even if another element takes its place between
 * the clicks.
 */
async function clickThere(page: Page, target: Locator, clickCount: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to click');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount, delay: 5 });
}

/**
 * Follows a page's clicks. The returned function counts the presses that they are: on a busy
 * machine, automation may send the clicks of one double click too far apart to be one.
 */
async function followPresses(page: Page): Promise<() => Promise<number>> {
  const followed = await page.evaluateHandle(() => {
    const clicks: [time: number, detail: number][] = [];
    const note = ({ timeStamp, detail }: MouseEvent) => void clicks.push([timeStamp, detail]);
    window.addEventListener('click', note, { capture: true });
    return clicks;
  });
  return async () => {
    const clicks = await followed.jsonValue();
    const isFirst = ([time, detail]: (typeof clicks)[number], nth: number) =>
      detail === 1 && time - (clicks[nth - 1]?.[0] ?? -Infinity) >= doublePress.mouse;
    return clicks.filter(isFirst).length;
  };
}

/** Presses the second button of each list in ways that must remove only this button's row. */
export async function pressEachList(page: Page): Promise<void> {
  for (const [name, [open, buttons]] of Object.entries(lists)) {
    await open(page);
    const rows = page.getByRole('button', { name: buttons });
    await rows.nth(2).waitFor();
    for (const way of ['Enter', 'Space', 'double click', 'triple click']) {
      const before = await rows.count();
      const second = rows.nth(1);
      const countPresses = await followPresses(page);
      if (way.endsWith('click')) await clickThere(page, second, way === 'double click' ? 2 : 3);
      else {
        await second.focus();
        await hold(page, way);
      }
      const presses = way.endsWith('click') ? await countPresses() : 1;
      if (name === 'accounts at the bank') await toasts(page).first().waitFor();
      // Several presses may remove several rows, one answer of the bank after the other.
      await page.waitForTimeout(presses > 1 ? 2_000 : 300);
      // The list of accounts at the bank shows five accounts, and another account takes the place
      // of a removed one, so toasts are counted there instead of rows.
      const removed =
        name === 'accounts at the bank'
          ? await toasts(page).count()
          : before - (await rows.count());
      // If the clicks were several presses, a later one may have met the row that was being removed.
      expect(removed, `${name}: ${way}`).toBeGreaterThanOrEqual(1);
      expect(removed, `${name}: ${way}`).toBeLessThanOrEqual(presses);
      await closeToasts(page);
      if ((await rows.count()) < 3) break;
    }
  }
}

const toasts = (page: Page) => page.getByText(/^Quitaste /);

async function closeToasts(page: Page): Promise<void> {
  const crosses = page.getByRole('button', { name: 'Cerrar aviso' });
  await crosses.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(crosses).toHaveCount(0);
}

/**
 * Checks, on the screen that `openWithoutClosing` leaves open, that a held key and a double click
 * each undo only one removal.
 */
export async function undoOnce(page: Page): Promise<void> {
  const rows = page.getByRole('button', { name: queueButtons });
  const undo = page.getByRole('button', { name: 'Deshacer' });
  for (const way of ['double click', 'Enter']) {
    await rows.nth(2).waitFor();
    const all = await rows.count();
    await rows.nth(0).click();
    // Without this move, the portal would take the next click for the second of a double click.
    await page.mouse.move(1, 1);
    await rows.nth(0).click();
    await expect(undo).toHaveCount(2);
    const countPresses = await followPresses(page);
    if (way === 'Enter') {
      await undo.last().focus();
      await hold(page, way);
    } else await clickThere(page, undo.last(), 2);
    const presses = way === 'Enter' ? 1 : await countPresses();
    await expect(rows).not.toHaveCount(all - 2);
    await page.waitForTimeout(300);
    // A second press may hit the same button, which then does nothing, or the other toast's.
    const undone = (await rows.count()) - (all - 2);
    expect(undone).toBeGreaterThanOrEqual(1);
    expect(undone).toBeLessThanOrEqual(presses);
    await closeToasts(page);
  }
}

/**
 * Checks that a double click or a held Enter opens a modal without also acting on it, and that
 * Escape closes the modal.
 */
export async function openWithoutClosing(page: Page): Promise<void> {
  await openCart(page);
  const send = page.getByRole('button', { name: 'Enviar link de pago' });
  const dialog = page.getByRole('dialog');
  await clickThere(page, send, 2);
  await dialog.waitFor();
  await page.waitForTimeout(300);
  await expect(dialog).toBeVisible();
  await hold(page, 'Escape');
  await expect(dialog).toHaveCount(0);
  await send.focus();
  await hold(page, 'Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Checks that Enter, held in a field, does not press a button of the list that appears. */
export async function askOnce(page: Page): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/ApiConsultaDeuda/')) asked.push(request.url());
  });
  await page.goto('/consultarCuenta?empresa=aguas-lleuque');
  await page.getByRole('textbox', { name: 'Identificador de servicio' }).fill('10203040');
  await hold(page, 'Enter');
  const debts = page.getByRole('list', { name: 'Deudas' });
  await debts.waitFor();
  await expect(page.getByRole('link', { name: 'Carro, 0 cuentas' })).toBeVisible();
  expect(asked).toHaveLength(1);
}

/**
 * Checks, on the debts that `askOnce` finds, that a double click on a button adds one bill, and
 * that the later clicks of a triple click on a link do nothing on the new page.
 */
export async function followLinkOnce(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: /^Agregar F-/ }).first();
  await clickThere(page, add, 2);
  await expect(page.getByRole('link', { name: 'Carro, 1 cuenta' })).toBeVisible();
  const next = page.getByRole('link', { name: 'Continuar al pago' });
  await next.press('Enter');
  await page.getByRole('link', { name: 'Editar el carro' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Carro de cuentas' }).waitFor();
  await clickThere(page, next, 3);
  await page.getByRole('heading', { level: 1, name: 'Confirmar pago' }).waitFor();
  await page.waitForTimeout(300);
  expect(new URL(page.url()).pathname).toBe('/confirmarPago');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
