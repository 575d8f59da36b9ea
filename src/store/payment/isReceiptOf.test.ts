/** @jest-environment node */
import * as fc from 'fast-check';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { sampleLine, samplePayment } from '../../test/sampleReceipt.ts';
import { isReceiptOf } from './isReceiptOf.ts';

const bill = (invoiceId: string, amount = 5_000, name = 'Aguas del Lleuque') =>
  sampleItem({ invoiceId, amount, company: { name, image: '' } });
const line = (invoiceId: string, amount = 5_000, company = 'Aguas del Lleuque') =>
  sampleLine({ invoiceId, amount, company });
const paying = (...items: ReturnType<typeof bill>[]) => samplePayment({ items });

describe('a receipt', () => {
  it.each([
    ['as it is', 'F-00123', 'F-00123'],
    ['without its zeros', '000123', '123'],
    ['without its zeros after a letter', 'F-00123', 'F-123'],
    ['without its hyphen', 'F-123', 'F123'],
    ['in groups', '12345678', '1234 5678'],
    ['in small letters', 'BOL-9K', 'bol 9k'],
    ['in wide digits', '123', '１２３'],
    ['not at all', 'F-1', ''],
  ])('is of a bill whose number it writes %s', (_how, owed, written) => {
    expect(isReceiptOf([line(written)], paying(bill(owed)))).toBe(true);
  });

  it.each([
    ['in capitals', 'AGUAS DEL LLEUQUE'],
    ['with its legal form', 'Aguas del Lleuque S.A.'],
    ['with another accent', 'Águas del Lleuque'],
  ])('is of a company that it writes %s', (_how, company) => {
    expect(isReceiptOf([line('F-1', 5_000, company)], paying(bill('F-1')))).toBe(true);
  });

  it.each([
    ['another number', [line('F-2')]],
    ['a number that another one begins with', [line('F-11')]],
    ['another company', [line('F-1', 5_000, 'Luz Canelo')]],
    ['no number and another company', [line('', 5_000, 'Luz Canelo')]],
    ['a hidden number', [line('***1')]],
    ['a bill more, for nothing', [line('F-1'), line('F-2', 0)]],
    ['the bill in two parts', [line('F-1', 2_500), line('F-1', 2_500)]],
  ])('of %s and the same sum is not of that payment', (_what, lines) => {
    expect(isReceiptOf(lines, paying(bill('F-1')))).toBe(false);
  });

  it('that names one bill twice is not for two', () => {
    const payment = paying(bill('F-1'), bill('F-2'));
    expect(isReceiptOf([line('F-1'), line('F-1')], payment)).toBe(false);
    expect(isReceiptOf([line(''), line('F-1')], payment)).toBe(true);
  });

  it('may have a line for each unreadable bill of the payment, and no more', () => {
    const payment = samplePayment({ items: [bill('F-1')], itemsLeftOut: 1 });
    expect(isReceiptOf([line('F-9', 10), line('F-1')], payment)).toBe(true);
    expect(isReceiptOf([line('F-9', 10), line('F-8', 10), line('F-1')], payment)).toBe(false);
    expect(isReceiptOf([line('F-1')], payment)).toBe(false);
  });

  it('is compared with the bills that this browser sent if the bank lists none', () => {
    const own = sampleAttempt({ items: [bill('F-1')] });
    expect(isReceiptOf([line('F-1')], paying(), own)).toBe(true);
    expect(isReceiptOf([line('F-2')], paying(), own)).toBe(false);
    expect(isReceiptOf([line('F-2')], paying())).toBe(true);
  });

  it('is of its bills in any order, with or without their numbers, and of no others with that sum', () => {
    const bills = fc.uniqueArray(
      fc.record({
        number: fc.integer({ min: 1, max: 999_999 }),
        amount: fc.constantFrom(1_000, 2_000),
        company: fc.constantFrom('Agua', 'Luz'),
        isNamed: fc.boolean(),
      }),
      { selector: ({ number }) => number, minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(bills, fc.nat(), (owed, which) => {
        const payment = paying(
          ...owed.map(({ number, amount, company }) => bill(`F-${number}`, amount, company)),
        );
        const lines = owed.map(({ number, amount, company, isNamed }) =>
          line(isNamed ? `F00${number}` : '', amount, company),
        );
        expect(isReceiptOf(lines.toReversed(), payment)).toBe(true);
        const spoilt = lines.with(which % lines.length, line('F-1000000', 1_000, 'Agua'));
        expect(isReceiptOf(spoilt, payment)).toBe(false);
      }),
    );
  });
});
