import type { Browser, Page } from '@playwright/test';
import { signIn } from '../payer.ts';
import { openPhone, median } from './phone.ts';
import { fromAnswer, fromPress, noteAnswer } from './press.ts';

/** How long a list of 10,000 takes: from the bank's answer to its first rows, and from a press in a row to what comes of it. */
export interface ListFigures {
  first: number;
  toggle: number;
}

const length = 10_000;
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

/** The lookup of an account that owes 10,000 debts, and putting some of them into the cart. */
export async function measureDebts(browser: Browser, portal: string): Promise<ListFigures> {
  const firsts: number[] = [];
  const toggles: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { page, close } = await openPhone(browser, { mobileNetwork: false });
    await noteAnswer(page, debtCall);
    await answerManyDebts(page);
    await page.goto(`${portal}consultarCuenta?empresa=aguas-lleuque`);
    await page.getByRole('textbox', { name: 'Identificador de servicio' }).fill('10203040');
    await page.waitForLoadState('networkidle');
    const consult = page.getByRole('button', { name: 'Consultar', exact: true });
    firsts.push(await fromAnswer(consult, { selector: '[aria-label="Deudas"] li' }));
    await page.waitForLoadState('networkidle');
    for (let row = 0; row < 3; row += 1) {
      const add = page.getByRole('button', { name: `Agregar F-${row}`, exact: true });
      toggles.push(await fromPress(add, { selector: `[aria-label="Deudas"] li:nth-child(${row + 1}) [role=status]` }));
    }
    await close();
  }
  return { first: median(firsts), toggle: median(toggles) };
}

const paymentCall = '/payments?userId=';

/** A payer's 10,000 payments, which come in pages. */
export async function measurePayments(browser: Browser, portal: string): Promise<ListFigures> {
  const { page, close } = await openPhone(browser, { mobileNetwork: false });
  await noteAnswer(page, paymentCall);
  await page.route(`**${paymentCall}**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), total: length } });
  });
  await page.goto(portal);
  await signIn(page);
  await page.getByRole('button', { name: 'Menú' }).click();
  const first = await fromAnswer(page.getByRole('link', { name: 'Mis pagos' }), {
    selector: 'table[aria-label="Pagos"] tbody tr',
  });
  await close();
  return { first, toggle: Number.NaN };
}
