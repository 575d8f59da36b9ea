import { foreignSources, hashSource } from '../../public/pageSources.ts';
import { contentSecurityPolicy, hostHeaders } from '../../public/contentSecurityPolicy.ts';
import { expect, test } from '../support/fixtures.ts';
import { bankPort, httpSettings } from '../support/httpSettings.ts';

function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const captcha =
  'https://www.google.com/recaptcha/api.js https://www.gstatic.com/recaptcha/releases/';
const captchaFrames =
  'https://www.google.com/recaptcha/api2/anchor https://www.google.com/recaptcha/api2/bframe https://recaptcha.google.com/recaptcha/api2/anchor https://recaptcha.google.com/recaptcha/api2/bframe';
const pages = [
  '/',
  '/preguntas',
  '/consultarCuenta',
  '/resultadoPago?referencia=x',
  '/otra/cosa',
  '/contacto',
];

test('T21 T35 T41 the policy is in each page and in its header', async ({ page }, { project }) => {
  const isHttp = project.name === 'http';
  for (const url of pages) {
    const hasCaptcha = url === '/contacto';
    const response = await page.goto(url);
    const header = directives(response?.headers()['content-security-policy'] ?? '');
    expect(Object.fromEntries(header), url).toMatchObject({
      'default-src': "'self'",
      'font-src': "'self'",
      'frame-src': hasCaptcha ? captchaFrames : "'none'",
      'form-action': "'none'",
      'worker-src': isHttp ? "'none'" : "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    });
    // The portal's pages contain two inline scripts, so the directive lists two hashes.
    const scripts = header.get('script-src')?.replaceAll(/'sha256-[\w+/]{43}='/g, 'own');
    expect(scripts, url).toBe(hasCaptcha ? `'self' own own ${captcha}` : "'self' own own");
    expect(header.get('style-src'), url).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/);
    expect([...header.values()].join(' '), url).not.toContain('unsafe');
    expect([...header.values()].join(' ').includes('google'), url).toBe(hasCaptcha);
    const names = isHttp ? 'portal#webpack' : 'portal#webpack default portal#letter';
    expect(header.get('trusted-types'), url).toBe(hasCaptcha ? undefined : names);
    // The http build is configured with its hosts, so its policy names the API's origin.
    const api = `http://localhost:${bankPort}`;
    if (isHttp) expect(header.get('img-src'), url).toBe(`'self' data: ${api}`);
    // The first of `PORTAL_PAYMENT_ORIGINS` is also the API's origin, so the directive does not
    // name the API again.
    const calls = `'self' ${httpSettings.PORTAL_PAYMENT_ORIGINS}${hasCaptcha ? ' https://www.google.com/recaptcha/api2/clr' : ''}`;
    if (isHttp) expect(header.get('connect-src'), url).toBe(calls);
    const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
    header.delete('frame-ancestors');
    expect(directives((await meta.getAttribute('content')) ?? ''), url).toEqual(header);
  }
});

test.describe('T35 the policy', () => {
  const policyOf = (changes: object) =>
    directives(
      contentSecurityPolicy({
        settings: { ...httpSettings, PORTAL_NAME: 'pagos', ...changes },
        inline: [],
        styles: [],
        hasCaptcha: false,
      }),
    );

  test('names the API of each host of the portal, and the payment page', () => {
    const policy = policyOf({
      PORTAL_HOSTS: 'pagos.banco.cl www.pagos.banco.cl otro.cl:8443',
      PORTAL_PAYMENT_ORIGINS: 'self https://pago.banco.cl',
    });
    const apis = 'https://api.banco.cl https://www.api.banco.cl https://otro.cl:8443';
    expect(policy.get('img-src')).toBe(`'self' data: ${apis}`);
    expect(policy.get('connect-src')).toBe(`'self' ${apis} https://pago.banco.cl`);
  });

  test('T47 names no scheme and no test machine, in either build, unless the settings do', async ({
    request,
  }, { project }) => {
    const policies = [
      policyOf({ PORTAL_HOSTS: undefined, PORTAL_PAYMENT_ORIGINS: 'self' }),
      policyOf({ PORTAL_HOSTS: 'pagos.banco.cl', PORTAL_PAYMENT_ORIGINS: 'self' }),
    ].map((policy) => [...policy.values()].join(' '));
    if (project.name === 'sandbox') {
      policies.push((await request.get('/')).headers()['content-security-policy'] ?? '');
      policies.push((await request.get('/contacto')).headers()['content-security-policy'] ?? '');
    }
    for (const policy of policies) {
      expect(policy).not.toMatch(/(^|\s)[a-z]+:(\s|;|$)(?<!data:[\s;])/);
      expect(policy).not.toMatch(/localhost|127\.0|\*|http:/);
    }
  });

  test('lets the page send its events, and has no reporting endpoint, which would get the page’s URL', () => {
    const policy = policyOf({ PORTAL_EVENTS_URL: 'https://eventos.banco.cl/portal' });
    expect(policy.get('connect-src')).toMatch(/ https:\/\/eventos\.banco\.cl$/);
    expect(policyOf({ PORTAL_EVENTS_URL: '/eventos' })).toEqual(policyOf({}));
    const headers = hostHeaders({ policy: [...policy].flat().join(' '), captchaPolicy: '' });
    expect(headers).not.toMatch(/report/i);
  });
});

test('T21 no text becomes script or style in the running portal', async ({ page, violations }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Consultar y pagar' }).waitFor();
  const outcome = await page.evaluate(async () => {
    const attempt = (work: () => unknown) => {
      try {
        work();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    // Runs a function as code of the page, because code that developer tools evaluate is exempt
    // from the policy.
    const asPage = (work: () => unknown) =>
      new Promise<string>((resolve) => setTimeout(() => resolve(attempt(work))));
    const place = document.createElement('div');
    const run = () => Object.assign(document.createElement('script'), { text: 'window.ran = 1' });
    return {
      markup: await asPage(() => (place.innerHTML = '<img src=x onerror="window.ran = 1">')),
      // oxlint-disable-next-line typescript/no-implied-eval -- the policy must refuse it
      evaluation: await asPage(() => new Function('return 1')()),
      inlineScript: await asPage(() => document.head.append(run())),
      foreignScript: await asPage(() =>
        Object.assign(document.createElement('script'), { src: 'https://ajeno.example/x.js' }),
      ),
      styleAttribute: await asPage(() => {
        place.setAttribute('style', 'color: red');
        document.body.append(place);
      }),
      colour: place.style.color,
      ran: Reflect.get(window, 'ran') as unknown,
    };
  });
  expect(outcome).toMatchObject({
    markup: 'TypeError',
    evaluation: 'EvalError',
    inlineScript: 'TypeError',
    foreignScript: 'TypeError',
    colour: '',
  });
  expect(outcome.ran).toBeUndefined();
  await expect.poll(() => violations.join('\n')).toContain('style-src-attr');
  expect(violations.join('\n')).toContain('require-trusted-types-for');
  violations.length = 0;
});

test.describe('T21 a new source fails the build:', () => {
  const sources = {
    scripts: ['/assets/portal.js'],
    inline: [hashSource('own()')],
    styles: [hashSource('a{}')],
  };
  const page = (extra: string) =>
    `<html><head><meta charset="utf-8"/><link rel="icon" href="/assets/favicon.svg"/><script defer="defer" src="/assets/portal.js"></script><style data-rules="a">a{}</style></head><body class="x">${extra}</body></html>`;

  test('the portal’s own sources do not', () => {
    expect(
      foreignSources(
        page(
          '<link rel="expect" href="#page-end" blocking="render"/><script>own()</script><p data-style="x" title="on = off">style="color: red"</p>',
        ),
        sources,
      ),
    ).toEqual([]);
  });

  test('a foreign script, style, base or frame does', () => {
    for (const foreign of [
      '<script src="https://ajeno.example/x.js"></script>',
      '<script src="/assets/other.js"></script>',
      '<script>alert(1)</script>',
      '<script type="module" src="/assets/portal.js">1</script>',
      '<link rel="stylesheet" href="/assets/x.css"/>',
      '<link rel="preload" as="script" href="https://ajeno.example/x.js"/>',
      '<style>a{color:red}</style>',
      '<p style="color:red">',
      '<p STYLE=color:red>',
      '<button onclick="alert(1)">',
      '<base href="https://ajeno.example/"/>',
      '<iframe src="https://ajeno.example/"></iframe>',
    ]) {
      expect(foreignSources(page(foreign), sources), foreign).not.toEqual([]);
    }
  });
});
