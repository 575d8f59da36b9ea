import { jest } from '@jest/globals';
import { openPayments } from '../../test/store/openPayments.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { clearToasts, waitingToasts } from '../../ui/toasts/toasts.ts';
import { billsQueued, debtAdded, mostQueued, selectItems, selectQueue } from '../cart/cartSlice.ts';
import {
  loginAbandoned,
  loginFailed,
  payerIdentified,
  sessionEnded,
  signedIn,
} from '../session/sessionSlice.ts';
import { takeBillsAlong } from './takeBillsAlong.ts';

afterEach(() => {
  jest.useRealTimers();
  clearToasts();
});

const userData = { idu: 'u-1', docUsr: '1-9', email: 'ana@ejemplo.cl' };
const identified = payerIdentified({ bearer: 'Bearer p', userData });

type Opened = ReturnType<typeof openPayments>;

/** Opens a guest's portal with these numbers of bills in cart and queue. */
function openGuest({ carted = 0, queued = 0 }): Opened {
  const bills = (name: string, length: number) =>
    Array.from({ length }, (_, index) => sampleItem({ invoiceId: `${name}-${index + 1}` }));
  const portal = openPayments({ items: bills('C', carted) });
  portal.store.dispatch(billsQueued(bills('Q', queued)));
  return portal;
}

/** Signs a payer in whose bills are taken along. */
function signInWithBills({ store }: Opened): void {
  store.dispatch(takeBillsAlong());
  store.dispatch(identified);
  store.dispatch(signedIn());
}

const numbers = ({ store }: Opened) =>
  selectQueue(store.getState()).map(({ invoiceId }) => invoiceId);

describe('the bills of a payer who signs in', () => {
  it('leave the cart and are queued, those of the cart before those of the queue', () => {
    const portal = openGuest({ carted: 2, queued: 2 });
    signInWithBills(portal);
    expect(selectItems(portal.store.getState())).toEqual([]);
    expect(numbers(portal)).toEqual(['C-1', 'C-2', 'Q-1', 'Q-2']);
  });

  it('stay where they are until the sign-in is complete', () => {
    const portal = openGuest({ carted: 1, queued: 1 });
    portal.store.dispatch(takeBillsAlong());
    portal.store.dispatch(identified);
    expect(selectItems(portal.store.getState())).toHaveLength(1);
    expect(numbers(portal)).toEqual(['Q-1']);
    expect(waitingToasts()).toEqual([]);
    portal.store.dispatch(signedIn());
    expect(numbers(portal)).toEqual(['C-1', 'Q-1']);
  });

  it('keep the maximum of items of the cart or of their place in the queue', () => {
    const portal = openPayments();
    const [item, queued] = [
      sampleItem({ invoiceId: 'C-1' }),
      sampleItem({ invoiceId: 'Q-1', contract: { id: 'c-2', secondId: '01' }, maxItems: 7 }),
    ];
    portal.store.dispatch(debtAdded({ item, limits: { maxItems: 3 } }));
    portal.store.dispatch(billsQueued([queued]));
    signInWithBills(portal);
    expect(selectQueue(portal.store.getState()).map(({ maxItems }) => maxItems)).toEqual([3, 7]);
  });

  it('keep their account and their origin, but get new ids', () => {
    const item = sampleItem({
      invoiceId: 'C-1',
      dueDate: '2026-11-28',
      description: 'Noviembre 2026',
      suggestedAccount: true,
      totalTagAccount: true,
      companies: [{ id: 'e-1', duplicateCompanyId: false }],
      account: { kind: 'SERVICE_ID', value: '10203040' },
      queuedAt: 5,
    });
    const portal = openPayments({ items: [item] });
    signInWithBills(portal);
    const [bill] = selectQueue(portal.store.getState());
    expect(bill).toEqual({ ...item, maxItems: 10, debtFrontId: expect.any(String) });
    expect(bill?.debtFrontId).not.toBe(item.debtFrontId);
  });

  it('are those of the moment in which the login form was sent', () => {
    const portal = openGuest({ carted: 1 });
    portal.store.dispatch(takeBillsAlong());
    portal.store.dispatch(billsQueued([sampleItem({ invoiceId: 'Q-9' })]));
    portal.store.dispatch(identified);
    portal.store.dispatch(signedIn());
    expect(numbers(portal)).toEqual(['C-1']);
  });

  it('are taken along by one sign-in only', () => {
    const portal = openGuest({ carted: 1 });
    signInWithBills(portal);
    portal.store.dispatch(signedIn());
    expect(numbers(portal)).toEqual([]);
    expect(waitingToasts()).toHaveLength(1);
  });
});

describe('the message about bills taken along', () => {
  it.each([
    [{ carted: 1 }, 'Tu deuda está', ''],
    [{ queued: 1 }, 'Tu deuda está', ''],
    [{ carted: 1, queued: 1 }, 'Tus 2 deudas están', ''],
    [{ carted: 1, queued: mostQueued }, 'Tus 100 deudas están', ' 1 deuda sin agregar: '],
    [{ carted: 2, queued: mostQueued }, 'Tus 100 deudas están', ' 2 deudas sin agregar: '],
  ])('counts those that have room, and those that lack it: %j', (bills, whose, others) => {
    signInWithBills(openGuest(bills));
    const rest = others && `${others}la lista «Después de este pago» está llena.`;
    const text = `${whose} en «Después de este pago», en tu carro.${rest}`;
    expect(waitingToasts()).toEqual([{ targetClass: 'info', text, outlivesScreen: true }]);
  });
});

describe('a sign-in that does not succeed', () => {
  const ends = [
    ['fails', loginFailed({ problem: 'No.' })],
    ['is abandoned', loginAbandoned()],
    ['ends with the session', sessionEnded('displaced')],
  ] as const;

  it.each(ends)('shows no message and queues no bill if it %s', (_name, end) => {
    const portal = openGuest({ carted: 1 });
    portal.store.dispatch(takeBillsAlong());
    portal.store.dispatch(end);
    expect(numbers(portal)).toEqual([]);
    expect(waitingToasts()).toEqual([]);
  });

  it.each(ends)('leaves no bill for a later sign-in if it %s', (_name, end) => {
    const portal = openGuest({ carted: 1, queued: 1 });
    portal.store.dispatch(takeBillsAlong());
    portal.store.dispatch(end);
    portal.store.dispatch(identified);
    portal.store.dispatch(signedIn());
    expect(numbers(portal)).toEqual([]);
    expect(waitingToasts()).toEqual([]);
  });

  it.each(ends.slice(0, 2))('leaves cart and queue unchanged if it %s', (_name, end) => {
    const portal = openGuest({ carted: 1, queued: 1 });
    const { cart } = portal.store.getState();
    portal.store.dispatch(takeBillsAlong());
    portal.store.dispatch(end);
    expect(portal.store.getState().cart).toBe(cart);
  });
});

it('a sign-in without bills to take along shows no message about them', () => {
  const portal = openGuest({ carted: 1 });
  portal.store.dispatch(identified);
  portal.store.dispatch(signedIn());
  expect(numbers(portal)).toEqual([]);
  expect(waitingToasts()).toEqual([]);
});
