import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { answerDebts, findDebts, openAccountStep } from '../../test/openLookup.tsx';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { accountDebt } from '../../test/sampleAccount.ts';

const steps = () => screen.getByRole('list', { name: 'Pasos' });

afterEach(() => jest.useRealTimers());

it('the lookup finds debts on a page that was opened before midnight (T18)', async () => {
  jest.useFakeTimers({
    now: new Date(2026, 10, 20, 23, 59),
    advanceTimers: true,
    doNotFake: ['nextTick', 'queueMicrotask', 'performance'],
  });
  const { ask } = await openAccountStep('aguas-lleuque');
  jest.setSystemTime(new Date(2026, 10, 21, 0, 1));
  await ask('10203040');
  expect(await findDebts()).toBeVisible();
});

describe('from a company to its debts', () => {
  it('leads from the search to the cart with one typed field', async () => {
    const { user, store } = await renderApp({ url: '/consultarCuenta' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Consultar cuenta' }),
    ).toBeInTheDocument();
    await user.type(await screen.findByRole('textbox', { name: 'Buscar empresa' }), 'electrica');
    await user.click(screen.getByRole('button', { name: 'Eléctrica Arrayán' }));

    const field = screen.getByRole('textbox', { name: 'Identificador de servicio' });
    expect(field).toHaveFocus();
    await user.keyboard('50607080{Enter}');

    const debts = await findDebts();
    expect(screen.getByRole('heading', { level: 2, name: 'Deudas' })).toHaveFocus();
    expect(screen.getByText('F*** O***')).toBeVisible();
    await user.click(within(debts).getAllByRole('button', { name: /^Agregar F-/ })[0] ?? debts);
    expect(within(debts).getByText('En el carro')).toBeInTheDocument();
    expect(store.getState().cart.items).toHaveLength(1);
  });

  it('narrows by category, also that of a deep link, removes the filter, and shows when nothing is found', async () => {
    const { user } = await renderApp({ url: '/consultarCuenta?categoria=gas' });
    const gas = await screen.findByRole('button', { name: 'Gas' });
    expect(gas).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: 'Luz Canelo' })).not.toBeInTheDocument();
    await user.click(gas);
    expect(screen.getByRole('button', { name: 'Luz Canelo' })).toBeInTheDocument();

    await user.click(gas);
    const companies = screen.getByRole('list', { name: 'Empresas' });
    expect(
      within(companies)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Gas Tamarugo', 'Gas Ulmo']);
    await user.type(screen.getByRole('textbox', { name: 'Buscar empresa' }), 'luz');
    expect(screen.getByText('Buscamos solo en Gas.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Buscar en todas las empresas' }));
    expect(screen.getByRole('list', { name: 'Empresas' })).toHaveTextContent(/^Luz Canelo$/);
    await user.clear(screen.getByRole('textbox', { name: 'Buscar empresa' }));

    await user.type(screen.getByRole('textbox', { name: 'Buscar empresa' }), 'zzz');
    expect(screen.getByText('No encontramos «zzz»')).toBeInTheDocument();
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Ver todas las empresas' }));
    expect(screen.getByRole('button', { name: 'Luz Canelo' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Buscar empresa' })).toHaveFocus();
  });

  it('shows a catalogue of any size, also with hostile names, sixty companies at a time', async () => {
    const evil = `<img src=x>\u202E${'W'.repeat(10_000)}`;
    const contract = (id: string) => ({
      id,
      secondId: '01',
      name: evil,
      totalTag: false,
      identifiers: [{ kind: 'SERVICE_ID', label: evil, help: evil }],
    });
    const companies = Array.from({ length: 61 }, (_, index) => ({
      id: `e-${index}`,
      name: index === 0 ? evil : `Empresa ${String(index).padStart(2, '0')}`,
      categoryId: 'agua',
      image: evil,
      contracts: [contract(`c-${index}`)],
    }));
    const unbilled = {
      id: 'e-x',
      name: 'Sin convenios',
      categoryId: 'agua',
      image: '',
      contracts: [],
    };
    bank.use(
      http.get('*/companies', () => HttpResponse.json([...companies, unbilled])),
      http.get('*/businessCategories', () => HttpResponse.json([{ id: 'agua', name: evil }])),
    );
    const { user } = await renderApp({ url: '/consultarCuenta' });
    const list = await screen.findByRole('list', { name: 'Empresas' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(60);
    await user.click(screen.getByRole('button', { name: 'Ver más empresas' }));
    const tiles = within(list).getAllByRole('button');
    expect(tiles).toHaveLength(61);
    expect(tiles[60]).toHaveFocus();
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(within(list).queryByText('Sin convenios')).not.toBeInTheDocument();

    await user.click(within(list).getByRole('button', { name: /^<img src=x>/ }));
    expect(await screen.findByRole('textbox', { name: /^<img src=x>/ })).toHaveFocus();
    expect(screen.getByText('Ingresa los datos de tu cuenta')).toBeInTheDocument();
    expect(document.body.textContent.length).toBeLessThan(5_000);
  });

  it('asks for the service if a company has several, and reopens finished steps, with the chosen service', async () => {
    const { user } = await renderApp({ url: '/consultarCuenta' });
    await user.click(await screen.findByRole('button', { name: 'Fibra Loica' }));
    const services = screen.getByRole('radiogroup', { name: 'Servicio' });
    await expectNoAxeViolations();

    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(services).toHaveAccessibleDescription('Elige un servicio para continuar');
    expect(services).toBeInvalid();
    await expectNoAxeViolations();
    expect(within(services).getAllByRole('radio')[0]).toHaveFocus();

    await user.click(within(services).getByRole('radio', { name: 'Telefonía móvil' }));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(screen.getByRole('textbox', { name: 'Identificador de cuenta' })).toHaveFocus();

    await user.keyboard('900100200{Enter}');
    await findDebts();
    await user.click(within(steps()).getByRole('button', { name: /^Cuenta/ }));
    expect(screen.getByRole('textbox', { name: 'Identificador de cuenta' })).toHaveFocus();
    await user.click(within(steps()).getByRole('button', { name: /^Empresa/ }));
    expect(screen.getByRole('radio', { name: 'Telefonía móvil' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Cambiar empresa' }));
    expect(screen.getByRole('button', { name: 'Fibra Loica' })).toBeInTheDocument();
  });

  it('accepts null for values that the bank lacks, and a pattern that is not a regular expression', async () => {
    expectConsole(/El patrón de un identificador no se puede usar/);
    const identifiers = [
      { kind: 'SERVICE_ID', label: 'Número', help: null, pattern: null, maxLength: null },
      { kind: 'INVOICE_ID', label: 'Boleta', pattern: '([' },
    ];
    const contract = { id: 'c-1', secondId: '', name: 'Agua', totalTag: false, identifiers };
    const company = { id: 'e-1', name: 'Aguas', categoryId: 'r-1', image: '' };
    bank.use(
      http.get('*/businessCategories', () =>
        HttpResponse.json([{ id: 'r-1', name: 'Agua', icon: null }]),
      ),
      http.get('*/companies', () => HttpResponse.json([{ ...company, contracts: [contract] }])),
    );
    const { user } = await renderApp({ url: '/consultarCuenta' });
    await user.click(await screen.findByRole('button', { name: 'Aguas' }));
    expect(await screen.findByRole('textbox', { name: 'Número' })).toBeVisible();

    answerDebts([accountDebt(1)], { contract: 'c-1' });
    await user.click(screen.getByRole('radio', { name: 'Boleta' }));
    await user.click(screen.getByRole('textbox', { name: 'Boleta' }));
    await user.paste('10203040');
    await user.click(screen.getByRole('button', { name: 'Consultar' }));
    await findDebts();
  });

  it('shows when the catalogue did not load, and fetches it again', async () => {
    bank.setFault({ kind: 'error500', times: 1 }, 'getCompanies');
    const { user } = await renderApp({ url: '/consultarCuenta' });
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar las empresas');
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Luz Canelo' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('a deep link', () => {
  it('is followed once, removed from the URL, and not followed again after a reload; opened again it starts again', async () => {
    const first = await openAccountStep('luz-canelo');
    expect(screen.getByRole('radiogroup', { name: 'Identificador' })).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe(''));
    await first.ask('40506070');
    await findDebts();
    await first.close();

    const second = await renderApp({ url: window.location.pathname });
    expect(await findDebts()).toBeInTheDocument();
    expect(first.bank.requests('consultDebts')).toHaveLength(2);
    await second.close();

    await openAccountStep('luz-canelo');
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Deudas' })).not.toBeInTheDocument();
  });

  it('that changes the route focuses the heading of the page (T28), and leads back to the previous screen', async () => {
    const { user } = await renderApp({ url: '/pagarServicios' });
    await user.click(await screen.findByRole('link', { name: /^Luz Canelo/ }));
    expect(await screen.findByRole('textbox', { name: /^Identificador/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Consultar cuenta' })).toHaveFocus();
    act(() => window.history.back());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Pagar servicios' }),
    ).toBeInTheDocument();
  });

  it.each(['?categoria=luna', '?empresa=luz-canelo&convenio=luna'])(
    '%s starts over',
    async (search) => {
      const { store } = await renderApp({
        url: `/consultarCuenta${search}`,
        session: { lookup: storedFlow() },
      });
      expect(await screen.findByRole('button', { name: 'Luz Canelo' })).toBeInTheDocument();
      expect(store.getState().lookup).toMatchObject({ step: 0 });
      expect(store.getState().lookup.companyId).toBeUndefined();
    },
  );
});

function storedFlow(changes: object = {}) {
  return {
    step: 1,
    categoryId: 'electricidad',
    companyId: 'luz-canelo',
    contractId: 'luz-canelo-hogar',
    totalTagSelected: false,
    fromTotalTagButton: false,
    lastUsed: [],
    ...changes,
  };
}

describe('a stored flow', () => {
  it.each([
    ['an unknown contract', { contractId: 'luna' }],
    ['an unknown step', { step: 7 }],
    ['a step without its contract', { step: 1, contractId: undefined }],
    ['a step without its query', { step: 2 }],
    [
      'a query of another kind',
      {
        step: 2,
        query: { kind: 'COMPANY_ID', values: ['x'], transactionId: 1, date: '2026-11-20' },
      },
    ],
    ['rubbish', { step: [], lastUsed: null }],
  ])('with %s starts the lookup over', async (_, changes) => {
    allowConsole(/sessionStorage|lookup/);
    const { store } = await renderApp({
      url: '/consultarCuenta',
      session: { lookup: storedFlow(changes) },
    });
    expect(await screen.findByRole('button', { name: 'Luz Canelo' })).toBeInTheDocument();
    expect(store.getState().lookup.step).toBe(0);
    expect(bank.requests('consultDebts')).toEqual([]);
  });

  it('of another day queries again, with a number of today', async () => {
    const query = {
      kind: 'SERVICE_ID',
      values: ['40506070'],
      transactionId: 2020010112345678,
      date: '2020-01-01T10:00:00-03:00',
    };
    await renderApp({
      url: '/consultarCuenta',
      session: { lookup: storedFlow({ step: 2, query }) },
    });
    await findDebts();
    expect(bank.requests('consultDebts')).toHaveLength(1);
    expect(bank.violations).toEqual([]);
  });
});
