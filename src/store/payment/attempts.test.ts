import { sampleItem } from '../../test/sampleItem.ts';
import { inscriptionAsked, payment, paymentInscribed } from '../payment.ts';
import { isSameContent } from './attempt.ts';
import { rememberedAttempts, setAside } from './attempts.ts';
import type { InscribedAttempt } from './attempt.ts';
import { mergePayments } from './mergePayments.ts';

const items = [sampleItem({ invoiceId: 'F-1' }), sampleItem({ invoiceId: 'F-2' })];

describe('two carts have the same content', () => {
  const [one = sampleItem(), other = sampleItem()] = items;

  it('for the same invoices and amounts in any order', () => {
    expect(isSameContent(items, [other, one])).toBe(true);
    expect(isSameContent([], [])).toBe(true);
  });

  it.each([
    ['one is missing', [one]],
    ['an amount differs', [one, { ...other, amount: other.amount + 1 }]],
    ['an invoice differs', [one, { ...other, invoiceId: 'F-3' }]],
    [
      'another company numbers its bills alike',
      [one, sampleItem({ ...other, contract: { id: 'c-9', secondId: '01' } })],
    ],
    ['one more is there', [...items, sampleItem()]],
  ])('but not when %s', (_name, changed) => {
    expect(isSameContent(items, changed)).toBe(false);
  });
});

describe('the payments remembered beside the one under way', () => {
  const inscribed = (
    reference: string,
    startedAt: number,
    status: InscribedAttempt['status'] = 'open',
  ): InscribedAttempt => ({
    status,
    reference,
    startedAt,
    items: [sampleItem({ invoiceId: `F-${reference}` })],
    email: 'ana@ejemplo.cl',
    cartCode: 'c',
    url: 'http://localhost:3000/banco/',
  });
  const references = (attempts: readonly InscribedAttempt[] = []) =>
    attempts.map(({ reference }) => reference);

  it('include a paid one until its receipt was mailed (trust T06)', () => {
    const paid = inscribed('R-1', 1, 'paid');
    const next = inscribed('R-2', 2);
    expect(references(setAside({ attempt: paid, receipts: {} }, next))).toEqual(['R-1']);
    expect(setAside({ attempt: paid, receipts: { 'R-1': 'sent' } }, next)).toEqual([]);
    expect(setAside({ attempt: inscribed('R-1', 1, 'rejected'), receipts: {} }, next)).toEqual([]);
  });

  it('are few, and the pending ones are not the first to go (trust T04)', () => {
    let earlier = [inscribed('R-0', 0, 'pending')];
    for (let number = 1; number <= rememberedAttempts + 1; number += 1) {
      const attempt = inscribed(`R-${number}`, number);
      earlier = setAside({ attempt, earlier, receipts: {} }, undefined);
    }
    expect(references(earlier)).toEqual(['R-0', 'R-3', 'R-4', 'R-5', 'R-6']);
  });

  it('lose none that began in another tab at once', () => {
    const merged = mergePayments(
      { receipts: {}, attempt: inscribed('R-1', 1) },
      { receipts: {}, attempt: inscribed('R-2', 2) },
    );
    expect(merged.attempt).toMatchObject({ reference: 'R-2' });
    expect(references(merged.earlier)).toEqual(['R-1']);
  });

  it('do not include the one under way, which the bank may inscribe twice (ruling 1)', () => {
    const merged = mergePayments(
      { receipts: {}, attempt: inscribed('R-2', 2), earlier: [inscribed('R-1', 1)] },
      { receipts: {}, attempt: inscribed('R-1', 3, 'paid'), earlier: [inscribed('R-2', 2)] },
    );
    expect(merged.attempt).toMatchObject({ reference: 'R-1', status: 'paid' });
    expect(references(merged.earlier)).toEqual(['R-2']);

    const begun = { items, email: 'ana@ejemplo.cl', startedAt: 3 };
    const again = [
      inscriptionAsked(begun),
      paymentInscribed({ ...begun, reference: 'R-1', cartCode: 'c', url: 'http://localhost/' }),
    ].reduce(payment, { receipts: {}, earlier: [inscribed('R-1', 1)], busy: false });
    expect(again).toMatchObject({ attempt: { reference: 'R-1' }, earlier: [] });
  });
});
