/** @jest-environment node */
import { buildTime, securityText } from './securityText.ts';

const builtAt = new Date('2026-11-26T15:30:00-03:00');
const contact = { PORTAL_SECURITY_CONTACT: 'mailto:seguridad@ensayo.example' };

describe('the security contact (security.txt)', () => {
  it('is absent from a build without a contact', () => {
    const others = {
      PORTAL_HOSTS: 'pagos.ensayo.example',
      PORTAL_SECURITY_POLICY: 'https://a.example/',
    };
    expect(securityText(others, builtAt)).toBeUndefined();
  });

  it('has the fields that RFC 9116 requires: a contact, and an expiry within a year', () => {
    expect(securityText(contact, builtAt)).toBe(
      [
        'Contact: mailto:seguridad@ensayo.example',
        'Expires: 2027-11-25T00:00:00.000Z',
        'Preferred-Languages: es, en',
        '',
      ].join('\n'),
    );
  });

  it('names every contact in the order of the setting, every host, and the policy', () => {
    const text = securityText(
      {
        PORTAL_SECURITY_CONTACT: 'https://ensayo.example/avisar mailto:seguridad@ensayo.example',
        PORTAL_SECURITY_POLICY: 'https://ensayo.example/politica',
        PORTAL_HOSTS: 'pagos.ensayo.example www.ensayo.example',
      },
      builtAt,
    );
    expect(text?.split('\n')).toEqual([
      'Contact: https://ensayo.example/avisar',
      'Contact: mailto:seguridad@ensayo.example',
      'Expires: 2027-11-25T00:00:00.000Z',
      'Preferred-Languages: es, en',
      'Canonical: https://pagos.ensayo.example/.well-known/security.txt',
      'Canonical: https://www.ensayo.example/.well-known/security.txt',
      'Policy: https://ensayo.example/politica',
      '',
    ]);
  });

  it('is the same for two builds of one day, or of one SOURCE_DATE_EPOCH', () => {
    const morning = new Date('2026-11-26T00:00:00Z');
    const night = new Date('2026-11-26T23:59:59Z');
    expect(securityText(contact, morning)).toBe(securityText(contact, night));
    expect(buildTime({ SOURCE_DATE_EPOCH: '1795651200' })).toEqual(morning);
    expect(Math.abs(buildTime({}).getTime() - Date.now())).toBeLessThan(60_000);
  });
});
