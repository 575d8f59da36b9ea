import type { Page } from '@playwright/test';
import type { TestIdentifiers } from '../../contract/check/identifiers.ts';
import { CommandError } from '../../mocks/http/commandLine.ts';
import { lookupPath, paths } from '../../src/config/paths.ts';
import { answerOf } from './probeCalls.ts';

export interface Walk {
  url: string;
  ids: TestIdentifiers;
  /** Whether the walk (a run of the probe) continues to the bank's payment page. */
  pays: boolean;
  /** Whether the walk also changes data and sends mails; only at a bank for tests. */
  writes: boolean;
  /** Maximum seconds that a step waits for an element or a page, and then for open calls. */
  longestWait: number;
}

export interface Step {
  name: string;
  reach: (page: Page) => Promise<unknown>;
  /** Whether the steps after this one run even if this one fails. */
  isOptional?: boolean;
  /**
   * An endpoint that does not count as broken if it answers an error that the API's contract
   * (docs/bank-api.yaml) describes.
   */
  mayRefuse?: string;
}

type Payer = NonNullable<TestIdentifiers['payer']>;
type TestAccount = NonNullable<TestIdentifiers['owing']>;

/** The fields of the bank's catalogue that `findAccount` reads. */
export type Companies = {
  id: string | number;
  name: string;
  contracts: {
    id: string | number;
    name: string;
    identifiers: { kind: string; label: string }[];
  }[];
}[];

/** An account as a payer enters it in the portal. */
interface WantedAccount {
  company: Companies[number];
  contract: Companies[number]['contracts'][number];
  /**
   * The label of the identifier's kind; absent if the company's contract (a service that it bills)
   * has only one kind.
   */
  choice?: string | undefined;
  value: string;
}

/** Returns the kind of identifier for a key of `reference`: `SERVICE_ID` for `serviceId`. */
const kindOf = (name: string) => name.replace('Id', '_ID').toUpperCase();

/**
 * Finds an account's company and contract in the bank's catalogue; throws if no company has the
 * contract.
 */
export function findAccount(companies: Companies, account: TestAccount): WantedAccount {
  const [[name, value] = []] = Object.entries(account.reference);
  for (const company of companies) {
    const contract = company.contracts.find(({ id }) => String(id) === account.contract);
    if (contract && name !== undefined && value !== undefined) {
      const { identifiers } = contract;
      const chosen = identifiers.find(({ kind }) => kind === kindOf(name));
      return { company, contract, value, ...(identifiers.length > 1 && { choice: chosen?.label }) };
    }
  }
  throw new Error(`No company has the contract ${account.contract}`);
}

/** Fills in an account in the form with the button `action`, without pressing the button. */
export async function fillAccount(
  page: Page,
  action: string,
  { choice, value }: WantedAccount,
): Promise<void> {
  const button = page.getByRole('button', { name: action, exact: true });
  const form = page.locator('form').filter({ has: button });
  if (choice !== undefined) await form.getByRole('radio', { name: choice, exact: true }).check();
  await form.getByRole('textbox').first().fill(value);
}

