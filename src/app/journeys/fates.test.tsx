import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { makePayment } from '../../../mocks/testing/make.ts';
import type { AccountReference } from '../../api/reference.ts';
import { toWireItem } from '../../api/cartItem.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { range } from '../../lib/arrays.ts';
import { debtRemoved, mostQueued } from '../../store/cart/cartSlice.ts';
import { refusalMessages } from '../../store/cart/cartRules.ts';
import type { RegisteredAttempt } from '../../store/payment/attempt.ts';
import { openAccounts } from '../../test/accountsPage.tsx';
import { bankItems, storedCart, storedQueue } from '../../test/cartInStorage.ts';
import { button } from '../../test/controls.ts';
import { findDebts, openAccountStep } from '../../test/openLookup.tsx';
import { comeBack, heading, openConfirmation, payTowardsBank } from '../../test/payJourney.tsx';
import { rememberedCable, rememberedLight } from '../../test/rememberedAccount.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import type { RenderOptions } from '../../test/renderApp.tsx';
import { tableRows } from '../../test/runs.ts';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { openLogin, sendLogin } from '../../test/signIn.ts';

// After each press that collects debts, the messages must name where the debts went: into the cart,
// into the queue (the bills for later payments), or into neither.

type App = Pick<Awaited<ReturnType<typeof renderApp>>, 'user' | 'store'>;

/**
 * The portal after a press; `bills` counts the debts that were in the cart before the press and
 * those that the press collects.
 */
type Pressed = Promise<{ app: App; bills: number }>;

const lightAccount: AccountReference = {
  contractId: 'luz-canelo-hogar',
  kind: 'SERVICE_ID',
  value: '40506070',
};
const cableAccount: AccountReference = {
  contractId: 'cable-zorzal-hogar',
  kind: 'CLIENT_ID',
  value: '7654321-6',
};
const tagAccount: AccountReference = {
  contractId: 'tag-unido-total',
  kind: 'CLIENT_ID',
  value: '7654321-6',
};
const owedBy = (account: AccountReference) => bankItems(bank.bank, 99, account).length;

/** Queued bills of a contract (a company's service that bills) that no other bill here has. */
const waiting = (count: number): CartItem[] =>
  range(count).map((nth) =>
    sampleItem({
      id: `w-${nth}`,
      invoiceId: `W-${nth}`,
      debtFrontId: `0000000000000${nth}-waiting`,
      contract: { id: 'otro-convenio', secondId: '01' },
    }),
  );
const queued = (count: number) => ({ paymentQueue: storedQueue(waiting(count)) });
const water = () => ({ cart: storedCart(bankItems(bank.bank)) });

/** Opens the debts of an account at the lookup. */
async function openDebts(
  company: string,
  number: string,
  local: NonNullable<RenderOptions['local']>,
) {
  const app = await openAccountStep(company, { local });
  await app.ask(number);
  await findDebts();
  return app;
}

/**
 * Presses the button that adds all debts of an account, or as many as there is room for; returns
 * the number of debts that the button names.
 */
async function addAll({ user }: App, owed: number): Promise<number> {
  const add = screen.getByRole('button', { name: /^Agregar (?:todas|las? primeras?)/ });
  const [number = 'todas'] = /\d+|primera$/.exec(add.textContent) ?? [];
  await user.click(add);
  return { todas: owed, primera: 1 }[number] ?? Number(number);
}

