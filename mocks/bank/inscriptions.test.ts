/** @jest-environment node */
import * as fc from 'fast-check';
import { createIdempotencyKey } from '../../src/lib/dates/ids.ts';
import { itemOf } from '../testing/make.ts';
import { setScenario } from './scenarios.ts';
import { findInscription, inscribe, registerPayerEmail } from './inscriptions.ts';
import { decide, paymentPage, settleDue, settlePending } from './paymentPage.ts';
import type { Choice } from './paymentPage.ts';
import { findPayments, paymentOf } from './payments.ts';
import { billed, inscribeDebts, openBank, pay, waterDebts } from '../testing/bankFixtures.ts';

const portal = 'https://portal.cl';

describe('an inscription', () => {
  it.each(['approve', 'reject', 'leavePending', 'abandon'] as const)(
    'T01 is returned again for its key, in any order of items, also after %s',
    (choice) => {
      const bank = openBank();
      const debts = waterDebts(bank);
      const key = createIdempotencyKey();
      const first = inscribeDebts(bank, debts, '', key);
      decide(bank, first.sessionid, choice);
      expect(inscribeDebts(bank, debts.toReversed(), '', key)).toBe(first);
    },
  );

  it('is refused for its key with other items, or with another payer', () => {
    const bank = openBank();
    const debts = waterDebts(bank);
    const key = createIdempotencyKey();
    inscribeDebts(bank, debts, '', key);
    const used = 'Esta clave ya se usó para otro pago.';
    expect(() => inscribeDebts(bank, debts.slice(1), '', key)).toThrow(used);
    expect(() => inscribeDebts(bank, debts, 'u-1', key)).toThrow(used);
  });

  it('T39 of another guest for the same bills has its own reference, page and key', () => {
    const bank = openBank();
    const [one, other] = [
      inscribeDebts(bank, waterDebts(bank)),
      inscribeDebts(bank, waterDebts(bank)),
    ];
    for (const secret of ['referencia', 'sessionid', 'codigoCarro'] as const) {
      expect(one[secret]).not.toBe(other[secret]);
    }
    decide(bank, one.sessionid, 'approve');
    expect(paymentPage(bank, other.sessionid).state).toBe('paid');
    expect(() => decide(bank, other.sessionid, 'approve')).toThrow(/ya fue pagada/);
  });

  it('is returned again to a payer with the same open items, whatever the key, which may be another device’s', () => {
    const bank = openBank();
    const debts = waterDebts(bank);
    const first = inscribeDebts(bank, debts, 'u-1');
    const key = createIdempotencyKey();
    expect(inscribeDebts(bank, debts.toReversed(), 'u-1', key)).toBe(first);
    expect(inscribeDebts(bank, debts.slice(1), 'u-1').referencia).not.toBe(first.referencia);
    expect(inscribeDebts(bank, debts, 'u-2').referencia).not.toBe(first.referencia);
    decide(bank, first.sessionid, 'reject');
    expect(inscribeDebts(bank, debts, 'u-1', key)).toBe(first);
    expect(inscribeDebts(bank, debts, 'u-1').referencia).not.toBe(first.referencia);
  });

  it('is new after a rejected payment', () => {
    const bank = openBank();
    const rejected = pay(bank, waterDebts(bank), 'reject');
    expect(inscribeDebts(bank, waterDebts(bank)).referencia).not.toBe(rejected.referencia);
  });

  it.each([
    ['costs something else', { amount: 1 }, /El monto de la deuda F-\d+ cambió/],
    ['is not known', { id: 'd-otra' }, /no existe en el banco/],
    ['has another invoice', { invoiceId: 'F-1' }, /F-1 no existe en el banco/],
    [
      'has another contract',
      { contract: { id: 'gas-ulmo-medidor', secondId: '01' } },
      /es de otro convenio/,
    ],
  ])('is refused when a debt %s', (_what, change, message) => {
    const bank = openBank();
    const debts = waterDebts(bank).slice(0, 1).map(itemOf);
    const changed = debts.map((item) => Object.assign(item, change));
    expect(() =>
      inscribe(bank, { userId: '', debts: changed, portal, key: createIdempotencyKey() }),
    ).toThrow(message);
  });

  it.each(['approve', 'leavePending'] as const)('is refused for a debt after %s', (choice) => {
    const bank = openBank();
    pay(bank, waterDebts(bank).slice(0, 1), choice);
    expect(() => inscribeDebts(bank, waterDebts(bank))).toThrow(
      /ya fue pagada o tiene un pago en curso/,
    );
  });

  it('has debts of one contract only, each once', () => {
    const bank = openBank();
    const water = waterDebts(bank);
    const gas = billed(bank, 'gas-tamarugo-red', 'SERVICE_ID', '70809010');
    expect(() => inscribeDebts(bank, [...water, ...gas])).toThrow(
      'Un pago lleva deudas de un solo convenio.',
    );
    expect(() => inscribeDebts(bank, [...water, ...water])).toThrow('Una deuda aparece dos veces');
  });

  it.each([
    [
      'universidad-litoral-sur-arancel',
      'CLIENT_ID',
      '19283746-4',
      11,
      'Este convenio admite hasta 10 deudas',
    ],
    ['aguas-rio-manso-hogar', 'SERVICE_ID', '20304050', 6, 'Este convenio admite hasta 5 deudas'],
    ['cable-zorzal-hogar', 'CLIENT_ID', '7654321-6', 4, 'Este convenio admite hasta 3 deudas'],
  ] as const)('keeps the limits of %s', (contractId, kind, value, count, message) => {
    const bank = openBank();
    const debts = billed(bank, contractId, kind, value);
    expect(() => inscribeDebts(bank, debts.slice(0, count))).toThrow(message);
    expect(() => inscribeDebts(bank, debts.slice(0, count - 1))).not.toThrow();
  });

  it('keeps the e-mail of the payer, or the registered one', () => {
    const bank = openBank();
    const own = inscribeDebts(bank, waterDebts(bank), 'u-1');
    expect(own.correo).toBe('pagador@ejemplo.cl');
    registerPayerEmail(bank, own.sessionid, 'otro@ejemplo.cl');
    expect(findInscription(bank, own.sessionid).correo).toBe('otro@ejemplo.cl');
  });
});

