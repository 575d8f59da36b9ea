/** @jest-environment node */
import type { Payment } from '../../api/paymentsApi.ts';
import { mailedReceipt, sampleAttempt, unansweredAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { paymentAnswered, samplePayment } from '../../test/sampleReceipt.ts';
import { guestForgotten, timePassed } from '../device/appEvents.ts';
import { emptyCart } from '../cart/cartRules.ts';
import { cartChangedElsewhere, cartReset, debtAdded, debtRemoved } from '../cart/cartSlice.ts';
import { connectionRestored } from '../device/connectionSlice.ts';
import { formerPayerForgotten, sessionEnded } from '../session/sessionSlice.ts';
import type { Attempt } from './attempt.ts';
import { selectOwnAttempt, selectOwnAttempts, selectPendingBills } from './ownPayments.ts';
import {
  clientEmailForgotten,
  linkPaymentRequested,
  outcomeFollowed,
  outcomeRested,
  outcomeUnfollowed,
  payment,
  paymentRegistered,
  paymentReleased,
  paymentRequested,
  paymentWithheld,
  paymentsChangedElsewhere,
  paymentsForgottenElsewhere,
  receiptProgressed,
  receiptRequested,
  registrationRefused,
  registrationRequested,
  selectAllAttempts,
  selectAttempt,
  selectClientEmail,
  selectIsPaying,
  selectIsResting,
  selectPaymentProblem,
  selectHasPending,
  selectReceipt,
} from './paymentSlice.ts';
import type { PaymentState } from './paymentSlice.ts';
import type { ReceiptDelivery } from './receipts.ts';

const begunAt = Date.now();
const items = [sampleItem({ invoiceId: 'F-1' }), sampleItem({ invoiceId: 'F-2' })];
const { isPaidHere, idempotencyKey, paymentKey } = sampleAttempt();
const begun = { items, startedAt: 1, owner: '', isPaidHere, idempotencyKey };
const registered = [
  registrationRequested(begun),
  paymentRegistered({ ...begun, reference: 'R-1', paymentKey }),
];
const open = sampleAttempt({ items });
const answer = (status: Payment['status'], changes: Partial<Payment> = {}) =>
  paymentAnswered(samplePayment({ reference: 'R-1', status, items, ...changes }));

function after(...events: Parameters<typeof payment>[1][]): PaymentState {
  return events.reduce<PaymentState>(
    (state, event) => payment(state, event),
    payment(undefined, { type: '' }),
  );
}
const attempt = (state: PaymentState, reference = 'R-1') =>
  selectAttempt({ payment: state }, reference);

const refused = [
  registrationRequested(begun),
  registrationRefused({ startedAt: 1, message: 'No.' }),
];
const pressed = paymentRequested({ email: 'ana@ejemplo.cl' });

it('a browser has no payments before the first press', () => {
  expect(after()).toEqual({ attempts: [], receipts: [], busy: false });
});

describe('T01 a press', () => {
  it('counts once until its work is done', () => {
    const first = after(pressed);
    expect(selectIsPaying({ payment: first })).toBe(true);
    expect(payment(first, paymentRequested({ email: 'eva@ejemplo.cl' }))).toBe(first);
    expect(selectIsPaying({ payment: payment(first, paymentReleased()) })).toBe(false);
  });

  it('replaces the last message, and stores the time of the e-mail’s use', () => {
    const state = after(...refused, pressed);
    expect(selectPaymentProblem({ payment: state })).toBeUndefined();
    expect(selectClientEmail({ payment: state })).toBe('ana@ejemplo.cl');
    expect(state.emailUsedAt).toBeGreaterThanOrEqual(begunAt);
  });

  it('on a link’s page replaces the last message, and keeps the e-mail', () => {
    const link = 'https://portal.example/pagoEmail/1';
    const onLink = linkPaymentRequested({
      reference: 'R-1',
      paymentKey: 'llave-1',
      items,
      url: 'https://b.cl/',
      link,
    });
    expect(after(...refused, onLink)).toEqual({
      ...after(...refused),
      busy: true,
      problem: undefined,
    });
    // A press on a link's page is ignored while an earlier press is being handled.
    const handled = after(pressed, paymentWithheld('Tu carro cambió'), onLink);
    expect(handled.problem).toEqual({ kind: 'withheld', text: 'Tu carro cambió' });
  });

  it('T09 leaves no message to the next payer after a logout', () => {
    const withheld = paymentWithheld('Tu carro cambió');
    expect(after(pressed, withheld).problem).toEqual({
      kind: 'withheld',
      text: 'Tu carro cambió',
    });
    expect(after(pressed, sessionEnded('here'), withheld).problem).toBeUndefined();
  });
});

describe('an attempt', () => {
  it('is requested, registered, and settled by the bank’s answer about its own reference', () => {
    expect(attempt(after(...registered))).toEqual(open);
    expect(attempt(after(...registered, answer('paid', { reference: 'R-2' })))).toEqual(open);
    expect(attempt(after(...registered, answer('pending')))).toMatchObject({ status: 'pending' });
  });

  it('T02 has no outcome without an answer to its registration', () => {
    expect(after(registrationRequested(begun), answer('paid')).attempts).toEqual([
      unansweredAttempt({ items }),
    ]);
  });

  it('ends when the bank refuses it, with a message for the payer', () => {
    const state = after(...refused);
    expect(selectPaymentProblem({ payment: state })).toEqual({ kind: 'refused', text: 'No.' });
    expect(selectOwnAttempts({ payment: state, session: {} })).toEqual([]);
    expect(selectAllAttempts({ payment: state })).toMatchObject([{ status: 'refused' }]);
  });

  it.each([
    ['comes in', debtAdded({ item: sampleItem(), limits: {} })],
    ['leaves', debtRemoved({ debtFrontId: '1' })],
    ['leaves with all others', cartReset()],
    ['comes or goes in another tab', cartChangedElsewhere(emptyCart)],
  ])('that was refused leaves no message once a bill of the cart %s', (_name, change) => {
    expect(after(...refused, change).problem).toBeUndefined();
  });

  it('is refused alone, and a refusal of an unknown one changes nothing', () => {
    const mine = registrationRequested({ ...begun, startedAt: 2 });
    const state = after(registrationRequested(begun), mine);
    const refusal = (startedAt: number) => registrationRefused({ startedAt, message: 'No.' });
    expect(payment(state, refusal(2)).attempts).toMatchObject([
      { status: 'asked' },
      { status: 'refused' },
    ]);
    expect(payment(state, refusal(3))).toBe(state);
  });

  it('that the bank registers again under its reference is one, with the later start', () => {
    const again = { ...begun, startedAt: 2 };
    const state = after(
      ...registered,
      registrationRequested(again),
      paymentRegistered({ ...again, reference: 'R-1', paymentKey }),
    );
    expect(state.attempts).toEqual([{ ...open, startedAt: 2 }]);
  });

  it('keeps its link, and that it is paid here, when a link is made of its cart', () => {
    const link = 'https://portal.example/pagoEmail/1';
    const again = { ...begun, startedAt: 2, isPaidHere: false, reference: 'R-1', paymentKey };
    const state = after(paymentRegistered({ ...begun, link, reference: 'R-1' }));
    expect(payment(state, paymentRegistered(again)).attempts).toEqual([
      { ...open, link, startedAt: 2 },
    ]);
    expect(after(paymentRegistered(again)).attempts).toEqual([
      { ...open, isPaidHere: false, link: undefined, startedAt: 2 },
    ]);
  });

  it('is sorted among the others by its start when it is registered', () => {
    const later = sampleAttempt({ reference: 'R-2', startedAt: 2 });
    const state = { ...after(), attempts: [later] };
    const [, answered] = registered;
    expect(payment(state, answered ?? pressed).attempts).toEqual([open, later]);
  });

  it('is visible only to the guest or payer who made it', () => {
    const mine = { ...begun, startedAt: 2, owner: 'u-1', reference: 'R-2' };
    const state = { payment: after(...registered, paymentRegistered(mine)) };
    const userData = { idu: 'u-1', docUsr: '12345678-5', email: 'p@ejemplo.cl' };
    const seen = (session: object) =>
      selectOwnAttempts({ ...state, session }).map(({ startedAt }) => startedAt);
    expect(seen({})).toEqual([1]);
    expect(seen({ userData })).toEqual([2]);
    expect(seen({ userData: { ...userData, idu: 'u-2' } })).toEqual([]);
    expect(selectOwnAttempt({ ...state, session: { userData } }, 'R-2')?.startedAt).toBe(2);
    expect(selectOwnAttempt({ ...state, session: {} }, 'R-2')).toBeUndefined();
  });

  it('is listed before earlier ones', () => {
    const attempts = [1, 3, 2].map((startedAt) => unansweredAttempt({ startedAt }));
    const own = selectOwnAttempts({ payment: { ...after(), attempts }, session: {} });
    expect(own.map(({ startedAt }) => startedAt)).toEqual([3, 2, 1]);
  });
});

describe('the bank’s answer about a payment', () => {
  const [first = sampleItem(), second = sampleItem()] = items;

  it('covers the bills that it lists, and no other', () => {
    const part = attempt(after(...registered, answer('paid', { items: [first] })));
    expect(part).toMatchObject({ status: 'paid', coveredIds: [first.debtFrontId] });
    const partly = answer('pending', { items: [first] });
    const whole = attempt(after(...registered, partly, answer('paid', { items: [] })));
    expect(whole).toMatchObject({ status: 'paid', coveredIds: undefined });
  });

  it('T04 blocks the bills of a pending one that it covers', () => {
    const blocked = (state: PaymentState) =>
      items.map(selectPendingBills({ payment: state, session: {} }).has);
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

  it('changes nothing if it has other bills under this reference', () => {
    const other = sampleItem({ invoiceId: 'F-9' });
    expect(attempt(after(...registered, answer('paid', { items: [other] })))).toEqual(open);
  });

  it('is kept in the bank’s own words', () => {
    const other = answer('other', { statusWord: 'EN REVISIÓN' });
    expect(attempt(after(...registered, other))).toMatchObject({
      status: 'other',
      statusWord: 'EN REVISIÓN',
    });
  });

  it.each(['paid', 'rejected', 'other'] as const)(
    'is stored as settled from the first time that it is %s, until it is pending',
    (status) => {
      const settled = attempt(after(...registered, answer(status)));
      expect(settled?.settledAt).toBeGreaterThanOrEqual(begunAt);
      const long = { ...after(), attempts: [{ ...open, settledAt: 5 }] };
      expect(attempt(payment(long, answer(status)))).toMatchObject({ status, settledAt: 5 });
      expect(attempt(payment(long, answer('pending')))?.settledAt).toBeUndefined();
    },
  );

  it('is pending as long as one of the payments is pending', () => {
    const others: Attempt[] = [
      unansweredAttempt(),
      sampleAttempt({ reference: 'R-2', status: 'other' }),
      sampleAttempt({ reference: 'R-3', status: 'paid' }),
    ];
    const pending = sampleAttempt({ reference: 'R-4', status: 'pending' });
    const hasPending = (attempts: Attempt[]) =>
      selectHasPending({ payment: { ...after(), attempts } });
    expect([hasPending(others), hasPending([...others, pending])]).toEqual([false, true]);
  });
});

describe('a screen that waits for an outcome', () => {
  const followed = outcomeFollowed('R-1');
  const isResting = (state: PaymentState, reference = 'R-1') =>
    selectIsResting({ payment: state }, reference);

  it('offers a button once the portal has polled long enough', () => {
    expect(after(followed)).toMatchObject({ followed: 'R-1' });
    expect(isResting(after(followed))).toBe(false);
    expect(isResting(after(followed, outcomeRested()))).toBe(true);
    expect(isResting(after(followed, outcomeRested()), 'R-2')).toBe(false);
  });

  it.each([
    ['it is opened again', followed],
    ['there is a network again', connectionRestored()],
  ])('makes the portal ask the bank when %s', (_name, event) => {
    const state = after(followed, outcomeRested(), event);
    expect(state.followed).toBe('R-1');
    expect(isResting(state)).toBe(false);
  });

  it('is no longer followed once it is left', () => {
    expect(after(followed, outcomeUnfollowed()).followed).toBeUndefined();
  });
});

describe('the bank’s latest answer', () => {
  const toldAt = (state: PaymentState) => attempt(state)?.toldAt;

  it.each(['rejected', 'other', 'paid'] as const)(
    'counts when a %s payment is pending again, whatever the browser stored',
    (status) => {
      const before = after(...registered, answer(status));
      const now = payment(before, answer('pending'));
      const stored = paymentsChangedElsewhere({ ...before, emailUsedAt: 1 });
      expect(attempt(payment(now, stored))?.status).toBe('pending');
    },
  );

  it('keeps its first time until it changes', () => {
    const pending = after(...registered, answer('pending'));
    expect(toldAt(pending)).toEqual(expect.any(Number));
    expect(toldAt(payment(pending, answer('pending')))).toBe(toldAt(pending));
    for (const news of [
      answer('pending', { statusWord: 'EN REVISIÓN' }),
      answer('pending', { items: items.slice(0, 1) }),
      answer('paid'),
    ]) {
      expect(toldAt(payment(pending, news))).toBeGreaterThan(toldAt(pending) ?? Infinity);
    }
  });

  it('is later than the previous one, even if the clock was set back', () => {
    const ahead = Date.now() + 3_600_000;
    const early = { ...after(), attempts: [{ ...open, toldAt: ahead }] };
    expect(toldAt(payment(early, answer('paid')))).toBe(ahead + 1);
  });
});

describe('another tab’s stored payments', () => {
  const stored = (attempts: Attempt[], receipts: ReceiptDelivery[] = []) =>
    paymentsChangedElsewhere({ attempts, receipts, emailUsedAt: 1 });

  it('are merged with this tab’s', () => {
    const theirs = sampleAttempt({ reference: 'R-2', startedAt: 2 });
    const own = after(pressed, ...registered, outcomeFollowed('R-1'), paymentWithheld('No.'));
    expect(payment(own, stored([theirs]))).toEqual({ ...own, attempts: [open, theirs] });
  });

  it('never undo the bank’s answer here, and add its answer there', () => {
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
    'T06 merge a receipt that is %s here and later %s there: %s',
    (own, other, agreed) => {
      const here = after(
        receiptProgressed({ reference: 'R-1', state: 'sending' }),
        receiptProgressed({ reference: 'R-1', state: own }),
      );
      const there = mailedReceipt(other, { at: Date.now() + 1 });
      expect(payment(here, stored([], [there])).receipts).toMatchObject([{ state: agreed }]);
    },
  );

  it('T06 prefer a receipt that was requested again to an earlier one', () => {
    const ask = receiptRequested({ reference: 'R-1', email: 'ana@ejemplo.cl' });
    const here = after(receiptProgressed({ reference: 'R-1', state: 'sending' }));
    const sent = payment(here, receiptProgressed({ reference: 'R-1', state: 'sent' }));
    const asked = payment(sent, ask);
    // A second request is not counted while the mail is being sent.
    expect(payment(asked, ask)).toBe(asked);
    expect(payment(asked, stored([], [mailedReceipt('sent')])).receipts).toMatchObject([
      { state: 'sending', requests: 1 },
    ]);
  });

  it('are all removed when another tab forgot the payments', () => {
    const state = after(
      ...registered,
      receiptProgressed({ reference: 'R-1', state: 'sending' }),
      paymentsForgottenElsewhere(),
    );
    expect(state).toMatchObject({ attempts: [], receipts: [] });
  });

  it('may have references with the name of an object’s property', () => {
    const names = ['constructor', '__proto__', 'toString'];
    const state = names.reduce(
      (before, reference) => payment(before, receiptProgressed({ reference, state: 'sending' })),
      after(),
    );
    expect(state.receipts.map(({ reference }) => reference)).toEqual(names);
    expect(selectReceipt({ payment: state }, 'toString')).toBe(state.receipts[2]);
    expect(after().receipts).toEqual([]);
  });
});

describe('T34 after its lifetime', () => {
  const day = 86_400_000;
  const receipt = mailedReceipt('sent', { at: 7 * day });

  it('a payment or receipt is removed, each by itself', () => {
    const state = { ...after(), attempts: [open], receipts: [receipt] };
    expect(payment(state, timePassed(7 * day))).toBe(state);
    expect(payment(state, timePassed(10 * day))).toEqual({ ...state, attempts: [] });
    const young = [sampleAttempt({ startedAt: 9 * day })];
    expect(payment({ ...state, attempts: young }, timePassed(15 * day))).toEqual({
      ...state,
      attempts: young,
      receipts: [],
    });
  });

  it('the payer’s e-mail is removed, thirty days after its last use', () => {
    const used = after(pressed, paymentReleased());
    const at = used.emailUsedAt ?? 0;
    expect(payment(used, timePassed(at + 30 * day - 1))).toBe(used);
    expect(payment(used, timePassed(at + 30 * day))).toEqual(after());
  });

  it('an e-mail without a stored time is kept', () => {
    const undated = { ...after(), clientEmail: 'ana@ejemplo.cl' };
    expect(payment(undated, timePassed(100 * day))).toBe(undated);
  });
});

describe('a browser with payments', () => {
  const known = after(
    pressed,
    ...registered,
    receiptProgressed({ reference: 'R-1', state: 'sending' }),
    outcomeFollowed('R-1'),
    outcomeRested(),
    paymentWithheld('No.'),
  );

  it.each([
    ['its payer logs out', sessionEnded('here')],
    ['a guest wants to be forgotten', guestForgotten()],
    ['another payer sits there', formerPayerForgotten()],
  ])('removes all of them when %s', (_name, end) => {
    expect(payment(known, end)).toEqual(after());
  });

  it('removes only the e-mail when another tab forgot it', () => {
    expect(payment(known, clientEmailForgotten())).toEqual({
      ...known,
      clientEmail: undefined,
      emailUsedAt: undefined,
    });
  });
});
