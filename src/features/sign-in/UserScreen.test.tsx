import { screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { renderApp } from '../../test/renderApp.tsx';

it.each([
  [/Crear cuenta/, 'Crea tu cuenta'],
  [/Restablecer contraseña/, 'Restablecer contraseña'],
])('the page leads a guest to %s', async (link, heading) => {
  const { user } = await renderApp({ url: '/usuario' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tu cuenta' })).toBeVisible();
  await expectNoAxeViolations();
  await user.click(screen.getByRole('link', { name: link }));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toHaveFocus();
});

it.each([
  [/Mi perfil/, 'Mi perfil'],
  [/Cambiar contraseña/, 'Cambiar contraseña'],
])('the page leads a payer to %s', async (link, heading) => {
  const { user } = await renderApp({ url: '/usuario', ...(await payerStorage()) });
  await screen.findByRole('heading', { level: 1, name: 'Tu cuenta' });
  const main = screen.getByRole('main');
  expect(main).not.toHaveTextContent('Crear cuenta');
  await user.click(screen.getAllByRole('link', { name: link }).at(-1) as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toHaveFocus();
});
