import { apiUrl } from '../config/environment.ts';

/**
 * Whether a URL is a dashboard of the bank, which a payment link opens: `/apiDashboardPago/` under
 * the API base, and then only characters that no server and no browser reads as anything else. What
 * comes from outside may name no other call.
 */
export function isDashboardUrl(url: unknown): url is string {
  const base = `${apiUrl()}/apiDashboardPago/`;
  return (
    typeof url === 'string' && url.startsWith(base) && /^[\w/-]+$/.test(url.slice(base.length))
  );
}
