import type { Page } from '@playwright/test';

/** Calls `window.announce` with the words of a live region when they change. Runs in the page. */
function followLiveRegions(): void {
  const live =
    'output, [role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  const said = new WeakMap<Element, string>();
  const send = Reflect.get(window, 'announce') as (announcement: string) => void;
  /** A node's words; a block or a button is on lines of its own. */
  const linesOf = (node: Node): string => {
    if (!(node instanceof HTMLElement))
      return node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
    if (node.ariaHidden === 'true' || !node.checkVisibility()) return '';
    const words = [...node.childNodes].map(linesOf).join('');
    const isInline = getComputedStyle(node).display === 'inline' && node.localName !== 'button';
    return isInline ? words : `\n${words}\n`;
  };
  const wordsOf = (region: Node) => {
    const lines = linesOf(region)
      .split('\n')
      .map((line) => line.replaceAll(/\s+/gu, ' ').trim());
    return lines.filter(Boolean).join(' / ');
  };
  new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      // A region that becomes live announces only later changes, not the words that it already has.
      if (attributeName === 'aria-live' && target instanceof Element)
        said.set(target, wordsOf(target));
    }
    for (const region of document.querySelectorAll<HTMLElement>(live)) {
      const words = wordsOf(region);
      if ((said.get(region) ?? '') !== words) {
        said.set(region, words);
        // A quick machine may never announce the words of a region that is still loading, so they
        // are marked as `waiting`, and the tests can leave them out.
        const isWaiting = region.querySelector('[aria-busy=true]') !== null;
        const kind = isWaiting ? 'waiting' : (region.role ?? region.ariaLive ?? 'status');
        if (words !== '') send(`${kind}: ${words}`);
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true, attributes: true });
}

/**
 * Returns the list to which a page's live regions add their texts, in order. The list is emptied on
 * each new screen, because a message may be cut short when its screen is left.
 */
export async function followAnnouncements(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('announce', (announcement: string) => {
    said.push(announcement);
  });
  await page.addInitScript(followLiveRegions);
  let screen = '';
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && pathname !== screen) {
      screen = pathname;
      said.length = 0;
    }
  });
  return said;
}