describe('the payment page', () => {
  it('shows the bills, and returns to the portal with only the reference', () => {
    const bank = openBank();
    const { sessionid, referencia, total } = inscribeDebts(bank, waterDebts(bank));
    expect(paymentPage(bank, sessionid)).toMatchObject({
      merchant: 'Aguas Lleuque',
      total,
      state: 'open',
      returnUrl: `https://portal.cl/resultadoPago?referencia=${referencia}`,
    });
  });

  it.each([
    ['approve', 'PAGADO'],
    ['reject', 'RECHAZADO'],
    ['leavePending', 'PENDIENTE'],
    ['abandon', undefined],
  ] as const)('after %s the payment is %s', (choice, estado) => {
    const bank = openBank();
    const { referencia } = pay(bank, waterDebts(bank), choice);
    expect(findPayments(bank, { referencia })[0]?.estado).toBe(estado);
  });

  it('is decided once: later choices change nothing', () => {
    const bank = openBank();
    const { sessionid } = pay(bank, waterDebts(bank), 'reject');
    decide(bank, sessionid, 'approve');
    expect(findInscription(bank, sessionid).estado).toBe('RECHAZADO');
    expect(paymentPage(bank, sessionid).state).toBe('closed');
  });

  it('does not charge a debt that another payment has paid meanwhile', () => {
    const bank = openBank();
    const all = inscribeDebts(bank, waterDebts(bank));
    pay(bank, waterDebts(bank).slice(0, 1));
    expect(paymentPage(bank, all.sessionid).state).toBe('paid');
    expect(() => decide(bank, all.sessionid, 'approve')).toThrow(/ya fue pagada/);
  });

  it('settles a pending payment after the scenario’s time', () => {
    const bank = openBank();
    const { referencia } = pay(bank, waterDebts(bank), 'leavePending');
    const estado = () => findPayments(bank, { referencia })[0]?.estado;
    bank.pass(19);
    settleDue(bank);
    expect(estado()).toBe('PENDIENTE');
    bank.pass(1);
    settleDue(bank);
    expect(estado()).toBe('PAGADO');
  });

  it('waits for the console if the scenario sets no time', () => {
    const bank = openBank();
    setScenario(bank, { pendingSeconds: null });
    const { referencia } = pay(bank, waterDebts(bank), 'leavePending');
    bank.pass(1_000_000);
    settleDue(bank);
    expect(findPayments(bank, { referencia })[0]?.estado).toBe('PENDIENTE');
    settlePending(bank, 'RECHAZADO', referencia);
    expect(findPayments(bank, { referencia })[0]?.estado).toBe('RECHAZADO');
  });

  it.each([
    ['rejected', 'RECHAZADO'],
    ['pending', 'PENDIENTE'],
    ['approved', 'PAGADO'],
  ] as const)('a scenario makes every decision %s', (payment, estado) => {
    const bank = openBank();
    setScenario(bank, { payment });
    const { referencia } = pay(bank, waterDebts(bank), 'approve');
    expect(findPayments(bank, { referencia })[0]?.estado).toBe(estado);
  });

  it('T01 charges no debt twice, in any order of inscriptions and decisions', () => {
    const choice = fc.constantFrom<Choice>('approve', 'reject', 'leavePending', 'abandon');
    const step = fc.record({
      debts: fc.subarray([0, 1, 2], { minLength: 1 }),
      choice,
      user: fc.constantFrom('', 'u-1'),
      wait: fc.nat(30),
    });
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 30 }),
        fc.array(fc.nat(), { maxLength: 30 }),
        (steps, late) => {
          const bank = openBank();
          const water = waterDebts(bank);
          const attempt = (work: () => void) => {
            try {
              work();
            } catch {
              // A refused step charges nothing, so the next steps can go on.
            }
          };
          const decideLate = (index: number) => {
            const open = bank.state.inscriptions[index % bank.state.inscriptions.length];
            if (open) decide(bank, open.sessionid, 'approve');
          };
          for (const [index, { debts, choice: chosen, user, wait }] of steps.entries()) {
            attempt(() => {
              const picked = water.filter((_, place) => debts.includes(place));
              decide(bank, inscribeDebts(bank, picked, user).sessionid, chosen);
            });
            attempt(() => decideLate(late[index] ?? 0));
            bank.pass(wait);
            settleDue(bank);
          }
          const charged = findPayments(bank, { from: '2026-11-20' })
            .filter(({ estado }) => estado !== 'RECHAZADO')
            .flatMap((payment) => paymentOf(payment).cuentas.map(({ id }) => id));
          expect(new Set(charged).size).toBe(charged.length);
        },
      ),
    );
  });
});
