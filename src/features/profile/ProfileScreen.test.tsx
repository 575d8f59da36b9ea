import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { userInfo } from '../../../mocks/bank/users.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { field } from '../../test/controls.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';

const url = '/inicio/perfil';

const save = () => screen.getByRole('button', { name: 'Guardar cambios' });
const payer = () => bank.state.users.find(({ idu }) => idu === 'u-1');

async function openProfile() {
  const app = await renderApp({ url, ...(await payerStorage()) });
  await screen.findByLabelText('Nombre');
  return app;
}

it('the profile shows the payer’s data at the bank', async () => {
  await openProfile();
  const shown = ['Nombre', 'Apellidos', 'Segundo apellido', 'Correo electrónico', 'Teléfono'];
  expect(shown.map((name) => (field(name) as HTMLInputElement).value)).toEqual([
    'Antonia',
    'Rojas',
    'Fuentes',
    'pagador@ejemplo.cl',
    '+56987654321',
  ]);
  expect(screen.getByText('12.345.678-5')).toBeVisible();
  expect(await screen.findByText('Usuario Pagador')).toBeVisible();
  await expectNoAxeViolations();
  expect(bank.violations).toEqual([]);
});

it('the portal reads a profile and a policy with numeric ids', async () => {
  bank.use(
    http.get('*/gestion_usuario/userinfo', () =>
      HttpResponse.json({ ...bank.state.users.map(userInfo)[0], perfil: 3, politica: 7 }),
    ),
    http.get('*/apiportal/perfiles/3', () =>
      HttpResponse.json({ id: 3, nombre: 'Pagador de prueba' }),
    ),
  );
  await openProfile();
  expect(await screen.findByText('Pagador de prueba')).toBeVisible();
});

it('the profile shows and saves nothing if the bank answers with another payer’s data', async () => {
  expectConsole(/^getUserInfo: /);
  bank.use(
    http.get('*/gestion_usuario/userinfo', () =>
      HttpResponse.json({ ...bank.state.users.map(userInfo)[1], idu: 'u-9' }),
    ),
  );
  const stored = await payerStorage();
  const { store } = await renderApp({ url, ...stored });
  expect(await screen.findByText('No pudimos cargar tu perfil')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Guardar cambios' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Antonia Rojas Fuentes' })).toBeVisible();
  expect(store.getState().session.userData).toMatchObject({ idu: 'u-1', docUsr: '12345678-5' });
});

it('the form saves the changes, and updates the navigation bar although the screen was left meanwhile', async () => {
  const { user } = await openProfile();
  await user.clear(field('Nombre'));
  await user.paste('Antonieta');
  const { asked, release } = holdCalls('/apiportal/v1/usuariopp/*');
  await user.click(save());
  await asked;
  await user.click(screen.getByRole('link', { name: 'Mis pagos' }));
  await screen.findByRole('heading', { level: 1, name: 'Mis pagos' });
  release();
  expect(await screen.findByRole('button', { name: /^Antonieta Rojas/ })).toBeVisible();
});

it('the form saves the changes, and updates the rest of the portal, as it does with a new e-mail', async () => {
  const { user, store } = await openProfile();
  await user.clear(field('Nombre'));
  await user.paste(' Antonieta ');
  await user.clear(field('Segundo apellido'));
  await user.clear(field('Teléfono'));
  await user.paste('912345678');
  await user.click(save());
  expect(await screen.findByText('Tus datos fueron actualizados.')).toBeVisible();
  expect(bank.requests('updateUser').map(({ body }) => body)).toEqual([
    {
      nombre: 'Antonieta',
      apellidos: 'Rojas',
      correo: 'pagador@ejemplo.cl',
      telefono: '+56912345678',
    },
  ]);
  expect(field('Nombre')).toHaveValue('Antonieta');
  await waitFor(() =>
    expect(store.getState().session.userInfo).toEqual({ nombre: 'Antonieta', apellidos: 'Rojas' }),
  );

  await user.clear(field('Correo electrónico'));
  await user.paste('antonia@ejemplo.cl');
  await user.click(save());
  const renewed = { idu: 'u-1', docUsr: '12345678-5', email: 'antonia@ejemplo.cl' };
  for (const key of ['userData', 'currentUser']) {
    await waitFor(() => expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual(renewed));
  }
  expect(bank.violations).toEqual([]);
});

