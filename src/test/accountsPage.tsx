import { screen } from '@testing-library/react';
import { paths } from '../config/paths.ts';
import { payerStorage } from './payerStorage.ts';
import { renderApp } from './renderApp.tsx';

/** Matches the button that pays the accounts' debts; its text depends on when the debts are due. */
export const paysDebts = /^Pagar (todo|lo que vence primero|lo del .*)$/;

/** Finds the button `paysDebts`, which appears once the accounts' debts are loaded. */
export const findPayButton = () => screen.findByRole('button', { name: paysDebts });

/** Opens Mis cuentas as the demo payer; `local` has further items of local storage. */
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
