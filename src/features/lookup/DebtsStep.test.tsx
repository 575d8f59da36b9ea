import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { range } from '../../lib/arrays.ts';
import { addDays, inChile } from '../../lib/dates/days.ts';
import { refusalMessages } from '../../store/cart/cartRules.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { storedCart, storedQueue } from '../../test/cartInStorage.ts';
import { answerDebts, findDebts, openAccountStep } from '../../test/openLookup.tsx';
import { runs } from '../../test/runs.ts';
import { accountDebt } from '../../test/sampleAccount.ts';
import { sampleItem } from '../../test/sampleItem.ts';

/** A storage with a pending payment of the debt F-1. */
const firstIsPending = () => {
  const attempt = {
    status: 'pending',
    reference: 'R-1',
    paymentKey: 'C-1',
    url: 'http://localhost:3000/banco/?sessionid=1',
    email: 'a@ejemplo.cl',
    startedAt: Date.now(),
    items: [sampleItem({ id: 'd-1', invoiceId: 'F-1', contract: accountDebt(1).contract })],
  };
  return { payment: { version: 2, attempts: [attempt], receipts: [] } };
};

describe('an answer of the bank', () => {
  it('with debts (OK) shows them with their companies and due days', async () => {
    const { ask } = await openAccountStep('aguas-lleuque');
    const { day: today } = inChile(new Date());
    answerDebts(
      [
        accountDebt(9, { dueDate: addDays(today, -12), amount: 25_990 }),
        accountDebt(2, { dueDate: '2100-01-05', amount: 1_000_000 }),
        accountDebt(5, { dueDate: today, amount: 25_990 }),
      ],
      { holder: 'A*** R***' },
    );
    await ask('10203040');
    const rows = within(await findDebts()).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent(/F-9 · Vencida hace 12 días, el .*\$ 25\.990/);
    expect(rows[1]).toHaveTextContent(/F-2 · Vence el 5 ene 2100.*\$ 1\.000\.000/);
    expect(rows[2]).toHaveTextContent(/F-5 · Vence hoy/);
    expect(screen.getByRole('main')).toHaveTextContent('3 deudas · $ 1.051.980');
    expect(screen.getByRole('main')).toHaveTextContent('Aguas Lleuque · N° 10203040 · A*** R***');
    await expectNoAxeViolations();
  });

  it('without debts (NO_DEBT) offers to choose another company', async () => {
    const { user, ask } = await openAccountStep('vida-queltehue');
    await ask('12345678-5');
    expect(await screen.findByText('No encontramos deudas pendientes')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Deudas' })).not.toBeInTheDocument();
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Elegir otra empresa' }));
    expect(screen.getByRole('textbox', { name: 'Buscar empresa' })).toBeInTheDocument();
  });

  it('without a list of debts (NOT_FOUND) shows that the account is unknown, and offers to correct it', async () => {
    const { user, ask } = await openAccountStep('aguas-lleuque');
    answerDebts(undefined, { status: 'NOT_FOUND' });
    await ask('99999999');
    expect(await screen.findByText('No encontramos esa cuenta')).toBeInTheDocument();
    expect(screen.getByText('El banco no encontró lo que consultaste.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Corregir la cuenta' }));
    expect(screen.getByRole('textbox', { name: 'Identificador de servicio' })).toHaveFocus();
  });

  it('with an error shows a message; “Reintentar” repeats the same query, and a new query has a number of its own', async () => {
    const { user, ask, bank } = await openAccountStep('aguas-lleuque');
    bank.setFault({ kind: 'error500', times: 1 }, 'consultDebts');
    await ask('10203040');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El banco no está disponible en este momento.',
    );
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await findDebts();
    expect(screen.getByRole('heading', { level: 2, name: 'Deudas' })).toHaveFocus();

    const queries = () =>
      bank.requests('consultDebts').map(({ body }) => body as { idTrxRec: number; date: string });
    const [first, second, ...others] = queries();
    expect(others).toEqual([]);
    expect(second).toEqual(first);
    expect(String(first?.idTrxRec)).toMatch(/^\d{16}$/);

    await user.click(screen.getByRole('button', { name: 'Cambiar' }));
    await ask('10203040');
    await findDebts();
    expect(queries()).toHaveLength(3);
    expect(new Set(queries().map(({ idTrxRec }) => idTrxRec)).size).toBe(2);
    expect(bank.violations).toEqual([]);
  });

  it.each([
    ['an account is left out', []],
    ['the account is of another contract', [{ contract: 'c-9', status: 'OK', debts: [] }]],
  ])('shows no debt under the wrong account if %s', async (_, contracts) => {
    const { ask, bank } = await openAccountStep('aguas-lleuque');
    bank.use(http.post('*/ApiConsultaDeuda/consulta/', () => HttpResponse.json({ contracts })));
    await ask('10203040');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'La respuesta del banco llegó incompleta.',
    );
  });

  it('T05 debts of -1, 0.5, 2 ** 53, 1e300, null and "25990" pesos are left out with a notice, while the others can be paid', async () => {
    const amounts = [-1, 0.5, 2 ** 53, 1e300, null, '25990'];
    const complaint = (debt: number) =>
      new RegExp(`^consultDebts: contracts\\.0\\.debts\\.${debt} no cumple el contrato en amount$`);
    expectConsole(...amounts.map((_, index) => complaint(index + 1)));
    const { user, ask, store } = await openAccountStep('aguas-lleuque');
    answerDebts([
      accountDebt(1),
      ...amounts.map((amount, index) => Object.assign(accountDebt(index + 2), { amount })),
    ]);
    await ask('10203040');
    const debts = within(await findDebts());
    expect(
      screen.getByText('6 deudas no se pudieron leer: tu total puede estar incompleto.'),
    ).toBeInTheDocument();
    expect(debts.getAllByRole('button', { name: /^Agregar F-/ })).toHaveLength(1);
    await user.click(debts.getByRole('button', { name: 'Agregar F-1' }));
    expect(store.getState().cart.items.map((item) => item.amount)).toEqual([10_000]);
  });

  it('shows that it cannot be read if none of the debts can', async () => {
    expectConsole(
      /^consultDebts: contracts\.0\.debts\.0 no cumple el contrato en amount$/,
      /^consultDebts: la respuesta no cumple el contrato/,
    );
    const { ask } = await openAccountStep('aguas-lleuque');
    answerDebts([{ ...accountDebt(1), amount: -1 }]);
    await ask('10203040');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El banco entregó una respuesta que no pudimos leer.',
    );
    expect(screen.queryByText(/al día/)).not.toBeInTheDocument();
  });

  it('distinguishes an unreadable account from those that owe nothing', async () => {
    expectConsole(/^consultDebts: contracts\.1 no cumple el contrato en status$/);
    const { ask, bank } = await openAccountStep('aguas-lleuque');
    const contract = 'aguas-lleuque-hogar';
    const contracts = [
      { contract, status: 'NO_DEBT' },
      { contract, status: 'SUSPENDED' },
    ];
    bank.use(http.post('*/ApiConsultaDeuda/consulta/', () => HttpResponse.json({ contracts })));
    await ask('10203040, 10203041');
    expect(await screen.findByText(/^No encontramos deudas pendientes:/)).toHaveTextContent(
      '10203040',
    );
    expect(
      screen.getByText(/^No pudimos leer lo que el banco informa de esta cuenta:/),
    ).toHaveTextContent('10203041');
  });
});

