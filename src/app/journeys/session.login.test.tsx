import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../test/renderApp.tsx';

describe('signing in', () => {
  it('goes from the form to the payer’s accounts', async () => {
    const { user, bank } = await renderApp();
    await user.click(await screen.findByRole('button', { name: 'Ingresar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ingresa tus datos' });
    await user.type(within(dialog).getByLabelText('Correo electrónico'), 'pagador@ejemplo.cl');
    await user.type(within(dialog).getByLabelText('Contraseña'), 'Portal2024');
    await user.click(within(dialog).getByRole('button', { name: 'Inicia sesión' }));
    await screen.findByRole('heading', { level: 1, name: 'Mis cuentas' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Antonia Rojas Fuentes' })).toBeVisible();
    console.log(bank.requests().map(({ endpoint, status }) => `${endpoint} ${status}`), bank.violations, { ...sessionStorage }, { ...localStorage });
  });
});
