import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { sampleItem } from '../../test/sampleItem.ts';
import { storedCart } from '../../test/cartInStorage.ts';

const items = [
  sampleItem({ invoiceId: 'F-1', amount: 25_990 }),
  sampleItem({ invoiceId: 'F-2', amount: 12_000 }),
];

async function openLookup() {
  const app = await renderApp({ url: '/consultarCuenta', local: { cart: storedCart(items) } });
  await screen.findByRole('heading', { level: 1, name: 'Consultar cuenta' });
  return app;
}

describe('the cart beside the lookup', () => {
  it('is a region of its own below the page’s heading, and once it is empty has no link to the lookup beside it', async () => {
    const { user } = await openLookup();
    const panel = screen.getByRole('region', { name: 'Carro de cuentas' });
    expect(
      within(panel).getByRole('heading', { level: 2, name: 'Carro de cuentas' }),
    ).toBeVisible();
    expect(within(panel).getByText('$ 37.990')).toBeVisible();
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Vaciar carro' }));
    expect(screen.getByText('Tu carro está vacío')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Consultar una cuenta' })).not.toBeInTheDocument();
  });
});

describe('the bar of a narrow screen', () => {
  const bar = () => screen.queryByRole('complementary', { name: 'Resumen del carro' });

  it('links to the cart and on to the payment, and hides while there is nothing to pay', async () => {
    const { user } = await openLookup();
    const summary = within(bar() ?? document.body);
    expect(summary.getByRole('link', { name: 'Continuar al pago' })).toHaveAttribute(
      'href',
      '/confirmarPago',
    );
    expect(
      summary.getByRole('link', { name: /Ver lo elegido: 2 deudas.*\$ 37\.990/ }),
    ).toHaveAttribute('href', '/carroDeCuentas');
    await user.click(screen.getByRole('button', { name: 'Eliminar F-1' }));
    expect(summary.getByText(/1 deuda$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Eliminar F-2' }));
    expect(bar()).toBeNull();
  });
});
