import { jest } from '@jest/globals';
import { paymentsPageSize } from '../../api/paymentsApi.ts';
import { mostPages } from '../../api/records.ts';
import { listed, openPayments } from '../../test/store/openPayments.ts';
import { heldAnswer } from '../../test/store/openSession.ts';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { payerIdentified, sessionEnded } from '../session/sessionSlice.ts';
import type { ListedAttempt } from './attempt.ts';
import { fetchTakenElsewhere, fetchTakenSoon } from './takenElsewhere.ts';

afterEach(() => void jest.useRealTimers());

const idu = 'u-1';
const bill = sampleItem({ invoiceId: 'F-1' });
const earlier: ListedAttempt = {
  ...sampleAttempt({ reference: 'R-0', owner: idu, status: 'pending' }),
  date: '2026-11-18T09:00:00-03:00',
};

type Opened = ReturnType<typeof openPayments>;
type Page = { items: unknown[]; total: number };

const nothing: Page = { items: [], total: 0 };

/** A payment in the bank's list, with this number in its id and reference. */
const payment = (number: number, changes: Record<string, unknown> = {}) =>
  listed([bill], { id: `p-${number}`, referencia: `R-${number}`, ...changes });

/** As many payments as fill a page, with numbers from `first`. */
const fullPage = (first: number, changes: Record<string, unknown> = {}) =>
  Array.from({ length: paymentsPageSize }, (_, index) => payment(first + index, changes));

/** Sets the bank's answer for each status and page; without one, it lists nothing. */
function list(portal: Opened, pageOf: (estado: string, page: number) => unknown): void {
  portal.answers['payments'] = ({ params: { estado = '', page } }) =>
    pageOf(estado, Number(page)) ?? nothing;
}

const failed = () => Response.json({}, { status: 400 });

/**
 * Opens a payer's portal that lists `earlier` as a payment of another device, at 22:00 of
 * 20 November in Chile, when UTC has the 21st already.
 */
function openPayer(): Opened {
  const portal = openPayments({ idu, payment: { elsewhere: [earlier] } });
  jest.setSystemTime(new Date('2026-11-21T01:00:00Z'));
  return portal;
}

const elsewhere = ({ store }: Opened) => store.getState().payment.elsewhere;
const references = (portal: Opened) => elsewhere(portal)?.map(({ reference }) => reference);
/** The pages of a status that were fetched, in order. */
const pagesOf = ({ calls }: Opened, estado: string) =>
  calls.filter(({ params }) => params['estado'] === estado).map(({ params }) => params['page']);

describe('the payments of other devices', () => {
  it('are the pending ones of any day, and those paid since yesterday in Chile', async () => {
    const portal = openPayer();
    await portal.store.dispatch(fetchTakenElsewhere());
    expect(portal.calls.map(({ name, params }) => [name, params])).toEqual([
      ['payments', { userId: idu, estado: 'PENDIENTE', page: '1', size: '15' }],
      ['payments', { userId: idu, estado: 'PAGADO', from: '2026-11-19', page: '1', size: '15' }],
    ]);
    expect(elsewhere(portal)).toEqual([]);
  });

  it('become attempts of the payer that were not begun here, pending ones first', async () => {
    const portal = openPayer();
    const fecha = '2026-11-20T21:30:00-03:00';
    list(portal, (estado) => ({
      items: [estado === 'PAGADO' ? payment(1, { fecha }) : payment(2, { estado, fecha })],
      total: 1,
    }));
    await portal.store.dispatch(fetchTakenElsewhere());
    const attempt = {
      items: [bill],
      startedAt: Date.parse('2026-11-21T00:30:00Z'),
      date: fecha,
      owner: idu,
      isPaidHere: false,
    };
    expect(elsewhere(portal)).toEqual([
      { ...attempt, reference: 'R-2', status: 'pending' },
      { ...attempt, reference: 'R-1', status: 'paid' },
    ]);
  });

  it('begin at 0 if their date is unreadable, and keep the text of the date', async () => {
    const portal = openPayer();
    list(portal, (estado) =>
      estado === 'PAGADO' ? { items: [payment(1, { fecha: 'ayer' })], total: 1 } : undefined,
    );
    await portal.store.dispatch(fetchTakenElsewhere());
    expect(elsewhere(portal)).toMatchObject([{ startedAt: 0, date: 'ayer' }]);
  });

  it('are not fetched for a guest', async () => {
    const portal = openPayments({ payment: { elsewhere: [earlier] } });
    await portal.store.dispatch(fetchTakenElsewhere());
    expect(portal.calls).toEqual([]);
    expect(elsewhere(portal)).toEqual([earlier]);
  });

  it('are replaced only once both statuses are answered', async () => {
    const portal = openPayer();
    const { answer, release } = heldAnswer(() => nothing);
    list(portal, (estado) =>
      estado === 'PENDIENTE'
        ? answer({ name: 'payments', params: {}, headers: {}, body: undefined })
        : { items: [payment(1)], total: 1 },
    );
    const fetched = portal.store.dispatch(fetchTakenElsewhere());
    await portal.pass();
    expect(portal.count('payments')).toBe(2);
    expect(references(portal)).toEqual(['R-0']);
    release();
    await fetched;
    expect(references(portal)).toEqual(['R-1']);
  });
});

