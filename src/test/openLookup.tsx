import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { AccountDebts } from '../api/debtsApi.ts';
import { bank, renderApp } from './renderApp.tsx';
import type { RenderOptions } from './renderApp.tsx';

/**
 * Opens the lookup of a company at its second step, Cuenta. The returned `ask` enters an identifier
 * and presses a button.
 */
export async function openAccountStep(companyId: string, options: RenderOptions = {}) {
  const app = await renderApp({ url: `/consultarCuenta?empresa=${companyId}`, ...options });
  await screen.findByRole('button', { name: 'Consultar' });
  const ask = async (text: string, button = 'Consultar') => {
    const [field] = screen.getAllByRole('textbox');
    if (!field) throw new Error('No field to type in');
    await app.user.click(field);
    await app.user.paste(text);
    await app.user.click(screen.getByRole('button', { name: button }));
  };
  return { ...app, ask };
}

export const findDebts = () => screen.findByRole('list', { name: 'Deudas' });

/**
 * Makes the bank answer every debt query with one contract (a service that bills) of Aguas Lleuque.
 * `debts` need not be a valid list: tests also leave it out or send malformed debts.
 */
export function answerDebts(debts: unknown, changes: Partial<AccountDebts> = {}): void {
  bank.use(
    http.post('*/ApiConsultaDeuda/consulta/', () =>
      HttpResponse.json({
        contracts: [{ contract: 'aguas-lleuque-hogar', status: 'OK', debts, ...changes }],
      }),
    ),
  );
}
