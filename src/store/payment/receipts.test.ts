/** @jest-environment node */
import { mailedReceipt } from '../../test/sampleAttempt.ts';
import { findReceipt, isNeverSent, mergeReceipts } from './receipts.ts';
import type { ReceiptDelivery, ReceiptState } from './receipts.ts';
import { payment, receiptProgressed, receiptRequested } from './paymentSlice.ts';

const begun = Date.now();
const neighbour = mailedReceipt('sent', { reference: 'R-2' });

const following = (receipts: ReceiptDelivery[], event: Parameters<typeof payment>[1]) =>
  payment({ attempts: [], receipts, busy: false }, event).receipts;
const byHand = receiptRequested({ reference: 'R-1', email: 'ana@ejemplo.cl' });
const progress = (state: ReceiptState) => receiptProgressed({ reference: 'R-1', state });

describe('a receipt', () => {
  it('is found by its reference', () => {
    const receipts = [neighbour, mailedReceipt('failed')];
    expect(findReceipt({ receipts }, 'R-1')).toBe(receipts[1]);
    expect(findReceipt({ receipts }, 'R-3')).toBeUndefined();
  });

  it('may be mailed automatically if it was never sent', () => {
    expect([undefined, mailedReceipt('missing')].map(isNeverSent)).toEqual([true, true]);
  });

  it.each(['sending', 'sent', 'failed'] as const)(
    'is not mailed automatically once it is %s',
    (state) => {
      expect(isNeverSent(mailedReceipt(state))).toBe(false);
    },
  );

  it.each([
    ['nothing is known', [], 1],
    ['it is known that the bank had none', [mailedReceipt('missing')], 1],
    ['it is known that it was sent', [mailedReceipt('sent', { requests: 2 })], 3],
    ['it is known that it failed', [mailedReceipt('failed', { requests: 1 })], 2],
  ])('that is requested when %s is sent and counts the request', (_name, known, requests) => {
    const [other, asked, ...rest] = following([...known, neighbour], byHand);
    expect(other).toBe(neighbour);
    expect(asked).toEqual({
      reference: 'R-1',
      state: 'sending',
      requests,
      at: expect.any(Number),
    });
    expect(asked?.at).toBeGreaterThanOrEqual(begun);
    expect(rest).toEqual([]);
  });

  it('that is being sent is not sent again by a second press', () => {
    const sending = [mailedReceipt('sending', { requests: 1 }), neighbour];
    expect(following(sending, byHand)).toBe(sending);
  });

  it('is mailed automatically without a press', () => {
    const [, begins] = following([neighbour], progress('sending'));
    expect(begins).toEqual(mailedReceipt('sending', { at: expect.any(Number) as number }));
    expect(begins?.at).toBeGreaterThanOrEqual(begun);
  });

  it.each(['missing', 'sending', 'sent', 'failed'] as const)(
    'becomes %s and keeps its number of requests',
    (state) => {
      const known = [mailedReceipt('sending', { requests: 2 }), neighbour];
      expect(following(known, progress(state))).toEqual([
        neighbour,
        { reference: 'R-1', state, requests: 2, at: expect.any(Number) },
      ]);
    },
  );

  it.each(['missing', 'sent', 'failed'] as const)(
    'whose payer was forgotten meanwhile does not return as %s',
    (state) => {
      const others = [neighbour];
      expect(following(others, progress(state))).toBe(others);
    },
  );
});

describe('the merged receipt of two tabs', () => {
  it.each([
    [
      'the one that was asked for more often, although the other was sent later',
      mailedReceipt('sending', { requests: 1 }),
      mailedReceipt('sent', { at: 2 }),
    ],
    [
      'of as many presses, the one that was sent, although the other failed later',
      mailedReceipt('sent', { requests: 1 }),
      mailedReceipt('failed', { requests: 1, at: 2 }),
    ],
    ['of two that were sent, the later', mailedReceipt('sent', { at: 2 }), mailedReceipt('sent')],
    [
      'of two that were not sent, the later',
      mailedReceipt('failed', { at: 2 }),
      mailedReceipt('sending'),
    ],
  ])('is, in any order, %s', (_name, more, less) => {
    expect(mergeReceipts([more], [less])).toEqual([more]);
    expect(mergeReceipts([less], [more])).toEqual([more]);
  });

  it('is the stored one if they are equal', () => {
    expect(mergeReceipts([mailedReceipt('failed')], [mailedReceipt('missing')])).toEqual([
      mailedReceipt('missing'),
    ]);
  });

  it('is beside those that only one tab has', () => {
    const [mine, theirs] = [mailedReceipt('sent'), mailedReceipt('sent', { reference: 'R-3' })];
    expect(mergeReceipts([mine, neighbour], [theirs])).toEqual([mine, neighbour, theirs]);
    expect(mergeReceipts([], [theirs])).toEqual([theirs]);
    expect(mergeReceipts([mine], [])).toEqual([mine]);
  });
});
