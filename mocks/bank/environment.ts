/**
 * The sandbox's value for every `PORTAL_*` variable; none belongs to a real bank. The build, jest
 * and the simulated bank all read them here. This file imports nothing, so that configuration files
 * can load it.
 */
export const sandboxSettings = {
  PORTAL_BANK: 'sandbox',
  PORTAL_API_URL: 'http://localhost:3000/api',
  PORTAL_API_SUFFIX: '/api',
  PORTAL_NAME: 'pagos',
  PORTAL_CREDENTIALS: 'c2FuZGJveC1wb3J0YWwtZGUtcGFnb3M=',
  PORTAL_TENANT: 'banco-de-prueba',
  PORTAL_TENANT_ID: '7001',
  PORTAL_TENANT_CODE: 'BDP',
  PORTAL_PARENT_COMPANY: 'EMP-900',
  PORTAL_CHILD_COMPANY: 'EMP-901',
  PORTAL_MESSAGE_TYPE: 'SCD01',
  PORTAL_COLLECTOR_ID: 'PORTAL-DE-PAGOS',
  PORTAL_RETAILER: 'Portal',
  PORTAL_MAIL_PROVIDER: 'correo-portal',
  PORTAL_LINK_MAIL_PROVIDER: 'correo-link',
  PORTAL_LINK_SENDER: 'no-responder@pagos.ejemplo.cl',
  PORTAL_EMAIL_IMAGES_URL: 'http://localhost:3000/api/images',
  // The simulated payment page is served beside the portal, wherever that is.
  PORTAL_PAYMENT_ORIGINS: 'self',
  // Google's public test key: the real widget accepts it anywhere and lets everyone pass.
  PORTAL_RECAPTCHA_SITE_KEY: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
  PORTAL_ENTITY_NAME: 'Banco de Prueba Empresas Colombia S.A.',
  PORTAL_BANK_PHONE: '600 000 0000',
  PORTAL_BANK_HOURS: 'lunes a viernes, de 9:00 a 18:00',
};

/** The variables by name; the bank compares requests with them. */
export type SandboxSettings = typeof sandboxSettings;

/** The variables that are set, the sandbox's values for the others. */
export function settingsFrom(environment: Record<string, string | undefined>): SandboxSettings {
  const names = Object.keys(sandboxSettings) as (keyof SandboxSettings)[];
  const given = names.map((name) => [name, environment[name] ?? sandboxSettings[name]]);
  return Object.fromEntries(given) as SandboxSettings;
}
