import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { demoPassword } from '../../mocks/bank/demo.ts';

/** Opens the login by its button; returns the dialog. */
export async function openLogin(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Ingresar' }));
  return screen.findByRole('dialog', { name: 'Ingresa tus datos' });
}

export async function sendLogin(
  user: UserEvent,
  { email = 'pagador@ejemplo.cl', password = demoPassword } = {},
): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Ingresa tus datos' });
  const emailField = within(dialog).getByLabelText('Correo electrónico');
  const passwordField = within(dialog).getByLabelText('Contraseña');
  await user.clear(emailField);
  await user.clear(passwordField);
  await user.click(emailField);
  await user.paste(email);
  await user.click(passwordField);
  await user.paste(password);
  await user.click(within(dialog).getByRole('button', { name: 'Inicia sesión' }));
}

/**
 * Signs a demo payer in: presses "Ingresar", sends the login form, and waits for the screen "Mis
 * cuentas".
 */
export async function signIn(user: UserEvent, email?: string): Promise<void> {
  await openLogin(user);
  await sendLogin(user, email === undefined ? {} : { email });
  await screen.findByRole('heading', { level: 1, name: 'Mis cuentas' });
}
