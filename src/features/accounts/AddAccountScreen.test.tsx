import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';

const url = '/inicio/cuentas/agregar';
const service = 'Identificador de servicio';

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Guardar cuenta' });
const bodies = (endpoint: string) => bank.requests(endpoint).map(({ body }) => body);
/**
 * The transaction id and the contracts of each debt query so far. Saving an account sends such a
 * query first, to check the account.
 */
const checks = () =>
  bodies('consultDebts').map((body) => {
    const { idTrxRec, contracts } = body as { idTrxRec: number; contracts: object[] };
    return { idTrxRec, contracts };
  });

async function openScreen(email?: string) {
  const app = await renderApp({ url, ...(await payerStorage(email)) });
  await screen.findByRole('heading', { level: 1, name: 'Agregar cuenta' });
  return app;
}

/** Opens the form for an account of the company; `fill` replaces the texts of its fields. */
async function openForm(company = 'Luz Canelo', email?: string) {
  const app = await openScreen(email);
  await app.user.click(await screen.findByRole('button', { name: company }));
  const fill = async (value: string, alias: string, name = service) => {
    await app.user.clear(field(name));
    await app.user.paste(value);
    await app.user.clear(field('Alias'));
    await app.user.paste(alias);
  };
  return { ...app, fill };
}

it('the browser’s back button goes back from the account to the companies, and the screen’s own way back opens the accounts', async () => {
  const { user } = await openForm();
  act(() => window.history.back());
  expect(await screen.findByRole('button', { name: 'Luz Canelo' })).toBeVisible();
  expect(window.location.pathname).toBe(url);
  act(() => window.history.forward());
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: { step: 1 } }));
  expect(screen.getByRole('button', { name: 'Luz Canelo' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Volver a Mis cuentas' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mis cuentas' })).toHaveFocus();
});

