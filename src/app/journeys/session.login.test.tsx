import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { userInfo } from '../../../mocks/bank/users.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { enter } from '../../test/controls.ts';
import { put } from '../../test/faults/faultScreens.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { storedCart, storedQueue } from '../../test/cartInStorage.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { openLogin, sendLogin, signIn } from '../../test/signIn.ts';

// The route guards log each refusal to the console.
beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => undefined));

const loginModal = { name: 'Ingresa tus datos' };
const failedText = 'La información no está correcta, intenta nuevamente.';
const endpoints = () => bank.requests().map(({ endpoint }) => endpoint);

/** Fails if a payer is signed in, or if anything of a failed sign-in is stored. */
function expectGuest() {
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(localStorage.getItem('ng2Idle.lastActivity')).toBeNull();
  expect(window.location.pathname).toBe('/');
}

describe('the login modal', () => {
  it('has the texts of docs/product.md and a hidden password, and passes axe', async () => {
    const { user } = await renderApp();
    const dialog = await openLogin(user);
    expect(dialog.closest('.modal-380')).not.toBeNull();
    for (const field of ['Correo electrónico', 'Contraseña']) {
      expect(within(dialog).getByLabelText(field)).toHaveAttribute('maxlength', '100');
    }
    expect(within(dialog).getByLabelText('Contraseña')).toHaveAttribute('type', 'password');
    expect(within(dialog).getByRole('button', { name: 'Mostrar contraseña' })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Inicia sesión' })).toBeDisabled();
    expect(within(dialog).getByText('¿No estás registrado?')).toBeVisible();
    await expectNoAxeViolations();
  });

  it('opens by the window’s event, once, and links to the reset and to the registration', async () => {
    const { user } = await renderApp();
    act(() => {
      window.dispatchEvent(new Event('portal:login'));
      window.dispatchEvent(new Event('portal:login'));
    });
    const dialog = await screen.findByRole('dialog', loginModal);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(within(dialog).getByRole('link', { name: '¿Olvidaste tu contraseña?' }));
    await screen.findByRole('heading', { level: 1, name: 'Restablecer contraseña' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(within(await openLogin(user)).getByRole('button', { name: 'Crea tu cuenta' }));
    await screen.findByRole('heading', { level: 1, name: 'Crea tu cuenta' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('T16 T28 associates its e-mail message with the field, and can be submitted while both fields are valid', async () => {
    const { user } = await renderApp();
    const dialog = within(await openLogin(user));
    const field = dialog.getByLabelText('Correo electrónico');
    await enter(user, field, 'pagador');
    await user.tab();
    expect(await dialog.findByText('Debes ingresar un correo válido.')).toBeVisible();
    expect(field).toHaveAccessibleDescription('Debes ingresar un correo válido.');
    expect(field).toBeInvalid();
    const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Inicia sesión' });
    const expectAfter = async (email: string, password: string, isRight: boolean) => {
      put('Correo electrónico', email);
      put('Contraseña', password);
      const found = () => [email, password, !submit.disabled];
      await waitFor(() => expect(found()).toEqual([email, password, isRight]));
    };
    for (const [email, password] of [
      ['', ''],
      ['pagador@ejemplo.cl', ''],
      ['', 'Portal2024'],
      ['pagador@ejemplo', 'Portal2024'],
      ['pagador@@ejemplo.cl', 'Portal2024'],
    ] as const) {
      await expectAfter('pagador@ejemplo.cl', 'x', true);
      await expectAfter(email, password, false);
    }
    await expectAfter(' pagador@ejemplo.cl ', 'Portal2024', true);
  });

  it.each([
    ['login', '/basic/token/*', 1],
    ['getLastLogin', '/gestion_usuario/ultimo_login', 4],
  ])(
    'T09 is a spinner while %s is pending, and starts no session if it is closed meanwhile',
    async (_endpoint, path, calls) => {
      const { user, store } = await renderApp();
      const { asked, release } = holdCalls(path);
      const dialog = await openLogin(user);
      await sendLogin(user);
      await act(() => asked);
      expect(within(dialog).getByRole('status')).toHaveTextContent('Ingresando…');
      expect(within(dialog).queryByLabelText('Contraseña')).not.toBeInTheDocument();
      await user.click(within(dialog).getByRole('button', { name: 'Cerrar ventana' }));
      release();
      await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
      expect(store.getState().session.token).toBeUndefined();
      expect(store.getState().session.userData).toBeUndefined();
      expectGuest();
      // A session that the bank has already opened is closed there, too.
      const own = endpoints().slice(endpoints().indexOf('login'));
      expect(own.filter((name) => name !== 'logout')).toHaveLength(calls);
      expect(bank.requests('login')).toHaveLength(1);
      expect(bank.requests('logout')).toHaveLength(1);
    },
  );
});

const expiredText = 'Tu contraseña venció. Cámbiala para continuar.';

describe('a sign-in', () => {
  it('makes the calls of docs/product.md in order, and stores the session’s keys, with which a reload leaves the payer signed in', async () => {
    const first = await renderApp({
      url: '/preguntas',
      local: {
        cart: storedCart([sampleItem()]),
        paymentQueue: storedQueue([sampleItem({ invoiceId: 'F-2' })]),
      },
    });
    await screen.findByRole('link', { name: 'Carro, 1 cuenta' });
    expect(first.store.getState().cart.queue).toHaveLength(1);
    await signIn(first.user);
    expect(window.location.pathname).toBe('/inicio/cuentas');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const begun = endpoints().indexOf('login');
    expect(endpoints().slice(begun, begun + 6)).toEqual([
      'login',
      'getUserInfo',
      'getPolicy',
      'getLastLogin',
      'getPasswordState',
      'getAccounts',
    ]);
    expect(bank.violations).toEqual([]);
    expect(screen.getByRole('link', { name: 'Carro, 0 cuentas' })).toBeVisible();

    const userData = { idu: 'u-1', docUsr: '12345678-5', email: 'pagador@ejemplo.cl' };
    await waitFor(() => expect(sessionStorage.getItem('token')).toMatch(/^Bearer eyJ/));
    const stored = { ...sessionStorage };
    expect(JSON.parse(stored.userData)).toEqual(userData);
    expect(JSON.parse(stored.currentUser)).toEqual(userData);
    expect(JSON.parse(stored.userInfo)).toEqual({
      nombre: 'Antonia',
      apellidos: 'Rojas',
      segundoApellido: 'Fuentes',
    });
    expect(JSON.parse(stored.politicas)).toEqual({ tiempoDeInactividad: 5 });
    expect(stored.otraSesionActiva).toBe('false');
    expect(stored.estado_user).toBe('INACTIVA');
    expect(Number(localStorage.getItem('ng2Idle.lastActivity'))).toBeGreaterThan(0);
    expect(localStorage.getItem('cart')).toBeNull();
    expect(localStorage.getItem('paymentQueue')).toBeNull();

    await first.close();
    await renderApp({ url: '/' });
    await screen.findByRole('heading', { level: 1, name: 'Mis cuentas' });
    expect(await screen.findByRole('button', { name: 'Antonia Rojas Fuentes' })).toBeVisible();
    // A confirmed password is not checked again.
    expect(bank.requests('getPasswordState')).toHaveLength(1);
  });

  it('interrupted by a reload has started no session, also beside a tab that is signed in', async () => {
    const first = await renderApp();
    const { asked, release } = holdCalls('/gestion_usuario/ultimo_login');
    await openLogin(first.user);
    await sendLogin(first.user);
    await act(() => asked);
    await first.close();
    release();
    expect(Object.keys(sessionStorage)).toEqual([]);
    await renderApp({ local: { 'ng2Idle.lastActivity': Date.now() } });
    expect(await screen.findByRole('button', { name: 'Ingresar' })).toBeVisible();
  });

  it('with an expired password leads to the change of password, with a warning, also after a reload', async () => {
    const first = await renderApp();
    await openLogin(first.user);
    await sendLogin(first.user, { email: 'clave-vencida@ejemplo.cl' });
    await screen.findByRole('heading', { level: 1, name: 'Cambiar contraseña' });
    expect(window.location.pathname).toBe('/usuario/cambiarClave');
    expect(await screen.findByText(expiredText)).toBeVisible();
    expect(sessionStorage.getItem('currentUser')).toBeNull();
    await first.close();
    await renderApp({ url: '/usuario/cambiarClave' });
    await screen.findByRole('heading', { level: 1, name: 'Cambiar contraseña' });
    expect(await screen.findByText(expiredText)).toBeVisible();
  });

  it('without a policy, and without an answer about the password, succeeds; only the latter is logged', async () => {
    expectConsole(/^estado_clave: /);
    const { user } = await renderApp();
    bank.setFault({ kind: 'error500' }, 'getPolicy');
    bank.setFault({ kind: 'error500' }, 'getPasswordState');
    await signIn(user);
    expect(sessionStorage.getItem('politicas')).toBeNull();
    expect(console.warn).toHaveBeenCalled();
    expect(sessionStorage.getItem('currentUser')).toBeNull();
  });
});

describe('a payer who is signed in elsewhere', () => {
  const choice = { name: 'Tienes otra sesión activa' };

  it('may close the other session, also after a failure, whose reason is shown', async () => {
    const { user } = await renderApp();
    bank.setFault({ kind: 'unavailable503', times: 1 }, 'closeOtherSession');
    await openLogin(user);
    await sendLogin(user, { email: 'otra-sesion@ejemplo.cl' });
    await screen.findByRole('dialog', choice);
    expect(screen.queryByRole('dialog', loginModal)).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
    await waitFor(() => expect(sessionStorage.getItem('otraSesionActiva')).toBe('true'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', choice)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cerrar la otra sesión' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/no está disponible/);
    expect(bank.requests('closeOtherSession')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cerrar la otra sesión' }));
    await screen.findByRole('heading', { level: 1, name: 'Mis cuentas' });
    expect(bank.requests('closeOtherSession')).toHaveLength(2);
    await waitFor(() => expect(sessionStorage.getItem('otraSesionActiva')).toBe('false'));
  });

  it('is asked again after a reload, sees no data before, is idle-watched during the question, and may cancel the sign-in', async () => {
    const { session, local } = await payerStorage('otra-sesion@ejemplo.cl');
    const { user, store } = await renderApp({
      url: '/inicio/cuentas',
      session: { ...session, otraSesionActiva: 'true', estado_user: 'ACTIVA' },
      local,
    });
    await screen.findByRole('dialog', choice);
    expect(window.location.pathname).toBe('/');
    expect(store.getState().idle.status).toBe('running');
    await user.click(screen.getByRole('button', { name: 'Salir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(bank.requests('logout')).toHaveLength(1));
    expect(bank.requests('logout')[0]?.url).toContain('evento=logout');
    expect(bank.requests('closeOtherSession')).toEqual([]);
    expectGuest();
  });
});

describe('a failed sign-in', () => {
  it('of a blocked payer shows the next step, and one with a wrong password shows a message, keeps the e-mail and selects the password', async () => {
    const { user } = await renderApp();
    const dialog = await openLogin(user);
    await sendLogin(user, { email: 'bloqueado@ejemplo.cl' });
    const result = await screen.findByRole('dialog', { name: 'Usuario bloqueado' });
    expect(result).toHaveTextContent(
      "Por motivos de seguridad tu contraseña fue bloqueada. Restablécela con la opción '¿Olvidó su contraseña?'.",
    );
    await user.click(within(result).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(screen.getByRole('dialog', loginModal)).toBeVisible();
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    expectGuest();

    await sendLogin(user, { password: 'otra' });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'El usuario o clave ingresados son incorrectos.',
    );
    expect(within(dialog).getByLabelText('Correo electrónico')).toHaveValue('pagador@ejemplo.cl');
    expect(within(dialog).getByLabelText('Contraseña')).toHaveFocus();
    expectGuest();
    await sendLogin(user);
    await screen.findByRole('heading', { level: 1, name: 'Mis cuentas' });
  });

  it.each([
    ['a null answer', 'nullBody', []],
    ['T13 a broken token', 'brokenToken', [/^Error decodeando token$/]],
    ['T13 a token without claims', 'claimlessToken', [/^Error decodeando token$/]],
  ] as const)('for %s shows a message and leaves no data', async (_case, kind, lines) => {
    expectConsole(...lines);
    const { user } = await renderApp();
    const dialog = await openLogin(user);
    bank.setFault({ kind }, 'login');
    await sendLogin(user);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(failedText);
    expectGuest();
    bank.clearFaults();
    await sendLogin(user);
    await screen.findByRole('heading', { level: 1, name: 'Mis cuentas' });
  });
});

it('a sign-in that gets another payer’s data fails, and is closed at the bank', async () => {
  expectConsole(/^getUserInfo: /);
  const { user } = await renderApp();
  bank.use(
    http.get('*/gestion_usuario/userinfo', () =>
      HttpResponse.json({ ...bank.state.users.map(userInfo)[0], idu: 'u-9', nombre: 'Berta' }),
    ),
  );
  const dialog = await openLogin(user);
  await sendLogin(user);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(failedText);
  expect(document.body).not.toHaveTextContent('Berta');
  await waitFor(() => expect(bank.requests('logout')).toHaveLength(1));
  expectGuest();
});

it('T09 a payer sees no data of another payer who did not log out', async () => {
  const attempt = sampleAttempt({
    startedAt: Date.now(),
    items: [sampleItem({ invoiceId: 'F-AJENA' })],
  });
  const { user, store } = await renderApp({
    local: {
      'ng2Idle.payer': 'u-9',
      'ng2Idle.lastActivity': Date.now(),
      clientEmail: 'otro@ejemplo.cl',
      payment: { version: 2, attempts: [attempt], receipts: [] },
    },
  });
  await signIn(user);
  const { attempts, receipts, elsewhere = [] } = store.getState().payment;
  expect([...attempts, ...receipts]).toEqual([]);
  expect(elsewhere.filter(({ owner }) => owner !== 'u-1')).toEqual([]);
  await waitFor(() => expect(localStorage.getItem('payment')).toBeNull());
  expect(localStorage.getItem('clientEmail')).toBeNull();
});
