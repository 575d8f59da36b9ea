import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { field } from '../../test/controls.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';

const url = '/usuario/cambiarClave';
const names = ['Contraseña actual', 'Nueva contraseña', 'Confirmar contraseña'];

const submit = () => screen.getByRole('button', { name: 'Cambiar contraseña' });

async function openScreen() {
  const app = await renderApp({ url, ...(await payerStorage()) });
  await screen.findByRole('heading', { level: 1, name: 'Cambiar contraseña' });
  return app;
}

async function fill(user: UserEvent, current: string, next: string, confirmation = next) {
  for (const [name, value] of [
    ['Contraseña actual', current],
    ['Nueva contraseña', next],
    ['Confirmar contraseña', confirmation],
  ] as const) {
    await user.clear(field(name));
    await user.paste(value);
  }
}

it('T12 the form marks each password, and its payer, for password managers, sends the passwords in bodies only, and then opens the accounts', async () => {
  const { user } = await openScreen();
  expect(names.map((name) => field(name).getAttribute('autocomplete'))).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ]);
  expect(document.querySelector('[autocomplete=username]')).toHaveValue('pagador@ejemplo.cl');
  await fill(user, 'Portal2024', 'Segura2025');
  await expectNoAxeViolations();
  await user.keyboard('{Enter}');
  const result = await screen.findByRole('dialog', { name: 'Contraseña cambiada' });
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
  const traces = [location.href, document.title, ...bank.requests().map((request) => request.url)];
  expect(traces.join()).not.toMatch(/Portal2024|Segura2025/);
  await user.click(within(result).getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(location.pathname).toBe('/inicio/cuentas'));
  expect(bank.state.users.find(({ idu }) => idu === 'u-1')?.password).toBe('Segura2025');
  expect(bank.requests('changePassword').map(({ body }) => body)).toEqual([
    { empresa: expect.any(String), usuario: '12345678-5', claveActual: '•••', claveNueva: '•••' },
  ]);
  expect(bank.violations).toEqual([]);
});

it('T16 the form sends both passwords in one form, however their accents were typed', async () => {
  const { user } = await openScreen();
  const payer = bank.state.users.find(({ idu }) => idu === 'u-1');
  Object.assign(payer ?? {}, { password: 'pingüinos y más'.normalize('NFC') });
  await fill(user, 'pingüinos y más'.normalize('NFD'), 'ñandúes y más'.normalize('NFD'));
  await user.click(submit());
  await screen.findByRole('dialog', { name: 'Contraseña cambiada' });
  expect(payer?.password).toBe('ñandúes y más'.normalize('NFC'));
});

describe('T16 T28 an error', () => {
  it.each([
    [
      'empty fields',
      ['', '', ''],
      [
        'Por favor, ingresa tu contraseña actual',
        'Por favor, ingresa una contraseña',
        'Por favor, confirma tu contraseña',
      ],
    ],
    [
      'a weak password and another one',
      ['Portal2024', 'corta1', 'otra'],
      ['', 'Usa entre 8 y 100 caracteres', 'Las contraseñas no coinciden'],
    ],
  ] as const)('%s', async (_case, [current, next, confirmation], messages) => {
    const { user } = await openScreen();
    await fill(user, current, next, confirmation);
    await user.click(submit());
    for (const [index, name] of names.entries()) {
      const message = messages[index] ?? '';
      if (message === '') continue;
      await waitFor(() =>
        expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message)),
      );
      expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(field(names[messages.findIndex(Boolean)] ?? '')).toHaveFocus();
    expect(bank.requests('changePassword')).toEqual([]);
  });

  it('is shown at a wrong current password, and the texts stay; the corrected form is sent once, however often the button is pressed', async () => {
    const { user } = await openScreen();
    await fill(user, 'Portal2020', 'Segura2025');
    await user.click(submit());
    await waitFor(() =>
      expect(field('Contraseña actual')).toHaveAccessibleDescription(
        'La contraseña actual no es correcta.',
      ),
    );
    expect(field('Contraseña actual')).toHaveFocus();
    expect(field('Nueva contraseña')).toHaveValue('Segura2025');
    const before = bank.requests('changePassword').length;
    const { release } = holdCalls('/gestion_usuario/cambiar_clave');
    await fill(user, 'Portal2024', 'Segura2025');
    await user.tripleClick(submit());
    release();
    await screen.findByRole('dialog', { name: 'Contraseña cambiada' });
    expect(bank.requests('changePassword')).toHaveLength(before + 1);
  });

  it.each([
    ['Clave incorrecta.', 'Contraseña actual'],
    ['La clave actual no coincide, intenta nuevamente.', 'Contraseña actual'],
    ['La clave nueva no puede ser igual a la actual.', 'Nueva contraseña'],
    ['La contraseña debe tener entre 8 y 100 caracteres.', 'Nueva contraseña'],
  ])('a refusal with %j is shown at «%s»', async (message, name) => {
    bank.use(http.post('*/cambiar_clave', () => HttpResponse.json({ message }, { status: 400 })));
    const { user } = await openScreen();
    await fill(user, 'Portal2024', 'Segura2025');
    await user.click(submit());
    await waitFor(() =>
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(field(name)).toHaveFocus();
  });
});
