/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { sandboxSettings } from '../../mocks/bank/environment.ts';
import { settingNames, settingsOf } from './settings.ts';
import type { Settings } from './settings.ts';

const http: Settings = {
  ...sandboxSettings,
  PORTAL_BANK: 'http',
  PORTAL_HOSTS: 'pagos.banco.cl',
  PORTAL_PAYMENT_ORIGINS: 'https://pago.banco.cl',
  PORTAL_EMAIL_IMAGES_URL: 'https://pagos.banco.cl/imagenes',
};

const without = (name: keyof Settings) => {
  const { [name]: _left, ...others } = http;
  return others;
};

const mayBeUnset =
  /^PORTAL_(BANK|API_URL|EVENTS_URL|EVENTS_SHARE|SECURITY_CONTACT|SECURITY_POLICY|BANK_PHONE|BANK_HOURS)$/;

describe('the settings of a build', () => {
  it('are the sandbox’s own when nothing is given', () => {
    expect(settingsOf({}, sandboxSettings, true)).toEqual(sandboxSettings);
  });

  it('take what is given over the sandbox’s', () => {
    const settings = settingsOf({ PORTAL_TENANT: 'otro' }, sandboxSettings, true);
    expect(settings.PORTAL_TENANT).toBe('otro');
  });

  it.each(settingNames.filter((name) => !mayBeUnset.test(name)))(
    'of an http build lack %s and fail by its name: no default of the sandbox fills in',
    (name) => {
      expect(() => settingsOf(without(name), sandboxSettings, true)).toThrow(name);
    },
  );

  it('T47 of an http build name the hosts that will serve it, but in development and in the sandbox', () => {
    expect(() => settingsOf(without('PORTAL_HOSTS'), sandboxSettings, true)).toThrow(
      'PORTAL_HOSTS',
    );
    expect(() => settingsOf(without('PORTAL_HOSTS'), sandboxSettings, false)).not.toThrow();
    expect(() => settingsOf({}, sandboxSettings, true)).not.toThrow();
  });

  it('are said all at once where they are missing or malformed', () => {
    const given = { PORTAL_BANK: 'http', PORTAL_TENANT: 'dos palabras' };
    const said = () => settingsOf(given, sandboxSettings, true);
    for (const name of settingNames.filter((each) => !mayBeUnset.test(each))) {
      expect(said).toThrow(new RegExp(`${name}[: ]`));
    }
    expect(said).not.toThrow(/API_URL|EVENTS|SECURITY/);
    expect(said).toThrow('La variable PORTAL_TENANT no es válida');
    expect(said).toThrow('Falta la variable PORTAL_HOSTS');
  });

  it.each<[Settings, keyof Settings]>([
    [{ PORTAL_HOSTS: 'pagos.banco.cl localhost:4173' }, 'PORTAL_HOSTS'],
    [{ PORTAL_HOSTS: 'pagos.localhost pagos.banco.cl' }, 'PORTAL_HOSTS'],
    [{ PORTAL_HOSTS: '127.0.0.2 pagos.banco.cl' }, 'PORTAL_HOSTS'],
    [{ PORTAL_PAYMENT_ORIGINS: 'http://localhost:9000' }, 'PORTAL_PAYMENT_ORIGINS'],
    [{ PORTAL_PAYMENT_ORIGINS: 'self https://127.0.0.1' }, 'PORTAL_PAYMENT_ORIGINS'],
    [{ PORTAL_PAYMENT_ORIGINS: 'http://pago.banco.cl' }, 'PORTAL_PAYMENT_ORIGINS'],
    [{ PORTAL_EMAIL_IMAGES_URL: 'http://localhost:3000/api/images' }, 'PORTAL_EMAIL_IMAGES_URL'],
    [{ PORTAL_EMAIL_IMAGES_URL: 'http://pagos.banco.cl/imagenes' }, 'PORTAL_EMAIL_IMAGES_URL'],
    [{ PORTAL_EVENTS_URL: 'http://localhost:4330/eventos' }, 'PORTAL_EVENTS_URL'],
    [{ PORTAL_EVENTS_URL: 'https://localhost/eventos' }, 'PORTAL_EVENTS_URL'],
  ])('T47 of a bank’s hosts lead neither to a test machine nor past TLS: %j', (changes, name) => {
    expect(() => settingsOf({ ...http, ...changes }, sandboxSettings, true)).toThrow(name);
    const here = { ...http, PORTAL_HOSTS: 'localhost:4173 127.0.0.1:4173', ...changes };
    if (name !== 'PORTAL_HOSTS')
      expect(() => settingsOf(here, sandboxSettings, true)).not.toThrow();
  });

  it('are in the template, each with an empty value or as a comment where it is optional', () => {
    const template = readFileSync('deploy/portal.env.example', 'utf8');
    const named = [...template.matchAll(/^#?(PORTAL_[A-Z_]+)=/gm)].map(([, name]) => name);
    // PORTAL_API_URL is only for development builds.
    expect(new Set(named)).toEqual(
      new Set(settingNames.filter((name) => name !== 'PORTAL_API_URL')),
    );
    const given = parseEnv(template);
    expect(Object.values(given).filter((value) => value !== '')).toEqual(['http']);
    const filled = Object.fromEntries(
      Object.keys(given).map((name) => [name, Object.entries(http).find(([n]) => n === name)?.[1]]),
    );
    expect(() => settingsOf(filled, {}, true)).not.toThrow();
  });

  it('ask for the API’s URL only where it is used: in a development build', () => {
    expect(() => settingsOf(without('PORTAL_API_URL'), sandboxSettings, true)).not.toThrow();
    expect(() => settingsOf(without('PORTAL_API_URL'), sandboxSettings, false)).toThrow(
      'PORTAL_API_URL',
    );
  });

  it.each<[keyof Settings, string]>([
    ['PORTAL_BANK', 'mainframe'],
    ['PORTAL_API_URL', 'ftp://banco.cl'],
    ['PORTAL_API_URL', 'banco.cl/api'],
    ['PORTAL_API_SUFFIX', 'api'],
    ['PORTAL_NAME', 'pagos.banco'],
    ['PORTAL_CREDENTIALS', ' '],
    ['PORTAL_TENANT', 'dos palabras'],
    ['PORTAL_TENANT_ID', ''],
    ['PORTAL_CHILD_COMPANY', 'a/b'],
    ['PORTAL_LINK_SENDER', 'no-responder'],
    ['PORTAL_EMAIL_IMAGES_URL', '/imagenes'],
    ['PORTAL_PAYMENT_ORIGINS', ''],
    ['PORTAL_PAYMENT_ORIGINS', 'pago.banco.cl'],
    ['PORTAL_PAYMENT_ORIGINS', 'https://pago.banco.cl/'],
    ['PORTAL_PAYMENT_ORIGINS', 'https://pago.banco.cl,https://b.cl'],
    ['PORTAL_PAYMENT_ORIGINS', 'https://ana@pago.banco.cl'],
    ['PORTAL_PAYMENT_ORIGINS', 'https://*.banco.cl'],
    ['PORTAL_PAYMENT_ORIGINS', 'javascript:1'],
    ['PORTAL_HOSTS', 'https://pagos.banco.cl'],
    ['PORTAL_HOSTS', 'pagos.banco.cl/'],
    ['PORTAL_EVENTS_URL', 'http://eventos.banco.cl/'],
    ['PORTAL_EVENTS_URL', 'https://eventos.banco.cl/"; x'],
    ['PORTAL_EVENTS_URL', 'https://eventos.banco.cl; script-src *'],
    ['PORTAL_EVENTS_URL', 'https://ana@eventos.banco.cl/'],
    ['PORTAL_EVENTS_URL', 'https://eventos.banco.cl/?de=portal'],
    ['PORTAL_EVENTS_URL', '//eventos.banco.cl/'],
    ['PORTAL_EVENTS_URL', ''],
    ['PORTAL_SECURITY_CONTACT', 'seguridad@banco.cl'],
    ['PORTAL_SECURITY_CONTACT', 'mailto:seguridad'],
    ['PORTAL_SECURITY_CONTACT', 'http://banco.cl/seguridad'],
    ['PORTAL_SECURITY_CONTACT', 'mailto:seguridad@banco.cl\nExpires: x'],
    ['PORTAL_SECURITY_POLICY', '/seguridad'],
    ['PORTAL_ENTITY_NAME', ''],
    ['PORTAL_ENTITY_NAME', '\u200B'],
    ['PORTAL_ENTITY_NAME', 'Banco\nOtro'],
    ['PORTAL_ENTITY_NAME', 'Banco \u202Eoicnab'],
    ['PORTAL_ENTITY_NAME', '\u3164'],
    ['PORTAL_ENTITY_NAME', '\u2800'],
    ['PORTAL_BANK_PHONE', 'llámanos'],
    ['PORTAL_BANK_PHONE', '600 123 4567; 600 765 4321'],
    ['PORTAL_BANK_HOURS', ' '],
  ])('refuse a malformed %s: «%s»', (name, value) => {
    expect(() => settingsOf({ ...http, [name]: value }, sandboxSettings, true)).toThrow(name);
  });

  it.each<[keyof Settings, string]>([
    ['PORTAL_PAYMENT_ORIGINS', 'https://pago.banco.cl'],
    ['PORTAL_PAYMENT_ORIGINS', 'https://pago.banco.cl:8443 https://pago.localbanco.cl self'],
    ['PORTAL_HOSTS', 'pagos.banco.cl www.pagos.banco.cl otro.cl:8443'],
    ['PORTAL_HOSTS', 'localhost:4173 127.0.0.1:4173'],
    ['PORTAL_EVENTS_URL', 'https://eventos.banco.cl/portal'],
    ['PORTAL_EVENTS_URL', 'https://eventos.banco.cl'],
    ['PORTAL_EVENTS_URL', '/eventos'],
    ['PORTAL_BANK_PHONE', '600 123 4567'],
    ['PORTAL_BANK_PHONE', '+56 2 2345 6789'],
    ['PORTAL_SECURITY_CONTACT', 'mailto:seguridad@banco.cl'],
    ['PORTAL_SECURITY_CONTACT', 'https://banco.cl/seguridad tel:+56-2-2345'],
    ['PORTAL_SECURITY_POLICY', 'https://banco.cl/seguridad#politica'],
  ])('take %s «%s»', (name, value) => {
    expect(settingsOf({ ...http, [name]: value }, sandboxSettings, true)[name]).toBe(value);
  });

  it('may leave a suffix empty', () => {
    const settings = { ...http, PORTAL_API_SUFFIX: '', PORTAL_RETAILER: '' };
    expect(() => settingsOf(settings, sandboxSettings, true)).not.toThrow();
  });
});
