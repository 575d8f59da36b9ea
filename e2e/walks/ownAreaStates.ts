import type { Page } from '@playwright/test';
import { signIn } from '../support/payer.ts';
import { press, pressForModal } from './states.ts';
import type { State } from './states.ts';

const escape = (page: Page) => page.keyboard.press('Escape');

/** The fields in which the stored payments differ; `storePayments` adds the others. */
interface Stored {
  reference: string;
  status: string;
  statusWord?: string;
  items: object[];
}

/** Stores payments of the signed-in payer, in place of those stored before. Runs in the page. */
function storePayments(payments: readonly Stored[]): void {
  const { idu } = JSON.parse(sessionStorage.getItem('userData') ?? '{}') as { idu?: string };
  const attempts = payments.map((payment, nth) => ({
    ...payment,
    paymentKey: payment.reference,
    url: `${location.origin}/banco/?sessionid=1`,
    owner: idu,
    startedAt: Date.now() + nth,
    isPaidHere: true,
  }));
  localStorage.setItem('payment', JSON.stringify({ version: 2, attempts, receipts: [] }));
}

/** The JSON text of the cart in local storage; '{}' if there is no cart. */
const storedCart = (page: Page) => page.evaluate(() => localStorage.getItem('cart') ?? '{}');
const itemsOf = (cart: string) => (JSON.parse(cart) as { items: object[] }).items;

/**
 * Stores a pending payment of the cart's bills instead of paying them: the simulated bank stops
 * listing bills in payment, but other banks list them, and the portal then marks them.
 */
async function storePendingPayment(page: Page): Promise<void> {
  const items = itemsOf(await storedCart(page));
  await page.evaluate(storePayments, [{ reference: 'PENDIENTE1', status: 'pending', items }]);
}

/**
 * Pays the cart, then removes the payment from the browser and restores the cart, as if another
 * device had paid. Stores other payments of two of the cart's bills.
 */
async function payElsewhere(page: Page): Promise<void> {
  await page.evaluate(storePayments, []);
  await page.goto('/confirmarPago');
  const cart = await storedCart(page);
  await page.getByRole('checkbox', { name: /Acepto los Términos/ }).check();
  await press(/^Pagar \$/)(page);
  await press('Aprobar')(page);
  await page.getByText(/^Enviamos el comprobante/).waitFor();
  // robots.txt has the portal's origin, but no portal runs there that could overwrite the storage.
  await page.goto('/robots.txt');
  const [first = {}, second = {}] = itemsOf(cart);
  await page.evaluate(storePayments, [
    { reference: 'PENDIENTE1', status: 'pending', items: [first] },
    { reference: 'REVISION1', status: 'other', statusWord: 'EN REVISIÓN', items: [second] },
  ]);
  await page.evaluate((text) => localStorage.setItem('cart', text), cart);
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
      // The buttons change once the debts are known, so the state is complete only then.
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
      await page.getByRole('textbox', { name: 'Buscar empresa' }).fill('fibra');
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
      await press('Descargar CSV')(page);
      await page.getByText(/^Listo: descargamos/).waitFor();
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
      await page.getByRole('textbox', { name: 'Buscar en la lista' }).fill('agua');
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
      await storePendingPayment(page);
      await page.goto('/inicio/cuentas');
      await page.getByText('Pago en curso').waitFor();
    },
  ],
  [
    'a debt in payment',
    async (page) => {
      await page.goto('/consultarCuenta?empresa=gas-tamarugo');
      await page.getByRole('textbox', { name: 'Identificador de servicio' }).fill('70809010');
      await press('Consultar')(page);
      await page.getByText('Pago en curso').first().waitFor();
    },
  ],
  [
    'bills paid before, and on another device',
    async (page) => {
      await payElsewhere(page);
      await page.goto('/confirmarPago');
      await page.getByText('Ya pagaste alguna de estas deudas').waitFor();
    },
  ],
  [
    'a debt paid on another device',
    async (page) => {
      await page.goto(`/locales?escenario=${JSON.stringify({ listsPaid: true })}`);
      await page.getByText('El banco se porta como dice el link.').first().waitFor();
      await page.goto('/robots.txt');
      await page.evaluate(storePayments, []);
      await page.evaluate(() => localStorage.removeItem('cart'));
      await page.goto('/consultarCuenta?empresa=gas-tamarugo');
      await page.getByRole('textbox', { name: 'Identificador de servicio' }).fill('70809010');
      await press('Consultar')(page);
      await page.getByText('Pagada hace poco').first().waitFor();
    },
  ],
];
