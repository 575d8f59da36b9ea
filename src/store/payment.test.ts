import { sampleItem } from '../test/sampleItem.ts';
import type { Attempt } from './payment/attempt.ts';
import { cartReset, debtAdded } from './cart.ts';
import { billKey } from './cart/cartItems.ts';
import {
  attemptResumed,
  inscriptionAsked,
  inscriptionRefused,
  linkPaymentRequested,
  payment,
  paymentAnswered,
  paymentChangedElsewhere,
  paymentInscribed,
  paymentReleased,
  paymentRequested,
  paymentWithheld,
  receiptProgressed,
  receiptRequested,
  selectAttempts,
  selectOwnAttempt,
  selectPendingBills,
} from './payment.ts';
import type { PaymentState } from './payment.ts';
import { portalOpened } from './portal.ts';
import { sessionEnded } from './session.ts';

const items = [sampleItem({ invoiceId: 'F-1' }), sampleItem({ invoiceId: 'F-2' })];
const asked = { items, email: 'ana@ejemplo.cl', startedAt: 1 };
const inscription = { reference: 'R-1', cartCode: 'C-1', url: 'https://banco.cl/pago' };
const attemptOf = (status: Exclude<Attempt['status'], 'asked'>, startedAt = 1): Attempt => ({
  ...asked,
  ...inscription,
  startedAt,
  status,
});

/** The state after some events. */
function after(...events: Parameters<typeof payment>[1][]): PaymentState {
  return events.reduce<PaymentState>(
    (state, event) => payment(state, event),
    payment(undefined, { type: '' }),
  );
}
const inscribed = [inscriptionAsked(asked), paymentInscribed({ ...asked, ...inscription })];

