/** @jest-environment node */
import { sampleAttempt, unansweredAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { storeWith } from '../../test/store/storeWith.ts';
import { payerIdentified, sessionEnded } from '../session/sessionSlice.ts';
import type { Attempt, ListedAttempt, RegisteredAttempt } from './attempt.ts';
import {
  paymentQueryOf,
  selectElsewhere,
  selectOwnAttempt,
  selectOwnAttempts,
  selectPaidElsewhere,
  selectPendingBills,
  selectPendingPayment,
} from './ownPayments.ts';
import { paymentRequested, paymentsListed, registrationRequested } from './paymentSlice.ts';

const idu = 'u-1';
const userData = { idu, docUsr: '1-9', email: 'ana@ejemplo.cl' };
const otherData = { idu: 'u-2', docUsr: '2-7', email: 'eva@ejemplo.cl' };
const identified = payerIdentified({ bearer: 'Bearer p', userData });

const [bill, second, third] = [
  sampleItem({ invoiceId: 'F-1' }),
  sampleItem({ invoiceId: 'F-2' }),
  sampleItem({ invoiceId: 'F-3' }),
];

/** A payer's payment in the bank's list. */
const inList = (changes: Partial<RegisteredAttempt> = {}): ListedAttempt => ({
  ...sampleAttempt({ owner: idu, status: 'pending', ...changes }),
  date: '2026-11-20T10:32:07-03:00',
});

interface Opened {
  attempts?: Attempt[];
  elsewhere?: ListedAttempt[];
}

/** Creates the store of a guest with these payments. */
const storeOfGuest = ({ attempts = [], elsewhere }: Opened = {}) =>
  storeWith({ payment: { attempts, receipts: [], busy: false, ...(elsewhere && { elsewhere }) } });

/** Creates the store of the payer with these payments. */
function storeOfPayer(opened: Opened = {}) {
  const store = storeOfGuest(opened);
  store.dispatch(identified);
  return store;
}

const guests = sampleAttempt({ reference: 'R-1', startedAt: 1, owner: '', paymentKey: 'llave-1' });
const payers = sampleAttempt({ reference: 'R-2', startedAt: 2, owner: idu, paymentKey: 'llave-2' });
const others = sampleAttempt({ reference: 'R-3', startedAt: 3, owner: 'u-2' });

describe('the own payments', () => {
  const attempts = [guests, payers, others];

  it('are those that a guest made while there was no payer', () => {
    expect(selectOwnAttempts(storeOfGuest({ attempts }).getState())).toEqual([guests]);
  });

  it('are those that the current payer made', () => {
    expect(selectOwnAttempts(storeOfPayer({ attempts }).getState())).toEqual([payers]);
  });

  it('have the latest one first', () => {
    const [oldest, middle, latest] = [
      sampleAttempt({ reference: 'R-1', startedAt: 1 }),
      sampleAttempt({ reference: 'R-2', startedAt: 2 }),
      sampleAttempt({ reference: 'R-3', startedAt: 3 }),
    ];
    const state = storeOfGuest({ attempts: [middle, oldest, latest] }).getState();
    expect(selectOwnAttempts(state)).toEqual([latest, middle, oldest]);
  });

  it('lack refused ones, and include those of every other status', () => {
    const asked = unansweredAttempt({ startedAt: 20 });
    const refused: Attempt = { ...unansweredAttempt({ startedAt: 19 }), status: 'refused' };
    const registered = (['open', 'pending', 'paid', 'rejected', 'other'] as const).map(
      (status, index) => sampleAttempt({ status, reference: `R-${index}`, startedAt: 9 - index }),
    );
    const state = storeOfGuest({ attempts: [refused, asked, ...registered] }).getState();
    expect(selectOwnAttempts(state)).toEqual([asked, ...registered]);
  });

  it('are the same list until a payment or the payer changes', () => {
    const store = storeOfPayer({ attempts });
    const own = selectOwnAttempts(store.getState());
    store.dispatch(paymentRequested({ email: 'ana@ejemplo.cl' }));
    store.dispatch(paymentsListed([inList()]));
    expect(selectOwnAttempts(store.getState())).toBe(own);
    const begun = { items: [bill], startedAt: 9, owner: idu, isPaidHere: true };
    store.dispatch(registrationRequested(begun));
    expect(selectOwnAttempts(store.getState())).toEqual([{ ...begun, status: 'asked' }, payers]);
    store.dispatch(payerIdentified({ bearer: 'Bearer q', userData: otherData }));
    expect(selectOwnAttempts(store.getState())).toEqual([others]);
  });

  it('are found by their reference', () => {
    const asked = unansweredAttempt({ owner: idu });
    const state = storeOfPayer({ attempts: [...attempts, asked] }).getState();
    expect(selectOwnAttempt(state, 'R-2')).toEqual(payers);
    expect(selectOwnAttempt(state, 'R-1')).toBeUndefined();
    expect(selectOwnAttempt(state, 'R-3')).toBeUndefined();
    expect(selectOwnAttempt(state, 'R-9')).toBeUndefined();
  });
});

describe('the payments of other devices', () => {
  const elsewhere = [
    inList({ reference: 'R-7', items: [bill] }),
    inList({ reference: 'R-8', items: [second], status: 'paid' }),
  ];

  it('are those that the bank lists for the payer, in the order of the list', () => {
    expect(selectElsewhere(storeOfPayer({ elsewhere }).getState())).toEqual(elsewhere);
  });

  it('lack those of another payer', () => {
    const state = storeOfPayer({ elsewhere: [inList({ owner: 'u-2' }), ...elsewhere] }).getState();
    expect(selectElsewhere(state)).toEqual(elsewhere);
  });

  it.each([
    ['the payer', idu],
    ['a guest', ''],
    ['another payer', 'u-2'],
  ])('lack those that %s made in this browser', (_name, owner) => {
    const attempts = [unansweredAttempt(), sampleAttempt({ reference: 'R-7', owner })];
    const state = storeOfPayer({ attempts, elsewhere }).getState();
    expect(selectElsewhere(state)).toEqual(elsewhere.slice(1));
  });

  it.each([undefined, elsewhere])('are none for a guest: %#', (known) => {
    const state = storeOfGuest(known ? { elsewhere: known } : {}).getState();
    expect(selectElsewhere(state)).toEqual([]);
  });

  it('are none before the bank has listed them', () => {
    expect(selectElsewhere(storeOfPayer().getState())).toEqual([]);
  });

  it.each([undefined, elsewhere])('are the same list while no payment changes: %#', (known) => {
    const store = storeOfPayer(known ? { elsewhere: known } : {});
    const before = selectElsewhere(store.getState());
    store.dispatch(paymentRequested({ email: 'ana@ejemplo.cl' }));
    expect(selectElsewhere(store.getState())).toBe(before);
  });

  it('change with the list of the bank, and are none after the session', () => {
    const store = storeOfPayer({ elsewhere });
    expect(selectElsewhere(store.getState())).toHaveLength(2);
    store.dispatch(paymentsListed(elsewhere.slice(1)));
    expect(selectElsewhere(store.getState())).toEqual(elsewhere.slice(1));
    store.dispatch(sessionEnded('here'));
    expect(selectElsewhere(store.getState())).toEqual([]);
  });

  it('mark only their paid bills as paid, and only with the same amount', () => {
    const paid = selectPaidElsewhere(storeOfPayer({ elsewhere }).getState());
    expect([bill, second, third].map(paid.hasCharge)).toEqual([false, true, false]);
    expect(paid.hasCharge({ ...second, amount: second.amount + 1 })).toBe(false);
  });

  it('mark no bill as paid that was paid in this browser', () => {
    const attempts = [sampleAttempt({ reference: 'R-8', owner: idu, items: [second] })];
    const paid = selectPaidElsewhere(storeOfPayer({ attempts, elsewhere }).getState());
    expect(paid.has(second)).toBe(false);
  });
});

describe('the bills of pending payments', () => {
  it('are those of every payer in this browser, and of the payer elsewhere', () => {
    const attempts = [
      sampleAttempt({ items: [bill], status: 'pending', owner: 'u-2' }),
      sampleAttempt({ items: [third], status: 'open', reference: 'R-2', owner: idu }),
    ];
    const elsewhere = [
      inList({ items: [second], reference: 'R-7' }),
      inList({ items: [third], reference: 'R-8', owner: 'u-2' }),
    ];
    const pending = selectPendingBills(storeOfPayer({ attempts, elsewhere }).getState());
    expect([bill, second, third].map(pending.has)).toEqual([true, true, false]);
  });
});

describe('the pending payment of a bill', () => {
  it('is the one that includes any of the bills, even with another amount', () => {
    const own = sampleAttempt({ items: [bill, second], status: 'pending' });
    const state = storeOfGuest({ attempts: [own] }).getState();
    expect(selectPendingPayment(state, [third, { ...second, amount: 1 }])).toEqual(own);
    expect(selectPendingPayment(state, [third])).toBeUndefined();
    expect(selectPendingPayment(state, [])).toBeUndefined();
  });

  it.each(['open', 'paid', 'rejected', 'other'] as const)('is none that is %s', (status) => {
    const attempts = [sampleAttempt({ items: [bill], status })];
    expect(selectPendingPayment(storeOfGuest({ attempts }).getState(), [bill])).toBeUndefined();
  });

  it('is none that the bank has not registered', () => {
    const attempts = [unansweredAttempt({ items: [bill] })];
    expect(selectPendingPayment(storeOfGuest({ attempts }).getState(), [bill])).toBeUndefined();
  });

  it('is none that leaves the bill out', () => {
    const coveredIds = [second.debtFrontId];
    const own = sampleAttempt({ items: [bill, second], status: 'pending', coveredIds });
    const state = storeOfGuest({ attempts: [own] }).getState();
    expect(selectPendingPayment(state, [bill])).toBeUndefined();
    expect(selectPendingPayment(state, [second])).toEqual(own);
  });

  it('is none of another payer', () => {
    const attempts = [sampleAttempt({ items: [bill], status: 'pending', owner: 'u-2' })];
    const elsewhere = [inList({ items: [bill], reference: 'R-7', owner: 'u-2' })];
    const state = storeOfPayer({ attempts, elsewhere }).getState();
    expect(selectPendingPayment(state, [bill])).toBeUndefined();
  });

  it('is the latest one of this browser, and only without one that of another device', () => {
    const [earlier, later] = [
      inList({ items: [bill], reference: 'R-1', startedAt: 1 }),
      inList({ items: [bill], reference: 'R-2', startedAt: 2 }),
    ];
    const listed = inList({ items: [bill, second], reference: 'R-7', startedAt: 3 });
    const attempts = [earlier, later];
    const state = storeOfPayer({ attempts, elsewhere: [listed] }).getState();
    expect(selectPendingPayment(state, [bill])).toEqual(later);
    expect(selectPendingPayment(state, [second])).toEqual(listed);
  });
});

describe('the query of a payment', () => {
  const attempts = [guests, payers];

  it('has the key of a payment that the payer made, and the payer', () => {
    expect(paymentQueryOf(storeOfPayer({ attempts }).getState(), 'R-2')).toEqual({
      reference: 'R-2',
      paymentKey: 'llave-2',
      payer: idu,
    });
  });

  it('has the key of a payment that the guest made, and no payer', () => {
    expect(paymentQueryOf(storeOfGuest({ attempts }).getState(), 'R-1')).toEqual({
      reference: 'R-1',
      paymentKey: 'llave-1',
      payer: undefined,
    });
  });

  it.each(['R-1', 'R-9'])(
    'has no key of a payment that the payer did not make: %s',
    (reference) => {
      expect(paymentQueryOf(storeOfPayer({ attempts }).getState(), reference)).toEqual({
        reference,
        paymentKey: undefined,
        payer: idu,
      });
    },
  );
});
