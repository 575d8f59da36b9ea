/** @jest-environment node */
import { sampleItem } from '../../test/sampleItem.ts';
import { paymentsOf, queueEntries, splitPayments } from './queueEntries.ts';

const light = { name: 'Luz del Sur', image: '/luz.svg' };
const road = { name: 'Autopista Norte', image: '/norte.svg' };

describe('the queue', () => {
  it('has a payment for each contract, in the order of their first bills', () => {
    const [first, second, third] = [
      sampleItem({ amount: 1000, contract_name: 'Hogar' }),
      sampleItem({ amount: 2000, contract: { id: 'c-2', secondId: '01' }, company: light }),
      sampleItem({ amount: 3000, contract: { id: 'c-1', secondId: '02' } }),
    ] as const;
    expect(queueEntries([first, second, third])).toEqual([
      {
        contractId: 'c-1',
        name: 'Aguas del Lleuque',
        image: '/m.svg',
        contractName: 'Hogar',
        bills: [first, third],
        total: 4000,
      },
      {
        contractId: 'c-2',
        name: 'Luz del Sur',
        image: '/luz.svg',
        contractName: 'Hogar',
        bills: [second],
        total: 2000,
      },
    ]);
    expect(queueEntries([])).toEqual([]);
  });

  it.each([
    ['its contract', 'Total TAG', 'Total TAG'],
    ['its first company, where the contract has no name', '', 'Autopista Norte'],
  ])('is named after %s and has no image if it is of several companies', (_, named, name) => {
    const bills = [road, light].map((company) => sampleItem({ company, contract_name: named }));
    expect(queueEntries(bills)).toMatchObject([{ name, image: '', contractName: named }]);
  });
});

describe('the payments of an entry', () => {
  const bills = (count: number, maxItems: number) =>
    Array.from({ length: count }, (_, nth) => sampleItem({ id: `d-${nth}`, maxItems }));

  it('have as many bills as the contract allows, in their order', () => {
    const [a, b, c, d, e] = bills(5, 2);
    expect(splitPayments([a, b, c, d, e].flatMap((bill) => bill ?? []))).toEqual([
      [a, b],
      [c, d],
      [e],
    ]);
    expect(splitPayments([])).toEqual([]);
  });

  it('take a bill that is listed twice apart', () => {
    const [bill, other] = bills(2, 5);
    if (!bill || !other) throw new Error('Two bills are needed');
    expect(splitPayments([bill, bill, other])).toEqual([[bill, other], [bill]]);
  });

  it('begin with the items of the same contract in the cart', () => {
    const [held, first, second] = bills(3, 2);
    const foreign = sampleItem({ contract: { id: 'c-2', secondId: '01' } });
    const [entry] = queueEntries([first, second].flatMap((bill) => bill ?? []));
    if (!held || !entry) throw new Error('There is no entry');
    expect(paymentsOf(entry, [foreign, held])).toEqual([[held, first], [second]]);
    expect(paymentsOf(entry)).toEqual([[first, second]]);
  });
});
