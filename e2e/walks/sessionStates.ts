import type { Page } from '@playwright/test';
import { collectTwoBills, queueBill } from '../support/journey.ts';
import { openLogin, sendLogin } from '../support/payer.ts';
import type { State } from './states.ts';

const pressLast = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).last().click();
const closeModal = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
const openScreen = (url: string) => async (page: Page) => {
  await page.goto(url);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
};

/** The states before a sign-in: login, registration and password reset. */
export const signInStates: State[] = [
  ['login', openLogin],
  [
    'login with a wrong e-mail',
    async (page) => {
      await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('pagador');
      await page.keyboard.press('Tab');
      await page.getByText('Debes ingresar un correo válido.').waitFor();
    },
  ],
  [
    'refused login',
    async (page) => {
      await sendLogin(page, { password: 'otra' });
      await page.getByRole('alert').waitFor();
    },
  ],
  [
    'blocked payer',
    async (page) => {
      await sendLogin(page, { email: 'bloqueado@ejemplo.cl' });
      await page.getByRole('dialog', { name: 'Usuario bloqueado' }).waitFor();
    },
  ],
  [
    'another session',
    async (page) => {
      await pressLast('Aceptar')(page);
      await sendLogin(page, { email: 'otra-sesion@ejemplo.cl' });
      await page.getByRole('dialog', { name: 'Tienes otra sesión activa' }).waitFor();
    },
  ],
  [
    'user area of a guest',
    async (page) => {
      await pressLast('Salir')(page);
      await openScreen('/usuario')(page);
    },
  ],
  ['registration', openScreen('/usuario/registro')],
  ['empty registration', pressLast('Crear cuenta')],
  [
    'terms',
    async (page) => {
      await pressLast('Leer términos')(page);
      await page.getByRole('dialog', { name: 'Términos y Condiciones' }).waitFor();
    },
  ],
  [
    'reset, first step',
    async (page) => {
      await closeModal(page);
      await openScreen('/usuario/restablecerClave')(page);
      await pressLast('Enviar código')(page);
    },
  ],
  [
    'reset, second step',
    async (page) => {
      await page
        .getByRole('textbox', { name: 'Correo electrónico' })
        .fill('clave-vencida@ejemplo.cl');
      await pressLast('Enviar código')(page);
      await page.getByLabel('Código', { exact: true }).waitFor();
    },
  ],
  ['empty second step', pressLast('Restablecer contraseña')],
  [
    'login with bills',
    async (page) => {
      await collectTwoBills(page);
      await queueBill(page);
      await openLogin(page);
      await page.getByRole('checkbox', { name: /^Llevar estas 3 deudas/ }).waitFor();
    },
  ],
];

/** The states of a payer with an expired password, up to the idle warning. */
export const payerDataStates: State[] = [
  [
    'expired password',
    async (page) => {
      await openLogin(page);
      await sendLogin(page, { email: 'clave-vencida@ejemplo.cl' });
      await page.getByText('Tu contraseña venció. Cámbiala para continuar.').waitFor();
    },
  ],
  ['empty change of password', pressLast('Cambiar contraseña')],
  [
    'profile menu',
    async (page) => {
      const menu = page.getByRole('button', { name: 'Menú' });
      if (await menu.isVisible()) await menu.click();
      await pressLast('Rosa Fuentes Leal')(page);
      await page.getByRole('link', { name: 'Mi perfil' }).waitFor();
    },
  ],
  ['user area of a payer', openScreen('/usuario')],
  [
    'profile',
    async (page) => {
      await openScreen('/inicio/perfil')(page);
      await page.getByRole('textbox', { name: 'Nombre' }).waitFor();
    },
  ],
  [
    'profile with wrong data',
    async (page) => {
      await page.getByRole('textbox', { name: 'Nombre' }).fill('');
      await page.getByRole('textbox', { name: 'Teléfono' }).fill('1');
      await pressLast('Guardar cambios')(page);
      await page.getByText('Por favor, ingresa tu nombre').waitFor();
    },
  ],
  [
    'delete the account',
    async (page) => {
      await pressLast('Eliminar mi usuario')(page);
      await page.getByRole('dialog').waitFor();
    },
  ],
  ['delete the account without the word', pressLast('Eliminar mi usuario')],
  [
    'idle warning',
    async (page) => {
      await closeModal(page);
      // Stops the clock, so that the seconds left do not change.
      await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + 272_000);
      await page.getByRole('dialog', { name: 'Tu sesión está por expirar' }).waitFor();
    },
  ],
];
