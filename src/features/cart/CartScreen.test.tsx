import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button } from '../../test/controls.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { sampleItem } from '../../test/sampleItem.ts';
import { storedCart } from '../../test/cartInStorage.ts';

const water = sampleItem({ invoiceId: 'F-1', amount: 25_990 });
const moreWater = sampleItem({ invoiceId: 'F-2', amount: 12_000 });

const cart = () => screen.getByRole('region', { name: 'Carro de cuentas' });

async function openCart(items = [water, moreWater], limits = {}) {
  const local = { cart: storedCart(items, limits) };
  const app = await renderApp({ url: '/carroDeCuentas', local });
  await screen.findByRole('heading', { level: 1, name: 'Carro de cuentas' });
  return app;
}

describe('the cart', () => {
  it('shows its items, the maximum and the total, and links to the payment, and back to the lookup for another account', async () => {
    const { user, store } = await openCart();
    expect(cart()).toHaveTextContent('Aguas del Lleuque');
    expect(cart()).toHaveTextContent('Hogar');
    expect(cart()).toHaveTextContent('F-1$ 25.990');
    expect(cart()).toHaveTextContent('2 de 10 deudas');
    expect(cart()).toHaveTextContent('Total$ 37.990');
    await expectNoAxeViolations();

    expect(screen.getByRole('link', { name: 'Continuar al pago' })).toHaveAttribute(
      'href',
      '/confirmarPago',
    );
    const before = store.getState().lookup.step;
    await user.click(button('Agregar otra cuenta'));
    expect(window.location.pathname).toBe('/consultarCuenta');
    expect(store.getState().lookup.step).toBe(before);
  });

  it('names a company once, and each debt as on its bill, below its account and the masked holder', async () => {
    const account = { kind: 'SERVICE_ID', value: '10203040', holder: 'A*** R***' } as const;
    const described = { account, description: 'Consumo octubre 2026', dueDate: '2020-11-01' };
    const rut = { kind: 'CLIENT_ID', value: '12345678-5' } as const;
    const other = sampleItem({ invoiceId: 'F-9', company: { name: 'Túnel El Peumo', image: '' } });
    // The other company's debt comes between the two.
    await openCart([{ ...water, ...described }, other, { ...moreWater, account: rut }]);
    expect(cart()).toHaveTextContent(
      'Hogar' +
        'N° 10203040 · A*** R***' +
        'Consumo octubre 2026$ 25.990F-1 · Venció el 1 nov 2020' +
        'RUT 12.345.678-5' +
        'F-2$ 12.000',
    );
    const companies = within(screen.getByRole('list', { name: 'En tu carro' }));
    expect(companies.getAllByText('Aguas del Lleuque')).toHaveLength(1);
    expect(companies.getAllByText('Túnel El Peumo')).toHaveLength(1);
    await expectNoAxeViolations();
  });

  it('removes an account with a message, and passes the focus to the next one; once it is empty it shows the next step', async () => {
    const { user } = await openCart();
    await user.click(button('Eliminar F-1'));
    expect(button('Eliminar F-2')).toHaveFocus();
    expect(cart()).toHaveTextContent('1 de 10 deudas');
    expect(
      await screen.findByText('Cuenta eliminada correctamente del carro de compras.'),
    ).toBeVisible();

    await user.click(button('Eliminar F-2'));
    expect(screen.getByRole('heading', { name: 'Tu carro está vacío' })).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Tu carro está vacío');
    await expectNoAxeViolations();
    await user.click(screen.getByRole('link', { name: 'Consultar una cuenta' }));
    expect(window.location.pathname).toBe('/consultarCuenta');
  });

  it('removes the limits of its contract with the last account, and its key in the storage', async () => {
    const { user, store } = await openCart([water], {
      maxItems: 3,
      minAmount: 10,
      maxAmount: 90_000,
    });
    await user.click(button('Eliminar F-1'));
    const { maxItems, minAmount, maxAmount } = store.getState().cart;
    expect({ maxItems, minAmount, maxAmount }).toEqual({ maxItems: 10 });
    await waitFor(() => expect(localStorage.getItem('cart')).toBeNull());
    expect(localStorage.getItem('imageData')).toBeNull();
  });

  it('is emptied at once, and can be restored', async () => {
    const { user, store } = await openCart();
    const before = store.getState().cart;
    const bills = before.items.map(({ debtFrontId: _id, ...bill }) => bill);
    await user.click(button('Vaciar carro'));
    expect(store.getState().cart.items).toEqual([]);
    expect(document.activeElement).toHaveTextContent('Tu carro está vacío');

    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    const { items, removedIds, ...limits } = store.getState().cart;
    expect(items).toMatchObject(bills);
    // The restored items need ids that do not count as removed, or another tab that received the
    // removal would remove them again.
    expect(items.filter(({ debtFrontId }) => removedIds.includes(debtFrontId))).toEqual([]);
    expect(limits.maxItems).toBe(before.maxItems);
  });

  it.each([
    [{ minAmount: 50_000 }, /El pago mínimo de este convenio es de \$ 50\.000\./],
    [{ maxAmount: 30_000 }, /El pago máximo de este convenio es de \$ 30\.000\./],
  ])('names the limit that its total breaks: %p', async (limits, message) => {
    await openCart(undefined, limits);
    expect(screen.getByText(message)).toBeVisible();
  });

  it('T05 with a total beyond exact pesos cannot be paid', async () => {
    await openCart([
      sampleItem({ amount: Number.MAX_SAFE_INTEGER }),
      sampleItem({ amount: Number.MAX_SAFE_INTEGER }),
    ]);
    expect(screen.getByText(/El total es demasiado grande/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Continuar al pago' })).not.toBeInTheDocument();
    expect(screen.queryByText('Total')).not.toBeInTheDocument();
  });

  it('T17 shows a bank’s hostile texts as text, and no image of another origin', async () => {
    const markup = '<img src=x onerror=alert(1)>\u202E';
    await openCart([
      sampleItem({
        invoiceId: markup,
        contract_name: '=cmd|calc!A1',
        company: { name: markup.repeat(200), image: 'javascript:alert(1)' },
      }),
    ]);
    expect(cart().querySelector('img')).toBeNull();
    expect(screen.getByRole('button', { name: `Eliminar ${markup}` })).toBeVisible();
    expect(screen.getByText('=cmd|calc!A1')).toBeVisible();
  });
});
