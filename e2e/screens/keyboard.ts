import { expect } from '@playwright/test';
import type { Tab } from '../support/tab.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';

/** The visibility of the focused element. */
interface Seen {
  name: string;
  /** Whether there is a focus ring, on the element itself or, as for a checkbox, on a neighbour. */
  hasRing: boolean;
  /**
   * Whether the whole element is inside the window or, if it is taller than the window, a part of
   * it.
   */
  isInside: boolean;
  /** The beginning of the markup of an element that covers the focused one. */
  cover: string | null;
}

/** Reads whether the focused element can be seen. Runs in the page. */
function look(): Seen {
  const element = document.activeElement ?? document.body;
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : '';
  const name = (element.getAttribute('aria-label') ?? label) || (element.textContent ?? '');
  const near = [element, element.parentElement, element.nextElementSibling];
  const hasRing = near.some((candidate) => {
    if (!candidate) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
  const isInside =
    box.left >= 0 &&
    box.right <= width &&
    (box.height > height
      ? box.bottom > 0 && box.top < height
      : box.top >= 0 && box.bottom <= height);
  const own = [...near, element.closest('label')];
  const isOwn = (hit: Element | null) =>
    hit !== null && (element.contains(hit) || own.includes(hit) || own.at(-1)?.contains(hit));
  const [x, y, inset] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2, 3];
  // Checks the centre and the sides, but no corners: at a rounded corner another element is found.
  const points: [number, number][] = [
    [x, y],
    [box.left + inset, y],
    [box.right - inset, y],
    [x, box.top + inset],
    [x, box.bottom - inset],
  ];
  const cover = points
    .filter(([left, top]) => left > 0 && left < width && top > 0 && top < height)
    .map(([left, top]) => document.elementFromPoint(left, top))
    .find((hit) => !isOwn(hit));
  return { name, hasRing, isInside, cover: cover?.outerHTML.slice(0, 120) ?? null };
}

/**
 * Fails unless the focused element has a ring, is inside the window and is not covered (WCAG 2.4.7,
 * 2.4.11); returns its name.
 */
async function expectFocusSeen(page: Tab): Promise<string> {
  // Waits a frame, in which the page scrolls to the focused element and toasts make room for it.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const { name, ...state } = await page.evaluate(look);
  expect(state, `the focus on «${name}»`).toEqual({
    hasRing: true,
    isInside: true,
    cover: null,
  });
  return name;
}

/** Whether the first option is visible. Runs in the page. */
function isOptionInWindow(): boolean {
  const box = document.querySelector('[role=option]')?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
}

/**
 * Presses Tab until the element with this name has the focus. Every focused element must be
 * visible, and the page must not scroll sideways.
 */
async function tabTo(page: Tab, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await expectFocusSeen(page);
    await expectNoSidewaysScroll(page, label);
    if (name.test(label)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

/**
 * Pays a bill as a guest by keyboard alone. The focus is always visible, and the page is never
 * wider than the window (docs/trust.md, T27).
 */
export async function payByKeyboard(page: Tab): Promise<void> {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goto('/');
  await tabTo(page, /Busca tu empresa/);
  await page.keyboard.type('lleuque');
  await page.getByRole('option', { name: /Aguas Lleuque/ }).waitFor();
  await expect.poll(() => page.evaluate(isOptionInWindow)).toBe(true);
  await page.keyboard.press('Enter');
  await heading('Consultar cuenta');
  await tabTo(page, /Identificador de servicio/);
  await page.keyboard.type('10203040');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Deudas' }).waitFor();
  await tabTo(page, /^Agregar F-/);
  await page.keyboard.press('Enter');
  await page.getByText('Cuenta agregada correctamente al carro de compras.').waitFor();
  await tabTo(page, /Continuar al pago/);
  await page.keyboard.press('Enter');
  await heading('Confirmar pago');
  await tabTo(page, /Correo electrónico/);
  await page.keyboard.type('ana@ejemplo.cl');
  await tabTo(page, /Acepto los Términos/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Pagar \$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Aprobar' }).waitFor();
  await tabTo(page, /Aprobar/);
  await page.keyboard.press('Enter');
  await heading('Pago exitoso');
  await page.getByText(/^Enviamos el comprobante/).waitFor();
  await tabTo(page, /Enviar a otro correo/);
}