it('T16 T28 the form shows at the e-mail that it belongs to another payer, and the error at each invalid field, and then sends nothing', async () => {
  const { user } = await openProfile();
  await user.clear(field('Correo electrónico'));
  await user.paste('bloqueado@ejemplo.cl');
  await user.click(save());
  await waitFor(() =>
    expect(field('Correo electrónico')).toHaveAccessibleDescription(
      expect.stringContaining('Ya existe una cuenta con ese correo.'),
    ),
  );
  expect(field('Correo electrónico')).toHaveFocus();
  expect(payer()?.correo).toBe('pagador@ejemplo.cl');

  const sent = bank.requests('updateUser').length;
  for (const [name, value] of [
    ['Nombre', ''],
    ['Apellidos', 'R'],
    ['Segundo apellido', 'F'],
    ['Correo electrónico', 'antonia@'],
    ['Teléfono', '569'],
  ] as const) {
    await user.clear(field(name));
    await user.paste(value);
  }
  await user.click(save());
  await waitFor(() => expect(field('Nombre')).toHaveFocus());
  for (const [name, message] of [
    ['Nombre', 'Por favor, ingresa tu nombre'],
    ['Apellidos', 'Por favor, ingresa apellidos válidos'],
    ['Segundo apellido', 'Por favor, ingresa un apellido válido'],
    ['Correo electrónico', 'Por favor, ingresa un correo electrónico válido'],
    ['Teléfono', 'Por favor, ingresa tu número de teléfono'],
  ] as const) {
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  }
  expect(bank.requests('updateUser')).toHaveLength(sent);
});

it('T18 the form does not count an unreadable answer as a saved profile, shows that saving failed, keeps the texts, and saves at the next press', async () => {
  expectConsole(/updateUser: la respuesta no cumple el contrato en docUsr/);
  const { user } = await openProfile();
  bank.setFault({ kind: 'missingField', field: 'docUsr', times: 1 }, 'updateUser');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('una respuesta que no pudimos leer');
  expect(screen.queryByText('Tus datos fueron actualizados.')).not.toBeInTheDocument();

  bank.setFault({ kind: 'error500', times: 1 }, 'updateUser');
  await user.clear(field('Nombre'));
  await user.paste('Antonieta');
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('El banco no está disponible'),
  );
  expect(field('Nombre')).toHaveValue('Antonieta');
  const { release } = holdCalls('/apiportal/v1/usuariopp/*');
  await user.dblClick(save());
  release();
  await screen.findByText('Tus datos fueron actualizados.');
  expect(bank.requests('updateUser')).toHaveLength(3);
});

it('T18 the page shows that the profile could not be read, and reads it again', async () => {
  bank.setFault({ kind: 'error500', times: 1 }, 'getUserInfo');
  const { user } = await renderApp({ url, ...(await payerStorage()) });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar tu perfil');
  await expectNoAxeViolations();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByLabelText('Nombre')).toHaveValue('Antonia');
});

describe('deleting the account', () => {
  async function openDeletion() {
    const app = await openProfile();
    await app.user.click(screen.getByRole('button', { name: 'Eliminar mi usuario' }));
    const dialog = await screen.findByRole('dialog', { name: 'Eliminar mi usuario' });
    const confirm = within(dialog).getByRole('button', { name: 'Eliminar mi usuario' });
    const word = within(dialog).getByLabelText('Escribe ELIMINAR para confirmar');
    return { ...app, dialog, confirm, word };
  }

  it('requires the typed word, and can be cancelled', async () => {
    const { user, dialog, confirm, word } = await openDeletion();
    await user.type(word, 'eliminarla');
    await user.click(confirm);
    await waitFor(() => expect(word).toHaveAttribute('aria-invalid', 'true'));
    expect(word).toHaveAccessibleDescription(
      'Para eliminar tu usuario, escribe la palabra ELIMINAR',
    );
    expect(word).toHaveFocus();
    await expectNoAxeViolations();
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Eliminar mi usuario' })).toHaveFocus();
    expect(bank.requests('deleteUser')).toEqual([]);
    expect(payer()).toBeDefined();
  });

  it('T18 cannot be closed while it is under way, shows its failure, deletes it once at the next press, and then logs out', async () => {
    const { user, dialog, confirm, word } = await openDeletion();
    const failing = holdCalls('/apiportal/v1/usuariopp/*');
    bank.setFault({ kind: 'error500', times: 1 }, 'deleteUser');
    await user.type(word, 'eliminar');
    await user.click(confirm);
    await failing.asked;
    expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await user.keyboard('{Escape}');
    failing.release();
    expect(await within(dialog).findByText(/El banco no está disponible/)).toBeVisible();
    expect(payer()).toBeDefined();

    const { release } = holdCalls('/apiportal/v1/usuariopp/*');
    await user.dblClick(confirm);
    release();
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(await screen.findByText('Tu usuario fue eliminado.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(payer()).toBeUndefined();
    expect(sessionStorage.getItem('userData')).toBeNull();
    expect(bank.requests('deleteUser')).toHaveLength(2);
    await waitFor(() => expect(bank.requests('logout')).toHaveLength(1));
    expect(bank.requests('logout')[0]?.url).toContain('evento=logout');
    expect(bank.violations).toEqual([]);
  });
});
