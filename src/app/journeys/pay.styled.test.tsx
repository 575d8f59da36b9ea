import { screen, within } from '@testing-library/react';
import { openAccountStep } from '../../test/openLookup.tsx';
import { comeBack, heading, payTowardsBank } from '../../test/payJourney.tsx';
import { renderApp } from '../../test/renderApp.tsx';
import { signIn } from '../../test/signIn.ts';

/**
 * Fails if styles hide the element or an ancestor: unlike most tests, this file runs with the real
 * styles.
 */
const expectSeen = (element: HTMLElement) => expect(element).toBeVisible();

it('a guest looks up a bill, adds it and pays it, with visible and clickable elements only', async () => {
  const app = await openAccountStep('aguas-lleuque');
  expectSeen(screen.getByRole('navigation', { name: 'Principal' }));
  await app.ask('10203040');
  const debts = await screen.findByRole('list', { name: 'Deudas' });
  const [add] = within(debts).getAllByRole('button', { name: /^Agregar / });
  if (!add) throw new Error('No debt to add');
  expectSeen(add);
  await app.user.click(add);
  const cart = screen.getByRole('region', { name: 'Carro de cuentas' });
  await app.user.click(await within(cart).findByRole('link', { name: 'Continuar al pago' }));
  await heading('Confirmar pago');
  await payTowardsBank(app);
  await comeBack(app, 'approve');
  expectSeen(await heading('Pago exitoso'));
  expect(app.bank.violations).toEqual([]);
});

it('a payer signs in with the login modal and sees the due debts', async () => {
  const { user } = await renderApp();
  await signIn(user);
  expectSeen(screen.getByRole('heading', { level: 1, name: 'Mis cuentas' }));
  expectSeen(await screen.findByRole('list', { name: 'Mis cuentas' }));
});
