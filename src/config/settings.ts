import { visible } from '../lib/text/plainText.ts';
import { isLoopback } from '../lib/urls.ts';

interface Rule {
  accepts: RegExp;
  wanted: string;
}

/**
 * A text of one line with at least one visible character, and without control, zero-width,
 * bidirectional and replacement characters; `brand/brand.schema.json` has the same rule.
 */
const text: Rule = {
  accepts: new RegExp(
    String.raw`^(?=.*${visible})[^\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD]+$`,
    'u',
  ),
  wanted: 'un texto de una línea',
};
const header: Rule = { accepts: /^[\x21-\x7e]+$/, wanted: 'un valor de cabecera HTTP' };
const segment: Rule = { accepts: /^[\w.~-]+$/, wanted: 'un segmento de URL' };
const host = String.raw`[a-z\d.-]+(:\d+)?`;
/** Returns a pattern for one or more values that match `one`, separated by single spaces. */
const listOf = (one: string) => new RegExp(`^(${one})( (${one}))*$`);
const url: Rule = { accepts: /^https?:\/\/[^\s/?#]+[^\s?#]*$/, wanted: 'una URL http(s)' };

/** The `PORTAL_*` variables of a build, and their valid values. */
const rules = {
  PORTAL_BANK: { accepts: /^(sandbox|http)$/, wanted: "'sandbox' o 'http'" },
  PORTAL_API_URL: url,
  PORTAL_API_SUFFIX: { accepts: /^(\/[^\s?#]*)?$/, wanted: "vacío o una ruta que empieza con '/'" },
  PORTAL_NAME: { accepts: /^[a-z\d-]+$/i, wanted: 'un segmento de nombre de host' },
  PORTAL_CREDENTIALS: text,
  PORTAL_TENANT: header,
  PORTAL_TENANT_ID: header,
  PORTAL_TENANT_CODE: header,
  PORTAL_PARENT_COMPANY: segment,
  PORTAL_CHILD_COMPANY: segment,
  PORTAL_MESSAGE_TYPE: text,
  PORTAL_COLLECTOR_ID: text,
  PORTAL_RETAILER: { accepts: /^[\w.~/-]*$/, wanted: 'vacío o un sufijo de ruta' },
  PORTAL_MAIL_PROVIDER: header,
  PORTAL_LINK_MAIL_PROVIDER: header,
  PORTAL_LINK_SENDER: { accepts: /^[^\s@,]+@[^\s@,]+\.[a-z]{2,}$/i, wanted: 'un correo' },
  PORTAL_EMAIL_IMAGES_URL: url,
  PORTAL_PAYMENT_ORIGINS: {
    accepts: listOf(`self|https?://${host}`),
    wanted: "orígenes http(s) sin ruta, o 'self', separados por un espacio",
  },
  PORTAL_HOSTS: { accepts: listOf(host), wanted: 'nombres de host separados por un espacio' },
  PORTAL_EVENTS_URL: {
    // A URL without TLS is valid only on this machine.
    accepts: new RegExp(
      String.raw`^((https://${host}|http://(localhost|127\.0\.0\.1)(:\d+)?)(/[^\s"?#]*)?|/(?!/)[^\s"?#]*)$`,
    ),
    wanted: 'una URL https o una ruta',
  },
  PORTAL_EVENTS_SHARE: {
    accepts: /^([1-9]\d?|100)$/,
    wanted: 'un porcentaje entero, de 1 a 100',
  },
  PORTAL_SECURITY_CONTACT: {
    accepts: listOf(String.raw`mailto:[^\s@]+@[^\s@]+\.[a-z]{2,}|tel:\+[\d-]+|https://[^\s/]+\S*`),
    wanted: "direcciones 'mailto:', 'https:' o 'tel:' separadas por un espacio",
  },
  PORTAL_SECURITY_POLICY: { accepts: /^https:\/\/[^\s/]+\S*$/, wanted: 'una URL https' },
  PORTAL_RECAPTCHA_SITE_KEY: text,
  PORTAL_ENTITY_NAME: text,
  PORTAL_BANK_PHONE: { accepts: /^\+?\d[\d ]{2,18}\d$/, wanted: 'un número de teléfono' },
  PORTAL_BANK_HOURS: text,
} satisfies Record<string, Rule>;

export type SettingName = keyof typeof rules;
export const settingNames = Object.keys(rules) as SettingName[];
export type Settings = Partial<Record<SettingName, string>>;

/** Returns the settings that a build may lack: optional ones, and those that it does not use. */
const optional = (bank: string | undefined, production: boolean): readonly SettingName[] => [
  ...(production && bank === 'http' ? [] : (['PORTAL_HOSTS'] as const)),
  'PORTAL_EVENTS_URL',
  'PORTAL_EVENTS_SHARE',
  'PORTAL_SECURITY_CONTACT',
  'PORTAL_SECURITY_POLICY',
  'PORTAL_BANK_PHONE',
  'PORTAL_BANK_HOURS',
  // A development build calls the configured URL; a production build derives the URL from the
  // page's origin and the suffix.
  production ? 'PORTAL_API_URL' : 'PORTAL_API_SUFFIX',
];

/**
 * Returns the settings of a build. Defaults complete the given ones, except in a build for a real
 * bank (`PORTAL_BANK=http`). Throws an error that names all missing, malformed and unsafe settings.
 */
export function settingsOf(given: Settings, defaults: Settings, production: boolean): Settings {
  const bank = given.PORTAL_BANK ?? 'sandbox';
  const settings: Settings = bank === 'http' ? {} : { ...defaults };
  for (const name of settingNames) {
    const value = given[name];
    if (value !== undefined) settings[name] = value;
  }
  settings.PORTAL_BANK = bank;
  const problems = [...malformed(settings, production), ...unsafe(settings, production)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}

function malformed(settings: Settings, production: boolean): string[] {
  const mayLack = optional(settings.PORTAL_BANK, production);
  return settingNames.flatMap((name) => {
    const value = settings[name];
    const { accepts, wanted } = rules[name];
    if (value === undefined) {
      return mayLack.includes(name) ? [] : `Falta la variable ${name}: debe ser ${wanted}.`;
    }
    return accepts.test(value) ? [] : `La variable ${name} no es válida: debe ser ${wanted}.`;
  });
}

/**
 * Returns a message for each setting that names this machine or an origin without TLS, because a
 * bank's production build must use neither (docs/trust.md, T47). A build whose hosts are all this
 * machine is a trial, for which both are allowed.
 */
function unsafe(settings: Settings, production: boolean): string[] {
  const hosts = settings.PORTAL_HOSTS?.split(' ') ?? [];
  if (settings.PORTAL_BANK !== 'http' || !production || hosts.every(isLoopback)) return [];
  const names = [
    'PORTAL_HOSTS',
    'PORTAL_PAYMENT_ORIGINS',
    'PORTAL_EMAIL_IMAGES_URL',
    'PORTAL_EVENTS_URL',
  ] as const;
  return names
    .filter((name) =>
      settings[name]
        ?.split(' ')
        .some((one) => one.startsWith('http:') || isLoopback(one.replace(/^https:\/\//, ''))),
    )
    .map((name) => `La variable ${name} nombra este equipo o un origen sin TLS.`);
}
