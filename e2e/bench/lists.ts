import type { Browser, Page } from '@playwright/test';
import { signIn } from '../payer.ts';
import { openPhone, median } from './phone.ts';
import { fromAnswer, fromPress, noteAnswer } from './press.ts';

const length = 10_000;
const rounds = 3;
const debtCall = '/ApiConsultaDeuda/consulta/';

/** One of the bank's debts, as often as the list is long. */
async function answerManyDebts(page: Page): Promise<void> {
  await page.route(`**${debtCall}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { contracts: { debts: { invoiceId: string }[] }[] };
    for (const contract of answer.contracts) {
      const [debt] = contract.debts;
      contract.debts = Array.from({ length }, (_, index) => ({
        ...debt,
        id: `d-${index}`,
        invoiceId: `F-${index}`,
      }));
    }
    await route.fulfill({ response, json: answer });
  });
}

/** What 10,000 debts take, in ms: from the bank's answer to the first rows, and from a press in a row to its being in the cart. */
export async function measureDebts(
  browser: Browser,
  portal: string,
): Promise<{ first: number; toggle: number }> {
  const firsts: number[] = [];
  const toggles: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPhone(browser, portal);
    await noteAnswer(page, debtCall);
    await answerManyDebts(page);
    await page.goto('/consultarCuenta?empresa=aguas-lleuque');
    await page.getByRole('textbox', { name: 'Identificador de servicio' }).fill('10203040');
    await page.waitForLoadState('networkidle');
    const consult = page.getByRole('button', { name: 'Consultar', exact: true });
    firsts.push(await fromAnswer(consult, { selector: '[aria-label="Deudas"] li' }));
    await page.waitForLoadState('networkidle');
    for (let row = 0; row < rounds; row += 1) {
      const add = page.getByRole('button', { name: `Agregar F-${row}`, exact: true });
      const added = `[aria-posinset="${row + 1}"] button[data-variant=text]`;
      toggles.push(await fromPress(add, { selector: added }));
    }
    await close();
  }
  return { first: median(firsts), toggle: median(toggles) };
}

const paymentCall = '/payments?userId=';

/** What the first page of 10,000 payments takes, in ms from the bank's answer. */
export async function measurePayments(browser: Browser, portal: string): Promise<number> {
  const firsts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPhone(browser, portal);
    await noteAnswer(page, paymentCall);
    await page.route(`**${paymentCall}*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), total: length } });
    });
    await signIn(page);
    await page.getByRole('button', { name: 'Menú' }).click();
    const link = page.getByRole('link', { name: 'Mis pagos' });
    firsts.push(await fromAnswer(link, { selector: 'table[aria-label="Pagos"] tbody tr' }));
    await close();
  }
  return median(firsts);
}
