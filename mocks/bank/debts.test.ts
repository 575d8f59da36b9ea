/** @jest-environment node */
import { createBank } from './bank.ts';
import { consultDebts } from './debts.ts';
import { referenceOf } from './reference.ts';
import { Refusal } from './refusal.ts';
import { sampleIdentifiers } from './samples.ts';
import { billed, openBank, pay, waterDebts } from '../testing/bankFixtures.ts';
import type { IdentifierKind } from './wire.ts';

let transaction = 2026_1120_0000_0000;

function query(
  bank = openBank(),
  ...asked: [contract: string, kind: IdentifierKind, value: string][]
) {
  transaction += 1;
  const contracts = asked.map(([contract, kind, value]) => ({
    contract,
    reference: referenceOf(kind, value),
  }));
  return consultDebts(bank, { idTrxRec: transaction, contracts }).contracts;
}

describe('a debt query', () => {
  it.each(
    sampleIdentifiers.map(
      (sample) => [sample.contractId, sample.value, sample.outcome, sample] as const,
    ),
  )('of %s %s answers: %s', (contractId, value, _outcome, { kind, debts, overdue }) => {
    const [answer] = query(openBank(), [contractId, kind, value]);
    const status = { undefined: 'NOT_FOUND', 0: 'NO_DEBT' }[String(debts)] ?? 'OK';
    expect(answer).toMatchObject({ contract: contractId, status });
    expect(answer?.debts).toHaveLength(debts ?? 0);
    expect(answer?.debts.filter(({ dueDate }) => dueDate < '2026-11-20')).toHaveLength(overdue);
  });

  it('lists the longest overdue first, with whole, positive pesos', () => {
    for (const { contractId, kind, value } of sampleIdentifiers) {
      const debts = query(openBank(), [contractId, kind, value])[0]?.debts ?? [];
      const days = debts.map(({ dueDate }) => dueDate);
      expect(days).toEqual([...days].sort());
      for (const { amount } of debts) expect(Number.isInteger(amount) && amount > 0).toBe(true);
    }
  });

  it('has accounts with 25 and with 2,000 debts', () => {
    const counts = sampleIdentifiers.map(({ debts }) => debts);
    expect(counts).toEqual(expect.arrayContaining([25, 2000]));
  });

  it('answers Total TAG as one contract over four motorways', () => {
    const [answer] = query(openBank(), ['tag-unido-total', 'CLIENT_ID', '12345678-5']);
    const debts = answer?.debts ?? [];
    expect(new Set(debts.map(({ contract }) => contract.id))).toEqual(new Set(['tag-unido-total']));
    expect(new Set(debts.map(({ contract }) => contract.secondId)).size).toBe(4);
    expect(new Set(debts.map(({ company }) => company.id)).size).toBe(4);
  });

  it('finds one account under each of its identifiers, in any spelling', () => {
    const ids = (
      [
        ['SERVICE_ID', '40506070'],
        ['INVOICE_ID', 'f4050607'],
        ['CLIENT_ID', '12.345.678-5'],
      ] as const
    ).map(([kind, value]) =>
      query(openBank(), ['luz-canelo-hogar', kind, value])[0]?.debts.map(({ id }) => id),
    );
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
  });

  it('keeps the order of the request and masks the holder', () => {
    const answers = query(
      openBank(),
      ['luz-canelo-hogar', 'SERVICE_ID', '40506071'],
      ['aguas-lleuque-hogar', 'SERVICE_ID', '99999999'],
      ['aguas-lleuque-hogar', 'SERVICE_ID', '10203040'],
    );
    expect(answers.map(({ contract, holder }) => [contract, holder])).toEqual([
      ['luz-canelo-hogar', 'E*** P***'],
      ['aguas-lleuque-hogar', undefined],
      ['aguas-lleuque-hogar', 'A*** R***'],
    ]);
  });

  it('answers with the limits of the contract beside the debts', () => {
    const [light] = query(openBank(), ['luz-canelo-hogar', 'SERVICE_ID', '40506070']);
    const [water] = query(openBank(), ['aguas-rio-manso-hogar', 'SERVICE_ID', '20304050']);
    expect(light).toMatchObject({ minAmount: 1000, maxAmount: 500_000, maxItems: 10 });
    expect(water).toMatchObject({ maxItems: null });
    expect(water).not.toHaveProperty('minAmount');
  });

  it('lists paid debts, too, if the scenario says so', () => {
    const bank = openBank();
    bank.state.scenario.listsPaid = true;
    const [first, second, ...others] = waterDebts(bank);
    if (first) pay(bank, [first]);
    if (second) pay(bank, [second], 'leavePending');
    const [answer] = query(bank, ['aguas-lleuque-hogar', 'SERVICE_ID', '10203040']);
    expect(answer?.debts).toEqual([first, ...others]);
  });

  it('leaves out paid debts, and debts of a pending payment', () => {
    const bank = openBank();
    const [first, second, third] = waterDebts(bank);
    if (first) pay(bank, [first]);
    if (second) pay(bank, [second], 'leavePending');
    const asked = ['aguas-lleuque-hogar', 'SERVICE_ID', '10203040'] as const;
    expect(query(bank, [...asked])[0]?.debts).toEqual([third]);
    if (third) pay(bank, [third]);
    expect(query(bank, [...asked])[0]).toMatchObject({ status: 'NO_DEBT', debts: [] });
  });

  it.each([
    ['no identifier', {}, 20261120_10000001],
    ['two identifiers', { serviceId: '1', invoiceId: 'F1' }, 20261120_10000001],
    ['a kind the contract lacks', { companyId: 'TAG2040' }, 20261120_10000001],
    ['a transaction of another day', { serviceId: '10203040' }, 20261101_10000001],
    ['a transaction that is too short', { serviceId: '10203040' }, 20261120_1],
  ])('refuses %s', (_what, reference, idTrxRec) => {
    const contracts = [{ contract: 'aguas-lleuque-hogar', reference }];
    expect(() => consultDebts(openBank(), { idTrxRec, contracts })).toThrow(Refusal);
  });

  it('accepts a repeated transaction, but not for another query', () => {
    const bank = openBank();
    const ask = (serviceId: string) =>
      consultDebts(bank, {
        idTrxRec: 20261120_10000009,
        contracts: [{ contract: 'aguas-lleuque-hogar', reference: { serviceId } }],
      });
    expect(ask('10203040')).toEqual(ask('10203040'));
    expect(() => ask('10203041')).toThrow('idTrxRec ya fue usado');
  });
});

describe('the seed', () => {
  it('decides every bill: the same seed and day give the same bills, another seed gives others', () => {
    const bills = (seed: number) => JSON.stringify(waterDebts(openBank(seed)));
    expect(bills(1)).toBe(bills(1));
    expect(bills(2)).not.toBe(bills(1));
  });

  it('dates bills around the day the bank opens', () => {
    const bank = createBank({ now: () => new Date('2027-03-01T12:00:00Z') });
    const days = billed(bank, 'aguas-lleuque-hogar', 'SERVICE_ID', '10203040').map(
      ({ dueDate }) => dueDate,
    );
    expect(days[0]?.slice(0, 7)).toBe('2027-02');
    expect(days[1]?.slice(0, 7)).toBe('2027-03');
  });
});
