import type { Page } from '@playwright/test';

/**
 * Runs in a page: wraps each text in two elements, as a browser does that translates, now and
 * whenever the page has changed. The page's own text nodes are gone then.
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

/** Has the browser translate every page, after every change of it. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(wrapTexts);
}
