import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button, field } from '../../test/controls.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';

const url = '/usuario/restablecerClave';
const neutral = 'Si el correo está registrado, te enviamos un código de 6 dígitos.';

/** The latest code in the sandbox bank's outbox. */
function mailedCode(): string {
  const letter = bank.outbox.findLast(({ kind }) => kind === 'clave');
  return /\d{6}/.exec(letter?.body ?? '')?.[0] ?? '';
}

async function fill(user: UserEvent, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(field(name));
    await user.paste(value);
  }
}

async function requestCode(user: UserEvent, email = 'pagador@ejemplo.cl') {
  await screen.findByRole('heading', { level: 1, name: 'Restablecer contraseña' });
  await fill(user, { 'Correo electrónico': email });
  await user.click(button('Enviar código'));
  await screen.findByText(neutral);
}

const newPassword = { 'Nueva contraseña': 'Segura2024', 'Confirmar contraseña': 'Segura2024' };

it('T12 the form sets a new password with the mailed code, offers the login with the e-mail filled in, and puts neither the e-mail nor the password into a URL or the title', async () => {
  const { user } = await renderApp({ url });
  await requestCode(user);
  expect(field('Código')).toHaveFocus();
  expect(field('Código')).toHaveAttribute('autocomplete', 'one-time-code');
  await user.paste(mailedCode());
  await fill(user, newPassword);
  await expectNoAxeViolations();
  await user.click(button('Restablecer contraseña'));

  const result = await screen.findByRole('dialog', { name: 'Contraseña restablecida' });
  const traces = [location.href, document.title, ...bank.requests().map((request) => request.url)];
  expect(traces.join()).not.toMatch(/pagador|Segura2024/);
  await user.click(within(result).getByRole('button', { name: 'Aceptar' }));
  const login = await screen.findByRole('dialog', { name: 'Ingresa tus datos' });
  expect(within(login).getByLabelText('Correo electrónico')).toHaveValue('pagador@ejemplo.cl');
  expect(bank.state.users.find(({ idu }) => idu === 'u-1')?.password).toBe('Segura2024');
  expect(bank.requests('recoverPassword').map(({ body }) => body)).toEqual([
    { correo: 'pagador@ejemplo.cl' },
    { correo: 'pagador@ejemplo.cl', codigo: mailedCode(), claveNueva: '•••' },
  ]);
  expect(bank.violations).toEqual([]);
});

it('T16 the form sends the new password in one form, however its accents were typed', async () => {
  const { user } = await renderApp({ url });
  await requestCode(user);
  const apart = 'ñandúes en el patio'.normalize('NFD');
  await fill(user, {
    Código: mailedCode(),
    'Nueva contraseña': apart,
    'Confirmar contraseña': apart.normalize('NFC'),
  });
  await user.click(button('Restablecer contraseña'));
  await screen.findByRole('dialog', { name: 'Contraseña restablecida' });
  const { password } = bank.state.users.find(({ idu }) => idu === 'u-1') ?? {};
  expect(password).toBe(apart.normalize('NFC'));
});

it('the form gives the same answer for an unknown address, and lets it be corrected, by the browser’s back button, too', async () => {
  const { user } = await renderApp({ url });
  await requestCode(user, 'pagadora@ejemplo.cl');
  expect(bank.outbox).toEqual([]);
  expect(button('Restablecer contraseña')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(button('Usar otro correo'));
  expect(field('Correo electrónico')).toHaveValue('pagadora@ejemplo.cl');
  await requestCode(user);
  expect(mailedCode()).not.toBe('');
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByDisplayValue('pagador@ejemplo.cl')).toBeVisible());
  expect(window.location.pathname).toBe(url);
});

