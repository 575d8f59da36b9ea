import type { Page } from '@playwright/test';
import { signIn } from '../support/payer.ts';
import { press, pressForModal } from './states.ts';
import type { State } from './states.ts';

const escape = (page: Page) => page.keyboard.press('Escape');

/**
 * Makes the cart's bills those of a pending payment: other banks list them until it has ended, the
 * simulated one does not.
 */
function storePendingPayment(): void {
  const { items } = JSON.parse(localStorage.getItem('cart') ?? '{}') as { items?: object[] };
  const { idu } = JSON.parse(sessionStorage.getItem('userData') ?? '{}') as { idu?: string };
  const attempt = {
    status: 'pending',
    reference: 'PENDIENTE1',
    paymentKey: 'C-1',
    url: `${location.origin}/banco/?sessionid=1`,
    owner: idu,
    startedAt: Date.now(),
    isPaidHere: true,
    items,
  };
  localStorage.setItem(
    'payment',
    JSON.stringify({ version: 2, attempts: [attempt], receipts: [] }),
  );
}

export const ownAreaStates: State[] = [
  [
    'accounts',
    async (page) => {
      await signIn(page);
      await page.getByRole('button', { name: 'Pagar Agua casa' }).waitFor();
    },
  ],
  [
    'more accounts',
    async (page) => {
      await press('Ver más')(page);
      // The buttons change once the debts are known.
      await page.getByText('en 10 cuentas').waitFor();
      await page.getByText('Consultando lo que debes').first().waitFor({ state: 'detached' });
    },
  ],
  ['an account is chosen', (page) => page.getByLabel('Seleccionar Agua casa').check()],
  ['alias', pressForModal('Editar Agua casa')],
  [
    'removed, with undo',
    async (page) => {
      await escape(page);
      await press('Quitar Agua casa')(page);
      await page.getByRole('button', { name: 'Deshacer' }).waitFor();
    },
    'toast',
  ],
  [
    'add an account: company',
    async (page) => {
      await page.goto('/inicio/cuentas/agregar');
      await page.getByRole('button', { name: /^Fibra Loica/ }).waitFor();
    },
  ],
  ['add an account: service', press(/^Fibra Loica/)],
  [
    'add an account: form',
    async (page) => {
      await page.getByRole('radio').first().check();
      await press('Continuar')(page);
      await page.getByRole('textbox', { name: 'Alias' }).waitFor();
    },
  ],
  ['add an account: empty form', press('Guardar cuenta')],
  [
    'payments',
    async (page) => {
      await page.goto('/inicio/pagos/cartolaHistorica');
      await page.getByRole('table', { name: 'Pagos' }).waitFor();
    },
  ],
  [
    'receipts are chosen',
    (page) =>
      page
        .getByLabel(/^Seleccionar/)
        .first()
        .check(),
  ],
  [
    'receipt',
    async (page) => {
      await press(/^Ver comprobante/)(page);
      await page.getByText('Total pagado').first().waitFor();
    },
  ],
  [
    'no payments',
    async (page) => {
      await page.goto('/inicio/pagos/cartolaHistorica?desde=2020-01-01&hasta=2020-01-02');
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    },
  ],
  [
    'wrong dates',
    async (page) => {
      await page.getByRole('textbox', { name: 'Desde' }).fill('2020-02-31');
      await press('Filtrar')(page);
    },
  ],
  [
    'report',
    async (page) => {
      await page.goto('/inicio/reportePago');
      await page.getByRole('table', { name: 'Pagos por mes' }).waitFor();
    },
  ],
  [
    'report without payments',
    async (page) => {
      await page.goto('/inicio/reportePago?desde=2025-01-01&hasta=2025-01-02');
      await page.getByText('No hay pagos en este período').waitFor();
    },
  ],
  [
    'an account in payment',
    async (page) => {
      await page.goto('/inicio/cuentas');
      await press('Pagar Gas Tamarugo')(page);
      await page.getByRole('heading', { level: 1, name: 'Carro de cuentas' }).waitFor();
      await page.evaluate(storePendingPayment);
      await page.goto('/inicio/cuentas');
      await page.getByText('Pago en curso').waitFor();
    },
  ],
];
