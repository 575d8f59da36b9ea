import type { Debt } from '../../api/debtsApi.ts';
import { incompleteAnswer } from '../../lib/dates/debtWords.ts';
import { accountDebt } from '../../test/sampleAccount.ts';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { storeWith } from '../../test/store/storeWith.ts';
import { addDebts } from './addDebts.ts';
import { toCartItem } from '../cart/cartItems.ts';
import { billsQueued, selectItems, selectQueue } from '../cart/cartSlice.ts';
import { emptyCart, refusalMessages } from '../cart/cartRules.ts';
import { continueQueue } from './continueQueue.ts';
import type { Continued, FailedCheck } from './continueQueue.ts';
import { queueEntries } from '../cart/queueEntries.ts';

interface Question {
  idTrxRec?: number;
  contracts?: { contract: string; reference: { serviceId: string } }[];
}

/** The bank's answers, keyed by account number; `bankWith` completes them. */
type Ledger = Record<string, { debts: unknown[]; [field: string]: unknown }>;

const browserFetch = globalThis.fetch;
let questions: Question[] = [];

/**
 * Simulates a bank that has debts for the accounts in `ledger` and none for others. `change` builds
 * the body of its answer.
 */
function bankWith(
  ledger: Ledger,
  change = (answers: unknown[]): unknown => ({ contracts: answers }),
) {
  globalThis.fetch = async (input, init) => {
    const question: Question = JSON.parse(
      await new Request(input, { ...init, signal: null }).text(),
    );
    if (!question.contracts) return Response.json({ access_token: 'x.e30.y' });
    questions.push(question);
    const answerOf = ({ contract, reference }: (typeof question.contracts)[number]) => {
      const answer = ledger[reference.serviceId];
      return { contract, status: answer ? 'OK' : 'NO_DEBT', debts: [], ...answer };
    };
    return Response.json(change(question.contracts.map(answerOf)));
  };
}

beforeEach(() => {
  questions = [];
});
afterEach(() => {
  globalThis.fetch = browserFetch;
});

/** Creates a bill of an account, for the queue. */
const waiting = (number: number, account: string, changes: Partial<Debt> = {}) =>
  toCartItem(accountDebt(number, changes), { account: { kind: 'SERVICE_ID', value: account } });

type Store = ReturnType<typeof storeWith>;
const entryOf = (store: Store) => {
  const [entry] = queueEntries(selectQueue(store.getState()));
  if (!entry) throw new Error('nothing waits');
  return entry;
};
const goOn = async (store: Store, failed?: FailedCheck): Promise<FailedCheck | Continued> =>
  store.dispatch(continueQueue(entryOf(store), failed));
const invoices = (bills: readonly { invoiceId: string }[]) => bills.map((bill) => bill.invoiceId);

describe('a queue entry becomes the cart', () => {
  it('after one query about each account, and without one for bills without an account', async () => {
    bankWith({
      one: { debts: [accountDebt(1), accountDebt(2)] },
      two: { debts: [accountDebt(3)] },
    });
    const store = storeWith();
    const bills = [waiting(1, 'one'), waiting(2, 'one'), waiting(3, 'two')];
    store.dispatch(billsQueued([...bills, toCartItem(accountDebt(4))]));
    expect(await goOn(store)).toEqual({ isInCart: true, news: [] });
    expect(questions).toMatchObject([
      { contracts: [{ reference: { serviceId: 'one' } }, { reference: { serviceId: 'two' } }] },
    ]);
    expect(invoices(selectItems(store.getState()))).toEqual(['F-1', 'F-2', 'F-3', 'F-4']);
    expect(selectItems(store.getState())).toMatchObject([
      { account: { value: 'one' } },
      {},
      {},
      {},
    ]);
    expect(selectQueue(store.getState())).toEqual([]);
  });

  it('with the bank’s present amount, and a message about it', async () => {
    bankWith({ one: { debts: [accountDebt(1, { amount: 12_000 })] } });
    const store = storeWith();
    store.dispatch(billsQueued([waiting(1, 'one')]));
    expect(await goOn(store)).toEqual({
      isInCart: true,
      news: ['F-1 cambió de $ 10.000 a $ 12.000.'],
    });
    expect(selectItems(store.getState())).toMatchObject([{ amount: 12_000 }]);
  });

  it('without bills that are no longer owed, which leave the queue', async () => {
    bankWith({ two: { debts: [accountDebt(2)] } });
    const store = storeWith();
    store.dispatch(billsQueued([waiting(1, 'one'), waiting(2, 'two')]));
    expect(await goOn(store)).toEqual({
      isInCart: true,
      news: ['F-1: Ya no aparece entre lo que debes: quizás ya se pagó.'],
    });
    expect(selectQueue(store.getState())).toEqual([]);
  });

  it('but not if nothing is owed any more', async () => {
    bankWith({});
    const store = storeWith();
    store.dispatch(billsQueued([waiting(1, 'one')]));
    expect(await goOn(store)).toMatchObject({ isInCart: false });
    expect(store.getState().cart).toMatchObject({ items: [], queue: [] });
  });

  it.each([
    ['an answer that cannot be read', { debts: [], status: 7 }],
    ['a debt in it that cannot be read', { debts: [{ ...accountDebt(1), amount: 'mucho' }] }],
  ])('without a bill of %s, which stays queued', async (_, answer) => {
    expectConsole(/no cumple el contrato/);
    bankWith({ one: answer, two: { debts: [accountDebt(2)] } });
    const store = storeWith();
    store.dispatch(billsQueued([waiting(1, 'one'), waiting(2, 'two')]));
    expect(await goOn(store)).toEqual({
      isInCart: true,
      news: [
        'F-1: No pudimos leer lo que el banco informa de esta cuenta: sigue en «Después de este pago».',
      ],
    });
    expect(invoices(selectQueue(store.getState()))).toEqual(['F-1']);
  });

  it('without bills that a payment of this browser covers: paid ones leave the queue, pending ones stay', async () => {
    bankWith({ one: { debts: [accountDebt(1), accountDebt(2)] } });
    const [paid, pending] = [waiting(1, 'one'), waiting(2, 'one')] as const;
    const store = storeWith({
      cart: { ...emptyCart, queue: [paid, pending] },
      payment: {
        receipts: [],
        busy: false,
        attempts: [
          sampleAttempt({ status: 'paid', settledAt: Date.now(), items: [paid] }),
          sampleAttempt({ status: 'pending', reference: 'R-2', items: [pending] }),
        ],
      },
    });
    expect(await goOn(store)).toEqual({
      isInCart: false,
      news: [`F-1: ${refusalMessages.PAID}`, `F-2: ${refusalMessages.IN_PAYMENT}`],
    });
    expect(invoices(selectQueue(store.getState()))).toEqual(['F-2']);
  });

  it('as far as it fits; the rest stays queued for the next payment', async () => {
    const debts = [accountDebt(1), accountDebt(2), accountDebt(3)];
    bankWith({ one: { debts, maxItems: 1 } });
    const store = storeWith();
    store.dispatch(billsQueued([waiting(1, 'one'), waiting(2, 'one'), waiting(3, 'one')]));
    expect(await goOn(store)).toEqual({
      isInCart: true,
      news: ['No caben todas en un pago: 2 deudas más en la lista «Después de este pago».'],
    });
    expect(invoices(selectItems(store.getState()))).toEqual(['F-1']);
    expect(invoices(selectQueue(store.getState()))).toEqual(['F-2', 'F-3']);
  });
});