describe('a long list of payments', () => {
  it.each(['PENDIENTE', 'PAGADO'])('is fetched page by page to its end: %s', async (estado) => {
    const portal = openPayer();
    const [first, second] = [fullPage(100), fullPage(200)];
    const pages: Record<number, unknown[]> = { 1: first, 2: second };
    list(portal, (status, page) =>
      status === estado ? { items: pages[page] ?? [], total: 30 } : undefined,
    );
    await portal.store.dispatch(fetchTakenElsewhere());
    expect(pagesOf(portal, estado)).toEqual(['1', '2']);
    expect(portal.count('payments')).toBe(3);
    expect(references(portal)).toEqual([...first, ...second].map(({ referencia }) => referencia));
  });

  it('has the same filters on each page', async () => {
    const portal = openPayer();
    list(portal, (estado, page) =>
      estado === 'PAGADO' && page === 1 ? { items: fullPage(100), total: 16 } : undefined,
    );
    await portal.store.dispatch(fetchTakenElsewhere());
    expect(portal.calls.at(-1)?.params).toEqual({
      userId: idu,
      estado: 'PAGADO',
      from: '2026-11-19',
      page: '2',
      size: '15',
    });
  });

  it('ends at its announced total, which counts unreadable payments, too', async () => {
    expectConsole(/^getPayments: items\.\d+ no cumple el contrato en estado$/);
    const portal = openPayer();
    const unreadable = fullPage(100, { estado: undefined });
    list(portal, (estado, page) => {
      if (estado !== 'PAGADO') return undefined;
      if (page === 1) return { items: unreadable, total: 16 };
      return page === 2 ? { items: [payment(1)], total: 16 } : { items: [], total: 16 };
    });
    await portal.store.dispatch(fetchTakenElsewhere());
    expect(pagesOf(portal, 'PAGADO')).toEqual(['1', '2']);
    expect(references(portal)).toEqual(['R-1']);
  });

  it('ends at an empty page, even if the bank announces more payments', async () => {
    const portal = openPayer();
    list(portal, (estado, page) => {
      if (estado !== 'PAGADO') return undefined;
      return { items: page === 1 ? [payment(1)] : [], total: 100 };
    });
    await portal.store.dispatch(fetchTakenElsewhere());
    expect(pagesOf(portal, 'PAGADO')).toEqual(['1', '2']);
    expect(references(portal)).toEqual(['R-1']);
  });

  it('ends at a page that repeats an earlier one, of a bank that ignores the number', async () => {
    const portal = openPayer();
    list(portal, (estado, page) => {
      if (estado !== 'PAGADO') return undefined;
      return { items: [payment(page === 3 ? 1 : page)], total: 100 };
    });
    await portal.store.dispatch(fetchTakenElsewhere());
    expect(pagesOf(portal, 'PAGADO')).toEqual(['1', '2', '3']);
    expect(new Set(references(portal))).toEqual(new Set(['R-1', 'R-2']));
  });

  it('is fetched in a limited number of pages, and what they list counts', async () => {
    expectConsole(/^getPayments: items\.0 no cumple el contrato en/);
    const portal = openPayer();
    // Two measures against a slow test: most payments are unreadable, so that few are compared; and
    // time passes, so that the cache, which the store checks, drops old pages.
    list(portal, (estado, page) => {
      if (estado !== 'PAGADO') return undefined;
      jest.advanceTimersByTime(20_000);
      return { items: [page === mostPages ? payment(1) : {}], total: 1_000_000 };
    });
    await portal.store.dispatch(fetchTakenElsewhere());
    expect(pagesOf(portal, 'PAGADO')).toHaveLength(mostPages);
    expect(references(portal)).toEqual(['R-1']);
  });
});

describe('a failed call', () => {
  it.each([
    ['PENDIENTE', 1],
    ['PENDIENTE', 2],
    ['PAGADO', 1],
    ['PAGADO', 2],
  ])('leaves the known payments unchanged: %s, page %i', async (estado, failing) => {
    const portal = openPayer();
    list(portal, (status, page) => {
      if (status === estado && page === failing) return failed();
      return page > 2 ? undefined : { items: fullPage(page * 100), total: 30 };
    });
    await portal.store.dispatch(fetchTakenElsewhere());
    expect(pagesOf(portal, estado)).toHaveLength(failing);
    expect(elsewhere(portal)).toEqual([earlier]);
  });
});

