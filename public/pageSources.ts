import { createHash } from 'node:crypto';

/** The hash source of the text of a style or script element, for the content security policy. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const attributesOf = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/\s([^\s=/>]+)(?:=(?:"([^"]*)"|([^\s>]*)))?/g)].map(
      ([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare ?? ''],
    ),
  );

/** The hash sources of a page's inline scripts. */
export const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => hashSource(text));

/**
 * The sources that a page may have: URLs of scripts, and hash sources of inline script and style
 * elements.
 */
interface PageSources {
  scripts: readonly string[];
  inline: readonly string[];
  styles: readonly string[];
}

/**
 * The parts of a page's markup that are not allowed (docs/trust.md, T21): those that load from
 * other sources, inline scripts and styles that are not among the sources, and attributes with a
 * style or an event handler.
 */
export function foreignSources(html: string, { scripts, inline, styles }: PageSources): string[] {
  const foreign: string[] = [];
  for (const [tag, name = ''] of html.matchAll(/<([a-z][a-z\d-]*)\b[^>]*>/gi)) {
    const attributes = attributesOf(tag);
    const { src = '', rel = '', href = '' } = attributes;
    if (/^script$/i.test(name) && src !== '' && !scripts.includes(src)) foreign.push(tag);
    if (/^(base|embed|iframe|object)$/i.test(name)) foreign.push(tag);
    if (/^link$/i.test(name) && /stylesheet|import|modulepreload/i.test(rel)) foreign.push(tag);
    // A `#fragment` is a part of the page itself, because the page has no `base`.
    if (/^link$/i.test(name) && !/^(\/assets\/|#)/.test(href)) foreign.push(tag);
    if (Object.keys(attributes).some((key) => /^(style|on.+)$/.test(key))) foreign.push(tag);
  }
  for (const [element, text = ''] of html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/gi)) {
    if (!styles.includes(hashSource(text))) foreign.push(element.slice(0, 80));
  }
  for (const [element, tag = '', text = ''] of html.matchAll(
    /(<script\b[^>]*>)([^]*?)<\/script>/gi,
  )) {
    // Browsers do not run a script element with JSON.
    if (attributesOf(tag)['type'] === 'application/json') continue;
    if (text.trim() !== '' && !inline.includes(hashSource(text)))
      foreign.push(element.slice(0, 80));
  }
  return foreign;
}
