import type { Page } from '@playwright/test';
import { addTwoBills, consult, fillPayer } from '../support/journey.ts';
import { healBank, putFault } from '../support/sandboxConsole.ts';
import { openLogin, sendLogin, signIn } from '../support/payer.ts';
import { busy, press, withoutScripts } from './states.ts';
import type { State } from './states.ts';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/**
 * Looks up an account at a company that asks for a single identifier, and waits for the text
 * `found`.
 */
const look = (company: string, identifier: string, found: string) => async (page: Page) => {
  await page.goto(`/consultarCuenta?empresa=${company}`);
  await page.getByRole('main').getByRole('textbox').fill(identifier);
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await page.getByText(found).first().waitFor();
};

/** Pays the cart, with this decision on the bank's page. */
const pay = async (page: Page, decision: string) => {
  await page.goto('/confirmarPago');
  await fillPayer(page);
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await page.getByRole('button', { name: decision }).click();
};

/**
 * A guest's empty screens, and screens outside an ordinary payment, such as a pending payment or a
 * late receipt.
 */
export const emptyGuestStates: State[] = [
  ['empty cart', (page) => page.goto('/carroDeCuentas')],
  ['nothing to confirm', (page) => page.goto('/confirmarPago')],
  ['no result', (page) => page.goto('/resultadoPago')],
  ['an unknown address', (page) => page.goto('/no-existe')],
  ['the services', (page) => page.goto('/pagarServicios')],
  ['no company found', (page) => page.getByRole('textbox', { name: 'Buscar empresa' }).fill('zzz')],
  ['an unknown account', look('aguas-lleuque', '99999999', 'No encontramos esa cuenta')],
  ['nothing owed', look('vida-queltehue', '12345678-5', 'No encontramos deudas pendientes')],
  ['a long list of debts', look('autopista-rio-claro', 'TR2000', 'Agregar las primeras 50')],
  [
    'several identifiers',
    async (page) => {
      await page.goto('/consultarCuenta?empresa=luz-canelo');
      await page.getByRole('radiogroup', { name: 'Identificador' }).waitFor();
    },
  ],
  [
    'pending',
    async (page) => {
      await page.goto('/consultarCuenta?empresa=aguas-lleuque');
      await consult(page);
      await addTwoBills(page);
      await pay(page, 'Dejar pendiente');
      await heading(page, 'Pago pendiente');
    },
  ],
  [
    'a payment under way, at home',
    async (page) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Ver pago' }).waitFor();
    },
  ],
  [
    'paid',
    async (page) => {
      await look('aguas-lleuque', '10203041', 'Agregar')(page);
      await page.getByRole('button', { name: /^Agregar F-/ }).click();
      await pay(page, 'Aprobar');
      await heading(page, 'Pago exitoso');
      await page.getByText(/^Enviamos el comprobante/).waitFor();
    },
  ],
  [
    'receipt file lost',
    withoutScripts(async (page) => {
      await press('Guardar PDF')(page);
      await page.getByText('No pudimos preparar el PDF').waitFor();
    }),
  ],
  [
    'receipt late',
    async (page) => {
      const result = page.url();
      await putFault(page, { endpoint: 'getReceiptPage', fault: 'Un registro ilegible' });
      await page.goto(result);
      await page.getByText('El comprobante todavía no está disponible').waitFor();
    },
  ],
  [
    'several payments of the device',
    async (page) => {
      await healBank(page);
      await look('aguas-lleuque', '10203040', 'Agregar')(page);
      await page
        .getByRole('button', { name: /^Agregar F-/ })
        .first()
        .click();
      await pay(page, 'Rechazar');
      await heading(page, 'Pago rechazado');
      await page.goto('/resultadoPago?referencia=');
      await page
        .getByRole('link', { name: /^Ver pago/ })
        .nth(2)
        .waitFor();
    },
  ],
];

/** Two states of a screen: while it waits for a call, and after the call has failed. */
const loadingOf = (endpoint: string, url: string): State[] => [
  [
    `${url} without ${endpoint} yet`,
    async (page) => {
      await healBank(page);
      await putFault(page, { endpoint, fault: 'Lenta', ms: 15_000 });
      await page.goto(url);
      await busy(page).waitFor();
    },
    'loading',
  ],
  [
    `${url} when ${endpoint} fails`,
    async (page) => {
      await healBank(page);
      await putFault(page, { endpoint, fault: 'Error interno (500)' });
      await page.goto(url);
      await page.getByRole('main').getByRole('alert').first().waitFor();
    },
  ],
];

export const loadingStates: State[] = [
  ...loadingOf('getCompanies', '/pagarServicios'),
  ...loadingOf('getCompanies', '/consultarCuenta'),
];

export const ownLoadingStates: State[] = [
  ['accounts', signIn],
  ...loadingOf('getAccounts', '/inicio/cuentas'),
  ...loadingOf('getPayerCompanies', '/inicio/cuentas/agregar'),
  ...loadingOf('getPayments', '/inicio/pagos/cartolaHistorica'),
  [
    'unreadable payments',
    async (page) => {
      await healBank(page);
      for (const endpoint of ['getPayments', 'getStatement'])
        await putFault(page, { endpoint, fault: 'Un registro ilegible' });
      for (const endpoint of ['downloadStatement', 'getReceiptPage'])
        await putFault(page, { endpoint, fault: 'Error interno (500)' });
      await page.goto('/inicio/pagos/cartolaHistorica');
      await press('Descargar CSV')(page);
      await page.getByText('Tu cartola está incompleta').waitFor();
    },
  ],
  [
    'statement and receipt fail',
    async (page) => {
      await press('Descargar PDF')(page);
      await page.getByText('No pudimos descargar tu cartola').waitFor();
      await page
        .getByLabel(/^Seleccionar/)
        .first()
        .check();
      await press('Guardar PDF')(page);
      await page.getByText('No pudimos guardar 1 comprobante').waitFor();
    },
  ],
  ...loadingOf('getReceiptPage', '/inicio/reportePago'),
  ...loadingOf('getUserInfo', '/inicio/perfil'),
  [
    'more than a cart takes',
    async (page) => {
      await healBank(page);
      await page.goto('/inicio/cuentas');
      // The button for the earliest due debts appears once the bank has answered for each account.
      await page.getByRole('button', { name: 'Pagar Agua casa' }).click({ trial: true });
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      await press('Pagar lo que vence primero')(page);
      await heading(page, 'Carro de cuentas');
    },
  ],
];

/** The states of a payer without any data. */
export const emptyPayerStates: State[] = [
  [
    'no accounts',
    async (page) => {
      await openLogin(page);
      await sendLogin(page, { email: 'clave-vencida@ejemplo.cl' });
      await heading(page, 'Cambiar contraseña');
      await page.goto('/inicio/cuentas');
      await page.getByText('Aún no tienes cuentas guardadas').waitFor();
    },
  ],
  ['no payments', (page) => page.goto('/inicio/pagos/cartolaHistorica')],
  ['no report', (page) => page.goto('/inicio/reportePago')],
];
