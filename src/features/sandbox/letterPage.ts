const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Converts a mail into the text of a frame's document. The frame inherits the portal's content
 * security policy, which refuses styles in markup; `data-` attributes keep them until `styleLetter`
 * applies them.
 */
export const letterPage = (html: string) =>
  html
    .replace(
      /<style\b[^>]*>([\s\S]*?)<\/style>/gi,
      (_tag, css: string) => `<style data-css="${escapeAttribute(css)}"></style>`,
    )
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/gi, ' data-style='));

/** Applies the styles that `letterPage` kept, and lets links open outside the frame. */
export function styleLetter(page: Document): void {
  for (const style of page.querySelectorAll<HTMLStyleElement>('style[data-css]')) {
    // All rules are wrapped in one, because `insertRule` takes one at a time.
    style.sheet?.insertRule(`@media all {${style.dataset['css'] ?? ''}}`);
  }
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
  }
  for (const link of page.links) link.target = '_top';
}
