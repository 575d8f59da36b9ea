import type { Page } from '@playwright/test';
import { collectTwoBills, confirm } from '../support/journey.ts';
import { press } from './states.ts';
import type { State } from './states.ts';

/** The operator's `avisos.json`: a notice for all pages, and one about a company. */
export const notices = [
  { text: 'El sábado de 2:00 a 4:00 no habrá pagos por mantención.', level: 'warning' },
  {
    text: 'Luz Canelo no responde. Puedes pagar tus otras cuentas.',
    level: 'error',
    companies: ['Luz Canelo'],
  },
];

const registrationOff = 'Hoy no puedes crear una cuenta. Inténtalo mañana.';
/** The operator's `portal.json`; this one switches the registration off. */
const switches = { off: [{ feature: 'registration', text: registrationOff }] };

const offline = (page: Page) => page.getByRole('status', { name: 'Sin conexión' });

/**
 * The states with an operator's notices, with the registration switched off, and without a network.
 */
export const everyPageStates: State[] = [
  [
    'notices',
    async (page) => {
      await page.context().route('**/avisos.json', (route) => route.fulfill({ json: notices }));
      await page.goto('/');
      await page.getByRole('region', { name: 'Avisos' }).getByText('Luz Canelo').waitFor();
    },
  ],
  [
    'registration switched off',
    async (page) => {
      await page.context().route('**/portal.json', (route) => route.fulfill({ json: switches }));
      await page.goto('/usuario/registro');
      await page.getByText(registrationOff).waitFor();
    },
  ],
  [
    'offline',
    async (page) => {
      await page.context().unrouteAll();
      await collectTwoBills(page);
      await confirm(page);
      await page.context().setOffline(true);
      await offline(page).waitFor();
    },
  ],
  [
    'paid while offline',
    async (page) => {
      await page.getByRole('button', { name: /^Pagar \$/ }).click();
      await page.getByRole('alert').getByText('no enviamos nada').waitFor();
    },
  ],
  [
    'a window lost while offline',
    async (page) => {
      await press('Leer términos')(page);
      await page.getByRole('dialog', { name: 'No pudimos abrir esta ventana' }).waitFor();
    },
  ],
];
