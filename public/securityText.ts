import type { Settings } from '../src/config/settings.ts';

/**
 * The file's validity in days, counted from the build: less than a year, as RFC 9116 recommends.
 */
const validDays = 364;

/**
 * The text of `/.well-known/security.txt` (RFC 9116) for a build at this time; undefined if no
 * contact is configured. Builds of one UTC day have the same text.
 */
export function securityText(settings: Settings, builtAt: Date): string | undefined {
  const {
    PORTAL_SECURITY_CONTACT: contacts,
    PORTAL_SECURITY_POLICY: policy,
    PORTAL_HOSTS: hosts,
  } = settings;
  if (contacts === undefined) return undefined;
  const expires = new Date(builtAt);
  expires.setUTCHours(24 * validDays, 0, 0, 0);
  const lines = [
    ...contacts.split(' ').map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: es, en',
    ...(hosts?.split(' ') ?? []).map(
      (host) => `Canonical: https://${host}/.well-known/security.txt`,
    ),
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The time of the build: now, or the time set for reproducible builds. */
export function buildTime({ SOURCE_DATE_EPOCH: seconds }: NodeJS.Dict<string>): Date {
  return seconds === undefined ? new Date() : new Date(Number(seconds) * 1000);
}
