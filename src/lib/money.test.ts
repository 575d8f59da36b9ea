/** @jest-environment node */
import * as fc from 'fast-check';
import { formatPesos, formatReceiptPesos, isPesos, sumAmounts, sumPesos } from './money.ts';

const pesos = fc.maxSafeNat();

describe('T05 isPesos', () => {
  it.each([0, 1, 25_990, Number.MAX_SAFE_INTEGER])('accepts %j', (value) => {
    expect(isPesos(value)).toBe(true);
  });

  it.each([-1, 0.5, 25_990.01, NaN, Infinity, 2 ** 53, '25990', 25n, null, undefined, [1], {}])(
    'refuses %p',
    (value) => {
      expect(isPesos(value)).toBe(false);
    },
  );
});

describe('formatPesos', () => {
  it.each([
    [0, '$ 0'],
    [999, '$ 999'],
    [1000, '$ 1.000'],
    [25_990, '$ 25.990'],
    [1_025_990, '$ 1.025.990'],
    [Number.MAX_SAFE_INTEGER, '$ 9.007.199.254.740.991'],
  ])('%d reads %j', (amount, expected) => {
    expect(formatPesos(amount)).toBe(expected);
  });
});

describe('formatPesos, beside the browser’s own locale data', () => {
  const display = new Intl.NumberFormat('es-CO', {
    style: 'currency',
    currency: 'COP',
    maximumFractionDigits: 0,
  });

  it('formats every amount like es-CO', () => {
    fc.assert(
      fc.property(pesos, (amount) => {
        expect(formatPesos(amount)).toBe(display.format(amount).replace(/\u00A0/g, ' '));
      }),
    );
  });
});

describe('formatReceiptPesos', () => {
  it.each([
    [0, '$0'],
    [25_990, '$25.990'],
    [1_025_990, '$1.025.990'],
  ])('%d reads %j', (amount, expected) => {
    expect(formatReceiptPesos(amount)).toBe(expected);
  });

  it('has the same figure as the screens, and can be read back', () => {
    fc.assert(
      fc.property(pesos, (amount) => {
        expect(formatReceiptPesos(amount)).toBe(formatPesos(amount).replace(' ', ''));
        expect(Number(formatReceiptPesos(amount).replace(/[$.]/g, ''))).toBe(amount);
      }),
    );
  });
});

describe('sumPesos', () => {
  it('is 0 for nothing', () => {
    expect(sumPesos([])).toBe(0);
  });

  it('is exact if the total is an amount, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000_000_000), { maxLength: 50 }), (amounts) => {
        const exact = amounts.reduce((total, amount) => total + BigInt(amount), 0n);
        expect(BigInt(sumPesos(amounts))).toBe(exact);
        expect(sumPesos(amounts.toReversed())).toBe(sumPesos(amounts));
      }),
    );
  });

  it('is no amount if the total leaves the exact range', () => {
    expect(isPesos(sumPesos([Number.MAX_SAFE_INTEGER, 1]))).toBe(false);
  });
});

it('T05 the sum of some bills is the total of their amounts', () => {
  expect(sumAmounts([{ amount: 25_990 }, { amount: 10 }])).toBe(26_000);
  expect(sumAmounts([])).toBe(0);
});