describe('a contradiction of the bank', () => {
  it.each([
    ['NO_DEBT', /dice que la cuenta 10203040 no tiene deudas, y también entrega deudas de ella/],
    ['NOT_FOUND', /dice que la cuenta 10203040 no existe, y también entrega deudas de ella/],
  ] as const)(
    'is shown if it lists debts beside %s, and they can be paid',
    async (status, words) => {
      const { user, ask, store } = await openAccountStep('aguas-lleuque');
      answerDebts([accountDebt(1)], { status });
      await ask('10203040');
      await findDebts();
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.queryByText(/al día|No encontramos/)).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Agregar F-1' }));
      expect(store.getState().cart.items).toHaveLength(1);
    },
  );

  it('is shown if it lists an invoice with two amounts, ignored if it repeats a bill, and not paid if its amount is zero', async () => {
    const { user, ask, store } = await openAccountStep('aguas-lleuque');
    const repeated = accountDebt(2, { amount: 12_000 });
    answerDebts([
      accountDebt(1),
      accountDebt(1, { amount: 12_000 }),
      repeated,
      repeated,
      accountDebt(3, { amount: 0 }),
    ]);
    await ask('10203040');
    const debts = within(await findDebts());
    expect(screen.getByText(/más de una vez, con montos distintos: F-1\./)).toBeVisible();
    expect(debts.getAllByRole('button', { name: 'Agregar F-2' })).toHaveLength(1);
    expect(screen.getByText('4 deudas').parentElement).toHaveTextContent('4 deudas · $ 34.000');

    await user.click(debts.getByRole('button', { name: 'Agregar F-3' }));
    expect(await screen.findByText(refusalMessages.NOTHING_DUE)).toBeInTheDocument();
    expect(store.getState().cart.items).toEqual([]);

    // Of the two amounts, only the one in the cart is marked.
    const [first = document.body, second] = debts.getAllByRole('button', { name: 'Agregar F-1' });
    await user.click(first);
    expect(first).toHaveAccessibleDescription('En el carro');
    expect(second).not.toHaveAccessibleDescription();
  });
});

