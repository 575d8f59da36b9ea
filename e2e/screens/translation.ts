import type { Page } from '@playwright/test';

/**
 * After each change of the page, replaces each text node by a copy in two nested `font` elements,
 * like a translating browser. Runs in the page.
 */
function wrapTexts(): void {
  const kept = 'script, style, title, textarea, font, [translate=no]';
  const wrap = () => {
    if (!document.body) return;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest(kept)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  new MutationObserver(wrap).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** Makes every document that the page opens later behave as in a translating browser. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(wrapTexts);
}
