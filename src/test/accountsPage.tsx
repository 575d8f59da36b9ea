import { screen } from '@testing-library/react';
import { paths } from '../config/paths.ts';
import { payerStorage } from './payerStorage.ts';
import { renderApp } from './renderApp.tsx';

/** The words of the button that pays what the accounts owe; it comes with their debts. */
export const paysDebts = /^Pagar (todo|lo que vence primero)$/;

/** That button, once the debts are loaded. */
export const findPayButton = () => screen.findByRole('button', { name: paysDebts });

/** Opens Mis cuentas as the demo payer; `local` is what else the local storage holds. */
export async function openAccountsPage(local = {}) {
  const { session, local: payer } = await payerStorage();
  return renderApp({ url: paths.accounts, session, local: { ...payer, ...local } });
}

/** Opens Mis cuentas and waits until the accounts' debts are loaded. */
export async function openAccounts(local = {}) {
  const app = await openAccountsPage(local);
  await findPayButton();
  return app;
}
