import { isLoopback, parseUrl } from '../lib/urls.ts';
import type { Colours } from './brand.ts';

// A button with a link to the lookup (the screen that queries an account's debts). The link fills
// in the account (`lookupLinks.ts`). Companies print the button on bills or put it into mails
// (docs/bill-links.md).

export const buttonText = 'Ver y pagar mi cuenta';
/** The colours of the button: those of a brand's buttons in the light scheme. */
type ButtonColours = Pick<Colours['primary'], 'main' | 'contrastText'>;

/** Returns an SVG picture that looks like the HTML of `lookupButton`. */
export const buttonPicture = ({ main, contrastText }: ButtonColours) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="48" role="img" aria-label="${buttonText}"><rect width="220" height="48" rx="12" fill="${main}"/><text x="110" y="24" dominant-baseline="central" text-anchor="middle" font-family="sans-serif" font-size="16" font-weight="600" fill="${contrastText}">${buttonText}</text></svg>`;

const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/** Returns the HTML of the button, with inline styles for mail programs. */
export function lookupButton(url: string, { main, contrastText }: ButtonColours): string {
  const href = url.replace(/[&"<]/g, (character) => entities[character] ?? '');
  const style = `display:inline-block;padding:12px 24px;border-radius:12px;background:${main};color:${contrastText};font:600 16px/24px sans-serif;text-decoration:none`;
  return `<a href="${href}" style="${style}">${buttonText}</a>`;
}

/**
 * Returns the origin of a portal's address that a person typed, with https if no protocol was
 * typed. Undefined if the host is neither this machine nor a public one with TLS, or if the address
 * has more than an origin, because the path of the lookup is appended to it.
 */
export function portalOrigin(typed: string): string | undefined {
  const address = typed.trim();
  const url = parseUrl(/^[a-z]+:/i.test(address) ? address : `https://${address}`);
  if (!url || url.href !== `${url.origin}/`) return undefined;
  const isPublic = url.protocol === 'https:' && /\.[a-z][a-z\d-]+$/i.test(url.hostname);
  return isPublic || (/^https?:$/.test(url.protocol) && isLoopback(url.host))
    ? url.origin
    : undefined;
}
