import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './sidewaysScroll.ts';

/** What can be seen of the focused element. */
interface Seen {
  name: string;
  /** A focus ring on the element itself or, as for a checkbox, on a neighbour that draws it. */
  hasRing: boolean;
  /** Whether its box is inside the window, as far as it fits. */
  isInside: boolean;
  /** What covers it, if anything. */
  cover: string | undefined;
}

/** Runs in the page, for the focused element. */
function look(element: Element): Seen {
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
  // Its centre and its four sides; in a rounded corner there is another element.
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
  return { name, hasRing, isInside, cover: cover?.outerHTML.slice(0, 120) };
}

/**
 * Fails unless the focused element has a ring, is inside the window and is not covered (WCAG 2.4.7,
 * 2.4.11); returns its name.
 */
async function expectFocusSeen(page: Page): Promise<string> {
  // In this frame the press scrolls the page, and the toasts make room for the bar.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const seen = await page.locator(':focus').evaluate(look);
  const { name, ...state } = seen;
  expect(state, `the focus on «${name}»`).toEqual({
    hasRing: true,
    isInside: true,
    cover: undefined,
  });
  return name;
}

/**
 * Presses Tab until the element of this name has the focus; every stop on the way must be visible.
 */
export async function tabTo(page: Page, name: RegExp): Promise<Locator> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await expectFocusSeen(page);
    await expectNoSidewaysScroll(page, label);
    if (name.test(label)) return page.locator(':focus');
  }
  throw new Error(`Tab never reached ${name}`);
}
