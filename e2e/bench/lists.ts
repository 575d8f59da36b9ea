import type { Browser, Page } from '@playwright/test';
import { signIn } from '../support/payer.ts';
import { openPhone, median } from './phone.ts';
import { fromAnswer, fromPress, nextPaint, noteAnswer } from './press.ts';

const length = 10_000;
const rounds = 3;
const debtCall = '/ApiConsultaDeuda/consulta/';

/**
 * Makes the bank's answer contain 10,000 debts for each contract: copies of the contract's first
 * debt.
 */
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

/** Adds a row to the cart; returns the milliseconds from the press to the next frame. */
function addRow(page: Page, row: number): Promise<number> {
  const add = page.getByRole('button', { name: `Agregar F-${row}`, exact: true });
  return nextPaint(add, { selector: `[aria-posinset="${row + 1}"] .MuiButton-text` });
}

/** Times for a list of 10,000 rows, in ms. */
interface DebtFigures {
  /** From the bank's answer to the first rows, parsing and validation included. */
  answer: number;
  /** From the press that opens the list to its first rows. */
  first: number;
  /** From the press on a row's button to the next frame. */
  toggle: number;
}

const rows = { selector: '[aria-label="Deudas"] li' };

/**
 * Looks up an account with 10,000 debts, adds three of them to the cart, and goes back to the list;
 * returns the median times.
 */
export async function measureDebts(browser: Browser, portal: string): Promise<DebtFigures> {
  const figures: Record<keyof DebtFigures, number[]> = { answer: [], first: [], toggle: [] };
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPhone(browser, portal);
    await noteAnswer(page, debtCall);
    await answerManyDebts(page);
    await page.goto('/consultarCuenta?empresa=aguas-lleuque');
    await page.getByRole('textbox', { name: 'Identificador de servicio' }).fill('10203040');
    const consult = page.getByRole('button', { name: 'Consultar', exact: true });
    figures.answer.push(await fromAnswer(consult, rows));
    for (let row = 0; row < rounds; row += 1) figures.toggle.push(await addRow(page, row));
    await page.getByRole('link', { name: /^Carro, / }).click();
    await page.getByRole('heading', { level: 1, name: 'Carro de cuentas' }).waitFor();
    figures.first.push(await fromPress(page.getByRole('button', { name: 'Volver' }), rows));
    await close();
  }
  return {
    answer: median(figures.answer),
    first: median(figures.first),
    toggle: median(figures.toggle),
  };
}

/**
 * Measures a windowed list of 10,000 rows on the reference page, which uses none of the portal's
 * code. The result has no `answer`, because that page makes no requests.
 */
export async function measureBareList(
  browser: Browser,
  reference: string,
): Promise<Omit<DebtFigures, 'answer'>> {
  const figures = { first: [] as number[], toggle: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPhone(browser, reference);
    await page.goto('/screens.html');
    figures.first.push(await fromPress(page.getByRole('link', { name: 'Deudas' }), rows));
    for (let row = 0; row < rounds; row += 1) figures.toggle.push(await addRow(page, row));
    await close();
  }
  return { first: median(figures.first), toggle: median(figures.toggle) };
}

const paymentCall = '/payments?userId=';

/**
 * Measures the first page of a table for which the bank reports a total of 10,000 payments. Returns
 * the milliseconds until its rows appear: from the bank's answer, and from a press that opens the
 * table a second time.
 */
export async function measurePayments(
  browser: Browser,
  portal: string,
): Promise<Omit<DebtFigures, 'toggle'>> {
  const figures = { answer: [] as number[], first: [] as number[] };
  const paid = { selector: 'table[aria-label="Pagos"] tbody tr' };
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPhone(browser, portal);
    await noteAnswer(page, paymentCall);
    await page.route(`**${paymentCall}*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), total: length } });
    });
    await signIn(page);
    const goTo = async (name: string) => {
      await page.getByRole('button', { name: 'Menú' }).click();
      return page.getByRole('link', { name });
    };
    figures.answer.push(await fromAnswer(await goTo('Mis pagos'), paid));
    await (await goTo('Pagar mis cuentas')).click();
    await page.getByRole('heading', { level: 1, name: 'Mis cuentas' }).waitFor();
    figures.first.push(await fromPress(await goTo('Mis pagos'), paid));
    await close();
  }
  return { answer: median(figures.answer), first: median(figures.first) };
}
