/** @jest-environment node */
import type { CartItem } from '../../api/cartItem.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { sampleAttempt, unansweredAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { redirectTarget } from './redirectTarget.ts';

const [a, b, c] = [1, 2, 3].map((number) => sampleItem({ invoiceId: `F-${number}` })) as [
  CartItem,
  CartItem,
  CartItem,
];
const now = 1_000;

function attemptOf(status: Attempt['status'], items: CartItem[]): Attempt {
  if (status === 'asked' || status === 'refused') return unansweredAttempt({ items });
  return sampleAttempt({ items, reference: 'R 1', status });
}

const asked = '/resultadoPago';
const known = '/resultadoPago?referencia=R+1';

describe('a payer at the confirmation', () => {
  it.each<[string, Attempt | undefined, CartItem[], string | undefined]>([
    ['with no attempt stays', undefined, [a], undefined],
    [
      'whose registration was not answered goes to its result',
      attemptOf('asked', [a, b]),
      [b, a],
      asked,
    ],
    [
      'with another cart than that of the unanswered registration stays',
      attemptOf('asked', [a, b]),
      [a],
      undefined,
    ],
    ['with an open attempt stays, to continue it', attemptOf('open', [a]), [a], undefined],
    ['whose cart is being settled goes to its result', attemptOf('pending', [a]), [a], known],
    ['whose cart is paid goes to its result', attemptOf('paid', [a]), [a], known],
    ['whose last payment was for another cart stays', attemptOf('paid', [a]), [b], undefined],
    ['with an empty cart after a payment stays', attemptOf('paid', [a]), [], undefined],
    ['whose payment was rejected stays, to pay again', attemptOf('rejected', [a]), [a], undefined],
  ])('%s', (_name, attempt, items, target) => {
    const attempts = attempt ? [attempt] : [];
    expect(
      redirectTarget({ attempts, found: attempts, items, requested: [], isPaying: false, now }),
    ).toBe(target);
  });

  it('waits here while this tab is still waiting, and goes to the result if no answer arrived', () => {
    const state = { attempts: [attemptOf('asked', [a])], found: [], items: [a], requested: [a] };
    expect(redirectTarget({ ...state, isPaying: true, now })).toBeUndefined();
    expect(redirectTarget({ ...state, isPaying: false, now })).toBe(asked);
  });

  it('is not redirected while another tab registers the same cart', () => {
    const state = { attempts: [attemptOf('asked', [a])], found: [], items: [a], requested: [] };
    expect(redirectTarget({ ...state, isPaying: false, now })).toBeUndefined();
  });

  it('is redirected to the result of a bill that was just requested and is paid, whatever is left in the cart', () => {
    const attempt = attemptOf('paid', [a, b]);
    expect(
      redirectTarget({
        attempts: [attempt],
        found: [],
        items: [c],
        requested: [b, c],
        isPaying: true,
        now,
      }),
    ).toBe(known);
  });

  it('is not redirected to an older result by a press for other bills', () => {
    const attempt = attemptOf('paid', [a]);
    expect(
      redirectTarget({
        attempts: [attempt],
        found: [],
        items: [c],
        requested: [c],
        isPaying: true,
        now,
      }),
    ).toBeUndefined();
  });

  it('is redirected also for a payment that is being settled beside the latest one', () => {
    const attempts = [attemptOf('open', [b]), attemptOf('pending', [a])];
    const state = { attempts, found: attempts, requested: [], isPaying: false, now };
    expect(redirectTarget({ ...state, items: [a] })).toBe(known);
    expect(redirectTarget({ ...state, items: [b] })).toBeUndefined();
  });
});
