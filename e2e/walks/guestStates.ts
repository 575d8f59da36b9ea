import {
  addTwoBills,
  chooseCompany,
  collectTwoBills,
  consult,
  fillPayer,
  payCart,
  queueBill,
} from '../support/journey.ts';
import { healBank, putFault } from '../support/sandboxConsole.ts';
import { press, pressForModal } from './states.ts';
import type { State } from './states.ts';

export const guestStates: State[] = [
  ['home', (page) => page.goto('/')],
  ['search', (page) => page.getByRole('combobox', { name: 'Busca tu empresa' }).fill('a')],
  ['Empresa', (page) => page.goto('/consultarCuenta')],
  ['Cuenta', chooseCompany],
  ['sample bill', (page) => page.getByRole('button', { name: /Dónde lo encuentro/ }).click()],
  ['empty form', (page) => page.getByRole('button', { name: 'Consultar', exact: true }).click()],
  ['Deudas', consult],
  ['filled cart', addTwoBills],
  ['cart screen', (page) => page.goto('/carroDeCuentas')],
  ['confirm', (page) => page.getByRole('link', { name: 'Continuar al pago' }).click()],
  ['refused confirm', (page) => page.getByRole('button', { name: /^Pagar \$/ }).click()],
  ['terms', pressForModal('Leer términos')],
  ['accepted', (page) => page.getByRole('button', { name: 'Aceptar' }).click()],
  [
    'misspelt e-mail',
    async (page) => {
      await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@gmial.com');
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: '¿Quisiste decir gmail.com?' }).waitFor();
    },
  ],
  [
    'bank page',
    async (page) => {
      await fillPayer(page);
      await page.getByRole('button', { name: /^Pagar \$/ }).click();
      await page.getByRole('button', { name: 'Rechazar' }).waitFor();
    },
  ],
  [
    'rejected',
    async (page) => {
      await page.getByRole('button', { name: 'Rechazar' }).click();
      await page.getByRole('heading', { level: 1, name: 'Pago rechazado' }).waitFor();
    },
  ],
  [
    'payments of the device',
    async (page) => {
      await page.goto('/resultadoPago');
      await page.getByRole('list', { name: 'Pagos de este dispositivo' }).waitFor();
    },
  ],
  [
    'unknown reference',
    async (page) => {
      await page.goto('/resultadoPago?referencia=desconocida');
      await page.getByRole('heading', { level: 1, name: 'No encontramos ese pago' }).waitFor();
    },
  ],
  ['pay services', (page) => page.goto('/pagarServicios')],
  ['questions', (page) => page.goto('/preguntas')],
  ['terms page', (page) => page.goto('/terminos')],
  ['legal page', (page) => page.goto('/basesLegales')],
  ['contact', (page) => page.goto('/contacto')],
];

/** The states with bills that are queued until the cart is paid, in every place that shows them. */
export const queueStates: State[] = [
  ['two bills', collectTwoBills],
  ['one that waits', queueBill, 'toast'],
  ['cart screen', (page) => page.goto('/carroDeCuentas')],
  ['paid', payCart],
  [
    'reference copied, receipt saved',
    async (page) => {
      await press('Copiar la referencia')(page);
      await press('Guardar PDF')(page);
      await page.getByText('Descargamos el comprobante en PDF.').waitFor();
    },
  ],
  [
    'empty cart, next payment unknown',
    async (page) => {
      await putFault(page, { endpoint: 'consultDebts', fault: 'Error interno (500)' });
      await page.goto('/carroDeCuentas');
      await press('Continuar con Gas Tamarugo')(page);
      await page.getByText('No pudimos consultar el próximo pago').waitFor();
    },
  ],
  [
    'continued',
    async (page) => {
      await healBank(page);
      await page.goto('/carroDeCuentas');
      await press('Continuar con Gas Tamarugo')(page);
      await page.getByRole('heading', { level: 1, name: 'Confirmar pago' }).waitFor();
    },
  ],
];
