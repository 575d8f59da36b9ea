import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../config/paths.ts';
import { bankItems, storedCart } from '../../test/cartInStorage.ts';
import { comeBack, heading, payTowardsBank } from '../../test/payJourney.tsx';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { tableRows } from '../../test/runs.ts';

const noMail = /no podremos enviarte el comprobante/;

/** Makes a method of the storages throw for the calls that `isBroken` selects. */
function breakStorage(
  method: 'setItem' | 'getItem',
  isBroken: (storage: Storage, key: string) => boolean,
): void {
  const works = Storage.prototype[method] as (...args: string[]) => string | null;
  jest.spyOn(Storage.prototype, method).mockImplementation(function broken(
    this: Storage,
    ...args: string[]
  ) {
    if (isBroken(this, args[0] ?? '')) throw new DOMException('broken', 'QuotaExceededError');
    return works.apply(this, args);
  });
}

const isLocal = (storage: Storage) => storage === localStorage;

/** Replaces the getter of `window.localStorage` by `get`, which may return null or throw. */
const replaceLocal = (get: () => Storage | null) =>
  void jest.spyOn(window, 'localStorage', 'get').mockImplementation(get as () => Storage);

const breakages: [name: string, breaks: () => void, isMailed: boolean][] = [
  [
    'takes nothing under the key of payments',
    () => breakStorage('setItem', (_storage, key) => key === 'payment'),
    true,
  ],
  ['takes nothing locally, being full', () => breakStorage('setItem', isLocal), true],
  ['takes nothing at all', () => breakStorage('setItem', () => true), false],
  ['reads nothing locally', () => breakStorage('getItem', isLocal), true],
  ['is null', () => replaceLocal(() => null), true],
  [
    'throws on access',
    () =>
      replaceLocal(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
    true,
  ],
];

describe('T19 a payment in a browser whose storage', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(tableRows(breakages))(
    '%s leaves no paid bill in the cart, and has its receipt mailed only as promised',
    async (_name, breaks, isMailed) => {
      // The cart was stored before the storage broke.
      const app = await renderApp({
        url: paths.cart,
        local: { cart: storedCart(bankItems(bank.bank)) },
      });
      breaks();
      await app.user.click(await screen.findByRole('link', { name: 'Continuar al pago' }));
      await heading('Confirmar pago');
      expect(screen.queryByText(noMail) === null).toBe(isMailed);
      await payTowardsBank(app);
      const { store } = await comeBack(app, 'approve');
      await heading('Pago exitoso');
      await waitFor(() => expect(store.getState().cart.items).toEqual([]));
      if (isMailed) await screen.findByText(/^Enviamos el comprobante/);
      expect(bank.outbox).toHaveLength(isMailed ? 1 : 0);
      expect(screen.getAllByText(/Total/)[0]).toBeVisible();
    },
  );
});
