import type { Page } from '@playwright/test';
import { consult, payAsGuest } from '../support/journey.ts';
import { press } from './states.ts';
import type { State } from './states.ts';

/** An account as the browser stores it: one at Aguas Lleuque with debts. */
export const water = {
  companyId: 'aguas-lleuque',
  contract: { id: 'aguas-lleuque-hogar', secondId: '01' },
  kind: 'SERVICE_ID',
  value: '10203041',
  alias: 'Aguas Lleuque',
};
const lifeInsurance = {
  companyId: 'vida-queltehue',
  contract: { id: 'vida-queltehue-vida', secondId: '01' },
  kind: 'CLIENT_ID',
  value: '12345678-5',
  alias: 'Vida Queltehue',
};
const unknownCompany = {
  ...lifeInsurance,
  companyId: 'no-existe',
  value: '1',
  alias: 'Una compañía que ya no está',
};
const account = (name: string, contract: string, kind: string, value: string) => ({
  companyId: name.toLowerCase().replace(' ', '-'),
  contract: { id: contract, secondId: '01' },
  kind,
  value,
  alias: name,
});
const many = Array.from({ length: 18 }, (_, index) => ({
  ...water,
  value: `2000000${index}`,
  alias: `Departamento ${index}, edificio de los Aromos, torre norte`,
}));

/** Accounts of four contracts (services of companies), all with debts. */
export const fourAccounts = [
  water,
  account('Luz Canelo', 'luz-canelo-hogar', 'SERVICE_ID', '40506070'),
  account('Gas Tamarugo', 'gas-tamarugo-red', 'SERVICE_ID', '70809010'),
  account('Fibra Loica', 'fibra-loica-hogar', 'CLIENT_ID', '12345678-5'),
];
/** A few accounts, one of an unknown company. */
export const threeAccounts = [water, lifeInsurance, unknownCompany];
/** The maximum number of accounts that a browser keeps. */
export const twentyAccounts = [...many, water, lifeInsurance];

/** Opens the home page of a browser that remembers accounts. */
export const openHome = (accounts: readonly object[]) => async (page: Page) => {
  // robots.txt has the portal's origin, but no portal runs there that could overwrite the storage.
  await page.goto('/robots.txt');
  await page.evaluate(
    (text) => localStorage.setItem('rememberedAccounts', text),
    JSON.stringify(accounts),
  );
  await page.goto('/');
  await page.getByRole('region', { name: 'Tus cuentas en este dispositivo' }).waitFor();
};

/** The states with accounts that a guest asked this device to remember. */
export const rememberedStates: State[] = [
  ['none asked for', openHome(threeAccounts)],
  [
    'all asked for',
    async (page) => {
      await press('Ver cuánto debo ahora')(page);
      await page.getByText('en 1 cuenta.').waitFor();
    },
  ],
  [
    'one forgotten',
    async (page) => {
      // On a phone the rows are folded, and "Olvidar" is in a row's menu.
      const rows = page.getByRole('button', { name: /^Ver las \d cuentas$/ });
      if (await rows.isVisible()) await rows.click();
      const forget = page.getByRole('button', { name: 'Olvidar Vida Queltehue' });
      if (!(await forget.isVisible())) await press('Más opciones de Vida Queltehue')(page);
      await forget.click();
    },
    'toast',
  ],
  [
    'four to pay in turn',
    async (page) => {
      await openHome(fourAccounts)(page);
      await press('Ver cuánto debo ahora')(page);
      await page.getByRole('button', { name: /^Pagar las \d, una tras otra/ }).waitFor();
    },
  ],
  ['twenty of them', openHome(twentyAccounts)],
  [
    'the choice beside the debts',
    async (page) => {
      await page.goto('/consultarCuenta?empresa=aguas-lleuque');
      await consult(page);
      await page.getByRole('checkbox', { name: /^Recordar/ }).waitFor();
    },
  ],
  [
    'what can be remembered after paying',
    async (page) => {
      await openHome([water])(page);
      await payAsGuest(page);
      await page.getByRole('button', { name: /^Recordar/ }).waitFor();
    },
  ],
  [
    'remembered after paying',
    async (page) => {
      await press(/^Recordar/)(page);
      await page.getByText('Este dispositivo recuerda esta cuenta').waitFor();
    },
  ],
];