describe('T01 a press', () => {
  it('counts once until its work is done', () => {
    const first = after(paymentRequested({ email: 'ana@ejemplo.cl' }));
    expect(first).toMatchObject({ busy: true, clientEmail: 'ana@ejemplo.cl' });
    expect(payment(first, paymentRequested({ email: 'eva@ejemplo.cl' }))).toBe(first);
    expect(payment(first, paymentReleased())).toMatchObject({ busy: false });
  });

  it('T09 of a payer who has logged out meanwhile leaves no message to the next', () => {
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
  it('is asked for, inscribed, and settled by the bank’s word on its own reference', () => {
    expect(after(...inscribed).attempt).toEqual(attemptOf('open'));
    const other = paymentAnswered({ reference: 'R-2', status: 'paid' });
    expect(after(...inscribed, other).attempt).toEqual(attemptOf('open'));
    const own = paymentAnswered({ reference: 'R-1', status: 'pending' });
    expect(after(...inscribed, own).attempt).toEqual(attemptOf('pending'));
  });

  it('T02 without an answer to its inscription has no outcome', () => {
    const answered = paymentAnswered({ reference: 'R-1', status: 'paid' });
    expect(after(inscriptionAsked(asked), answered).attempt).toEqual({ ...asked, status: 'asked' });
  });

  it('that is refused is none, and the payer reads why until the cart changes', () => {
    const refused = [inscriptionAsked(asked), inscriptionRefused({ startedAt: 1, message: 'No.' })];
    expect(after(...refused)).toMatchObject({ problem: { text: 'No.' } });
    expect(after(...refused).attempt).toBeUndefined();
    const [item = sampleItem()] = items;
    expect(after(...refused, debtAdded({ item, limits: {} })).problem).toBeUndefined();
    expect(after(...refused, cartReset()).problem).toBeUndefined();
  });

  it('that is gone on with mails its receipt to the address given last', () => {
    const resumed = after(...inscribed, attemptResumed({ email: 'eva@ejemplo.cl' }));
    expect(resumed.attempt).toMatchObject({ status: 'open', email: 'eva@ejemplo.cl' });
  });
});

describe('T04 a payment without an outcome', () => {
  const second = {
    items: [sampleItem({ invoiceId: 'F-9' })],
    email: 'ana@ejemplo.cl',
    startedAt: 2,
  };
  const settled = (status: 'pending' | 'paid' | 'rejected') =>
    paymentAnswered({ reference: 'R-1', status });
  const displaced = after(...inscribed, settled('pending'), inscriptionAsked(second));
  const pending = (state: PaymentState) => selectPendingBills({ payment: state });
  const bills = new Set(items.map(billKey));

  it('is remembered beside a later one, blocks its invoices, and is offered again', () => {
    expect(displaced.attempt).toMatchObject({ status: 'asked', startedAt: 2 });
    expect(pending(displaced)).toEqual(bills);
    expect(selectOwnAttempt({ payment: displaced }, 'R-1')).toEqual(attemptOf('pending'));
    const alone = payment(displaced, inscriptionRefused({ startedAt: 2, message: 'No.' }));
    expect(selectAttempts({ payment: alone })).toEqual([attemptOf('pending')]);
  });

  it('still hears the bank’s word, and blocks nothing any more', () => {
    const paid = payment(displaced, settled('paid'));
    expect(selectOwnAttempt({ payment: paid }, 'R-1')).toEqual(attemptOf('paid'));
    expect(pending(paid)).toEqual(new Set());
  });

  it('is remembered in every tab', () => {
    const stored = paymentChangedElsewhere({
      attempt: undefined,
      earlier: [{ ...asked, ...inscription, status: 'pending' }],
      receipts: {},
    });
    expect(pending(after(stored))).toEqual(bills);
    const paid = payment(displaced, settled('paid'));
    expect(selectOwnAttempt({ payment: payment(paid, stored) }, 'R-1')).toEqual(attemptOf('paid'));
  });

  it('is forgotten once it is settled, its receipt mailed and another begins, and when it begins again itself', () => {
    const mailed = [
      settled('paid'),
      receiptProgressed({ reference: 'R-1', state: 'sending' }),
      receiptProgressed({ reference: 'R-1', state: 'sent' }),
    ].reduce(payment, displaced);
    expect(payment(mailed, inscriptionAsked({ ...second, startedAt: 3 })).earlier).toEqual([]);
    const open = after(...inscribed, inscriptionAsked(second));
    const again = payment(
      open,
      linkPaymentRequested({ ...inscription, link: 'https://banco.cl/l', ...asked }),
    );
    expect(again.earlier).toEqual([]);
    expect(again.attempt).toMatchObject({ reference: 'R-1', status: 'open' });
  });
});

describe('a link that another tab pays while this one is being inscribed', () => {
  const link = { ...attemptOf('open', 2), reference: 'R-2', link: 'https://banco.cl/l' };
  const taken = after(
    inscriptionAsked(asked),
    paymentChangedElsewhere({ attempt: link, receipts: {} }),
  );

  it('stays under way, and the inscribed payment is remembered beside it', () => {
    const state = payment(taken, paymentInscribed({ ...asked, ...inscription }));
    expect(state.attempt).toEqual(link);
    expect(selectOwnAttempt({ payment: state }, 'R-1')).toEqual(attemptOf('open'));
  });

  it('stays under way after a refusal, which the payer reads', () => {
    const state = payment(taken, inscriptionRefused({ startedAt: 1, message: 'No.' }));
    expect(state).toMatchObject({ attempt: link, problem: { text: 'No.' } });
  });
});

describe('what another tab stored', () => {
  const stored = (
    attempt: Attempt | undefined,
    receipts: PaymentState['receipts'] = { 'R-0': 'sent' },
  ) => paymentChangedElsewhere({ attempt, receipts });

  it('is taken over', () => {
    expect(after(...inscribed, stored(attemptOf('paid'))).attempt).toEqual(attemptOf('paid'));
    expect(after(stored(attemptOf('open'))).attempt).toEqual(attemptOf('open'));
    expect(after(...inscribed, stored(undefined)).attempt).toBeUndefined();
  });

  it('never takes back what the bank has said here', () => {
    const paid = paymentAnswered({ reference: 'R-1', status: 'paid' });
    expect(after(...inscribed, paid, stored(attemptOf('open'))).attempt).toEqual(attemptOf('paid'));
  });

  it('is older or newer than the attempt here: the newer one counts', () => {
    expect(after(...inscribed, stored(attemptOf('paid', 0))).attempt).toEqual(attemptOf('open'));
    expect(after(...inscribed, stored(attemptOf('open', 2))).attempt).toEqual(attemptOf('open', 2));
  });

  it.each([
    ['sending', 'sent', 'sent'],
    ['sending', 'failed', 'failed'],
    ['sent', 'sending', 'sent'],
    ['failed', 'sending', 'failed'],
    ['sent', 'failed', 'sent'],
  ] as const)('T06 of a receipt, %s here and %s there, is %s', (own, other, agreed) => {
    const begun = receiptProgressed({ reference: 'R-1', state: 'sending' });
    const here = after(begun, receiptProgressed({ reference: 'R-1', state: own }));
    expect(payment(here, stored(undefined, { 'R-1': other })).receipts).toEqual({ 'R-1': agreed });
  });

  it('T06 of a receipt that was asked for again here, it is an earlier one, whatever became of it', () => {
    const ask = receiptRequested({ reference: 'R-1', email: 'ana@ejemplo.cl' });
    const here = after(
      receiptProgressed({ reference: 'R-1', state: 'sending' }),
      receiptProgressed({ reference: 'R-1', state: 'sent' }),
      ask,
    );
    // A second press while it is sent counts for nothing.
    expect(payment(here, ask)).toBe(here);
    const told = stored(undefined, { 'R-1': 'sent' });
    expect(payment(here, told).receipts).toEqual({ 'R-1': 'sending' });
    const failed = payment(here, receiptProgressed({ reference: 'R-1', state: 'failed' }));
    expect(payment(failed, told).receipts).toEqual({ 'R-1': 'failed' });
    // The other tab, in turn, takes the later request over.
    const there = after(receiptProgressed({ reference: 'R-1', state: 'sending' }));
    const sentThere = payment(there, receiptProgressed({ reference: 'R-1', state: 'sent' }));
    expect(payment(sentThere, paymentChangedElsewhere(failed))).toMatchObject({
      receipts: { 'R-1': 'failed' },
      receiptRequests: { 'R-1': 1 },
    });
  });

  it('leaves the receipts that only this tab knows', () => {
    const here = after(
      receiptProgressed({ reference: 'R-1', state: 'sending' }),
      stored(undefined),
    );
    expect(here.receipts).toEqual({ 'R-0': 'sent', 'R-1': 'sending' });
  });

  it('is nothing any more when another tab forgot the payment', () => {
    const begun = receiptProgressed({ reference: 'R-1', state: 'sending' });
    const { attempt, earlier, receipts } = after(...inscribed, begun, stored(undefined, {}));
    expect([attempt, earlier, receipts]).toEqual([undefined, undefined, {}]);
  });
});

it('T06 a receipt that was being sent when the page went away may be sent again', () => {
  const begun = receiptProgressed({ reference: 'R-1', state: 'sending' });
  expect(after(begun, portalOpened()).receipts).toEqual({ 'R-1': 'failed' });
});
