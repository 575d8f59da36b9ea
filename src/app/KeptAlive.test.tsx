import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { demoPassword } from '../../mocks/bank/demo.ts';
import { loginRequested, logoutRequested } from '../store/session/sessionSlice.ts';
import { expectNoAxeViolations } from '../test/axe.ts';
import { enter, field } from '../test/controls.ts';
import { holdCalls } from '../test/holdCalls.ts';
import { bank, renderApp } from '../test/renderApp.tsx';

async function openRegistration() {
  const app = await renderApp({ url: '/usuario/registro' });
  await screen.findByRole('heading', { level: 1, name: 'Crea tu cuenta' });
  await screen.findByLabelText('Acepto los Términos y Condiciones');
  return app;
}

async function leave(user: UserEvent) {
  await user.click(screen.getByRole('link', { name: 'Preguntas frecuentes' }));
  await screen.findByRole('heading', { level: 1, name: 'Preguntas frecuentes' });
}

async function comeBack(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Registrarte' }));
  await screen.findByRole('heading', { level: 1, name: 'Crea tu cuenta' });
}

/** Fills in the whole form; returns the names of its text fields. */
async function fillIn(user: UserEvent, { rut, email }: { rut: string; email: string }) {
  const values = {
    Nombre: 'Élida',
    Apellidos: 'Soto',
    RUT: rut,
    'Correo electrónico': email,
    Teléfono: '912345678',
    Contraseña: 'Segura2024',
    'Confirmar contraseña': 'Segura2024',
  };
  for (const [name, value] of Object.entries(values)) {
    await enter(user, field(name), value);
  }
  await user.click(field('Acepto los Términos y Condiciones'));
  return Object.keys(values);
}

const ways: [string, (user: UserEvent) => Promise<void>][] = [
  ['a link', comeBack],
  [
    'the back button',
    async () => {
      act(() => window.history.back());
      await screen.findByRole('heading', { level: 1, name: 'Crea tu cuenta' });
    },
  ],
];

it.each(ways)(
  'the registration shows nothing on another screen, and keeps its texts and scroll position until %s brings them back, at the heading (T28)',
  async (_way, back) => {
    const { user } = await renderApp({ url: '/usuario' });
    await user.click(await screen.findByRole('link', { name: /^Crear cuenta/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toHaveFocus();
    await user.click(await screen.findByLabelText('Acepto los Términos y Condiciones'));
    await enter(user, field('Nombre'), 'Élida');
    act(() => window.scrollTo(0, 320));
    await leave(user);
    expect(window.scrollY).toBe(0);
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Preguntas frecuentes']);
    expect(headings[0]).toHaveFocus();
    expect(document.querySelector('main h1')).toBe(headings[0]);
    expect(screen.queryByRole('textbox', { name: 'Nombre' })).not.toBeInTheDocument();
    expect(field('Nombre')).not.toBeVisible();
    expect(document.title).toBe('Preguntas frecuentes · Portal de Pagos');
    await expectNoAxeViolations();

    await back(user);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(field('Nombre')).toHaveValue('Élida');
    expect(field('Acepto los Términos y Condiciones')).toBeChecked();
    expect(window.scrollY).toBe(320);
    expect(document.title).toBe('Crea tu cuenta · Portal de Pagos');
  },
);

it('T37 the registration keeps no password in the document once it is left, and asks for it again; on another return it focuses the heading, not the first invalid field (T28)', async () => {
  const { user } = await openRegistration();
  const typed = await fillIn(user, { rut: '11.222.333-9', email: 'elida@ejemplo.cl' });
  await user.click(screen.getAllByRole('button', { name: 'Mostrar contraseña' })[0] as HTMLElement);
  const passwords = () =>
    [...document.querySelectorAll('input')].filter(({ value }) => value.includes('Segura2024'));
  expect(passwords()).toHaveLength(2);
  await leave(user);
  await waitFor(() => expect(passwords()).toEqual([]));
  await comeBack(user);
  for (const name of typed) {
    if (/contraseña/i.test(name)) expect(field(name)).toHaveValue('');
    else expect(field(name)).not.toHaveValue('');
  }
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await waitFor(() => expect(field('Contraseña')).toHaveFocus());
  await leave(user);
  await comeBack(user);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(field('Contraseña')).toHaveAttribute('aria-invalid', 'true');
});

it('the registration accepts another press after an answer that arrived while it was hidden', async () => {
  const { asked, release } = holdCalls('/apiportal/v1/usuariopp/*');
  const { user } = await openRegistration();
  await fillIn(user, { rut: '123456785', email: 'pagador@ejemplo.cl' });
  const send = () => screen.getByRole('button', { name: 'Crear cuenta', hidden: true });
  await user.click(send());
  await act(() => asked);
  await leave(user);
  release();
  await waitFor(() => expect(bank.requests('register')).toHaveLength(1));
  await waitFor(() => expect(send()).not.toHaveAttribute('aria-busy', 'true'));
  await comeBack(user);
  expect(await screen.findByText(/ya está registrad|ya existe/i)).toBeVisible();
  for (const name of ['Contraseña', 'Confirmar contraseña']) {
    await enter(user, field(name), 'Segura2024');
  }
  await user.click(send());
  await waitFor(() => expect(bank.requests('register')).toHaveLength(2));
});

it('the registration forgets the values once the payer is registered', async () => {
  const { user } = await openRegistration();
  const names = await fillIn(user, { rut: '111111111', email: 'elida@ejemplo.cl' });
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  const result = await screen.findByRole('dialog', { name: 'Cuenta creada' });
  await user.click(within(result).getByRole('button', { name: 'Aceptar' }));
  const login = await screen.findByRole('dialog', { name: 'Ingresa tus datos' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(login).not.toBeInTheDocument());

  for (const name of names) expect(field(name)).toHaveValue('');
  expect(field('Acepto los Términos y Condiciones')).not.toBeChecked();
  await leave(user);
  await comeBack(user);
  expect(screen.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toHaveFocus();
  expect(field('Nombre')).toHaveValue('');
});

it('T08 the registration forgets a guest’s texts at a sign-in, and a payer’s at the logout', async () => {
  const { user, store } = await openRegistration();
  await enter(user, field('Contraseña'), 'Segura2024');
  await leave(user);
  act(() => {
    store.dispatch(loginRequested({ email: 'pagador@ejemplo.cl', password: demoPassword }));
  });
  await waitFor(() => expect(location.pathname).toBe('/inicio/cuentas'));
  expect(document.querySelector('[name=password]')).toBeNull();

  act(() => {
    window.history.pushState(null, '', '/usuario/registro');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await enter(user, await screen.findByLabelText('Contraseña'), 'Otra20245');
  act(() => {
    store.dispatch(logoutRequested('logout'));
  });
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(document.querySelector('[name=password]')).toHaveValue('');
  await comeBack(user);
  expect(field('Contraseña')).toHaveValue('');
  expect(bank.violations).toEqual([]);
});
