import { screen, within } from '@testing-library/react';
import { paths } from '../config/paths.ts';
import { payerStorage } from './payerStorage.ts';
import { renderApp } from './renderApp.tsx';

/** Opens Mis pagos as a demo payer, optionally with a query ('?estado=PAGADO'). */
export async function openPayments(query = '', email?: string) {
  const app = await renderApp({ url: `${paths.payments}${query}`, ...(await payerStorage(email)) });
  await screen.findByRole('heading', { level: 1, name: 'Mis pagos' });
  return app;
}

/** The rows of the table "Pagos", once it is loaded. */
export async function paymentRows(): Promise<HTMLElement[]> {
  const table = await screen.findByRole('table', { name: 'Pagos' });
  return within(table).getAllByRole('row').slice(1);
}
