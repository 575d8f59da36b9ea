import type { Page } from '@playwright/test';
import { fillContact } from '../support/journey.ts';
import { followLink, mailLink, openCart, openLinkModal, sendLink } from '../support/linkJourney.ts';
import { healBank, openPanel, putFault } from '../support/sandboxConsole.ts';
import { press, withoutScripts } from './states.ts';
import type { State } from './states.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name }).waitFor();

export const helpStates: State[] = [
  ['an answer', (page) => page.goto('/preguntas#pago-pendiente')],
  ['a search', (page) => page.getByRole('textbox').fill('autopistas')],
  ['nothing found', (page) => page.getByRole('textbox').fill('zzz')],
  ['a term', (page) => page.goto('/terminos#costos')],
  ['a legal basis', (page) => page.goto('/basesLegales#reclamos')],
  ['contact', (page) => page.goto('/contacto')],
  ['contact, empty', press('Enviar')],
  [
    'contact, failed',
    async (page) => {
      await putFault(page, { endpoint: 'sendContactMail', fault: 'Error interno (500)' });
      await page.goto('/contacto');
      await fillContact(page);
      await press('Enviar')(page);
      await dialog(page, 'No pudimos enviarte la copia');
    },
  ],
  [
    'contact, sent',
    async (page) => {
      await healBank(page);
      await page.goto('/contacto');
      await fillContact(page);
      await press('Enviar')(page);
      await dialog(page, 'Mensaje enviado');
    },
  ],
];

/** The states of a payment link's page, and of the modal that sends the link. */
export const linkStates: State[] = [
  ['no link', (page) => page.goto('/pagoEmail')],
  ['a foreign link', (page) => page.goto('/pagoEmail?link=https://otro.cl/1')],
  [
    'step 1',
    async (page) => {
      await putFault(page, { endpoint: 'convertLink', fault: 'Lenta', ms: 6000 });
      await openCart(page);
      await openLinkModal(page);
    },
  ],
  ['step 1, wrong', (page) => page.getByRole('dialog').getByRole('textbox').fill('ana,')],
  [
    'step 2',
    async (page) => {
      await sendLink(page);
      await page.getByText('Por favor espera un momento').waitFor();
    },
    'loading',
  ],
  ['step 3', (page) => page.getByText('El link fue generado y enviado exitosamente').waitFor()],
  [
    'step 4',
    async (page) => {
      await putFault(page, { endpoint: 'convertLink', fault: 'Error interno (500)' });
      await page.goto('/carroDeCuentas');
      await openLinkModal(page);
      await sendLink(page);
      await page.getByText('Hubo un problema al generar el link').waitFor();
    },
  ],
  ['a due link', followLink],
  [
    'a pending link',
    async (page) => {
      await press(/^Pagar \$/)(page);
      await press('Dejar pendiente')(page);
      await page.getByRole('heading', { name: 'Pago pendiente' }).waitFor();
      await followLink(page);
      await page.getByText('Este pago está en proceso').waitFor();
    },
  ],
  [
    'a paid link',
    async (page) => {
      await openPanel('pagos')(page);
      await press('Aprobar los pendientes')(page);
      await followLink(page);
      await page.getByText('Este link ya fue pagado').waitFor();
    },
  ],
  [
    'a link copied, its code lost',
    async (page) => {
      await healBank(page);
      await openCart(page);
      await openLinkModal(page);
      await press('Copiar link')(page);
      await page.getByText(/^Copiamos el link/).waitFor();
      await withoutScripts(async () => {
        await press('Mostrar código QR')(page);
        await page.getByText('No pudimos cargar esta parte').waitFor();
      })(page);
    },
  ],
  [
    'a link as a code',
    async (page) => {
      await press('Reintentar')(page);
      await page.getByRole('img', { name: 'Código QR del link de pago' }).waitFor();
    },
  ],
  [
    'an expired link',
    async (page) => {
      await mailLink(page);
      await openPanel('pagos')(page);
      await page
        .getByRole('button', { name: /^Vencer el link/ })
        .first()
        .click();
      await followLink(page);
      await page.getByText('Este link venció').waitFor();
    },
  ],
];

/** The states of the sandbox console, after a payment link was mailed. */
export const sandboxConsoleStates: State[] = [
  [
    'outbox',
    async (page) => {
      await mailLink(page);
      await openPanel('correos')(page);
    },
  ],
  ['scenario', openPanel('escenario')],
  ['faults', press('Banco caído')],
  ['payments and links', openPanel('pagos')],
  [
    'calls',
    async (page) => {
      await openPanel('llamadas')(page);
      // The order of calls that start together varies, so the log is filtered.
      await page.getByRole('textbox', { name: 'Buscar en el registro' }).fill('inscripcion');
    },
  ],
  ['a call', (page) => page.locator('summary').first().click()],
  ['session', openPanel('sesion')],
  ['test data', openPanel('datos')],
  ['reset', press('Reiniciar el banco')],
];
