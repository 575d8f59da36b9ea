import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** The times of the press and of the bank's answer, in milliseconds since navigation. */
    pressedAt: number;
    answeredAt: number;
    /**
     * Resolves to the time of the frame with the awaited element, in milliseconds since navigation;
     * in `nextPaint`, to the milliseconds from the click to the next frame.
     */
    painted: Promise<number>;
    /** Whether the page has the awaited element. */
    isThere: () => boolean;
  }
}

/** The awaited element, and optionally its whole text. */
interface Awaited {
  selector: string;
  text?: string;
}

/** Defines `window.isThere` for the awaited element. */
async function describe(page: Page, awaited: Awaited): Promise<void> {
  await page.evaluate(({ selector, text }) => {
    window.isThere = () => {
      const element = document.querySelector(selector);
      return element !== null && (text === undefined || element.textContent === text);
    };
  }, awaited);
}

/** Sets `window.painted` to a promise of the time at which a frame shows the awaited element. */
async function lookFor(page: Page, awaited: Awaited): Promise<void> {
  await describe(page, awaited);
  await page.evaluate(() => {
    window.painted = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!window.isThere()) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
  });
}

/** Holds the press for 80 ms, about as long as people hold a finger or a mouse button down. */
const press = (target: Locator) => target.click({ delay: 80 });

/**
 * Hovers over the target, which may scroll the page and prefetch a screen, and waits until the page
 * has received no file for half a second.
 */
async function reach(target: Locator): Promise<void> {
  await target.hover();
  await target.page().evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 500);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 500);
        }).observe({ type: 'resource' });
      }),
  );
}

/**
 * Presses the target; returns the milliseconds from the click's time stamp to the frame that shows
 * the awaited element.
 */
export async function fromPress(target: Locator, awaited: Awaited): Promise<number> {
  const page = target.page();
  await reach(target);
  await lookFor(page, awaited);
  await page.evaluate(() => {
    const note = ({ timeStamp }: Event) => {
      window.pressedAt = timeStamp;
    };
    window.addEventListener('click', note, { capture: true, once: true });
  });
  await press(target);
  return page.evaluate(async () => (await window.painted) - window.pressedAt);
}

/**
 * Presses the target; returns the milliseconds to the next frame, as the browser's event timing
 * measures them (rounded to 8 ms). Fails if that frame does not show the awaited element.
 */
export async function nextPaint(target: Locator, awaited: Awaited): Promise<number> {
  const page = target.page();
  await reach(target);
  await describe(page, awaited);
  await page.evaluate(() => {
    const shown = new Promise<boolean>((resolve) => {
      const look = () => requestAnimationFrame(() => resolve(window.isThere()));
      window.addEventListener('click', look, { capture: true, once: true });
    });
    const duration = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const click = list.getEntries().find(({ name }) => name === 'click');
        if (click) resolve(click.duration);
      }).observe({ type: 'event', durationThreshold: 16 });
    });
    window.painted = shown.then((isShown) => {
      if (!isShown) throw new Error('The next frame does not show it');
      return duration;
    });
  });
  await press(target);
  return page.evaluate(() => window.painted);
}

/**
 * Records when the answer to a call has arrived, before the page reads it. Must be called before
 * the page opens.
 */
export async function noteAnswer(page: Page, call: string): Promise<void> {
  await page.addInitScript((path) => {
    const ask = window.fetch;
    window.fetch = async (...request) => {
      const answer = await ask(...request);
      if (!answer.url.includes(path)) return answer;
      // The measured time starts only when the whole body has arrived.
      const body = await answer.clone().arrayBuffer();
      window.answeredAt = performance.now();
      return new Response(body, answer);
    };
  }, call);
}

/**
 * Presses the target; returns the milliseconds from the answer that `noteAnswer` recorded to the
 * frame that shows the awaited element.
 */
export async function fromAnswer(target: Locator, awaited: Awaited): Promise<number> {
  const page = target.page();
  await reach(target);
  await lookFor(page, awaited);
  await press(target);
  return page.evaluate(async () => (await window.painted) - window.answeredAt);
}