async function openRemembered(local: object) {
  const app = await renderApp({
    local: { rememberedAccounts: [rememberedLight, rememberedCable], clientEmail: '', ...local },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Ver cuánto debo ahora' }));
  await screen.findByText('en 2 cuentas.');
  return app;
}

/**
 * Opens the result of the first payment, of whose bills the bank counted only `paid`; the other
 * payments get the references and so on.
 */
async function openPartlyPaid(
  paid: CartItem,
  waits: number,
  { attempts, cart }: { attempts: Partial<RegisteredAttempt>[]; cart: object },
) {
  const referencia = 'R-0';
  const payment = makePayment({ referencia, estado: 'PAGADO', cuentas: [toWireItem(paid)] });
  bank.use(
    http.get('*/payments', () => HttpResponse.json({ items: [payment], total: 1 })),
    http.post('*/enviaComprobante', () => HttpResponse.json({})),
  );
  const app = await renderApp({
    url: `/resultadoPago?referencia=${referencia}`,
    local: {
      payment: {
        version: 2,
        attempts: attempts.map((changes, nth) =>
          sampleAttempt({ reference: `R-${nth}`, startedAt: Date.now(), ...changes }),
        ),
        receipts: [],
      },
      cart,
      ...queued(waits),
    },
  });
  await screen.findByText(/^Este pago incluye 1 de/);
  return app;
}

/** The ways to collect debts, each while the given number of bills is queued already. */
const ways: [name: string, press: (waits: number) => Pressed][] = [
  [
    'one debt of another convenio',
    async (waits) => {
      const app = await openDebts('luz-canelo', '40506070', { ...water(), ...queued(waits) });
      await app.user.click(screen.getAllByRole('button', { name: /^Agregar F-/ })[0] as Element);
      return { app, bills: 2 + 1 };
    },
  ],
  [
    'one debt more than the convenio takes',
    async (waits) => {
      const app = await openDebts('cable-zorzal', '7654321-6', {
        cart: storedCart(bankItems(bank.bank, 3, cableAccount), { maxItems: 3 }),
        ...queued(waits),
      });
      await app.user.click(screen.getAllByRole('button', { name: /^Agregar F-/ })[3] as Element);
      return { app, bills: 3 + 1 };
    },
  ],
  [
    'all debts of another convenio',
    async (waits) => {
      const app = await openDebts('luz-canelo', '40506070', { ...water(), ...queued(waits) });
      return { app, bills: 2 + (await addAll(app, owedBy(lightAccount))) };
    },
  ],
  [
    'more debts than the convenio takes',
    async (waits) => {
      const app = await openDebts('cable-zorzal', '7654321-6', queued(waits));
      return { app, bills: await addAll(app, owedBy(cableAccount)) };
    },
  ],
  [
    'the debts of a list of accounts',
    async (waits) => {
      const local = { ...water(), ...queued(waits) };
      const app = await openDebts('luz-canelo', '40506070, 40506071', local);
      const second = { ...lightAccount, value: '40506071' };
      const owed = owedBy(lightAccount) + owedBy(second);
      return { app, bills: 2 + (await addAll(app, owed)) };
    },
  ],
  [
    'the debts of a ready-made link',
    async (waits) => {
      const app = await renderApp({
        url: '/consultarCuenta?empresa=luz-canelo&convenio=luz-canelo-hogar&servicio=40506070',
        local: { ...water(), ...queued(waits) },
      });
      await app.user.click(await screen.findByRole('button', { name: 'Consultar' }));
      await findDebts();
      return { app, bills: 2 + (await addAll(app, owedBy(lightAccount))) };
    },
  ],
  [
    'a Total TAG',
    async (waits) => {
      const app = await openAccountStep('tag-unido', { local: queued(waits) });
      await app.ask('7654321-6', 'Pagar Total TAG');
      await findDebts();
      await waitFor(() => expect(app.store.getState().cart.items).toHaveLength(20));
      return { app, bills: owedBy(tagAccount) };
    },
  ],
  [
    'a saved account of another convenio',
    async (waits) => {
      const cart = storedCart(bankItems(bank.bank, 1, lightAccount));
      const app = await openAccounts({ cart, ...queued(waits) });
      await app.user.click(button('Pagar Agua casa'));
      return { app, bills: 1 + 3 };
    },
  ],
  [
    'the chosen accounts',
    async (waits) => {
      const app = await openAccounts(queued(waits));
      await app.user.click(screen.getByRole('checkbox', { name: 'Seleccionar Gas Tamarugo' }));
      await app.user.click(screen.getByRole('checkbox', { name: 'Seleccionar Agua casa' }));
      await app.user.click(button('Pagar seleccionadas'));
      return { app, bills: 5 };
    },
  ],
  [
    'the debts that are due first',
    async (waits) => {
      const app = await openAccounts(queued(waits));
      const excluded = /(\d+) deudas que vencen más adelante/;
      const said = screen.getByText(excluded).textContent;
      await app.user.click(button('Pagar lo que vence primero'));
      return { app, bills: 17 - Number(excluded.exec(said)?.[1]) };
    },
  ],
  [
    'a remembered account',
    async (waits) => {
      const app = await openRemembered({ ...water(), ...queued(waits) });
      await app.user.click(button('Pagar Cable Zorzal'));
      return { app, bills: 2 + owedBy(cableAccount) };
    },
  ],
  [
    'all remembered accounts',
    async (waits) => {
      const app = await openRemembered({ ...water(), ...queued(waits) });
      await app.user.click(button('Pagar las 2, una tras otra'));
      await heading('Confirmar pago');
      return { app, bills: 2 + owedBy(cableAccount) + owedBy(lightAccount) };
    },
  ],
  [
    'the bills that go along with a login',
    async (waits) => {
      const app = await renderApp({ local: { ...water(), ...queued(waits) } });
      const dialog = within(await openLogin(app.user));
      await app.user.click(dialog.getByRole('checkbox', { name: /^Llevar estas/ }));
      await sendLogin(app.user);
      await heading('Mis cuentas');
      return { app, bills: 2 };
    },
  ],
  [
    'an emptied cart, restored over another one',
    async (waits) => {
      const app = await openDebts('luz-canelo', '40506070', { ...water(), ...queued(waits) });
      await app.user.click(button('Vaciar carro'));
      await app.user.click(screen.getAllByRole('button', { name: /^Agregar F-/ })[0] as Element);
      await app.user.click(await screen.findByRole('button', { name: 'Deshacer' }));
      return { app, bills: 2 + 1 };
    },
  ],
  [
    'the bills that a payment does not include',
    async (waits) => {
      const [paid, left] = [sampleItem(), sampleItem()];
      const app = await openPartlyPaid(paid, waits, {
        attempts: [{ items: [paid, left] }],
        cart: storedCart(bankItems(bank.bank, 1, lightAccount)),
      });
      return { app, bills: 1 + 1 };
    },
  ],
  [
    'the bills that a payment did not include, one of them in the cart and in another payment',
    async (waits) => {
      const [paid, left, carted] = [sampleItem(), sampleItem(), sampleItem()];
      const app = await openPartlyPaid(paid, waits, {
        attempts: [
          { items: [paid, left, carted], status: 'paid', coveredIds: [paid.debtFrontId] },
          { items: [carted], status: 'pending', idempotencyKey: 'clave-de-intento-00002' },
        ],
        cart: storedCart([carted]),
      });
      return { app, bills: 1 + 1 };
    },
  ],
  [
    'the bills of a rejected payment',
    async (waits) => {
      const bills = bankItems(bank.bank, 20, tagAccount);
      const confirmation = await openConfirmation(bills, {
        limits: { maxItems: 20 },
        local: queued(waits),
      });
      await payTowardsBank(confirmation);
      const app = await comeBack(confirmation, 'reject');
      await heading('Pago rechazado');
      act(() => {
        for (const item of app.store.getState().cart.items) app.store.dispatch(debtRemoved(item));
      });
      await app.user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
      return { app, bills: 20 };
    },
  ],
];

/** The messages on the page: toasts, notices and announcements. */
const messages = (): string[] =>
  [...document.querySelectorAll('[role=status], [role=alert], [aria-live], .MuiAlert-root')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

const refusals = ['FULL', 'DUPLICATE', 'OTHER_CONTRACT'] as const;
const queueName = /«Después de este pago»|para después/;

const rows = ways.flatMap(([name, press]) =>
  [0, mostQueued - 1, mostQueued].map((waits) => [name, waits, press] as const),
);

it.each(tableRows(rows))(
  'messages say where the debts went: %s, while %i wait',
  async (_name, waits, press) => {
    const { app, bills } = await press(waits);
    await waitFor(() => {
      const { items, queue } = app.store.getState().cart;
      const added = queue.length - waits;
      const lost = bills - items.length - added;
      const said = messages();
      const counts = (words: RegExp) =>
        said.flatMap((text) => [...text.matchAll(words)].map(([, count]) => Number(count)));

      expect(said).not.toContainEqual(
        expect.stringMatching(/quedó fuera|quedaron fuera|no pudimos agregar/i),
      );
      if (added > 0) expect(said).toContainEqual(expect.stringMatching(queueName));
      // If refused debts were queued, the message that gives the reason also names the queue.
      const isAlone = (text: string) =>
        refusals.some((reason) => text.includes(refusalMessages[reason])) && !queueName.test(text);
      if (added > 0) expect(said.filter(isAlone)).toEqual([]);
      for (const count of counts(/(\d+) para después/g)) expect(count).toBe(added);
      for (const count of counts(/Tus (\d+) deudas están/g)) expect(count).toBe(queue.length);
      const lostSaid = counts(/(\d+)(?: deudas?)? sin agregar/g);
      if (lost > 0) expect(lostSaid).toContain(lost);
      else expect(lostSaid).toEqual([]);
    });
  },
  60_000,
);