describe('a cart with items', () => {
  const away = accountDebt(9, { contract: { id: 'c-9', secondId: '01' } });

  it('of another contract is queued instead', async () => {
    bankWith({ one: { debts: [accountDebt(1)] } });
    const store = storeWith();
    store.dispatch(addDebts([away], {}, { suggestedAccount: true }));
    store.dispatch(billsQueued([waiting(1, 'one')]));
    expect(await goOn(store)).toEqual({
      isInCart: true,
      news: ['Lo que tenías en el carro pasó a la lista «Después de este pago».'],
    });
    expect(invoices(selectItems(store.getState()))).toEqual(['F-1']);
    expect(selectQueue(store.getState())).toMatchObject([
      { invoiceId: 'F-9', suggestedAccount: true },
    ]);
  });

  it('of the same contract stays, and the entry is added to it', async () => {
    bankWith({ one: { debts: [accountDebt(1)] } });
    const store = storeWith();
    store.dispatch(addDebts([accountDebt(5)], {}));
    store.dispatch(billsQueued([waiting(1, 'one')]));
    expect(await goOn(store)).toEqual({ isInCart: true, news: [] });
    expect(invoices(selectItems(store.getState()))).toEqual(['F-5', 'F-1']);
  });

  it('stays if no bill of the entry is owed', async () => {
    bankWith({});
    const store = storeWith();
    store.dispatch(addDebts([away], {}));
    store.dispatch(billsQueued([waiting(1, 'one')]));
    expect(await goOn(store)).toMatchObject({ isInCart: false });
    expect(invoices(selectItems(store.getState()))).toEqual(['F-9']);
  });
});

describe('a check that failed', () => {
  it('changes nothing, and its query can be sent again', async () => {
    bankWith({ one: { debts: [accountDebt(1)] } }, () => ({ contracts: [] }));
    const store = storeWith();
    store.dispatch(billsQueued([waiting(1, 'one')]));
    const before = store.getState().cart;
    const failed = await goOn(store);
    expect(failed).toMatchObject({ problem: incompleteAnswer });
    expect(store.getState().cart).toBe(before);
    if (!('query' in failed)) throw new Error('the check did not fail');
    bankWith({ one: { debts: [accountDebt(1)] } });
    expect(await goOn(store, failed)).toMatchObject({ isInCart: true });
    expect(questions).toHaveLength(2);
    expect(questions[1]).toEqual(questions[0]);
  });

  it('is another query if the entry has other accounts by then', async () => {
    bankWith({}, () => ({ contracts: [] }));
    const store = storeWith();
    store.dispatch(billsQueued([waiting(1, 'one')]));
    const failed = await goOn(store);
    if (!('query' in failed)) throw new Error('the check did not fail');
    store.dispatch(billsQueued([waiting(2, 'two')]));
    await goOn(store, failed);
    expect(questions[1]?.contracts).toHaveLength(2);
    expect(questions[1]?.idTrxRec).not.toBe(questions[0]?.idTrxRec);
  });

  it('returns the bank’s error', async () => {
    allowConsole(/generateToken > Error/);
    globalThis.fetch = async () => Promise.resolve(Response.json({}, { status: 500 }));
    const store = storeWith();
    store.dispatch(billsQueued([waiting(1, 'one')]));
    const failed = await goOn(store);
    expect(failed).toMatchObject({ problem: expect.stringMatching(/\S/) });
    expect(failed).not.toMatchObject({ problem: incompleteAnswer });
  });
});
