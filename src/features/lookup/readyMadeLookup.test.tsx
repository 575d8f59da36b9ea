import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { bankItems, storedCart } from '../../test/cartInStorage.ts';
import { findDebts } from '../../test/openLookup.tsx';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { sampleAttempt } from '../../test/sampleAttempt.ts';

const open = (search: string) => renderApp({ url: `/consultarCuenta?${search}` });
const canelo = 'empresa=luz-canelo&convenio=luz-canelo-hogar';
const findField = (name: RegExp | string = /^Identificador/) =>
  screen.findByRole('textbox', { name });
const origin = /Este número viene de un link: compáralo con tu boleta\./;
const wrongFormat = 'Revisa tu identificador de servicio: no tiene el formato esperado';

describe('a ready-made lookup', () => {
  it('fills the field of its kind, leaves the URL and sends no query by itself', async () => {
    const { user } = await open(`${canelo}&factura=F4050607`);
    const field = await findField('Identificador de factura');
    expect(field).toHaveValue('F4050607');
    expect(field).toBeValid();
    expect(screen.getByRole('radio', { name: 'Identificador de factura' })).toBeChecked();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(bank.requests('consultDebts')).toEqual([]);
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    await findDebts();
    expect(bank.violations).toEqual([]);
  });

  it.each([
    ['gas-ulmo', 'cuenta=700800900', 'Identificador de cuenta', '700800900'],
    ['seguros-rauli&convenio=seguros-rauli-colectivo', 'compania=TAG2040', /compañía/, 'TAG2040'],
    ['aguas-lleuque', '&amp;servicio=10203040).&amp;utm_source=x', /servicio/, '10203040'],
  ])('of %s with %s fills in the account', async (company, account, name, value) => {
    await open(`empresa=${company}&${account}`);
    expect(await findField(name)).toHaveValue(value);
  });

  it('is filled again after a reload and after Back, until another account is queried; T45 a number typed then is not shown as coming from a link', async () => {
    const first = await open('empresa=aguas-lleuque&servicio=10203040');
    expect(await findField()).toHaveValue('10203040');
    await waitFor(() => expect(window.location.search).toBe(''));
    await first.close();
    const { user } = await renderApp({ url: window.location.pathname });
    expect(await findField()).toHaveValue('10203040');
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    await findDebts();
    await user.click(screen.getByRole('button', { name: 'Cambiar' }));
    expect(await findField()).toHaveValue('10203040');
    await user.clear(await findField());
    await user.type(await findField(), '10203041{Enter}');
    await findDebts();
    await user.click(screen.getByRole('button', { name: 'Cambiar' }));
    expect(await findField()).toHaveValue('');
    await user.type(await findField(), '10203040');
    expect(screen.queryByText(origin)).not.toBeInTheDocument();
  });

  it('is kept during the choice among several contracts', async () => {
    const { user } = await open('empresa=fibra-loica&cuenta=900100200');
    await user.click(await screen.findByRole('radio', { name: /Móvil/i }));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await findField('Identificador de cuenta')).toHaveValue('900100200');
  });

  it('changes neither the cart of another contract nor a payment under way', async () => {
    const limits = { maxItems: 3, minAmount: 10, maxAmount: 90_000 };
    const cart = storedCart(bankItems(bank.bank), limits);
    const attempt = sampleAttempt({ startedAt: Date.now(), items: cart.items });
    const { store } = await renderApp({
      url: `/consultarCuenta?${canelo}&servicio=40506070`,
      local: { cart, payment: { version: 2, attempts: [attempt], receipts: [] } },
    });
    expect(await findField()).toHaveValue('40506070');
    expect(store.getState().cart).toMatchObject({ ...cart, queue: [] });
    expect(store.getState().payment.attempts).toEqual([attempt]);
  });

  it.each(['1020304', 'abc', '4050607000'])(
    'with %j, which the contract refuses, shows it with its error',
    async (value) => {
      await open(`${canelo}&servicio=${value}`);
      const field = await findField('Identificador de servicio');
      expect(field).toHaveValue(value);
      expect(await screen.findByText(new RegExp(wrongFormat))).toBeVisible();
      expect(field).toBeInvalid();
    },
  );

  it.each([
    [
      'an account of a kind that the company does not use',
      'empresa=aguas-lleuque&factura=F4050607',
    ],
    ['a broken encoding', 'empresa=aguas-lleuque&servicio=%E9%E9'],
    ['a text of 5,000 characters', `empresa=aguas-lleuque&servicio=${'9'.repeat(5000)}`],
    ['a line break', 'empresa=aguas-lleuque&servicio=1020%0A3040'],
    ['T45 two in one, of which each fits', 'empresa=aguas-lleuque&servicio=10203040-10203041'],
    ['T45 accounts of two kinds', 'empresa=luz-canelo&factura=F4050607&servicio=40506070'],
    ['markup', 'empresa=aguas-lleuque&servicio=%3Cimg%20src%3Dx%3E'],
  ])('with %s leaves the field empty with a message', async (_, search) => {
    await open(search);
    expect(await findField()).toHaveValue('');
    expect(await screen.findByText(/No pudimos usar la cuenta de este link/)).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it.each([
    'empresa=luna&servicio=10203040',
    'empresa=luz-canelo&convenio=luna&servicio=40506070',
    'empresa=luz-canelo&empresa=aguas-lleuque&servicio=10203040',
    'empresa=%3Cscript%3E&servicio=%00',
    'servicio=10203040',
    'categoria=gas&servicio=10203040',
  ])('%s leads to the companies with a message', async (search) => {
    await open(search);
    expect(await screen.findByRole('textbox', { name: 'Buscar empresa' })).toBeVisible();
    expect(await screen.findByText(/No encontramos lo que pide este link/)).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});

describe('T45 a number from a link', () => {
  const another = /Antes usaste aquí otro número/;
  const lookup = (value: string) => ({
    lookup: {
      step: 0,
      totalTagSelected: false,
      fromTotalTagButton: false,
      lastUsed: [{ contractId: 'aguas-lleuque-hogar', kind: 'SERVICE_ID', value }],
    },
  });
  const remembered = (value: string) => ({
    rememberedAccounts: [
      {
        companyId: 'aguas-lleuque',
        contract: { id: 'aguas-lleuque-hogar', secondId: '01' },
        kind: 'SERVICE_ID',
        value,
        alias: 'Casa',
      },
    ],
  });

  it('is shown as coming from one until it is edited', async () => {
    const { user } = await open('empresa=aguas-lleuque&servicio=10203040');
    const field = await findField();
    expect(screen.getByText(origin)).toBeVisible();
    expect(screen.queryByText(another)).not.toBeInTheDocument();
    await expectNoAxeViolations();
    await user.type(field, '{Backspace}1');
    expect(screen.queryByText(origin)).not.toBeInTheDocument();
  });

  it.each([
    ['was used here last', { session: lookup('10203041') }],
    ['this device remembers', { local: remembered('10203041') }],
  ])('warns when another %s', async (_, stored) => {
    await renderApp({ url: '/consultarCuenta?empresa=aguas-lleuque&servicio=10203040', ...stored });
    await findField();
    expect(screen.getByText(another)).toHaveTextContent('10203041');
    await expectNoAxeViolations();
  });

  it.each([
    ['was used here last', { session: lookup('10203040') }],
    ['is remembered', { local: remembered('10203040') }],
  ])('does not warn when the same %s', async (_, stored) => {
    await renderApp({ url: '/consultarCuenta?empresa=aguas-lleuque&servicio=10203040', ...stored });
    await findField();
    expect(screen.getByText(origin)).toBeVisible();
    expect(screen.queryByText(another)).not.toBeInTheDocument();
  });
});

describe('T12 a RUT in a URL', () => {
  it.each([
    `${canelo}&rut=12345678-5`,
    `${canelo}&servicio=12345678-5`,
    `${canelo}&factura=12.345.678-5`,
    `${canelo}&cuenta=123456785`,
    `${canelo}&otro=12345678%2D5`,
  ])('is removed from %s and not used', async (search) => {
    const { store } = await open(search);
    expect(await findField()).toHaveValue('');
    expect(await screen.findByText(/no usamos un RUT que venga en un link/)).toBeVisible();
    expect(JSON.stringify(store.getState().lookup)).not.toMatch(/12\.?345\.?678/);
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('does not fill a field whose format its plain digits lack', async () => {
    await open(`${canelo}&servicio=123456785`);
    expect(await findField()).toHaveValue('');
  });

  it('leaves the URL even while the catalogue cannot be loaded; the rest of the link is kept until it can', async () => {
    let isDown = true;
    bank.use(
      http.get('*/companies', () =>
        isDown ? HttpResponse.json({ message: 'x' }, { status: 500 }) : undefined,
      ),
    );
    const { user } = await open('empresa=aguas-lleuque&servicio=10203040&rut=12345678-5');
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(window.location.search).toBe('?empresa=aguas-lleuque&servicio=10203040');
    isDown = false;
    await user.click(retry);
    expect(await findField()).toHaveValue('10203040');
  });
});
