/** @jest-environment node */
import { accountDebt, debtAnswer } from '../../test/sampleAccount.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { companyImage, groupItems, toCartItem, totalTagOrigin } from './cartItems.ts';

const water = { name: 'Aguas del Lleuque', image: '/agua.svg' };
const light = { name: 'Luz del Sur', image: '/luz.svg' };

describe('an item of the cart', () => {
  it('has the bank’s fields of its debt, and an account only if it came from one', () => {
    const account = { kind: 'SERVICE_ID', value: '1' } as const;
    const { dueDate: _due, description: _period, ...bare } = accountDebt(1);
    expect(toCartItem(bare)).toMatchObject({ suggestedAccount: false, totalTagAccount: false });
    expect(Object.keys(toCartItem(bare))).not.toContain('account');
    expect(Object.keys(toCartItem(bare))).not.toContain('dueDate');
    expect(Object.keys(toCartItem(bare))).not.toContain('description');
    expect(toCartItem(accountDebt(1), { account })).toMatchObject({
      account,
      dueDate: '2026-11-28',
      description: 'Noviembre 2026',
    });
  });

  it('has a unique id whose first part sorts by time', () => {
    const begun = Date.now();
    const [one, other] = [toCartItem(accountDebt(1)), toCartItem(accountDebt(1))];
    expect(one.debtFrontId).toMatch(/^\d{14}-[\w-]{8}$/);
    expect(one.debtFrontId < other.debtFrontId).toBe(true);
    expect(Number(one.debtFrontId.slice(0, 14))).toBeGreaterThanOrEqual(begun);
    expect(Number(other.debtFrontId.slice(0, 14))).toBeLessThan(begun + 60_000);
  });
});

it('the origin of a TAG names each of its motorways once, and whether more than one debt is owed to it', () => {
  const owedTo = (number: number, id: string) => accountDebt(number, { company: { ...water, id } });
  const answers = [
    debtAnswer([owedTo(1, 'e-1'), owedTo(2, 'e-2')]),
    debtAnswer([owedTo(3, 'e-1')]),
    debtAnswer(),
  ];
  expect(totalTagOrigin(answers)).toEqual({
    totalTagAccount: true,
    companies: [
      { id: 'e-1', duplicateCompanyId: true },
      { id: 'e-2', duplicateCompanyId: false },
    ],
  });
});

describe('the groups of a cart', () => {
  const items = [
    sampleItem({ invoiceId: 'F-1', company: water, contract_name: 'Hogar' }),
    sampleItem({ invoiceId: 'F-2', company: light, contract_name: 'Empresa' }),
    sampleItem({ invoiceId: 'F-3', company: water, contract: { id: 'c-1', secondId: '02' } }),
    sampleItem({ invoiceId: 'F-4', company: water, contract: { id: 'c-2', secondId: '01' } }),
    sampleItem({ invoiceId: 'F-5', company: { ...water, image: '/otra.svg' } }),
  ];

  it('are one for each company and contract, in the order of their first items', () => {
    const groups = groupItems(items);
    expect(groups.map((group) => group.items.map(({ invoiceId }) => invoiceId))).toEqual([
      ['F-1', 'F-5'],
      ['F-2'],
      ['F-3'],
      ['F-4'],
    ]);
    expect(groups.slice(0, 2)).toMatchObject([
      { company: water, contractName: 'Hogar' },
      { company: light, contractName: 'Empresa' },
    ]);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(4);
    expect(groupItems([])).toEqual([]);
  });

  it('show the image of their company, or none of a company that is not among them', () => {
    expect(companyImage(items, 'Luz del Sur')).toBe('/luz.svg');
    expect(companyImage(items, 'Gas')).toBeUndefined();
  });
});
