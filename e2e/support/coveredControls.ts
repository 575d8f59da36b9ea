import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Lists the controls that a toast covers while both are visible. Runs in the page. */
function coveredControls(): string[] {
  const controls =
    'a[href], button, input, select, textarea, summary, label, [role=option], [role=menuitem]';
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], [inert]');
  const toasts = [...document.querySelectorAll('[data-class]')].filter(isSeen);
  const others = [...document.querySelectorAll(controls)].filter(isSeen);
  return toasts.flatMap((toast) => {
    const card = toast.getBoundingClientRect();
    return others
      .filter((control) => !control.closest('[data-class]'))
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
 * Fails if a toast stays over a field, a box or a button. Polled, because a toast looks for another
 * place when the page has moved under it.
 */
export const expectNothingCovered = (page: Page, state: string) =>
  expect.poll(() => page.evaluate(coveredControls), { message: state, timeout: 2_000 }).toEqual([]);
