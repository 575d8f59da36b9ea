import { isDashboardUrl } from './paymentLinkApi.ts';
import { foreignLinks } from '../test/values/foreignLinks.ts';

const base = 'http://localhost:3000/api/apiDashboardPago';

describe('T33 a dashboard', () => {
  it.each([`${base}/dashboard/Ab3-_9`, `${base}/a`, `${base}/dashboard/7f3a/`])(
    'is a path of plain characters below apiDashboardPago: %s',
    (url) => {
      expect(isDashboardUrl(url)).toBe(true);
    },
  );

  it.each([...foreignLinks, undefined, null, 7, [`${base}/a`]])('is not %j', (url) => {
    expect(isDashboardUrl(url)).toBe(false);
  });
});
