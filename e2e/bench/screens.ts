import type { Browser, Page } from '@playwright/test';
import { signIn } from '../support/payer.ts';
import { median, openPhone } from './phone.ts';
import { nextPaint } from './press.ts';

/**
 * A screen: its link or button, its heading, and the buttons that open the menu around the link.
 */
interface Screen {
  link: string;
  heading: string;
  menu?: readonly string[];
}

/**
 * The screens that the home page links to, except /contacto: its link loads a new document instead
 * of changing the screen.
 */
const guestScreens: readonly Screen[] = [
  { link: 'Consultar y pagar', heading: 'Consultar cuenta' },
  { link: 'Ver todas las empresas', heading: 'Pagar servicios' },
  { link: 'Preguntas frecuentes', heading: 'Preguntas frecuentes' },
  { link: 'Términos y Condiciones', heading: 'Términos y Condiciones' },
  { link: 'Bases legales', heading: 'Bases legales' },
  { link: 'Registrarte', heading: 'Crea tu cuenta', menu: ['Menú'] },
];

const profile = ['Menú', 'Antonia Rojas Fuentes'];

/** The screens that a payer reaches from the screen "Mis cuentas". */
const payerScreens: readonly Screen[] = [
  { link: 'Agregar cuenta', heading: 'Agregar cuenta', menu: ['Menú'] },
  { link: 'Mis pagos', heading: 'Mis pagos', menu: ['Menú'] },
  { link: 'Reporte de Pagos', heading: 'Reporte de pagos' },
  { link: 'Mi perfil', heading: 'Mi perfil', menu: profile },
  { link: 'Cambiar contraseña', heading: 'Cambiar contraseña', menu: profile },
];

const rounds = 3;

/** Presses a prefetched link; returns the milliseconds to the frame with the screen's heading. */
async function openScreen(page: Page, { link, heading, menu = [] }: Screen): Promise<number> {
  await page.waitForLoadState('networkidle');
  for (const name of menu) await page.getByRole('button', { name }).click();
  const target = page
    .getByRole('link', { name: link, exact: true })
    .or(page.getByRole('button', { name: link, exact: true }))
    .first();
  return nextPaint(target, { selector: 'main h1', text: heading });
}

/**
 * Measures the milliseconds from the click on a prefetched link to its screen: medians, keyed by
 * heading. In each round, a new phone opens all screens of the guest or of the payer.
 */
export async function measureScreens(
  browser: Browser,
  portal: string,
): Promise<Record<string, number>> {
  const figures: Record<string, number[]> = {};
  const measure = async (screens: readonly Screen[], begin: (page: Page) => Promise<unknown>) => {
    for (let round = 0; round < rounds; round += 1) {
      const { page, close } = await openPhone(browser, portal);
      await begin(page);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      for (const screen of screens) {
        (figures[screen.heading] ??= []).push(await openScreen(page, screen));
        await page.goBack();
        await page.getByRole('heading', { level: 1, name: heading ?? '' }).waitFor();
      }
      await close();
    }
  };
  await measure(guestScreens, async (page) => {
    await page.goto('/');
    // Only a hydrated link prefetches its screen. The links in this section, one for each category,
    // appear after hydration, so the first of them is awaited.
    await page
      .getByRole('region', { name: /quieres pagar/ })
      .getByRole('link')
      .first()
      .waitFor();
  });
  await measure(payerScreens, signIn);
  return Object.fromEntries(Object.entries(figures).map(([name, all]) => [name, median(all)]));
}

/** Measures the reference page's route change: the median in milliseconds. */
export async function measureRoute(browser: Browser, reference: string): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPhone(browser, reference);
    await page.goto('/screens.html');
    all.push(await openScreen(page, { link: 'Consultar', heading: 'Consultar cuenta' }));
    await close();
  }
  return median(all);
}
