/** @jest-environment node */
import * as fc from 'fast-check';
import {
  batchTransactionId,
  createQueryIdentity,
  createTransactionId,
  createUniqueNumber,
} from './ids.ts';

const now = new Date(2026, 10, 20, 10);
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('createTransactionId', () => {
  it.each([
    [0, 2026112000000000],
    [0.12345678, 2026112012345678],
    [1 - Number.EPSILON, 2026112099999999],
  ])('returns for the random number %d: %d', (value, expected) => {
    expect(createTransactionId(now, () => value)).toBe(expected);
  });

  it('starts with the local day, late in the evening too', () => {
    expect(String(createTransactionId(new Date(2026, 0, 5, 23, 59)))).toMatch(/^20260105\d{8}$/);
  });

  it('is always a safe integer of 16 digits', () => {
    const days = fc.date({ min: now, max: new Date(2500, 0, 1), noInvalidDate: true });
    fc.assert(
      fc.property(days, random, (day, value) => {
        const id = createTransactionId(day, () => value);
        expect(Number.isSafeInteger(id)).toBe(true);
        expect(String(id)).toMatch(/^\d{16}$/);
      }),
    );
  });
});

describe('batchTransactionId', () => {
  it.each([
    [2026112012345678, 0, 2026112012345678],
    [2026112012345678, 2, 2026112012345680],
    [2026112099999999, 1, 2026112000000000],
  ])('of %d is, for batch %d, %d: of the same day', (first, nth, expected) => {
    expect(batchTransactionId(first, nth)).toBe(expected);
  });
});

describe('createQueryIdentity', () => {
  it('has the local day, and the instant with its offset', () => {
    const { transactionId, date } = createQueryIdentity(now);
    expect(String(transactionId)).toMatch(/^20261120\d{8}$/);
    expect(date).toMatch(/^2026-11-20T10:00:00[+-]\d\d:\d\d$/);
  });
});

describe('createUniqueNumber', () => {
  it('joins a number below 1,000,000 with the time in milliseconds', () => {
    expect(createUniqueNumber(new Date(1_795_000_000_000), () => 0)).toBe('01795000000000');
    expect(createUniqueNumber(new Date(1_795_000_000_000), () => 0.9999999)).toBe(
      '9999991795000000000',
    );
  });

  it('has digits only, and ends in the time', () => {
    fc.assert(
      fc.property(random, (value) => {
        expect(createUniqueNumber(now, () => value)).toMatch(
          new RegExp(`^\\d{1,6}${now.getTime()}$`),
        );
      }),
    );
  });
});