/** Opens a page of the portal and waits until its content is loaded. */
export async function visit(page: Page, url: URL, heading: string): Promise<void> {
  await page.goto(url.href);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** Signs a payer in. If the bank reports another session, closes it and returns true. */
export async function signIn(page: Page, url: string, { email, password }: Payer) {
  await page.goto(new URL(paths.home, url).href);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ingresa tus datos' });
  await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Inicia sesión' }).click();
  const accounts = page.getByRole('heading', { level: 1, name: 'Mis cuentas' });
  const closing = page.getByRole('button', { name: 'Cerrar la otra sesión' });
  await accounts.or(closing).waitFor();
  const isAsked = await closing.isVisible();
  if (isAsked) {
    const [closed] = await Promise.all([answerOf(page, 'closeOtherSession'), closing.click()]);
    if (!closed.ok()) throw new Error('The other session stayed open');
  }
  await accounts.waitFor();
  return isAsked;
}

export async function signOut(page: Page): Promise<void> {
  const press = async () => {
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  };
  await Promise.all([answerOf(page, 'logout'), press()]);
}

/** Opens the list of payments and the first receipt in it; returns whether there is a receipt. */
export async function openReceipt(page: Page, url: string): Promise<boolean> {
  await visit(page, new URL(paths.payments, url), 'Mis pagos');
  const receipt = page.getByRole('button', { name: /^Ver comprobante/ }).first();
  if (!(await receipt.isVisible())) return false;
  await receipt.click();
  await page.getByRole('dialog').getByText('Referencia').first().waitFor();
  return true;
}

/** Returns the steps of a payer through their own area, from the login to the logout. */
export function payerSteps(url: string, payer: Payer, writing: readonly Step[]): Step[] {
  const visited = (name: string, path: string, heading: string): Step => ({
    name,
    reach: (page) => visit(page, new URL(path, url), heading),
    isOptional: true,
  });
  return [
    // The bank may report another session, left by a walk that was stopped; `signIn` closes it.
    { name: 'login', reach: (page) => signIn(page, url, payer) },
    visited('accounts', paths.accounts, 'Mis cuentas'),
    visited('add account', paths.addAccount, 'Agregar cuenta'),
    {
      name: 'payments',
      isOptional: true,
      async reach(page) {
        if (await openReceipt(page, url)) await page.keyboard.press('Escape');
        await Promise.all([
          answerOf(page, 'getStatement'),
          page.getByRole('button', { name: 'Descargar CSV' }).click(),
        ]);
        await Promise.all([
          answerOf(page, 'downloadStatement'),
          page.getByRole('button', { name: 'Descargar PDF' }).click(),
        ]);
      },
    },
    visited('report', paths.report, 'Reporte de pagos'),
    visited('profile', paths.profile, 'Mi perfil'),
    ...writing,
    { name: 'logout', reach: signOut },
  ];
}

/**
 * Returns the steps of a guest from the home page to the debts of an account or, with `pays`, to
 * the bank's page.
 */
export function guestSteps(
  { url, ids: { owing, mail }, pays }: Walk,
  writing: readonly Step[],
): Step[] {
  if (!owing || Object.keys(owing.reference).length === 0)
    throw new CommandError('The identifiers have no account that owes ("owing").');
  if (pays && mail === undefined) throw new CommandError('--pay needs an address ("mail").');
  let account: WantedAccount | undefined;
  const debts: Step[] = [
    {
      name: 'home',
      async reach(page) {
        const [response, host] = await Promise.all([
          answerOf(page, 'getCompanies', (each) => each.ok()),
          page.goto(new URL(paths.home, url).href),
        ]);
        if (!host?.ok()) throw new Error(`The host answered ${host?.status() ?? 'nothing'}`);
        await page.getByRole('combobox').fill('a');
        await page.getByRole('option').first().waitFor();
        account = findAccount((await response.json()) as Companies, owing);
      },
    },
    {
      name: 'account',
      async reach(page) {
        if (!account) return;
        const { company, contract } = account;
        const target = { companyId: String(company.id), contractId: String(contract.id) };
        await page.goto(new URL(lookupPath(target), url).href);
        await fillAccount(page, 'Consultar', account);
      },
    },
    {
      name: 'debts',
      async reach(page) {
        await page.getByRole('button', { name: 'Consultar', exact: true }).click();
        await page.getByRole('list', { name: 'Deudas' }).waitFor();
      },
    },
  ];
  if (!pays) return debts;
  return [
    ...debts,
    {
      name: 'cart',
      async reach(page) {
        const list = page.getByRole('list', { name: 'Deudas' });
        await list
          .getByRole('button', { name: /^Agregar / })
          .first()
          .click();
        await page.getByRole('link', { name: 'Continuar al pago' }).waitFor();
      },
    },
    ...writing,
    {
      name: 'confirm',
      async reach(page) {
        await page.getByRole('link', { name: 'Continuar al pago' }).click();
        await page.getByRole('heading', { level: 1, name: 'Confirmar pago' }).waitFor();
      },
    },
    {
      name: 'bank',
      async reach(page) {
        await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(mail ?? '');
        await page.getByRole('checkbox', { name: /Acepto los Términos/ }).check();
        const [opened] = await Promise.all([
          page.waitForResponse((response) => {
            const isRedirect = response.status() >= 300 && response.status() < 400;
            return response.request().isNavigationRequest() && !isRedirect;
          }),
          page.waitForEvent('domcontentloaded'),
          page.getByRole('button', { name: /^Pagar \$/ }).click(),
        ]);
        if (!opened.ok()) throw new Error(`The payment page answered ${opened.status()}`);
      },
    },
  ];
}
