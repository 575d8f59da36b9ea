import hash from '@emotion/hash';

const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

const join = (elements: number, text: string) => `${elements}-${hash(text)}`;

/**
 * The fingerprint of markup that React rendered: the number of elements, and a hash of the text.
 */
export function fingerprintOfMarkup(markup: string): string {
  const text = markup
    .replaceAll(/<[^>]*>/g, '')
    // Unescapes the characters that React escapes.
    .replaceAll(/&([\w#]+);/g, (whole, name: string) => characters[name] ?? whole);
  return join(markup.match(/<[a-z]/g)?.length ?? 0, text);
}

/**
 * The fingerprint of a page in the browser. It differs from the markup's once an extension, or the
 * browser's translation, has changed more than attributes; changed attributes do not disturb
 * React's hydration.
 */
export function fingerprintOfPage(page: HTMLElement): string {
  return join(page.querySelectorAll('*').length, page.textContent);
}
