import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Tab } from './tab.ts';

/**
 * Changes the window's size, and waits until the page has handled the change: its events come
 * before the callbacks of the next frame, and what they render before those of the one after it.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/**
 * Fails if the page is wider than the window and would scroll sideways (docs/trust.md, T27). Tries
 * for two seconds: after a change of the window's width, the page may be too wide until React has
 * rendered it.
 */
export const expectNoSidewaysScroll = (page: Tab, state: string) =>
  expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      { message: state, timeout: 2_000 },
    )
    .toBe(0);

/**
 * Lists the controls that a toast covers while both are visible. A toast docked at the bottom may
 * cover controls that scroll under it, but no fixed or sticky control, and not the focused one.
 * Runs in the page.
 */
function coveredControls(): string[] {
  const controls =
    'a[href], button, input, select, textarea, summary, label, [role=option], [role=menuitem]';
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]');
  const isBar = ({ left, right, bottom }: DOMRect) =>
    left <= 0 && right >= document.documentElement.clientWidth && bottom >= window.innerHeight;
  const sticks = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      sticks(element.parentElement));
  const toasts = [...document.querySelectorAll('[data-class]')].filter(isSeen);
  const others = [...document.querySelectorAll(controls)].filter(isSeen);
  return toasts.flatMap((toast) => {
    const card = toast.getBoundingClientRect();
    return others
      .filter((control) => !control.closest('[data-class]'))
      .filter((control) => !isBar(card) || sticks(control) || control.matches(':focus-visible'))
      .filter((control) =>
        [...control.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < card.right && right > card.left && top < card.bottom && bottom > card.top,
        ),
      )
      .map((control) => `«${toast.textContent}» over ${control.outerHTML.slice(0, 160)}`);
  });
}

/**
 * Fails if a toast covers a control for two seconds. A shorter overlap is allowed, because a toast
 * moves away only after the page beneath it has moved.
 */
export const expectNothingCovered = (page: Page, state: string) =>
  expect.poll(() => page.evaluate(coveredControls), { message: state, timeout: 2_000 }).toEqual([]);

/** The part of a layout shift's entry that `watchShifts` reads. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Records layout shifts without recent input; the returned function reads the amount of each, and
 * the elements with their old and new positions.
 */
export async function watchShifts(page: Page): Promise<() => Promise<[number, string][]>> {
  await page.addInitScript(() => {
    const shifts: [number, string][] = [];
    Object.assign(window, { shifts });
    const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} «${node?.textContent?.slice(0, 30)}» ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        );
        if (!hadRecentInput) shifts.push([value, moved.join('; ')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts') as [number, string][]);
}
