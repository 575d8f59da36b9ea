import { screen, waitFor, within } from '@testing-library/react';
import { refusalMessages } from '../../store/cart/cartRules.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { findDebts, openAccountStep } from '../../test/openLookup.tsx';
import { renderApp } from '../../test/renderApp.tsx';

const button = 'Pagar Total TAG';

describe('Total TAG', () => {
  it('is offered only if the contract covers motorways', async () => {
    await openAccountStep('autopista-quillay');
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
  });

  it('queries once and puts every motorway’s debts in the cart, flagged', async () => {
    const { ask, store, bank } = await openAccountStep('tag-unido');
    await expectNoAxeViolations();
    await ask('12345678-5', button);
    const rows = within(await findDebts()).getAllByRole('listitem');
    await waitFor(() => expect(store.getState().cart.items).toHaveLength(9));
    expect(bank.requests('consultDebts')).toHaveLength(1);
    expect(rows).toHaveLength(9);
    expect(screen.getByText('9 en tu carro')).toBeInTheDocument();
    expect(screen.getAllByText('En el carro')).toHaveLength(9);
    expect(rows[0]).toHaveTextContent('Autopista del Quillay');

    const { items } = store.getState().cart;
    expect(items.every(({ totalTagAccount }) => totalTagAccount)).toBe(true);
    expect(items[0]?.companies).toEqual([
      { id: 'autopista-quillay', duplicateCompanyId: true },
      { id: 'autopista-rio-claro', duplicateCompanyId: true },
      { id: 'autopista-boldos', duplicateCompanyId: true },
      { id: 'tunel-el-peumo', duplicateCompanyId: true },
    ]);
    expect(store.getState().lookup).toMatchObject({
      totalTagSelected: true,
      fromTotalTagButton: false,
    });
  });

  it('shows which debts did not fit', async () => {
    const { ask, store } = await openAccountStep('tag-unido');
    await ask('7654321-6', button);
    expect(await screen.findByText('20 en tu carro, 4 para después')).toBeInTheDocument();
    expect(screen.getByText(refusalMessages.FULL)).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent(
      /Las dejamos en «Después de este pago»\..*(F-\d+, ){3}F-\d+/,
    );
    expect(store.getState().cart.items).toHaveLength(20);
  });

  it('validates the field like "Consultar", and shows a result even if it found nothing', async () => {
    const { user, ask, store, bank } = await openAccountStep('tag-unido');
    await ask('12345678-0', button);
    expect(await screen.findByText('Por favor, ingresa un RUT válido')).toBeInTheDocument();
    expect(bank.requests('consultDebts')).toEqual([]);
    await user.clear(screen.getByRole('textbox', { name: 'RUT' }));
    await ask('9876543-3', button);
    expect(await screen.findByText('No encontramos esa cuenta')).toBeInTheDocument();
    expect(store.getState().lookup.fromTotalTagButton).toBe(false);
  });

  it('adds the debts of a failed query after "Reintentar", once, and nothing again after a removal, a way back and a reload', async () => {
    const first = await openAccountStep('tag-unido');
    first.bank.setFault({ kind: 'unavailable503', times: 1 }, 'consultDebts');
    await first.ask('12345678-5', button);
    await first.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(first.store.getState().cart.items).toHaveLength(9));
    const [item] = first.store.getState().cart.items;
    await first.user.click(screen.getByRole('button', { name: `Eliminar ${item?.invoiceId}` }));
    expect(first.store.getState().cart.items).toHaveLength(8);
    await first.close();

    const { store, user } = await renderApp({ url: '/consultarCuenta' });
    await findDebts();
    expect(store.getState().cart.items).toHaveLength(8);

    await user.click(screen.getByRole('button', { name: `Agregar ${item?.invoiceId}` }));
    expect(store.getState().cart.items.at(-1)).toMatchObject({
      invoiceId: item?.invoiceId,
      totalTagAccount: true,
    });
  });

  it('is not started by Enter: an ordinary query adds nothing to the cart', async () => {
    const { user, store } = await openAccountStep('tag-unido');
    await user.type(screen.getByRole('textbox', { name: 'RUT' }), '123456785{Enter}');
    const [first] = within(await findDebts()).getAllByRole('button', { name: /^Agregar F/ });
    expect(store.getState().cart.items).toEqual([]);
    await user.click(first ?? document.body);
    expect(store.getState().cart.items[0]).toMatchObject({ totalTagAccount: false, companies: [] });
  });
});
