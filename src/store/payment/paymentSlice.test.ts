import type { Payment } from '../../api/paymentsApi.ts';
import { sampleAttempt, unansweredAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { samplePayment } from '../../test/sampleReceipt.ts';
import { cartReset, debtAdded } from '../cart/cartSlice.ts';
import { sessionEnded } from '../sessionSlice.ts';
import type { Attempt, RegisteredAttempt } from './attempt.ts';
import {
  outcomeReceived,
  payment,
  paymentRegistered,
  paymentReleased,
  paymentRequested,
  paymentWithheld,
  paymentsAged,
  paymentsChangedElsewhere,
  receiptProgressed,
  receiptRequested,
  registrationRefused,
  registrationRequested,
  selectAttempt,
  selectOwnAttempts,
  selectPendingBills,
} from './paymentSlice.ts';
import type { PaymentState } from './paymentSlice.ts';
import type { Receipt, ReceiptState } from './receipts.ts';

const items = [sampleItem({ invoiceId: 'F-1' }), sampleItem({ invoiceId: 'F-2' })];
const begun = { items, startedAt: 1, owner: '', email: 'ana@ejemplo.cl' };
const registered = [
  registrationRequested(begun),
  paymentRegistered({ ...begun, reference: 'R-1' }),
];
const open = sampleAttempt({ items });
const answer = (status: Payment['status'], changes: Partial<Payment> = {}) =>
  outcomeReceived(samplePayment({ reference: 'R-1', status, items, ...changes }));

/** The state after some events. */
function after(...events: Parameters<typeof payment>[1][]): PaymentState {
  return events.reduce<PaymentState>(
    (state, event) => payment(state, event),
    payment(undefined, { type: '' }),
  );
}
const attempt = (state: PaymentState, reference = 'R-1') =>
  selectAttempt({ payment: state }, reference);

describe('T01 a press', () => {
  it('counts once until its work is done', () => {
    const first = after(paymentRequested({ email: 'ana@ejemplo.cl' }));
    expect(first).toMatchObject({ busy: true, clientEmail: 'ana@ejemplo.cl' });
    expect(payment(first, paymentRequested({ email: 'eva@ejemplo.cl' }))).toBe(first);
    expect(payment(first, paymentReleased())).toMatchObject({ busy: false });
  });

  it('T09 leaves no message to the next payer after a logout', () => {
    const pressed = paymentRequested({ email: 'ana@ejemplo.cl' });
    const withheld = paymentWithheld('Tu carro cambió');
    expect(after(pressed, withheld).problem).toEqual({
      kind: 'withheld',
      text: 'Tu carro cambió',
    });
    expect(after(pressed, sessionEnded('here'), withheld).problem).toBeUndefined();
  });
});

describe('an attempt', () => {
  it('is asked for, registered, and settled by the bank’s word on its own reference', () => {
    expect(attempt(after(...registered))).toEqual(open);
    expect(attempt(after(...registered, answer('paid', { reference: 'R-2' })))).toEqual(open);
    expect(attempt(after(...registered, answer('pending')))).toMatchObject({ status: 'pending' });
  });

  it('T02 has no outcome without an answer to its registration', () => {
    expect(after(registrationRequested(begun), answer('paid')).attempts).toEqual([
      unansweredAttempt({ items }),
    ]);
  });

  it('is none once the bank refused it, and the payer reads why until the cart changes', () => {
    const refused = [
      registrationRequested(begun),
      registrationRefused({ startedAt: 1, message: 'No.' }),
    ];
    const state = after(...refused);
    expect(state).toMatchObject({ problem: { text: 'No.' } });
    expect(selectOwnAttempts({ payment: state, session: {} })).toEqual([]);
    const [item = sampleItem()] = items;
    expect(after(...refused, debtAdded({ item, limits: {} })).problem).toBeUndefined();
    expect(after(...refused, cartReset()).problem).toBeUndefined();
  });

  it('that the bank registers again under its reference is one, with the e-mail given last', () => {
    const again = { ...begun, startedAt: 2, email: 'eva@ejemplo.cl' };
    const state = after(
      ...registered,
      registrationRequested(again),
      paymentRegistered({ ...again, reference: 'R-1' }),
    );
    expect(state.attempts).toEqual([{ ...open, startedAt: 2, email: 'eva@ejemplo.cl' }]);
  });

  it('keeps the payer’s e-mail when its cart is registered again for a link', () => {
    const forLink = { ...begun, startedAt: 2, email: undefined, reference: 'R-1' };
    expect(attempt(after(...registered, paymentRegistered(forLink)))?.email).toBe('ana@ejemplo.cl');
  });

  it('is seen only by whoever made it: a guest, or one payer', () => {
    const mine = { ...begun, startedAt: 2, owner: 'u-1', reference: 'R-2' };
    const state = { payment: after(...registered, paymentRegistered(mine)) };
    const userData = { idu: 'u-1', docUsr: '12345678-5', email: 'p@ejemplo.cl' };
    const seen = (session: object) =>
      selectOwnAttempts({ ...state, session }).map(({ startedAt }) => startedAt);
    expect(seen({})).toEqual([1]);
    expect(seen({ userData })).toEqual([2]);
    expect(seen({ userData: { ...userData, idu: 'u-2' } })).toEqual([]);
  });
});

describe('what the bank says of a payment', () => {
  const [first = sampleItem(), second = sampleItem()] = items;

  it('covers the bills that it lists, and no other', () => {
    const part = attempt(after(...registered, answer('paid', { items: [first] })));
    expect(part).toMatchObject({ status: 'paid', coveredIds: [first.debtFrontId] });
    const whole = attempt(after(...registered, answer('paid', { items: [] })));
    expect(whole?.coveredIds).toBeUndefined();
  });

  it('T04 blocks the bills of a pending one that it covers', () => {
    const blocked = (state: PaymentState) => items.map(selectPendingBills({ payment: state }).has);
    expect(blocked(after(...registered, answer('pending')))).toEqual([true, true]);
    expect(blocked(after(...registered, answer('pending', { items: [second] })))).toEqual([
      false,
      true,
    ]);
    expect(blocked(after(...registered, answer('pending'), answer('paid')))).toEqual([
      false,
      false,
    ]);
    expect(blocked(after(...registered, answer('other')))).toEqual([false, false]);
  });

  it('changes nothing when it speaks of other bills under this reference', () => {
    const other = sampleItem({ invoiceId: 'F-9' });
    expect(attempt(after(...registered, answer('paid', { items: [other] })))).toEqual(open);
  });

  it('is remembered as settled from the first time on', () => {
    const paid = attempt(after(...registered, answer('paid')));
    expect(paid?.settledAt).toEqual(expect.any(Number));
    expect(attempt(after(...registered, answer('pending')))?.settledAt).toBeUndefined();
  });
});

describe('what another tab stored', () => {
  const stored = (attempts: Attempt[], receipts: Receipt[] = []) =>
    paymentsChangedElsewhere({ attempts, receipts, emailUsedAt: 1 });
  const receipt = (state: ReceiptState, changes: Partial<Receipt> = {}): Receipt => ({
    reference: 'R-1',
    state,
    requests: 0,
    at: 1,
    ...changes,
  });

  it('is taken over beside what this tab knows', () => {
    const theirs = sampleAttempt({ reference: 'R-2', startedAt: 2 });
    expect(after(...registered, stored([theirs])).attempts).toEqual([open, theirs]);
  });

  it('never takes back what the bank has said here, and tells what it said there', () => {
    const paid = attempt(after(...registered, answer('paid'), stored([open])));
    expect(paid?.status).toBe('paid');
    const told = sampleAttempt({ items, status: 'rejected' });
    expect(attempt(after(...registered, stored([told])))?.status).toBe('rejected');
  });

  it.each([
    ['sending', 'sent', 'sent'],
    ['sending', 'failed', 'failed'],
    ['sending', 'missing', 'missing'],
    ['missing', 'sending', 'sending'],
    ['sent', 'sending', 'sent'],
    ['sent', 'failed', 'sent'],
  ] as const)(
    'T06 says of a receipt that is %s here and later %s there: %s',
    (own, other, agreed) => {
      const here = after(
        receiptProgressed({ reference: 'R-1', state: 'sending' }),
        receiptProgressed({ reference: 'R-1', state: own }),
      );
      const there = receipt(other, { at: Date.now() + 1 });
      expect(payment(here, stored([], [there])).receipts).toMatchObject([{ state: agreed }]);
    },
  );

  it('T06 counts a receipt that was asked for again by hand more than an earlier one', () => {
    const ask = receiptRequested({ reference: 'R-1', email: 'ana@ejemplo.cl' });
    const here = after(receiptProgressed({ reference: 'R-1', state: 'sending' }));
    const sent = payment(here, receiptProgressed({ reference: 'R-1', state: 'sent' }));
    const asked = payment(sent, ask);
    // A second press while it is sent counts for nothing.
    expect(payment(asked, ask)).toBe(asked);
    expect(payment(asked, stored([], [receipt('sent')])).receipts).toMatchObject([
      { state: 'sending', requests: 1 },
    ]);
  });

  it('is nothing any more when another tab forgot the payments', () => {
    const state = after(
      ...registered,
      receiptProgressed({ reference: 'R-1', state: 'sending' }),
      paymentsChangedElsewhere({ attempts: [], receipts: [] }),
    );
    expect(state).toMatchObject({ attempts: [], receipts: [] });
  });

  it('may have references named like a property of every object', () => {
    const names = ['constructor', '__proto__', 'toString'];
    const state = names.reduce(
      (before, reference) => payment(before, receiptProgressed({ reference, state: 'sending' })),
      after(),
    );
    expect(state.receipts.map(({ reference }) => reference)).toEqual(names);
    expect(after().receipts).toEqual([]);
  });
});

describe('T34 with time', () => {
  const day = 86_400_000;
  const now = Date.now();

  it.each([
    ['a paid payment', sampleAttempt({ status: 'paid', settledAt: now - 7 * day })],
    ['a rejected payment', sampleAttempt({ status: 'rejected', settledAt: now - 8 * day })],
    ['a payment that nobody decided on', sampleAttempt({ startedAt: now - 7 * day })],
    ['a payment that was not answered', unansweredAttempt({ startedAt: now - 7 * day })],
    [
      'a pending payment, after thirty days',
      sampleAttempt({ status: 'pending', startedAt: now - 30 * day }),
    ],
  ] as [string, Partial<RegisteredAttempt> & Attempt][])('%s is forgotten', (_name, old) => {
    const state = { ...after(), attempts: [old] };
    expect(payment(state, paymentsAged(now)).attempts).toEqual([]);
    const young = payment(state, paymentsAged(now - day)).attempts;
    expect(young).toHaveLength(old.settledAt === now - 8 * day ? 0 : 1);
  });

  it('the payer’s e-mail is forgotten thirty days after its last use', () => {
    const used = after(paymentRequested({ email: 'ana@ejemplo.cl' }));
    const at = used.emailUsedAt ?? 0;
    expect(payment(used, paymentsAged(at + 30 * day - 1)).clientEmail).toBe('ana@ejemplo.cl');
    expect(payment(used, paymentsAged(at + 30 * day)).clientEmail).toBeUndefined();
  });
});