it('T11 the form uses the guest token in both steps, although a payer is signed in', async () => {
  const { user } = await renderApp({ url, ...(await payerStorage()) });
  await requestCode(user);
  await fill(user, { Código: mailedCode(), ...newPassword });
  await user.click(button('Restablecer contraseña'));
  const result = await screen.findByRole('dialog', { name: 'Contraseña restablecida' });
  await user.click(within(result).getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(result).not.toBeInTheDocument());

  const calls = bank.requests('recoverPassword');
  expect(calls).toHaveLength(2);
  // With a payer's token, the bank would refuse these calls.
  expect(calls.map(({ status }) => status)).toEqual([200, 200]);
  expect(bank.violations).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('T16 T28 an error', () => {
  it('is shown at a missing and at an invalid e-mail, and the corrected form is sent once, however often the button is pressed', async () => {
    const { user } = await renderApp({ url });
    await screen.findByRole('heading', { level: 1 });
    for (const [email, message] of [
      ['', 'Por favor, ingresa tu correo electrónico'],
      ['pagador@ejemplo', 'Por favor, ingresa un correo electrónico válido'],
    ] as const) {
      await fill(user, { 'Correo electrónico': email });
      await user.click(button('Enviar código'));
      await waitFor(() =>
        expect(field('Correo electrónico')).toHaveAccessibleDescription(
          expect.stringContaining(message),
        ),
      );
      expect(field('Correo electrónico')).toHaveFocus();
    }
    expect(bank.requests('recoverPassword')).toEqual([]);
    const { release } = holdCalls('/gestion_usuario/recuperar_clave/*');
    await fill(user, { 'Correo electrónico': 'pagador@ejemplo.cl' });
    await user.tripleClick(button('Enviar código'));
    release();
    await screen.findByText(neutral);
    expect(bank.requests('recoverPassword')).toHaveLength(1);
  });

  it('is shown in the second step for missing and invalid values, and at a wrong or spent code, and the texts stay', async () => {
    const { user } = await renderApp({ url });
    await requestCode(user);
    for (const [values, messages] of [
      [
        {},
        [
          'Por favor, ingresa el código',
          'Por favor, ingresa una contraseña',
          'Por favor, confirma tu contraseña',
        ],
      ],
      [
        { Código: '12a34', 'Nueva contraseña': 'corta1', 'Confirmar contraseña': 'otra' },
        [
          'El código tiene 6 dígitos',
          'Usa entre 8 y 100 caracteres',
          'Las contraseñas no coinciden',
        ],
      ],
    ] as const) {
      await fill(user, values);
      await user.click(button('Restablecer contraseña'));
      const names = ['Código', 'Nueva contraseña', 'Confirmar contraseña'];
      for (const [index, name] of names.entries()) {
        await waitFor(() =>
          expect(field(name)).toHaveAccessibleDescription(
            expect.stringContaining(messages[index] ?? ''),
          ),
        );
        expect(field(name)).toHaveAttribute('aria-invalid', 'true');
      }
      expect(field('Código')).toHaveFocus();
    }
    expect(field('Código')).toHaveValue('12a34');
    expect(bank.requests('recoverPassword')).toHaveLength(1);

    const wrong = mailedCode() === '000000' ? '111111' : '000000';
    await fill(user, { Código: wrong, ...newPassword });
    await user.click(button('Restablecer contraseña'));
    await waitFor(() =>
      expect(field('Código')).toHaveAccessibleDescription(
        expect.stringContaining('El código no es correcto o ya fue usado.'),
      ),
    );
    expect(field('Código')).toHaveFocus();
    expect(field('Nueva contraseña')).toHaveValue('Segura2024');
  });
});

it('the form mails another code after a pause of 60 s, and only that one is then valid', async () => {
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['performance', 'queueMicrotask', 'nextTick'],
  });
  try {
    const { user } = await renderApp({ url });
    await requestCode(user);
    const first = mailedCode();
    const isDue = () => button('Reenviar código').ariaDisabled !== 'true';
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(isDue()).toBe(false);
    await user.click(button('Reenviar código'));
    expect(mailedCode()).toBe(first);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(isDue()).toBe(true);
    await user.click(button('Reenviar código'));
    await screen.findByText(/te enviamos otro código de 6 dígitos/);
    expect(mailedCode()).not.toBe(first);
    expect(isDue()).toBe(false);
    expect(button('Reenviar código')).toHaveFocus();
  } finally {
    jest.useRealTimers();
  }
});
