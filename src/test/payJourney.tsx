import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { Choice } from '../../mocks/bank/paymentPage.ts';
import type { CartItem } from '../api/cartItem.ts';
import { bank, renderApp } from './renderApp.tsx';
import type { RenderOptions } from './renderApp.tsx';
import { bankItems, storedCart } from './cartInStorage.ts';

type App = Awaited<ReturnType<typeof renderApp>>;

export const payButton = () => screen.getByRole('button', { name: /^Pagar/ });

/**
 * Opens /confirmarPago with a cart, by default of two debts that the simulated bank accepts; `more`
 * are further options of `renderApp`.
 */
export async function openConfirmation(
  items: CartItem[] = bankItems(bank.bank),
  { limits = {}, ...more }: RenderOptions & { limits?: Parameters<typeof storedCart>[1] } = {},
): Promise<App> {
  const local = { ...more.local, cart: storedCart(items, limits) };
  const app = await renderApp({ url: '/confirmarPago', ...more, local });
  await screen.findByRole('heading', { level: 1, name: 'Confirmar pago' });
  return app;
}

/** Fills in the e-mail, and accepts the terms unless they are already accepted. */
export async function fillIn({ user }: App, email = 'ana@ejemplo.cl'): Promise<void> {
  const field = screen.getByRole('textbox', { name: 'Correo electrónico' });
  await user.clear(field);
  await user.click(field);
  await user.paste(email);
  const terms = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Acepto los Términos y Condiciones',
  });
  if (!terms.checked) await user.click(terms);
}

/** Pays, starting at the confirmation; returns the URL of the bank's page. */
export async function payTowardsBank(app: App): Promise<string> {
  await fillIn(app);
  await app.user.click(payButton());
  await waitFor(() => expect(app.left).toHaveLength(1));
  return app.left[0] ?? '';
}

/** Makes a choice on the bank's page, and opens the portal at the URL to which the bank returns. */
export async function comeBack(app: App, choice: Choice): Promise<App> {
  const target = new URL(bank.decide(app.left[0] ?? '', choice));
  await app.close();
  return renderApp({ url: `${target.pathname}${target.search}` });
}

/**
 * Closes the portal and opens it again at a URL, like a reload or a later tab; the storages are
 * kept.
 */
export async function reopen(app: App, url = window.location.href): Promise<App> {
  await app.close();
  const { pathname, search } = new URL(url, window.location.origin);
  return renderApp({ url: `${pathname}${search}` });
}

/** Makes a whole payment, up to its result. */
export async function payAndComeBack(choice: Choice, items?: CartItem[]): Promise<App> {
  const app = await openConfirmation(items);
  await payTowardsBank(app);
  return comeBack(app, choice);
}

/** Finds the page's heading with this text; waits until it appears. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Advances jest's clock, and lets the bank answer. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  // The simulated bank answers in real time, which jest's clock does not advance.
  await act(async () => {
    for (let turn = 0; turn < 50; turn += 1) await nextTurn();
  });
}
