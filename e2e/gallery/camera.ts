import type { Page } from '@playwright/test';
import type { State } from '../walks/states.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Maximum height of a picture in pixels; a longer page is cut off. */
const longest = 6_000;

/**
 * Closes toasts, because their timers would make pictures differ between runs; for a picture of a
 * toast, hovers over it to keep it open.
 */
async function settleToasts(page: Page, passing: State[2]): Promise<void> {
  if (passing === 'toast') {
    await page.locator('[data-class]').first().hover();
    return;
  }
  await page.mouse.move(0, 0);
  const close = page.getByRole('button', { name: 'Cerrar aviso' });
  await close.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await close.first().waitFor({ state: 'detached' });
}

/**
 * The height of the page once its fonts and pictures have loaded; undefined if a modal, a menu or a
 * list of suggestions covers it.
 */
function readHeight(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Loads all pictures now, also those further down, which would otherwise load on scroll.
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    const { body, documentElement: root } = document;
    const isHeld = [body, root].some((each) => getComputedStyle(each).overflowY === 'hidden');
    if (isHeld || document.querySelector('[role=menu], [role=listbox]')) return undefined;
    window.scrollTo(0, 0);
    return root.scrollHeight;
  });
}

/**
 * For a picture of the whole page, moves bars that stick to the bottom of the window to the end of
 * the page; or moves them back.
 */
async function layBars(page: Page, where: 'down' | 'back'): Promise<void> {
  await page.evaluate((isDown) => {
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position, bottom } = getComputedStyle(element);
      return isDown ? position === 'sticky' && bottom !== 'auto' : 'bar' in element.dataset;
    });
    for (const bar of bars) {
      bar.style.position = isDown ? 'static' : '';
      if (isDown) bar.dataset['bar'] = '';
      else delete bar.dataset['bar'];
    }
  }, where === 'down');
}

async function shoot(page: Page, passing: State[2]): Promise<Buffer> {
  await settleToasts(page, passing);
  const still = { animations: 'disabled', caret: 'hide' } as const;
  const height = passing === 'toast' ? undefined : await readHeight(page);
  if (height === undefined) return page.screenshot(still);
  await layBars(page, 'down');
  const { width } = page.viewportSize() ?? { width: 0 };
  const clip = { x: 0, y: 0, width, height: Math.min(height, longest) };
  const picture = await page.screenshot({ ...still, fullPage: true, clip });
  await layBars(page, 'back');
  return picture;
}

/** Takes pictures of the page until two in a row are equal. */
async function takePicture(page: Page, passing: State[2]): Promise<Buffer> {
  let last = await shoot(page, passing);
  for (let tries = 0; tries < 10; tries += 1) {
    const next = await shoot(page, passing);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('The page does not stand still');
}

/**
 * Takes a picture of a page in each scheme: of the whole page, but of the window alone for a toast
 * or if something covers the page.
 */
export async function takePictures(
  page: Page,
  passing: State[2],
): Promise<{ scheme: Scheme; picture: Buffer }[]> {
  const pictures: { scheme: Scheme; picture: Buffer }[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    pictures.push({ scheme, picture: await takePicture(page, passing) });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return pictures;
}
