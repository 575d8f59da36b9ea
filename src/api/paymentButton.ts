import { environment } from '../config/environment.ts';
import { parseUrl } from '../lib/urls.ts';

/** The error for a payment button (the bank's page for one payment) at a foreign URL. */
export const foreignButton = 'FOREIGN_BUTTON';

/**
 * Printable ASCII without spaces and backslashes. URL parsers change or drop other characters, so a
 * text with them may lead elsewhere than it seems to.
 */
const plainUrl = /^(?!.*\\)[\x21-\x7e]+$/;

function parsed(url: string): URL | undefined {
  return plainUrl.test(url) ? parseUrl(url) : undefined;
}

/**
 * Whether a URL is on the bank's payment page: on one of the build's payment origins, and https if
 * the portal is. Otherwise the portal neither navigates to a button's URL nor sends anything there.
 */
export function isPaymentButton(url: unknown): url is string {
  const target = typeof url === 'string' ? parsed(url) : undefined;
  // A blob: URL has the origin of the page that created it, so the origin alone is not enough.
  if (!target || !/^https?:$/.test(target.protocol)) return false;
  if (location.protocol === 'https:' && target.protocol !== 'https:') return false;
  if (target.username + target.password !== '') return false;
  return paymentOrigins().includes(target.origin);
}

/**
 * In the build's setting, `self` stands for the portal's own origin: the sandbox (the build with a
 * simulated bank) has its payment page there.
 */
function paymentOrigins(): string[] {
  return environment.paymentOrigins.map((origin) =>
    origin === 'self' ? location.origin : new URL(origin).origin,
  );
}
