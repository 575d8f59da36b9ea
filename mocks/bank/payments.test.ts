/** @jest-environment node */
import { setScenario } from './scenarios.ts';
import { demoUser } from './demo.ts';
import { decide } from './paymentPage.ts';
import { findPayments, pageOf, paymentOf, receiptEntries } from './payments.ts';
import { billed, inscribeDebts, openBank, pay, waterDebts } from '../testing/bankFixtures.ts';

describe('the history of the demo payer', () => {
  const payments = findPayments(openBank(), { userId: demoUser });

  it('goes back at least 18 months, newest first', () => {
    const months = new Set(payments.map(({ fecha }) => fecha.slice(0, 7)));
    const instants = payments.map(({ fecha }) => Date.parse(fecha));
    expect(months.size).toBeGreaterThanOrEqual(18);
    expect(instants).toEqual(instants.toSorted((a, b) => b - a));
  });

  it('has paid, rejected and pending payments, some late at night and on both sides of the clock change', () => {
    expect(new Set(payments.map(({ estado }) => estado))).toEqual(
      new Set(['PAGADO', 'RECHAZADO', 'PENDIENTE']),
    );
    expect(payments.some(({ fecha }) => fecha.includes('T23:30:00-03:00'))).toBe(true);
    expect(payments.some(({ fecha }) => fecha.includes('T23:30:00-04:00'))).toBe(true);
  });

  it('has a unique reference for every payment, and totals that are the sums of their accounts', () => {
    expect(new Set(payments.map(({ referencia }) => referencia)).size).toBe(payments.length);
    for (const { total, cuentas } of payments.map(paymentOf)) {
      expect(cuentas.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }
  });

  it('names the motorway that billed each line of a Total TAG', () => {
    const names = payments
      .flatMap((payment) => paymentOf(payment).cuentas)
      .filter(({ totalTagAccount }) => totalTagAccount)
      .map(({ company }) => company.name);
    expect(new Set(names)).toEqual(
      new Set([
        'Autopista del Quillay',
        'Autopista Río Claro',
        'Autopista Los Boldos',
        'Túnel El Peumo',
      ]),
    );
  });

  it('has 5,000 payments in the scenario of long lists', () => {
    const bank = openBank();
    setScenario(bank, { longLists: true });
    expect(findPayments(bank, { userId: demoUser }).length).toBeGreaterThanOrEqual(5000);
  });
});

describe('finding payments', () => {
  it.each([
    [
      { from: '2026-06-01', to: '2026-06-30' },
      ({ fecha }: { fecha: string }) => fecha.startsWith('2026-06'),
    ],
    [{ estado: 'RECHAZADO' }, ({ estado }: { estado: string }) => estado === 'RECHAZADO'],
    [
      { companyId: 'aguas-lleuque' },
      ({ empresa }: { empresa: string }) => empresa === 'Aguas Lleuque',
    ],
  ])('by %j returns those and only those', (filters, fits) => {
    const all = findPayments(openBank(), { userId: demoUser }).map(paymentOf);
    const found = findPayments(openBank(), { userId: demoUser, ...filters }).map(paymentOf);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(all.filter(fits));
  });

  it('counts pages from 1 and returns the total number', () => {
    expect(pageOf([1, 2, 3, 4, 5], 2, 2)).toEqual({ items: [3, 4], total: 5 });
    expect(pageOf([1, 2, 3], 4, 2)).toEqual({ items: [], total: 3 });
  });
});

describe('a comprobante', () => {
  it('has a line per paid account, with COMPANY_ID and one to three other identifiers', () => {
    const entries = receiptEntries(findPayments(openBank(), { userId: demoUser }));
    for (const { identificador } of entries) {
      const [company, ...others] = identificador.content.map(({ id }) => id);
      expect(company).toBe('COMPANY_ID');
      expect(others).not.toContain('COMPANY_ID');
      expect([1, 2, 3]).toContain(others.length);
    }
    const counts = entries.map(({ identificador }) => identificador.content.length);
    expect(new Set(counts)).toEqual(new Set([2, 3, 4]));
  });

  it('shows the company by name and by code, the invoice, the amount and the day', () => {
    const bank = openBank();
    const [debt] = waterDebts(bank);
    const { referencia, fecha } = pay(bank, debt ? [debt] : []);
    expect(receiptEntries(findPayments(bank, { referencia }))).toEqual([
      {
        identificador: {
          content: [
            { id: 'COMPANY_ID', value: '1010' },
            { id: 'SERVICE_ID', value: '10203040' },
          ],
        },
        id_Empresa: { content: 'Aguas Lleuque' },
        id_Id_Servicio: { content: '10203040' },
        id_Id_Cliente: { content: '' },
        id_Id_Documento: { content: debt?.invoiceId },
        id_Total_Pagado: { content: debt?.amount },
        id_Codigo_Empresa: { content: '1010' },
        contract_name: 'Agua potable y alcantarillado',
        fecha,
      },
    ]);
  });

  it('of Total TAG names each motorway, some of them twice', () => {
    const bank = openBank();
    const debts = billed(bank, 'tag-unido-total', 'CLIENT_ID', '12345678-5');
    const { sessionid, referencia } = inscribeDebts(bank, debts);
    decide(bank, sessionid, 'approve');
    const codes = receiptEntries(findPayments(bank, { referencia })).map(
      (entry) => entry.id_Codigo_Empresa.content,
    );
    expect(codes).toHaveLength(9);
    expect(new Set(codes)).toEqual(new Set(['5010', '5020', '5030', '5040']));
  });

  it.each(['reject', 'leavePending'] as const)('does not exist after %s', (choice) => {
    const bank = openBank();
    const { referencia } = pay(bank, waterDebts(bank), choice);
    expect(receiptEntries(findPayments(bank, { referencia }))).toEqual([]);
  });
});
