import { lookupButton, portalOrigin } from './billLinks.ts';

describe('the address of a portal for its links on bills', () => {
  it.each([
    ['https://pagos.banco.cl', 'https://pagos.banco.cl'],
    [' https://pagos.banco.cl/ ', 'https://pagos.banco.cl'],
    ['pagos.banco.cl', 'https://pagos.banco.cl'],
    ['HTTPS://Pagos.Banco.CL', 'https://pagos.banco.cl'],
    ['https://pagos.banco.cl:8443', 'https://pagos.banco.cl:8443'],
    ['http://localhost:4173', 'http://localhost:4173'],
  ])('is read as an origin: %s', (typed, origin) => {
    expect(portalOrigin(typed)).toBe(origin);
  });

  it.each([
    ['nothing', ''],
    ['words', 'el portal del banco'],
    ['a name without a domain', 'https://pagos'],
    ['an address without encryption', 'http://pagos.banco.cl'],
    ['another scheme', 'javascript://pagos.banco.cl'],
    ['a page of the portal', 'https://pagos.banco.cl/consultarCuenta'],
    ['a query', 'https://pagos.banco.cl?empresa=a'],
    ['a fragment', 'https://pagos.banco.cl/#a'],
    ['a login', 'https://banco.cl@otro.cl'],
  ])('is refused if it is %s', (_what, typed) => {
    expect(portalOrigin(typed)).toBeUndefined();
  });
});

it('the button of a link keeps the whole address, whatever is in it', () => {
  const url = 'https://pagos.banco.cl/consultarCuenta?empresa=a&convenio="b"&servicio=<1>';
  const page = new DOMParser().parseFromString(
    lookupButton(url, { main: '#0F4C5C', contrastText: '#FFFFFF' }),
    'text/html',
  );
  expect(page.body.children).toHaveLength(1);
  expect(page.querySelector('a')?.getAttribute('href')).toBe(url);
});
