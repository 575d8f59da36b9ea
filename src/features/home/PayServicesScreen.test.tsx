import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { enter } from '../../test/controls.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';

const open = () => renderApp({ url: '/pagarServicios' });
const search = () => screen.getByRole('textbox', { name: 'Buscar empresa' });
const groups = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('the page shows that it is loading, then lists categories and companies as links into the lookup', async () => {
  const { release } = holdCalls('/companies');
  const { user } = await open();
  expect(await screen.findByText('Cargando empresas…')).toBeInTheDocument();
  expect(search()).toBeVisible();
  await expectNoAxeViolations();
  release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Pagar servicios' })).toBeVisible();
  const gas = await screen.findByRole('region', { name: 'Gas' });
  expect(
    within(gas)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Gas TamarugoGas por cañería', 'Gas UlmoGas con medidor']);
  const types = screen.getByRole('navigation', { name: 'Tipos de servicio' });
  expect(within(types).getByRole('link', { name: 'Agua' })).toHaveAttribute(
    'href',
    '/consultarCuenta?categoria=agua',
  );
  await expectNoAxeViolations();
  await user.click(within(gas).getByRole('link', { name: /Gas Ulmo/ }));
  expect(await screen.findByRole('button', { name: 'Consultar' })).toBeVisible();
});

it('the search narrows the companies, by name or service, and finds one by the name on its bill, with a typing error; the best group is first', async () => {
  const { user } = await open();
  await screen.findByRole('region', { name: 'Gas' });
  await enter(user, search(), 'television');
  expect(await screen.findByText('1 empresa')).toBeInTheDocument();
  expect(groups()).toEqual(['Tipos de servicio', 'Telecomunicaciones']);
  expect(screen.getByRole('link', { name: /Cable Zorzal/ })).toBeVisible();
  await user.type(search(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect((await screen.findAllByRole('region'))[0]).toHaveAccessibleName('Telecomunicaciones');
  await user.click(screen.getByRole('button', { name: 'Borrar búsqueda' }));
  expect(await screen.findByRole('region', { name: 'Gas' })).toBeVisible();
  await enter(user, search(), 'LLEUQE, Agaus S.A.');
  expect(await screen.findByText('1 empresa')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Aguas Lleuque/ })).toBeVisible();
});

it('the search shows that nothing was found, and offers to show everything or to write', async () => {
  const { user } = await open();
  await screen.findByRole('region', { name: 'Gas' });
  await enter(user, search(), 'zapatería');
  expect(await screen.findByRole('heading', { name: 'No encontramos «zapatería»' })).toBeVisible();
  expect(screen.getByText('0 empresas')).toHaveRole('status');
  await user.click(screen.getByRole('button', { name: 'Ver todas las empresas' }));
  expect(await screen.findByRole('region', { name: 'Gas' })).toBeVisible();
  expect(search()).toHaveFocus();
  await enter(user, search(), 'zapatería');
  await user.click(await screen.findByRole('link', { name: 'Escríbenos' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
});

it.each(['getCategories', 'getCompanies'])(
  'explains a failed %s and tries again',
  async (endpoint) => {
    bank.setFault({ kind: 'error500' }, endpoint);
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar las empresas');
    await expectNoAxeViolations();
    bank.clearFaults();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: /Gas Ulmo/ })).toBeVisible();
  },
);

describe('a long category', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    id: `e-${index}`,
    name: `Empresa ${String(index).padStart(2, '0')}`,
    categoryId: 'gas',
    image: '',
    contracts: [
      {
        id: `c-${index}`,
        secondId: '01',
        name: 'Gas',
        totalTag: false,
        identifiers: [{ kind: 'CLIENT_ID', label: 'RUT' }],
      },
    ],
  }));

  it('shows its first companies; when asked all of them, with the focus on the first new one', async () => {
    const { http, HttpResponse } = await import('msw');
    bank.use(http.get('*/companies', () => HttpResponse.json(many)));
    const { user } = await open();
    const gas = await screen.findByRole('region', { name: 'Gas' });
    expect(within(gas).getAllByRole('link')).toHaveLength(9);
    await user.click(within(gas).getByRole('button', { name: 'Ver las 40 empresas de Gas' }));
    const links = within(gas).getAllByRole('link');
    expect(links).toHaveLength(40);
    expect(links[9]).toHaveFocus();
  });
});
