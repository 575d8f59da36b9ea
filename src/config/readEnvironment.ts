import type { SettingName, Settings } from './settings.ts';

export type Environment = ReturnType<typeof readEnvironment>;

/** Converts the settings, which the build has validated, into the form that the code uses. */
export function readEnvironment(settings: Settings, production: boolean) {
  const of = (name: SettingName) => settings[name] ?? '';
  return {
    production,
    developmentApiUrl: of('PORTAL_API_URL'),
    apiSuffix: of('PORTAL_API_SUFFIX'),
    /** The portal's canonical host: the first one in the setting; '' if not set. */
    portalHost: of('PORTAL_HOSTS').split(' ')[0] ?? '',
    portalName: of('PORTAL_NAME').toLowerCase(),
    credentials: of('PORTAL_CREDENTIALS'),
    tenant: {
      name: of('PORTAL_TENANT'),
      id: of('PORTAL_TENANT_ID'),
      code: of('PORTAL_TENANT_CODE'),
    },
    parentCompany: of('PORTAL_PARENT_COMPANY'),
    childCompany: of('PORTAL_CHILD_COMPANY'),
    messageType: of('PORTAL_MESSAGE_TYPE'),
    collectorId: of('PORTAL_COLLECTOR_ID'),
    retailer: of('PORTAL_RETAILER'),
    mailProvider: of('PORTAL_MAIL_PROVIDER'),
    linkMailProvider: of('PORTAL_LINK_MAIL_PROVIDER'),
    linkSender: of('PORTAL_LINK_SENDER'),
    emailImagesUrl: of('PORTAL_EMAIL_IMAGES_URL'),
    /** Origins of the bank's payment page; `self` stands for the portal's own. */
    paymentOrigins: of('PORTAL_PAYMENT_ORIGINS').split(' '),
    recaptchaSiteKey: of('PORTAL_RECAPTCHA_SITE_KEY'),
    entityName: of('PORTAL_ENTITY_NAME'),
    /** The bank's phone number and its hours; '' if not set. */
    bankPhone: of('PORTAL_BANK_PHONE'),
    bankHours: of('PORTAL_BANK_HOURS'),
  };
}

/**
 * Returns the API's base URL without a trailing slash. In production it is the page's origin and
 * the configured suffix, otherwise the configured URL. A label of the host that equals the portal's
 * name becomes `api`, as in `api.banco.cl` for `pagos.banco.cl`.
 */
export function apiBase(environment: Environment, page: string): string {
  const base = new URL(
    environment.production
      ? `${new URL(page).origin}${environment.apiSuffix}`
      : environment.developmentApiUrl,
  );
  base.hostname = base.hostname
    .split('.')
    .map((label) => (label === environment.portalName ? 'api' : label))
    .join('.');
  return base.href.replace(/\/+$/, '');
}
