/** @jest-environment node */
import { sandboxSettings } from '../../mocks/bank/environment.ts';
import { apiBase, readEnvironment } from './readEnvironment.ts';
import type { Settings } from './settings.ts';

describe('the API base', () => {
  const base = (page: string, changes: Settings, production = true) =>
    apiBase(readEnvironment({ ...sandboxSettings, ...changes }, production), page);

  it.each([
    ['https://pagos.banco.cl', '/portal', 'https://api.banco.cl/portal'],
    ['https://pagos.banco.cl', '', 'https://api.banco.cl'],
    ['https://pagos.banco.cl:8443', '/portal/', 'https://api.banco.cl:8443/portal'],
    ['https://www.pagos.banco.cl', '/x', 'https://www.api.banco.cl/x'],
    ['http://localhost:4173', '/api', 'http://localhost:4173/api'],
    ['https://mispagos.banco.cl', '/x', 'https://mispagos.banco.cl/x'],
  ])('in production of the page %s with suffix «%s» is %s', (page, suffix, expected) => {
    expect(base(page, { PORTAL_NAME: 'pagos', PORTAL_API_SUFFIX: suffix })).toBe(expected);
  });

  it('replaces the portal’s name in the host, in upper or lower case', () => {
    const settings = { PORTAL_NAME: 'Pagos', PORTAL_API_SUFFIX: '' };
    expect(base('https://PAGOS.banco.cl', settings)).toBe('https://api.banco.cl');
  });

  it('outside production is the configured URL, whatever the page', () => {
    const url = 'https://pagos.banco.cl/portal';
    expect(
      base('http://localhost:3000', { PORTAL_NAME: 'pagos', PORTAL_API_URL: url }, false),
    ).toBe('https://api.banco.cl/portal');
  });
});
