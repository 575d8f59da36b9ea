import type { Mail } from '../../../mocks/bank/state.ts';

/** The label of the link button below a mail. */
const buttonLabels: Record<Mail['kind'], string> = {
  comprobante: 'Ver el comprobante',
  link: 'Ver y pagar',
  contacto: 'Contacto',
  clave: 'Continuar',
};

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const paper = `
  body { margin: 0; padding: 24px; color: #0E1B2A; background: #fff; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
  a { color: #0F4C5C }
  .portal-button { display: inline-block; padding: 12px 24px; border-radius: 12px; color: #fff; background: #0F4C5C; font-weight: 600; text-decoration: none }
`;

const sheet = (css: string) => `<style data-css="${escapeAttribute(css)}"></style>`;

function button({ kind, link }: Mail): string {
  if (link === undefined) return '';
  return `<p><a class="portal-button" href="${escapeAttribute(link)}">${buttonLabels[kind]}</a></p>`;
}

/**
 * A mail as the text of a frame's document. The frame inherits the portal's content security
 * policy, which refuses styles in markup: they wait in `data-` attributes until `styleLetter`
 * applies them.
 */
export function letterPage(mail: Mail): string {
  const body = mail.body
    .replace(/<style\b[^>]*>([\s\S]*?)<\/style>/gi, (_tag, css: string) => sheet(css))
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/gi, ' data-style='));
  const isPage = /^\s*<!doctype/i.test(body);
  const head = isPage ? '' : `<!doctype html><html lang="es"><title>Correo</title>${sheet(paper)}`;
  // The parser moves what follows the end of a document into its body.
  return head + body + button(mail);
}

/** Applies the styles that `letterPage` set aside, and lets links leave the frame. */
export function styleLetter(page: Document): void {
  for (const style of page.querySelectorAll<HTMLStyleElement>('style[data-css]')) {
    // Wrapped in a single rule, as `insertRule` takes one at a time.
    style.sheet?.insertRule(`@media all {${style.dataset['css'] ?? ''}}`);
  }
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
  }
  for (const link of page.links) link.target = '_top';
}
