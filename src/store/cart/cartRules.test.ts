/** @jest-environment node */
import { sampleItem } from '../../test/sampleItem.ts';
import {
  brokenLimitOf,
  emptyCart,
  limitMessage,
  maxItemsOf,
  refusalMessages,
  refusalOf,
  refusalOfDebt,
} from './cartRules.ts';

const item = (invoiceId: string, contract = 'c-1') =>
  sampleItem({ invoiceId, contract: { id: contract, secondId: '01' } });
const held = [item('F-1'), item('F-2')];

describe('contradictory limits', () => {
  it('block every total, and the message has the bank’s limits', () => {
    const limit = brokenLimitOf({
      ...emptyCart,
      items: [sampleItem()],
      minAmount: 50_000,
      maxAmount: 10_000,
    });
    expect(limit).toEqual({ kind: 'contradiction', min: 50_000, max: 10_000 });
    expect(limit && limitMessage(limit)).toContain('un mínimo de $ 50.000 y un máximo de $ 10.000');
  });
});

describe('a new item', () => {
  it.each([
    ['enters the cart when there is room', 10, item('F-3'), undefined],
    ['is refused when the cart is full', 2, item('F-3'), 'FULL'],
    ['is refused a second time', 10, item('F-1'), 'DUPLICATE'],
    ['is refused beside items of another contract', 10, item('F-3', 'c-2'), 'OTHER_CONTRACT'],
    ['is refused a second time, also under another contract', 10, item('F-1', 'c-2'), 'DUPLICATE'],
  ])('%s', (_name, maxItems, candidate, refusal) => {
    expect(refusalOf({ items: held, maxItems }, candidate)).toBe(refusal);
  });

  it('of another motorway of the same contract enters the cart', () => {
    const motorway = sampleItem({ contract: { id: 'c-1', secondId: '02' } });
    expect(refusalOf({ items: held, maxItems: 10 }, motorway)).toBeUndefined();
  });

  it('of any contract enters an empty cart', () => {
    expect(refusalOf({ items: [], maxItems: 1 }, item('F-9', 'c-9'))).toBeUndefined();
  });

  it('is refused with the message of its rule', () => {
    expect(refusalMessages).toMatchObject({
      FULL: 'No es posible agregar más registros al carro de pago.',
      DUPLICATE: 'La cuenta ya se encuentra agregada en el carro de compras.',
      OTHER_CONTRACT: 'Solo puedes agregar cuentas asociadas a un mismo convenio.',
    });
  });
});

describe('a debt', () => {
  it.each([
    ['gives the cart of its contract a new maximum', 2, item('F-3'), 3, undefined],
    [
      'gives the cart of its contract a smaller maximum, too, which may refuse it',
      10,
      item('F-3'),
      2,
      'FULL',
    ],
    [
      'is refused by the cart of another contract if that is full by its own maximum',
      2,
      item('F-3', 'c-2'),
      10,
      'FULL',
    ],
    [
      'does not give the cart of another contract its maximum',
      10,
      item('F-3', 'c-2'),
      1,
      'OTHER_CONTRACT',
    ],
  ])('%s', (_name, own, candidate, maxItems, refusal) => {
    expect(refusalOfDebt({ items: held, maxItems: own }, candidate, { maxItems })).toBe(refusal);
  });
});

describe('the maximum of a cart', () => {
  it.each([
    ['absent', {}, 10],
    ['empty', { maxItems: null }, 5],
    ['none at all', { maxItems: 0 }, 5],
    ['a number', { maxItems: 25 }, 25],
  ])('that is %s', (_name, limits, maximum) => {
    expect(maxItemsOf(limits)).toBe(maximum);
  });
});

describe('a total', () => {
  const cartOf = (amount: number, limits = {}) => ({
    ...emptyCart,
    items: [sampleItem({ amount })],
    ...limits,
  });

  it.each([
    [1000, { minAmount: 1000, maxAmount: 1000 }, undefined],
    [999, { minAmount: 1000 }, { kind: 'min', amount: 1000 }],
    [1001, { maxAmount: 1000 }, { kind: 'max', amount: 1000 }],
    [0, {}, undefined],
    [2 ** 53, {}, { kind: 'inexact' }],
  ])('of %d under %p breaks %p', (amount, limits, broken) => {
    expect(brokenLimitOf(cartOf(amount, limits))).toEqual(broken);
  });

  it('that may not be paid has the limit that it breaks', () => {
    expect(limitMessage({ kind: 'min', amount: 1000 })).toBe(
      'El pago mínimo de este convenio es de $ 1.000. Agrega otra deuda para alcanzarlo.',
    );
    expect(limitMessage({ kind: 'max', amount: 500_000 })).toBe(
      'El pago máximo de este convenio es de $ 500.000. Quita deudas del carro para no superarlo.',
    );
    expect(limitMessage({ kind: 'inexact' })).toContain('demasiado grande');
  });
});
