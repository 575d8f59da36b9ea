/** @jest-environment node */
import * as fc from 'fast-check';
import { sumPesos } from '../../lib/money.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { samplePayment } from '../../test/sampleReceipt.ts';
import { statementCsv, statementFile, statementPeriod } from './statement.ts';

describe('the period of a statement', () => {
  const today = '2026-11-21';
  it.each([
    ['nothing', { from: '', to: '' }, { from: '2025-12-01', to: '2026-11-21' }],
    [
      'both days',
      { from: '2026-01-05', to: '2026-02-06' },
      { from: '2026-01-05', to: '2026-02-06' },
    ],
    ['a beginning', { from: '2024-01-05', to: '' }, { from: '2024-01-05', to: '2026-11-21' }],
    ['an end', { from: '', to: '2026-01-31' }, { from: '2025-02-01', to: '2026-01-31' }],
  ])('with %s chosen', (_name, chosen, period) => {
    expect(statementPeriod(chosen, today)).toEqual(period);
  });

  it('is in the name of its file', () => {
    const period = { from: '2025-12-01', to: '2026-11-21' };
    expect(statementFile(period, 'csv')).toBe('cartola-2025-12-01-2026-11-21.csv');
    expect(statementFile(period, 'pdf')).toBe('cartola-2025-12-01-2026-11-21.pdf');
  });
});

describe('the statement as CSV', () => {
  const linesOf = (csv: string) => csv.slice(1).trimEnd().split('\r\n');

  it('is marked as UTF-8, and has a row for each paid account', () => {
    const csv = statementCsv([
      samplePayment({
        items: [
          sampleItem({ invoiceId: 'F-1', amount: 25_990, contract_name: 'Hogar, norte' }),
          sampleItem({ invoiceId: 'F-2', amount: 10 }),
        ],
      }),
      samplePayment({
        reference: 'R-2',
        status: 'rejected',
        items: [sampleItem({ invoiceId: 'F-3' })],
      }),
    ]);
    expect(csv.codePointAt(0)).toBe(0xfeff);
    expect(linesOf(csv)).toEqual([
      'Fecha;Referencia;Empresa;Servicio;Factura;Estado;Monto',
      `2026-11-20;'20261120000001;Aguas del Lleuque;"Hogar, norte";F-1;Pagado;25990`,
      `2026-11-20;'20261120000001;Aguas del Lleuque;Hogar;F-2;Pagado;10`,
      '2026-11-20;R-2;Aguas del Lleuque;Hogar;F-3;Rechazado;25990',
    ]);
  });

  it.each([
    ['ANULADO', 'Anulado'],
    ['EN_REVISION', 'En revision'],
    ['=SUM(A1)', "'=sum(a1)"],
  ])('has an unknown status in the bank’s own word: %s', (word, text) => {
    const csv = statementCsv([samplePayment({ status: 'other', statusWord: word })]);
    expect(linesOf(csv)[1]).toContain(`;${text};25990`);
  });

  it.each([
    ['2026-11-30T23:30:00-03:00', '2026-11-30'],
    ['2026-04-04T23:30:00-04:00', '2026-04-04'],
    ['2026-12-01T02:30:00Z', '2026-11-30'],
    ['2026-12-01T02:30:00+00:00', '2026-11-30'],
  ])('keeps a payment at %s on its day', (date, day) => {
    expect(linesOf(statementCsv([samplePayment({ date })]))[1]).toMatch(new RegExp(`^${day};`));
  });

  it('T17 keeps hostile texts on their line, short, and inert', () => {
    const company = { name: '=HYPERLINK("http://x")', image: '' };
    const items = [
      sampleItem({ company, contract_name: '\u202E@SUM(A1)', invoiceId: '+1\r\n=2' }),
      sampleItem({ company: { name: 'x'.repeat(10_000), image: '' }, contract_name: '\t-1' }),
    ];
    const csv = statementCsv([samplePayment({ reference: '-1', items })]);
    const [, first = '', second = ''] = linesOf(csv);
    expect(linesOf(csv)).toHaveLength(3);
    expect(first).toContain(`'-1;"'=HYPERLINK(""http://x"")";'@SUM(A1);'+1 =2;Pagado`);
    expect(second.length).toBeLessThan(250);
    expect(second).toContain(";'-1;");
  });

  it('T05 adds up to the paid amounts', () => {
    const amounts = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(amounts), (payments) => {
        const csv = statementCsv(
          payments.map((each) =>
            samplePayment({ items: each.map((amount) => sampleItem({ amount })) }),
          ),
        );
        const written = linesOf(csv)
          .slice(1)
          .map((line) => Number(line.split(';').at(-1)));
        expect(sumPesos(written)).toBe(sumPesos(payments.flat()));
      }),
    );
  });
});
