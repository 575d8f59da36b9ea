import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './axe.ts';

/** What somebody sees of the focused element. */
interface Seen {
  name: string;
  /** A ring: on the element itself or, where that is drawn by a neighbour, as of a checkbox, on that. */
  hasRing: boolean;
  /** Whether all of its box that fits is inside the window. */
  isInside: boolean;
  /** What lies over it, if anything. */
  cover: string | undefined;
}

/** Runs in the page, about the focused element. */
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
  // Its middle and its four sides: at a round corner there is something else.
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

/** The focused element can be seen: it has a ring, is inside the window, and nothing lies over it (WCAG 2.4.7, 2.4.11). */
export async function expectFocusSeen(page: Page): Promise<string> {
  const seen = await page.locator(':focus').evaluate(look);
  const { name, ...state } = seen;
  expect(state, `the focus on «${name}»`).toEqual({
    hasRing: true,
    isInside: true,
    cover: undefined,
  });
  return name;
}

/** Presses Tab until the focus is on what has this name; every stop on the way can be seen. */
export async function tabTo(page: Page, name: RegExp): Promise<Locator> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await expectFocusSeen(page);
    await expectNoSidewaysScroll(page, label);
    if (name.test(label)) return page.locator(':focus');
  }
  throw new Error(`Tab never reached ${name}`);
}