describe('an answer that arrives after the session', () => {
  const userData = { idu: 'u-2', docUsr: '2-7', email: 'eva@ejemplo.cl' };
  const ends = [
    ['the guest', [sessionEnded('elsewhere')]],
    ['the next payer', [sessionEnded('displaced'), payerIdentified({ bearer: 'b', userData })]],
  ] as const;

  it.each(ends)('is dropped for %s', async (_name, actions) => {
    const portal = openPayer();
    const { answer, release } = heldAnswer(() => ({ items: [payment(1)], total: 1 }));
    portal.answers['payments'] = answer;
    const fetched = portal.store.dispatch(fetchTakenElsewhere());
    await portal.pass();
    for (const action of actions) portal.store.dispatch(action);
    release();
    await fetched;
    expect(portal.count('payments')).toBe(2);
    expect(elsewhere(portal)).toBeUndefined();
  });

  it.each(ends)('is dropped for %s, even if it comes from the cache', async (_name, actions) => {
    const portal = openPayer();
    list(portal, () => ({ items: [payment(1)], total: 1 }));
    await portal.store.dispatch(fetchTakenElsewhere());
    const fetched = portal.store.dispatch(fetchTakenElsewhere());
    for (const action of actions) portal.store.dispatch(action);
    await fetched;
    expect(elsewhere(portal)).toBeUndefined();
  });
});

describe('the lists of the bank', () => {
  /** Fetches the payments that long after a first fetch; returns the number of further calls. */
  async function callsAfter(milliseconds: number, options?: { isNew: boolean }): Promise<number> {
    const portal = openPayer();
    await portal.store.dispatch(fetchTakenElsewhere());
    await portal.pass(milliseconds);
    const before = portal.count('payments');
    await portal.store.dispatch(fetchTakenElsewhere(options));
    return portal.count('payments') - before;
  }

  it.each([
    [0, 0],
    [14_900, 0],
    [15_000, 2],
    [40_000, 2],
  ])('are reused for 15 seconds: after %i ms there are %i calls', async (passed, calls) => {
    expect(await callsAfter(passed)).toBe(calls);
  });

  it('are reused unless new ones are requested', async () => {
    expect(await callsAfter(0, { isNew: false })).toBe(0);
    expect(await callsAfter(0, { isNew: true })).toBe(2);
  });

  it('are forgotten after a minute, because no screen shows them', async () => {
    const portal = openPayer();
    await portal.store.dispatch(fetchTakenElsewhere());
    const queries = () => Object.keys(portal.store.getState().bank.queries);
    expect(queries()).toHaveLength(2);
    await portal.pass(61_000);
    expect(queries()).toEqual([]);
  });
});

describe('a press on "Pagar"', () => {
  /** Starts the wait of a press; returns a function that says whether it is over. */
  function press(portal: Opened): () => boolean {
    let isOver = false;
    void portal.store.dispatch(fetchTakenSoon()).then(() => (isOver = true));
    return () => isOver;
  }

  it('waits for new lists, even if others were just fetched, and no longer', async () => {
    const portal = openPayer();
    await portal.store.dispatch(fetchTakenElsewhere());
    const { answer, release } = heldAnswer(() => ({ items: [payment(1)], total: 1 }));
    portal.answers['payments'] = answer;
    const isOver = press(portal);
    await portal.pass(100);
    expect(portal.count('payments')).toBe(4);
    expect(isOver()).toBe(false);
    release();
    await portal.pass();
    expect(isOver()).toBe(true);
    expect(references(portal)).toEqual(['R-1', 'R-1']);
  });

  it('continues after 6 seconds without an answer, which counts once it arrives', async () => {
    const portal = openPayer();
    const { answer, release } = heldAnswer(() => ({ items: [payment(1)], total: 1 }));
    portal.answers['payments'] = answer;
    const isOver = press(portal);
    await portal.pass(5_999);
    expect(isOver()).toBe(false);
    await portal.pass(1);
    expect(isOver()).toBe(true);
    expect(references(portal)).toEqual(['R-0']);
    release();
    await portal.pass();
    expect(references(portal)).toEqual(['R-1', 'R-1']);
  });

  it('continues at once for a guest', async () => {
    const portal = openPayments();
    const isOver = press(portal);
    await portal.pass();
    expect(isOver()).toBe(true);
    expect(portal.calls).toEqual([]);
  });
});
