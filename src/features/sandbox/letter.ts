import type { Mail } from '../../../mocks/bank/state.ts';

/** What the button of a letter says. */
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
 * A letter as the text of a frame's document. The portal's content security policy reaches into the frame and refuses styles written in
 * markup, so each waits in a `data-` attribute until `dressLetter` puts it on.
 */
export function letterPage(mail: Mail): string {
  const body = mail.body
    .replace(/<style\b[^>]*>([\s\S]*?)<\/style>/gi, (_tag, css: string) => sheet(css))
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/gi, ' data-style='));
  const isPage = /^\s*<!doctype/i.test(body);
  const head = isPage ? '' : `<!doctype html><html lang="es"><title>Correo</title>${sheet(paper)}`;
  // What follows the end of a page is taken into its body.
  return head + body + button(mail);
}

/** Puts on the styles that `letterPage` laid aside, and lets links leave the frame. */
export function dressLetter(page: Document): void {
  for (const style of page.querySelectorAll<HTMLStyleElement>('style[data-css]')) {
    // One rule around them all, as rules are put in one by one.
    style.sheet?.insertRule(`@media all {${style.dataset['css'] ?? ''}}`);
  }
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
  }
  for (const link of page.links) link.target = '_top';
}
