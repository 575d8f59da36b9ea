import { escapeHtml } from '../bank/html.ts';

/**
 * A description of a page's element, from which the server writes HTML and the browser creates DOM.
 */
export interface Piece {
  tag: string;
  attributes: Record<string, string>;
  children: readonly (Piece | string)[];
}

/** Describes an element, in the manner of `createElement`. */
export function h(
  tag: string,
  attributes: Record<string, string>,
  ...children: readonly (Piece | string)[]
): Piece {
  return { tag, attributes, children };
}

const isVoid = (tag: string) => tag === 'input' || tag === 'link' || tag === 'meta';

/** Returns the piece as HTML, with every text in it escaped. */
export function toHtml(piece: Piece | string): string {
  if (typeof piece === 'string') return escapeHtml(piece);
  const { tag, attributes, children } = piece;
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  const open = `<${tag}${written.join('')}>`;
  return isVoid(tag) ? open : `${open}${children.map(toHtml).join('')}</${tag}>`;
}

/** Creates the piece's element and its children; the caller attaches it. */
export function toElement({ tag, attributes, children }: Piece): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(
    ...children.map((child) => (typeof child === 'string' ? child : toElement(child))),
  );
  return element;
}