describe('adding debts', () => {
  it('shows it in the row, answers a second press, and does not change the debts already in the cart', async () => {
    const { user, ask, store } = await openAccountStep('aguas-lleuque');
    answerDebts([accountDebt(1), accountDebt(2)]);
    await ask('10203040');
    await findDebts();
    const add = screen.getByRole('button', { name: 'Agregar F-2' });
    await user.click(add);
    expect(add).toHaveAccessibleDescription('En el carro');
    expect(screen.getAllByText('En el carro')).toHaveLength(1);
    await user.click(add);
    expect(await screen.findByText(refusalMessages.DUPLICATE)).toBeInTheDocument();
    expect(store.getState().cart.items).toHaveLength(1);
    expect(store.getState().cart.items[0]).toMatchObject({
      invoiceId: 'F-2',
      companies: [],
      totalTagAccount: false,
      suggestedAccount: false,
    });

    await user.click(
      screen.getByRole('button', { name: 'Cerrar aviso', description: refusalMessages.DUPLICATE }),
    );
    await waitFor(() =>
      expect(screen.queryByText(refusalMessages.DUPLICATE)).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Agregar todas' }));
    expect(screen.getByText('2 en tu carro')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Agregar todas' }));
    expect(await screen.findByText(refusalMessages.DUPLICATE)).toBeVisible();
    expect(screen.queryByText('2 en tu carro')).not.toBeInTheDocument();
    expect(store.getState().cart.items).toHaveLength(2);
  });

  it('T04 refuses an invoice whose payment is pending, and marks it; of a list that the queue cannot take, adds as many as can be paid at once', async () => {
    const { user, ask, store } = await openAccountStep('aguas-lleuque', {
      local: firstIsPending(),
    });
    answerDebts(range(120).map((nth) => accountDebt(nth + 1)));
    await ask('10203040');
    const debts = within(await findDebts());
    const add = debts.getByRole('button', { name: 'Agregar F-1' });
    expect(add).toHaveAccessibleDescription('Pago en curso');
    await user.click(screen.getByRole('button', { name: 'Agregar las primeras 10' }));
    expect(screen.getByText('10 en tu carro, 1 sin agregar')).toBeInTheDocument();
    expect(screen.getByText(refusalMessages.IN_PAYMENT)).toBeInTheDocument();
    const { items, queue } = store.getState().cart;
    expect(items.map(({ invoiceId }) => invoiceId)).toEqual(range(10).map((nth) => `F-${nth + 2}`));
    expect(queue).toEqual([]);
  });

  it.each([
    ['a full queue', 100, 0, 'Agregar las primeras 10', 10],
    ['a queue with room for one', 99, 1, 'Agregar la primera', 1],
    ['a queue with room for the others', 90, 0, 'Agregar todas', 20],
    ['no room, as the press says', 100, 1, 'Agregar las primeras 10', 0],
  ])('offers what cart and queue can take: %s', async (_when, waiting, inCart, name, added) => {
    const other = { id: 'otro-convenio', secondId: '01' };
    const bills = (count: number) => range(count).map(() => sampleItem({ contract: other }));
    const { user, ask, store } = await openAccountStep('aguas-lleuque', {
      local: {
        paymentQueue: storedQueue(bills(waiting)),
        ...(inCart > 0 && { cart: storedCart(bills(inCart)) }),
      },
    });
    answerDebts(range(20).map((nth) => accountDebt(nth + 1)));
    await ask('10203040');
    await findDebts();
    await user.click(screen.getByRole('button', { name }));
    const { items, queue } = store.getState().cart;
    expect(items.length + queue.length).toBe(inCart + waiting + added);
  });

  it('adds as many as fit, and names the others with the reason', async () => {
    const { user, ask, store } = await openAccountStep('cable-zorzal');
    await ask('7654321-6');
    await findDebts();
    expect(screen.getByText('Puedes pagar hasta 3 a la vez.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Agregar todas' }));
    expect(store.getState().cart.items).toHaveLength(3);
    expect(screen.getByText('3 en tu carro, 1 para después')).toBeInTheDocument();
    expect(screen.getByText(refusalMessages.FULL)).toBeInTheDocument();
    expect(screen.getByText('La dejamos en «Después de este pago».')).toBeInTheDocument();
    expect(screen.getByText('Números de 1 para después').parentElement).toHaveTextContent(/F-\d+$/);
  });
});

describe('T17 hostile texts of the bank', () => {
  it('stay text, keep their direction to themselves and are shortened', async () => {
    const evil = '<img src=x onerror=alert(1)>\u202Egnp.exe';
    const { user, ask } = await openAccountStep('aguas-lleuque');
    answerDebts(
      [
        accountDebt(1, { description: evil, invoiceId: '=1+1"><script>' }),
        accountDebt(2, { description: 'x'.repeat(10_000) }),
      ],
      { holder: evil },
    );
    await ask('10203040');
    const [first, second] = within(await findDebts()).getAllByRole('listitem');
    expect(document.body.querySelector('img[src="x"], script')).toBeNull();
    const text = within(first ?? document.body).getByText(evil);
    expect(text.tagName).toBe('BDI');
    expect(second?.textContent.length).toBeLessThan(400);
    await user.click(screen.getByRole('button', { name: 'Agregar =1+1"><script>' }));
    expect(within(first ?? document.body).getByText('En el carro')).toBeInTheDocument();
  });
});

describe('a long list of debts', () => {
  it('shows a window of rows, adds as many as the button says, none of them for later, prints as one table with every debt, and is a list again afterwards', async () => {
    const count = runs(2_000, 200);
    const company = { id: 'aguas-lleuque', name: 'Aguas Lleuque', image: '' };
    const { user, ask, store } = await openAccountStep(company.id);
    answerDebts(
      range(count).map((nth) => accountDebt(nth + 1, { company })),
      { maxItems: 50 },
    );
    await ask('10203040');
    const rows = within(await findDebts()).getAllByRole('listitem');
    expect(rows.length).toBeLessThan(60);
    expect(rows[0]).toHaveAttribute('aria-setsize', String(count));
    await user.click(screen.getByRole('button', { name: 'Agregar las primeras 50' }));
    await waitFor(() => expect(store.getState().cart.items).toHaveLength(50));
    expect(screen.getByText('50 en tu carro')).toBeInTheDocument();
    expect(store.getState().cart.queue).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Agregar las primeras 50' }));
    expect(await screen.findByText(refusalMessages.DUPLICATE)).toBeVisible();
    expect(store.getState().cart.queue).toHaveLength(0);

    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const table = screen.getByRole('table', { name: 'Deudas' });
    expect(table.querySelectorAll('tbody tr')).toHaveLength(count);
    expect(table.querySelector('thead')).toHaveTextContent('DeudaDocumentoVencimientoMonto');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(await findDebts()).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
