import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths.ts';
import { openModal, selectOpenModals } from '../../store/session/modalsSlice.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { openLogin, signIn } from '../../test/signIn.ts';

const home = { level: 1, name: 'Paga tus cuentas en un solo lugar' };
const accounts = { level: 1, name: 'Mis cuentas' };

const own = [
  paths.own,
  paths.accounts,
  paths.addAccount,
  paths.payments,
  paths.report,
  paths.profile,
  paths.changePassword,
];

let log: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

describe('T15 without a session', () => {
  it.each(own)('%s redirects to the root, and logs it in the console', async (url) => {
    await renderApp({ url });
    await screen.findByRole('heading', home);
    expect(window.location.pathname).toBe('/');
    expect(log).toHaveBeenCalledWith('No has iniciado sesión');
  });

  it.each([
    ['user data without a token', { userData: { idu: 'u-1', docUsr: '1-9', email: 'a@b.cl' } }],
    ['a token without user data', { token: 'Bearer x' }],
    ['invalid user data', { token: 'Bearer x', userData: '{"idu":1}' }],
  ])('%s does not count as a session', async (_name, session) => {
    allowConsole(/^Se descartó «userData»/);
    await renderApp({
      url: paths.accounts,
      session,
      local: { 'ng2Idle.lastActivity': Date.now() },
    });
    await screen.findByRole('heading', home);
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  });

  it('the home page closes any open modal', async () => {
    const { user, store } = await renderApp();
    await user.click(screen.getByRole('link', { name: 'Preguntas frecuentes' }));
    await screen.findByRole('heading', { level: 1, name: 'Preguntas frecuentes' });
    act(() => void store.dispatch(openModal({ kind: 'terms' })));
    await screen.findByRole('dialog');
    act(() => window.history.back());
    await screen.findByRole('heading', home);
    expect(selectOpenModals(store.getState())).toEqual([]);
    await openLogin(user);
  });
});

describe('with a session', () => {
  it('that consists of its stored keys alone, the screens open', async () => {
    const { session } = await payerStorage();
    await renderApp({ url: paths.profile, session });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
  });

  it.each(['/', '/inicio', '/cualquier/cosa'])(
    '%s leads to the accounts, where the window’s event opens no login',
    async (url) => {
      const { store } = await renderApp({ url, ...(await payerStorage()) });
      await screen.findByRole('heading', accounts);
      expect(window.location.pathname).toBe(paths.accounts);
      expect(log).not.toHaveBeenCalled();
      act(() => void window.dispatchEvent(new Event('portal:login')));
      expect(selectOpenModals(store.getState())).toEqual([]);
    },
  );

  it('whose stored user data was removed, the next screen is refused, also right after the sign-in', async () => {
    const { user } = await renderApp({ url: paths.accounts, ...(await payerStorage()) });
    await screen.findByText('Agua casa');
    const expectRefused = async () => {
      log.mockClear();
      sessionStorage.removeItem('userData');
      await user.click(screen.getByRole('link', { name: 'Mis pagos' }));
      await screen.findByRole('heading', home);
      expect(log).toHaveBeenCalledWith('No has iniciado sesión');
      expect(sessionStorage.getItem('token')).toBeNull();
    };
    await expectRefused();
    await signIn(user);
    await expectRefused();
  });

  it('the navigation shows the payer, the cart’s count and the payer’s active links, and the profile’s menu works with Tab and closes with Escape', async () => {
    const { user } = await renderApp({ url: paths.accounts, ...(await payerStorage()) });
    await screen.findByText('Agua casa');
    for (const name of ['Pagar mis cuentas', 'Agregar cuenta', 'Mis pagos', 'Carro, 0 cuentas']) {
      expect(screen.getByRole('link', { name })).toBeVisible();
    }
    expect(screen.queryByRole('button', { name: 'Ingresar' })).not.toBeInTheDocument();
    const sideMenu = screen.getByRole('navigation', { name: 'Menú lateral' });
    expect(sideMenu).toBeVisible();
    const menu = within(sideMenu);
    expect(menu.getByRole('link', { name: 'Reporte de Pagos' })).toHaveAttribute(
      'href',
      paths.report,
    );
    expect(menu.getByRole('button', { name: 'Reembolsos' })).toBeDisabled();
    expect(menu.queryByRole('link', { name: 'Reembolsos' })).not.toBeInTheDocument();
    expect(menu.queryByRole('link', { name: 'Otros' })).not.toBeInTheDocument();
    expect(menu.getByText('Otros')).toBeVisible();

    const profile = screen.getByRole('button', { name: 'Antonia Rojas Fuentes' });
    await user.click(profile);
    expect(screen.getByRole('link', { name: 'Mi perfil' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    await expectNoAxeViolations();
    // The profile's menu works with Tab, and closes with Escape and with its links.
    expect(screen.getByRole('link', { name: 'Mi perfil' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Cambiar contraseña' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Mi perfil' })).not.toBeInTheDocument();
    expect(profile).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('link', { name: 'Cambiar contraseña' }));
    await screen.findByRole('heading', { level: 1, name: 'Cambiar contraseña' });
    expect(screen.queryByRole('link', { name: 'Mi perfil' })).not.toBeInTheDocument();
  });

  it('the accounts come page by page', async () => {
    const { user, bank } = await renderApp({ url: paths.accounts, ...(await payerStorage()) });
    const shown = () =>
      screen.getAllByRole('button', { name: /^Pagar (?!todo|lo que|sel)/ }).length;
    await screen.findByRole('list', { name: 'Mis cuentas' });
    expect(shown()).toBe(5);
    expect(bank.requests('getAccounts')[0]?.url).toMatch(/cuentas\/u-1\?pagina=1&numreg=5$/);
    await user.click(screen.getByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(shown()).toBe(10));
    await user.click(screen.getByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(shown()).toBe(12));
    expect(screen.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
  });
});