describe('an account is added', () => {
  it('from its company to the list, checked once and saved once', async () => {
    const { user } = await openScreen('clave-vencida@ejemplo.cl');
    const electricity = await screen.findByRole('button', { name: 'Electricidad' });
    await expectNoAxeViolations();
    await user.click(electricity);
    expect(screen.queryByRole('button', { name: 'Gas Ulmo' })).not.toBeInTheDocument();
    await user.click(field('Buscar empresa'));
    await user.paste('canelo');
    await user.click(screen.getByRole('button', { name: 'Luz Canelo' }));

    expect(field(service)).toHaveFocus();
    await user.paste('40506070');
    await user.click(field('Alias'));
    await user.paste('  Luz casa ');
    await user.click(save());

    expect(await screen.findByText('Cuenta guardada.')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/inicio/cuentas');
    expect(await screen.findByRole('button', { name: 'Editar Luz casa' })).toBeVisible();
    expect(bodies('addAccount')).toEqual([
      {
        alias: 'Luz casa',
        contract: { id: 'luz-canelo-hogar', secondId: '01' },
        reference: { serviceId: '40506070' },
      },
    ]);
    const calls = bank.requests().map(({ endpoint }) => endpoint);
    expect(calls.filter((name) => name === 'getPayerCategories')).toHaveLength(1);
    expect(calls.filter((name) => name === 'getPayerCompanies')).toHaveLength(1);
    expect(calls).not.toContain('getCompanies');
    const before = calls.slice(0, calls.indexOf('addAccount'));
    expect(before.filter((name) => name === 'consultDebts')).toHaveLength(1);
    expect(checks()[0]?.contracts).toEqual([
      {
        contract: 'luz-canelo-hogar',
        countryCode: 1,
        currencyCode: 'CLP',
        reference: { serviceId: '40506070' },
      },
    ]);
    expect(bank.violations).toEqual([]);
  });

  it('and a payer who has moved on stays where they are', async () => {
    const { user, fill } = await openForm('Luz Canelo', 'clave-vencida@ejemplo.cl');
    await fill('40506070', 'Luz casa');
    const { asked, release } = holdCalls('/ApiConsultaDeuda/consulta/');
    await user.click(save());
    await asked;
    const [payments] = screen.getAllByRole('link', { name: 'Mis pagos' });
    if (payments) await user.click(payments);
    await screen.findByRole('heading', { level: 1, name: 'Mis pagos' });
    release();
    expect(await screen.findByText('Cuenta guardada.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mis pagos');
  });

  it('of one of several services; a finished step can be reopened', async () => {
    const { user } = await openScreen();
    await user.click(await screen.findByRole('button', { name: 'Fibra Loica' }));
    expect(screen.getByRole('heading', { name: 'Elige el servicio' })).toHaveFocus();
    const services = screen.getByRole('radiogroup', { name: 'Servicio' });
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(services).toHaveAccessibleDescription('Elige un servicio para continuar');
    expect(services).toBeInvalid();
    expect(within(services).getAllByRole('radio')[0]).toHaveFocus();
    await user.click(within(services).getByRole('radio', { name: 'Telefonía móvil' }));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(field('Identificador de cuenta')).toHaveFocus();

    const steps = screen.getByRole('list', { name: 'Pasos' });
    await user.click(within(steps).getByRole('button', { name: /^Empresa/ }));
    expect(screen.getByRole('radio', { name: 'Telefonía móvil' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Cambiar empresa' }));
    expect(screen.getByRole('heading', { name: 'Elige la empresa' })).toHaveFocus();
  });

  it('by its RUT, under the suggested name; an account without debts is accepted', async () => {
    const { user } = await openForm('Vida Queltehue', 'clave-vencida@ejemplo.cl');
    await user.paste('12.345.678-5');
    await user.tab();
    expect(field('RUT')).toHaveValue('12.345.678-5');
    await user.click(screen.getByRole('button', { name: 'Usar Vida Queltehue' }));
    expect(field('Alias')).toHaveFocus();
    await user.keyboard(' 2{Enter}');
    expect(await screen.findByText('Cuenta guardada.')).toBeInTheDocument();
    expect(bodies('addAccount')).toEqual([
      {
        alias: 'Vida Queltehue 2',
        contract: { id: 'vida-queltehue-vida', secondId: '01' },
        reference: { clientId: '12345678-5' },
      },
    ]);
    expect(bank.violations).toEqual([]);
  });

  it('with the chosen kind of identifier, keeping an alias typed before, and once, however often it is pressed', async () => {
    const { user, fill } = await openForm();
    await fill('40506071', 'Luz');
    const kinds = screen.getByRole('radiogroup', { name: 'Identificador' });
    await user.click(within(kinds).getByRole('radio', { name: 'Identificador de factura' }));
    const invoice = field('Identificador de factura');
    expect(invoice).toHaveValue('');
    expect(field('Alias')).toHaveValue('Luz');
    await user.click(screen.getByRole('button', { name: '¿Dónde lo encuentro?' }));
    expect(screen.getByRole('figure', { name: /Identificador de factura/ })).toBeInTheDocument();
    await user.type(invoice, 'F4050617');
    const { release } = holdCalls('/cuentas/u-1');
    await user.dblClick(save());
    await waitFor(() => expect(bank.requests('consultDebts')).toHaveLength(1));
    await user.click(invoice);
    await user.keyboard('{Enter>3/}');
    await user.dblClick(save());
    act(release);
    expect(await screen.findByText('Cuenta guardada.')).toBeInTheDocument();
    expect(bodies('addAccount')).toMatchObject([{ reference: { invoiceId: 'F4050617' } }]);
    expect(bodies('addAccount')).toHaveLength(1);
    expect(checks().filter(({ idTrxRec }) => idTrxRec === checks()[0]?.idTrxRec)).toHaveLength(1);
  });
});

describe('T16 T28 what is wrong', () => {
  it('is shown at both fields, the first of which has the focus; an account unknown to the company is an error at its field and is not saved; one that is already saved is refused in the bank’s words', async () => {
    const { user, fill } = await openForm();
    await fill('40506070, 40506071', '   ');
    await user.click(save());
    await waitFor(() =>
      expect(field(service)).toHaveAccessibleDescription(
        expect.stringContaining('no tiene el formato esperado'),
      ),
    );
    expect(field(service)).toHaveFocus();
    expect(field('Alias')).toHaveAccessibleDescription(
      expect.stringContaining('Por favor, ingresa un alias'),
    );
    expect(bank.requests('consultDebts')).toEqual([]);

    await fill('99999999', 'Luz');
    await user.click(save());
    await waitFor(() =>
      expect(field(service)).toHaveAccessibleDescription(
        expect.stringContaining('No encontramos esa cuenta'),
      ),
    );
    expect(field(service)).toBeInvalid();
    expect(field(service)).toHaveFocus();
    await expectNoAxeViolations();
    expect(bank.requests('addAccount')).toEqual([]);

    await user.click(save());
    await waitFor(() => expect(checks()).toHaveLength(2));
    expect(checks()[0]?.idTrxRec).not.toBe(checks()[1]?.idTrxRec);
    await user.type(field(service), '1');
    expect(screen.queryByText('No encontramos esa cuenta')).not.toBeInTheDocument();
    expect(field('Alias')).toHaveValue('Luz');

    await fill('40506070', 'Luz');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Ya tienes guardada esa cuenta.');
    expect(field(service)).toHaveValue('40506070');
  });
});

describe('T18 a failure', () => {
  it.each(['error500', 'wrongTypes'] as const)(
    'of the check (%s): the texts stay, nothing is saved, and the next press works',
    async (kind) => {
      const { user, fill } = await openForm();
      await fill('40506071', 'Luz');
      if (kind === 'wrongTypes') expectConsole(/consultDebts/);
      bank.setFault({ kind, times: 1 }, 'consultDebts');
      await user.click(save());
      expect(await screen.findByRole('alert')).toHaveTextContent(/inténtalo/i);
      expect(field(service)).toHaveValue('40506071');
      expect(field('Alias')).toHaveValue('Luz');
      expect(bank.requests('addAccount')).toEqual([]);
      await user.click(save());
      expect(await screen.findByText('Cuenta guardada.')).toBeInTheDocument();
      // Only the first two queries are the form's. The account list, which opens then, sends more.
      const [before, after] = checks();
      expect(after?.idTrxRec).toBe(before?.idTrxRec);
    },
  );

  it('an answer about another contract is not accepted; a lost answer shows a message, and no second account is saved', async () => {
    const { user, fill } = await openForm();
    await fill('40506071', 'Luz');
    bank.use(
      http.post(
        '*/ApiConsultaDeuda/consulta/',
        () => HttpResponse.json({ contracts: [{ contract: 'otro', status: 'OK', debts: [] }] }),
        { once: true },
      ),
    );
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('El banco no respondió');
    expect(bank.requests('addAccount')).toEqual([]);

    bank.setFault({ kind: 'network', afterWork: true, times: 1 }, 'addAccount');
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'No alcanzamos a confirmar si tu cuenta quedó guardada',
      ),
    );
    expect(field('Alias')).toHaveValue('Luz');
    expect(checks()).toHaveLength(1);
    await user.click(save());
    expect(await screen.findByText('Cuenta guardada.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Mis cuentas' })).toBeVisible();
    expect(bank.state.accounts['u-1']?.filter(({ alias }) => alias === 'Luz')).toHaveLength(1);
  });

  it('T10 a 401 ends the session, and nothing of the form is left', async () => {
    const { user, fill } = await openForm();
    await fill('40506071', 'Mi luz secreta');
    bank.setFault({ kind: 'unauthorized401' }, 'addAccount');
    await user.click(save());
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Mi luz secreta');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Mi luz secreta');
  });
});

describe('the catalogue', () => {
  it('shows a skeleton while it loads, and an error and a retry if it does not load', async () => {
    const { release } = holdCalls('/obtenerEntidadesValidas');
    bank.setFault({ kind: 'error500', times: 1 }, 'getPayerCompanies');
    const { user } = await openScreen();
    expect(await screen.findByText('Cargando empresas…')).toBeInTheDocument();
    await expectNoAxeViolations();
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar las empresas');
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Luz Canelo' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('without companies shows a message', async () => {
    bank.use(http.get('*/obtenerEntidadesValidas', () => HttpResponse.json([])));
    await openScreen();
    expect(await screen.findByText('Aún no hay empresas')).toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it('T17 with hostile names stays text, and offers an alias that the bank accepts', async () => {
    const evil = `<img src=x>\u202E${'W'.repeat(10_000)}`;
    const contract = {
      id: 'c-1',
      secondId: '01',
      name: evil,
      totalTag: false,
      identifiers: [{ kind: 'SERVICE_ID', label: evil, help: evil }],
    };
    const company = { id: 'e-1', name: evil, categoryId: 'agua', image: evil };
    bank.use(
      http.get('*/rubros', () => HttpResponse.json([{ id: 'agua', name: evil }])),
      http.get('*/obtenerEntidadesValidas', () =>
        HttpResponse.json([{ ...company, contracts: [contract] }]),
      ),
    );
    const { user } = await openScreen();
    const companies = await screen.findByRole('list', { name: 'Empresas' });
    await user.click(within(companies).getByRole('button'));
    await user.click(screen.getByRole('button', { name: /^Usar/ }));
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(field('Alias')).toHaveValue(`<img src=x>${'W'.repeat(48)}…`);
    expect(document.body.textContent.length).toBeLessThan(5_000);
  });
});
