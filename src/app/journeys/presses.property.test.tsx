import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { array, assert, asyncProperty, boolean, constantFrom, nat, record } from 'fast-check';
import { range } from '../../lib/arrays.ts';
import { paths } from '../../config/paths.ts';
import { openAccounts } from '../../test/accountsPage.tsx';
import { queuedItems, storedCart, storedQueue } from '../../test/cartInStorage.ts';
import { rememberedAccount } from '../../test/rememberedAccount.ts';
import { bank, isAsking, renderApp } from '../../test/renderApp.tsx';
import { deepRuns, seed } from '../../test/runs.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { clearToasts } from '../../ui/toasts/toasts.ts';

type App = Awaited<ReturnType<typeof renderApp>>;

/** A list whose rows have a button that removes them. */
interface RemovableList {
  open: () => Promise<App>;
  /** The accessible names of the buttons that remove rows. */
  names: RegExp;
  /** The names of the rows that are kept in this browser or at the bank. */
  kept: (app: App) => string[];
  hasUndo: boolean;
}

const invoices = (items: readonly { invoiceId: string }[]) =>
  items.map(({ invoiceId }) => invoiceId);

function openCart() {
  const waiting = (contractId: string, value: string) =>
    queuedItems(bank.bank, { contractId, kind: 'SERVICE_ID', value }, 1);
  const bills = [
    ...waiting('luz-canelo-hogar', '40506070'),
    ...waiting('gas-tamarugo-red', '70809010'),
    ...[1, 2].map((number) =>
      sampleItem({ contract: { id: `c-${number}x`, secondId: '01' }, contract_name: 'Otro' }),
    ),
  ];
  return renderApp({
    url: paths.cart,
    local: {
      cart: storedCart(range(4).map(() => sampleItem())),
      paymentQueue: storedQueue(bills),
    },
  });
}

const lists: Record<string, RemovableList> = {
  'the cart': {
    open: openCart,
    names: /^Eliminar /,
    kept: ({ store }) => invoices(store.getState().cart.items),
    hasUndo: false,
  },
  'the queue': {
    open: openCart,
    names: /^Quitar .* de la cola$/,
    kept: ({ store }) => invoices(store.getState().cart.queue),
    hasUndo: true,
  },
  'the accounts in this computer': {
    open: () =>
      renderApp({
        local: {
          rememberedAccounts: range(3).map((index) =>
            rememberedAccount({ value: `1020304${index}`, alias: `Cuenta ${index}` }),
          ),
        },
      }),
    names: /^Olvidar (?!todas)/,
    kept: ({ store }) => store.getState().rememberedAccounts.map(({ alias }) => alias),
    hasUndo: true,
  },
  'the accounts at the bank': {
    open: () => openAccounts(),
    names: /^Quitar /,
    kept: () => (bank.state.accounts['u-1'] ?? []).map(({ alias }) => alias),
    hasUndo: true,
  },
};

const gestures = ['click', 'double click', 'triple click', 'held Enter', 'held Space'] as const;
type Gesture = (typeof gestures)[number];

/**
 * Moves the pointer once, then clicks several times at the same position: each click is on the
 * button that is then under the pointer.
 */
function clickThere(buttonThere: () => HTMLElement | undefined, times: number): void {
  fireEvent(document.body, new Event('pointermove', { bubbles: true }));
  for (const detail of range(times).map((index) => index + 1)) {
    const button = buttonThere();
    if (!button) return;
    for (const type of ['mouseDown', 'mouseUp', 'click'] as const)
      fireEvent[type](button, { detail });
  }
}

const clicks = { click: 1, 'double click': 2, 'triple click': 3 };

async function press(
  gesture: Gesture,
  buttonThere: () => HTMLElement | undefined,
  { user }: App,
): Promise<void> {
  if (gesture in clicks) return clickThere(buttonThere, clicks[gesture as keyof typeof clicks]);
  act(() => buttonThere()?.focus());
  await user.keyboard(gesture === 'held Enter' ? '{Enter>8/}' : '[Space>8/]');
}

/** The number of rows that are in only one of the lists. */
function changes(before: readonly string[], after: readonly string[]): number {
  const missing = before.filter((name) => !after.includes(name));
  const added = after.filter((name) => !before.includes(name));
  return missing.length + added.length;
}

const settled = () => waitFor(() => expect(isAsking()).toBe(false));

describe('a single press', () => {
  it.each(Object.entries(lists))(
    `changes one row of %s, however long or often it is repeated, and undoing restores it (seed ${seed})`,
    async (_name, { open, names, kept, hasUndo }) => {
      const plan = array(
        record({
          gesture: constantFrom(...gestures),
          place: nat(3),
          isUndone: boolean(),
          undoing: constantFrom(...gestures),
        }),
        { minLength: 1, maxLength: 3 },
      );
      await assert(
        asyncProperty(plan, async (steps) => {
          bank.reset();
          localStorage.clear();
          sessionStorage.clear();
          const app = await open();
          const buttons = () => screen.queryAllByRole('button', { name: names });
          await waitFor(() => expect(buttons().length).toBeGreaterThan(2));
          for (const { gesture, place, isUndone, undoing } of steps) {
            const before = kept(app);
            const shown = buttons().length;
            const at = Math.min(place, shown - 1);
            if (at < 0) break;
            await press(gesture, () => buttons()[Math.min(at, buttons().length - 1)], app);
            await settled();
            expect(changes(before, kept(app))).toBe(1);
            if (!hasUndo || !isUndone) {
              act(clearToasts);
              continue;
            }
            await screen.findByRole('button', { name: 'Deshacer' });
            await press(
              undoing,
              () => screen.queryAllByRole('button', { name: 'Deshacer' })[0],
              app,
            );
            await settled();
            await waitFor(() => expect(changes(before, kept(app))).toBe(0));
            await waitFor(() => expect(buttons()).toHaveLength(shown));
            act(clearToasts);
          }
          expect(bank.violations).toEqual([]);
          await app.close();
        }),
        { seed, numRuns: deepRuns(12, 4, 1), endOnFailure: true },
      );
    },
    300_000,
  );
});
