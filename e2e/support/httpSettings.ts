import process from 'node:process';

/**
 * The ports of the two servers under test. Other ports allow two checkouts to be tested at the same
 * time.
 */
export const previewPort = process.env['PREVIEW_PORT'] ?? '4173';
export const bankPort = process.env['BANK_PORT'] ?? '4010';

/**
 * The settings of a `http` build. All but the message type differ from the sandbox's, so a sandbox
 * value in that build must have leaked (docs/trust.md, T22).
 */
export const httpSettings = {
  PORTAL_BANK: 'http',
  PORTAL_API_URL: `http://localhost:${bankPort}/servicios`,
  PORTAL_API_SUFFIX: '/servicios',
  PORTAL_NAME: 'recaudos',
  PORTAL_CREDENTIALS: 'Y3JlZGVuY2lhbGVzLWRlLWVuc2F5bw==',
  PORTAL_TENANT: 'ensayo',
  PORTAL_TENANT_ID: '4242',
  PORTAL_TENANT_CODE: 'ENS',
  PORTAL_PARENT_COMPANY: 'MATRIZ-1',
  PORTAL_CHILD_COMPANY: 'FILIAL-1',
  PORTAL_MESSAGE_TYPE: 'SCD01',
  PORTAL_COLLECTOR_ID: 'RECAUDO-DE-ENSAYO',
  PORTAL_RETAILER: 'Comercio',
  PORTAL_MAIL_PROVIDER: 'correo-ensayo',
  PORTAL_LINK_MAIL_PROVIDER: 'enlace-ensayo',
  PORTAL_LINK_SENDER: 'no-responder@ensayo.example',
  PORTAL_EMAIL_IMAGES_URL: `http://localhost:${bankPort}/servicios/images`,
  // The second origin is another name of the same bank, for tests with a payment page at another
  // origin than the API.
  PORTAL_PAYMENT_ORIGINS: `http://localhost:${bankPort} http://127.0.0.1:${bankPort}`,
  PORTAL_HOSTS: `localhost:${bankPort}`,
  PORTAL_RECAPTCHA_SITE_KEY: 'clave-de-ensayo',
  PORTAL_ENTITY_NAME: 'Entidad de Ensayo S.A.',
};
